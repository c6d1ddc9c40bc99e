import type { Spot } from '../reading/spot.js';
import type { Reading } from '../reading/text-builder.js';
import type { Glyph } from '../text/glyph.js';
import { isBeside } from './pieces.js';

/** Glyphs of one text operator, from one to the last one, and what comes behind them there. */
interface Stretch {
  readonly from: Glyph;
  last: Glyph;
  readonly until: Glyph | undefined;
}

/** Letters that stand together behind a hit. All of a document's wait at once, so single glyphs are not kept. */
export interface Follower {
  readonly stretches: readonly Stretch[];
  /** Width of the blank before it that can be spared, in points; 0 for what follows the hit without one. */
  readonly spare: number;
}

/** Words that may move a little to make room, or to close a hole. */
const MOST_WORDS = 8;
/** Glyphs that show nothing; a line end, or nothing at all, may be what a file wrongly says of a letter. */
const BLANKS = /^[ \t\u00a0\u2000-\u200b\u3000]+$/;
/** In font sizes: less is no blank, more is no blank between words. */
const BLANK = { least: 0.15, kept: 0.18, most: 0.9 } as const;

/** What stands behind a hit on its line. */
export interface Followers {
  readonly tail: Follower | undefined;
  readonly words: readonly Follower[];
  readonly rest: Follower | undefined;
}

/** What follows on the line behind the spot before an index: what has no blank before it, word by word, and all the rest. */
export function followersOf({ spots }: Reading, from: number): Followers {
  let tail: Follower | undefined;
  const words: Follower[] = [];
  let last = spots[from - 1];
  let word: Spot[] = [];
  let gap = 0;
  const close = (behind: Spot | undefined): void => {
    const [first] = word;
    if (first === undefined) return;
    const follower = followerOf(word, behind, gap - BLANK.kept * first.size);
    if (gap === 0) tail = follower;
    else words.push(follower);
    word = [];
  };
  let index = from;
  for (; words.length < MOST_WORDS; index++) {
    const spot = spots[index];
    if (spot !== undefined && BLANKS.test(spot.glyph.text) && isBeside(last ?? spot, spot)) continue;
    const space = spot === undefined || last === undefined ? Number.NaN : gapBetween(last, spot);
    if (spot === undefined || !(space > -0.3 && space < BLANK.most)) break;
    if (space >= BLANK.least) {
      close(spot);
      gap = space * spot.size;
    }
    word.push(spot);
    last = spot;
  }
  close(spots[index]);
  return { tail, words, rest: restOf(spots, index, last) };
}

/** What follows up to the end of the line, or to a gap between cells. */
function restOf(spots: readonly Spot[], from: number, before: Spot | undefined): Follower | undefined {
  const rest: Spot[] = [];
  let last = before;
  for (let index = from; index < spots.length; index++) {
    const spot = spots[index];
    if (spot === undefined || (last !== undefined && !isBeside(last, spot))) break;
    if (BLANKS.test(spot.glyph.text)) continue;
    const space = last === undefined ? Number.NaN : gapBetween(last, spot);
    if (!(space > -0.3 && space < BLANK.most)) break;
    rest.push(spot);
    last = spot;
  }
  return rest.length === 0 ? undefined : followerOf(rest, undefined, 0);
}

const followerOf = (word: readonly Spot[], behind: Spot | undefined, spare: number): Follower => ({
  stretches: stretchesOf(word, behind),
  spare: Math.max(0, spare),
});

/** In font sizes; not a number where the two do not stand on one line. */
function gapBetween(last: Spot, next: Spot): number {
  return isBeside(last, next) ? (next.from - last.to) / Math.max(last.size, next.size) : Number.NaN;
}

function stretchesOf(word: readonly Spot[], behind: Spot | undefined): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { glyph } of word) {
    const open = stretches[stretches.length - 1];
    if (open?.from.run === glyph.run) open.last = glyph;
    else
      stretches.push({ from: glyph, last: glyph, until: behind?.glyph.run === glyph.run ? behind.glyph : undefined });
  }
  return stretches;
}
