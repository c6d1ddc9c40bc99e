import type { PieceWord } from './pieces.js';

/** Words that are read at once, and those of them whose labels count; the others are there for what they tell of these. */
export interface Window {
  /** The first word that is read, and the one behind the last. */
  readonly from: number;
  readonly to: number;
  /** The first word whose label counts, and the one behind the last. */
  readonly first: number;
  readonly last: number;
}

/** Pieces that two windows share where a line is longer than a window: each label then comes from the window that sees more around it. */
const SHARED = 32;

/**
 * Cuts words into windows: behind a line where one ends in the second half, else anywhere, and then the next one begins earlier.
 * @param most pieces of a window
 */
export function windowsOf(words: readonly PieceWord[], most: number): Window[] {
  const out: Window[] = [];
  let from = 0;
  let first = 0;
  while (first < words.length) {
    const { end, line } = reach(words, from, most);
    if (end >= words.length || line > first) {
      const to = end >= words.length ? words.length : line;
      out.push({ from, to, first, last: to });
      from = first = to;
      continue;
    }
    const next = Math.max(back(words, end, SHARED), first + 1);
    const middle = Math.max(first + 1, (next + end) >> 1);
    out.push({ from, to: end, first, last: middle });
    from = Math.min(next, middle);
    first = middle;
  }
  return out;
}

/** The word behind the last that a window from `from` can hold, and the last begin of a line in its second half; 0 if there is none. */
function reach(words: readonly PieceWord[], from: number, most: number): { end: number; line: number } {
  let count = 0;
  let end = from;
  let line = 0;
  for (; end < words.length; end++) {
    const word = words[end];
    if (word === undefined) break;
    if (word.startsLine && count > most / 2) line = end;
    if (count + word.ids.length > most && end > from) break;
    count += word.ids.length;
  }
  return { end, line };
}

/** The word that begins about `pieces` pieces before another. */
function back(words: readonly PieceWord[], end: number, pieces: number): number {
  let at = end;
  for (let count = 0; at > 0 && count < pieces; at--) count += words[at - 1]?.ids.length ?? 0;
  return at;
}
