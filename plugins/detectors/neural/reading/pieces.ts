import type { Span } from '../../../../core/index.js';

/** A word as the network reads it. Offsets are UTF-16 code units of the text. */
export interface PieceWord extends Span {
  /** Its pieces, by number. */
  readonly ids: readonly number[];
  /** How it is written and what stands before it: a case from 0 to 7, times three, plus a break from 0 to 2. */
  readonly code: number;
  /** True if a line ends before it. */
  readonly startsLine: boolean;
}

/** Numbers of the first pieces of every vocabulary. */
export const BEGIN = 0;
export const END = 2;
const UNKNOWN = 3;

const CASES = 8;
const BREAKS = 3;
/** Number of codes, see {@link PieceWord.code}. */
export const CODES = CASES * BREAKS;
const MARK = '\u2581';
const LONGEST_WORD = 100;
const LONGEST_PIECE = 16;

const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}';
/** A character of a script without spaces, a run of letters, digits and marks, or one other character. */
const WORD = new RegExp(`[${UNSPACED}]|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+|[^\\s\\p{L}\\p{N}\\p{M}]`, 'gu');
const GAP = /\t| {2}/;
const SPACE = /\s/;
const LETTER = /\p{L}/u;
const UPPER = /\p{Lu}/u;
const DIGIT = /\p{Nd}/u;

/** Cuts a word into pieces of a vocabulary, by number. */
export type CutWord = (word: string, isBehindSpace: boolean) => readonly number[];

/** Cuts texts into words, and words into pieces. */
export class Pieces {
  readonly #cut: CutWord;
  /** Words read before, until there are too many. */
  #known = new Map<string, readonly number[]>();

  constructor(cut: CutWord) {
    this.#cut = cut;
  }

  /** The words of a text, in order. */
  words(text: string): PieceWord[] {
    const out: PieceWord[] = [];
    let last = 0;
    for (const { 0: word, index: start } of text.matchAll(WORD)) {
      const isBehindSpace = start === 0 || SPACE.test(text.charAt(start - 1));
      const before = breakBefore(text, last, start);
      const code = caseOf(word) * BREAKS + before;
      last = start + word.length;
      out.push({ start, end: last, ids: this.#ofWord(word, isBehindSpace), code, startsLine: before === 1 });
    }
    return out;
  }

  #ofWord(word: string, isBehindSpace: boolean): readonly number[] {
    const key = isBehindSpace ? MARK + word : word;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const ids = this.#cut(word.slice(0, LONGEST_WORD), isBehindSpace);
    if (this.#known.size >= 20_000) this.#known = new Map();
    this.#known.set(key, ids);
    return ids;
  }
}

/**
 * The pieces of a unigram vocabulary (SentencePiece; Kudo 2018): of all ways to write a word in pieces, the one whose scores, logarithms of
 * probabilities, have the highest sum. A word behind white space begins with the mark U+2581.
 * @param pieces in the order of their numbers. @param scores of the same. @param unknown number of the piece for unknown letters
 */
export function unigram(pieces: readonly string[], scores: Float32Array, unknown = UNKNOWN): CutWord {
  const numbers = new Map(pieces.map((piece, id) => [piece, id]));
  for (const piece of pieces.slice(0, UNKNOWN + 1)) numbers.delete(piece);
  const least = scores.reduce((low, score) => Math.min(low, score), 0) - 10;
  const best = (letters: readonly string[]): number[] => {
    const best = new Float64Array(letters.length + 1).fill(Number.NEGATIVE_INFINITY);
    const from = new Int32Array(letters.length + 1);
    const ids = new Int32Array(letters.length + 1);
    best[0] = 0;
    for (let at = 0; at < letters.length; at++) {
      let piece = '';
      for (let end = at + 1; end <= Math.min(letters.length, at + LONGEST_PIECE); end++) {
        piece += letters[end - 1] ?? '';
        const id = numbers.get(piece);
        if (id === undefined && end > at + 1) continue;
        const score = (best[at] ?? 0) + (id === undefined ? least : (scores[id] ?? 0));
        if (score <= (best[end] ?? 0)) continue;
        best[end] = score;
        from[end] = at;
        ids[end] = id ?? unknown;
      }
    }
    const out: number[] = [];
    for (let at = letters.length; at > 0; at = from[at] ?? 0) out.push(ids[at] ?? unknown);
    return out.length === 0 ? [unknown] : out.reverse();
  };
  return (word, isBehindSpace) => {
    const folded = word.normalize('NFKC').replace(/\s+/gu, '');
    return best([...(isBehindSpace ? MARK + folded : folded)]);
  };
}

/** How a word is written: 0 sign, 1 lower case, 2 capitalised, 3 all capitals, 4 one capital, 5 mixed, 6 digits, 7 letters and digits. */
function caseOf(word: string): number {
  const hasDigit = DIGIT.test(word);
  let letters = 0;
  let capitals = 0;
  let isFirst = false;
  for (const letter of word) {
    if (!LETTER.test(letter)) continue;
    const isCapital = UPPER.test(letter);
    if (letters === 0) isFirst = isCapital;
    letters++;
    if (isCapital) capitals++;
  }
  if (letters === 0) return hasDigit ? 6 : 0;
  if (hasDigit) return 7;
  if (capitals === 0) return 1;
  if (letters === 1) return 4;
  if (capitals === letters) return 3;
  return isFirst && capitals === 1 ? 2 : 5;
}

/** What stands before a word: 1 a line end or the begin of the text, 2 a gap as between columns, 0 anything else. */
function breakBefore(text: string, last: number, start: number): number {
  if (last === 0) return 1;
  const between = text.slice(last, start);
  if (between.includes('\n')) return 1;
  return GAP.test(between) ? 2 : 0;
}
