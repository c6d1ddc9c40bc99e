import { isBlank } from '../text/characters.js';
import type { Segment } from './segments.js';
import type { Spot } from './spot.js';

/** A word of a line. */
export interface Word {
  /** Indexes of its spots in the line. */
  readonly first: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  /** True if it is drawn by another operator than the word before it. */
  readonly isApart: boolean;
}

/** A line with its words, in visual order. */
export interface WordLine {
  readonly spots: readonly Spot[];
  readonly words: readonly Word[];
  readonly base: number;
  readonly size: number;
}

/** Minimum gap between words without a glyph for it, and maximum step back within one, in font sizes. */
const GAP = { blank: 0.17, back: 0.4 } as const;

/** The words of a row of segments. */
export function wordsOf(row: readonly Segment[]): WordLine {
  const spots = row.flatMap((segment) => segment.spots);
  const words: Word[] = [];
  let first = -1;
  let last: Spot | undefined;
  const close = (end: number): void => {
    if (first >= 0) words.push(wordAt(spots, first, end, words.at(-1)));
    first = -1;
  };
  spots.forEach((spot, at) => {
    if (isBlank(spot.glyph.text)) close(at);
    else {
      if (first >= 0 && last !== undefined && separates(last, spot)) close(at);
      if (first < 0) first = at;
      last = spot;
    }
  });
  close(spots.length);
  const tallest = row.reduce((most, segment) => (segment.size > most.size ? segment : most), row[0] ?? NOTHING);
  return { spots, words, base: tallest.base, size: tallest.size };
}

const NOTHING = { base: 0, size: 1 };

function separates(last: Spot, next: Spot): boolean {
  const gap = (next.from - last.to) / Math.max(last.size, next.size);
  return gap > GAP.blank || gap < -GAP.back;
}

function wordAt(spots: readonly Spot[], first: number, end: number, before: Word | undefined): Word {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = first; at < end; at++) {
    from = Math.min(from, spots[at]?.from ?? from, spots[at]?.to ?? from);
    to = Math.max(to, spots[at]?.from ?? to, spots[at]?.to ?? to);
  }
  const isApart = before === undefined || spots[before.end - 1]?.glyph.run !== spots[first]?.glyph.run;
  return { first, end, from, to, isApart };
}
