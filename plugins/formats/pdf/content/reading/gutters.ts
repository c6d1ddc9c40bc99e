import { largest } from '../../../../../kit/index.js';
import type { Word, WordLine } from './words.js';

/** A blank strip from the top of some lines to their bottom. In points. */
export interface Gutter {
  readonly from: number;
  readonly to: number;
}

/** In font sizes: minimum width of a gutter, and of the first one that shows that there are columns. */
const WIDTH = { least: 0.45, first: 0.6 } as const;
/** From this number of lines on, one in eight may cross a gutter. */
const MIN_TOLERANT = 4;

const isInner = ({ from, to }: Gutter): boolean => Number.isFinite(from) && Number.isFinite(to);

/** The gutters that are between words; the others are beside all of them. */
export const inner = (gutters: readonly Gutter[]): Gutter[] => gutters.filter(isInner);

/** The gaps of one line that may be gutters, and the blank strips on both sides of it. */
export function gapsOf({ words, size }: WordLine): Gutter[] {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return [];
  const gutters: Gutter[] = [{ from: Number.NEGATIVE_INFINITY, to: first.from }];
  words.forEach((word, i) => {
    const next = words[i + 1];
    if (next !== undefined && next.from - word.to >= WIDTH.first * size) gutters.push({ from: word.to, to: next.from });
  });
  return [...gutters, { from: largest(words.map(({ to }) => to)), to: Number.POSITIVE_INFINITY }];
}

/** What the words of another line leave of gutters. */
export function narrowed(gutters: readonly Gutter[], { words, size }: WordLine): Gutter[] {
  const least = WIDTH.least * size;
  return gutters.flatMap((gutter) => {
    const left: Gutter[] = [];
    let from = gutter.from;
    for (const word of words) {
      if (word.to <= from || word.from >= gutter.to) continue;
      if (word.from - from >= least) left.push({ from, to: word.from });
      from = Math.max(from, word.to);
    }
    return gutter.to - from >= least ? [...left, { from, to: gutter.to }] : left;
  });
}

/** Number of gutters between words of which nothing is left. */
export const lostOf = (before: readonly Gutter[], after: readonly Gutter[]): number =>
  inner(before).filter((one) => !after.some(({ from, to }) => from >= one.from && to <= one.to)).length;

/**
 * The gutters of some lines. A word that is too long for its column, such as a title, hides a gutter in its line only.
 */
export function guttersOf(lines: readonly WordLine[]): Gutter[] {
  const most = lines.length < MIN_TOLERANT ? 0 : Math.max(1, Math.floor(lines.length / 8));
  const size = largest(lines.map((line) => line.size));
  const edges = lines.flatMap(({ words }) =>
    words.flatMap(({ from, to }) => [
      { at: from, by: 1 },
      { at: to, by: -1 },
    ]),
  );
  edges.sort((a, b) => a.at - b.at || b.by - a.by);
  const found: Gutter[] = [];
  let covered = 0;
  let open: number | undefined;
  for (const { at, by } of edges) {
    covered += by;
    if (covered > most && open !== undefined) {
      if (at - open >= WIDTH.least * size) found.push({ from: open, to: at });
      open = undefined;
    } else if (covered <= most && open === undefined) open = at;
  }
  const begins = edges.find(({ by }) => by === 1)?.at ?? 0;
  return found.filter(({ from, to }) => from > begins && divides(lines, from, to));
}

/** True if at least two lines have words on both sides. */
const divides = (lines: readonly WordLine[], from: number, to: number): boolean =>
  lines.filter(
    ({ words }) =>
      words.some((word) => word.to <= (from + to) / 2) && words.some((word) => word.from >= (from + to) / 2),
  ).length > 1;

/** True if the gap before a word is wide enough for a gutter. */
export const isWide = (last: Word, next: Word, size: number): boolean => next.from - last.to >= WIDTH.least * size;
