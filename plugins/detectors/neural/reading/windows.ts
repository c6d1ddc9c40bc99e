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

/** Pieces that a window reads on either side of its own words, unless a line begins there. */
const CONTEXT = 16;

/**
 * Cuts words into windows that are at least half full. Where to cut is decided by the words on both sides, so that a text has the same windows whatever stands
 * before it, apart from the first few: at the begin of a line if there is one, else anywhere, and then both windows read some words of the other.
 * @param most pieces of a window
 */
export function windowsOf(words: readonly PieceWord[], most: number): Window[] {
  const context = Math.min(CONTEXT, most >> 2);
  const out: Window[] = [];
  let from = 0;
  let first = 0;
  while (first < words.length) {
    const last = cutBehind(words, { from, first, most, context });
    const startsLine = words[last]?.startsLine ?? true;
    // Only beside a word of nearly a window's length there is less room.
    const room = (begin: number, end: number): number =>
      startsLine ? 0 : Math.min(context, most - piecesOf(words, begin, end));
    out.push({ from, to: ahead(words, last, room(from, last)), first, last });
    from = back(words, last, room(last, last + 1));
    first = last;
  }
  return out;
}

interface Open {
  readonly from: number;
  readonly first: number;
  readonly most: number;
  readonly context: number;
}

/** The word that the next window begins with. */
function cutBehind(words: readonly PieceWord[], { from, first, most, context }: Open): number {
  let line = { at: 0, rank: -1 };
  let any = { at: first + 1, rank: -1 };
  let count = 0;
  for (let at = from; at < words.length; at++) {
    if (at > first && count > most >> 1) {
      const rank = rankOf(words, at);
      if (words[at]?.startsLine && rank >= line.rank) line = { at, rank };
      if (count <= most - context && rank >= any.rank) any = { at, rank };
    }
    count += words[at]?.ids.length ?? 0;
    if (count > most && at > first) return line.rank < 0 ? any.at : line.at;
  }
  return words.length;
}

/** A number that the words around a cut give it by chance: of all possible cuts, the one with the highest is made. */
function rankOf(words: readonly PieceWord[], at: number): number {
  let rank = 0;
  for (let word = at - 1; word <= at + 1; word++)
    for (const id of words[word]?.ids ?? []) rank = Math.imul(rank ^ id, 0x9e3779b1) ^ (rank >>> 15);
  return rank >>> 0;
}

function piecesOf(words: readonly PieceWord[], from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) count += words[at]?.ids.length ?? 0;
  return count;
}

/** The word that begins at most `pieces` pieces before another. */
function back(words: readonly PieceWord[], end: number, pieces: number): number {
  let at = end;
  for (let left = pieces; at > 0; at--) {
    left -= words[at - 1]?.ids.length ?? 0;
    if (left < 0) break;
  }
  return at;
}

/** The word behind the last that ends at most `pieces` pieces behind the begin of another. */
function ahead(words: readonly PieceWord[], begin: number, pieces: number): number {
  let at = begin;
  for (let left = pieces; at < words.length; at++) {
    left -= words[at]?.ids.length ?? 0;
    if (left < 0) break;
  }
  return at;
}
