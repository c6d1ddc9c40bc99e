import {
  beforeFeatures,
  behindFeatures,
  CUE_BITS,
  clusterFeatures,
  type FeatureList,
  lineFeatures,
  listFeatures,
  OUTSIDE,
  type Standing,
  shapeFeatures,
  standingFeatures,
  wordFeatures,
} from './conjunctions.js';
import { MASK, mix } from './hash.js';
import type { Lexicon } from './lexicon.js';
import { type Tokens, tokenize } from './tokens.js';
import type { WordType } from './word-features.js';
import { WordTable } from './word-table.js';

/** A text ready to be tagged. */
export interface TaggedText {
  readonly tokens: Tokens;
  readonly words: readonly WordType[];
  /** How each word is written; see {@link WordType}. */
  readonly casing: Uint8Array;
  /** What the document shows of each word: bit 0 seen in lower case, 1 capitalised inside a sentence, 2 in capitals. */
  readonly memory: Uint8Array;
}

/** Makes the word types of texts and keeps them, since most words of a text have been seen before. */
export class FeatureReader {
  readonly words: WordTable;
  /** What the text at hand shows of each word, by number of its lower-case form; all zeros between texts. */
  #seen = new Uint8Array(1 << 10);
  /** Number of the lower-case form of each token of the text at hand. */
  #lower = new Int32Array(1 << 10);

  /** @param mostWords see {@link WordTable}. */
  constructor(lexicon: Lexicon, mostWords?: number) {
    this.words = new WordTable(lexicon, mostWords);
  }

  read(text: string): TaggedText {
    const tokens = tokenize(text);
    const { length, start, end } = tokens;
    this.words.makeRoom();
    if (this.#lower.length < length) this.#lower = new Int32Array(2 * length);
    const words: WordType[] = [];
    const casing = new Uint8Array(length);
    for (let row = 0; row < length; row++) {
      const word = this.words.find(text, start[row] ?? 0, end[row] ?? 0);
      words.push(word);
      casing[row] = word.casing;
      this.#lower[row] = word.lowerId;
    }
    return { tokens, words, casing, memory: this.#memory(tokens, casing) };
  }

  #memory({ sentences, length }: Tokens, casing: Uint8Array): Uint8Array {
    if (this.#seen.length < this.words.size) this.#seen = new Uint8Array(2 * this.words.size);
    const seen = this.#seen;
    const lower = this.#lower;
    let next = 0;
    for (let row = 0; row < length; row++) {
      const first = row === sentences[next];
      if (first) next++;
      const id = lower[row] ?? 0;
      seen[id] = (seen[id] ?? 0) | shown(casing[row] ?? 0, first);
    }
    const memory = new Uint8Array(length);
    for (let row = 0; row < length; row++) memory[row] = seen[lower[row] ?? 0] ?? 0;
    for (let row = 0; row < length; row++) seen[lower[row] ?? 0] = 0;
    return memory;
  }
}

/** What one occurrence shows of a word. */
function shown(casing: number, first: boolean): number {
  if (casing === 0) return 1;
  if (casing === 3) return 4;
  return casing === 1 && !first ? 2 : 0;
}

/** Words in lower case for each one in capitals that make a sentence one without capitals: `flying to ATL w/ dre`. */
const MANY = 6;

/** How a sentence is written: 0 too short to tell, 1 all lower, 2 all capitals, 3 mostly capitals, 4 usual. */
export function sentenceCase({ casing }: TaggedText, from: number, to: number): number {
  let upper = 0;
  let lower = 0;
  let short = 0;
  for (let row = from; row < to; row++) {
    const written = casing[row] ?? 6;
    if (written === 0) lower++;
    else if (written <= 3) upper++;
    if (written === 3) short++;
  }
  if (upper + lower < 2) return 0;
  if (upper === 0 || (upper === short && lower >= MANY * upper)) return 1;
  if (lower === 0) return 2;
  return upper > lower * 1.5 ? 3 : 4;
}

/** How a token stands. @param from first row of the sentence, @param to the row after its last. */
export const standingOf = (text: TaggedText, row: number, from: number, to: number, written: number): Standing => ({
  seen: text.memory[row] ?? 0,
  place: row === from ? 1 : row + 1 === to ? 2 : 0,
  written,
  lineStart: text.tokens.lineStart[row] ?? 0,
  lineEnd: row + 1 >= text.tokens.length || text.tokens.lineStart[row + 1] === 1 ? 1 : 0,
});

/** Bits of a word, or of the word with its names hidden. */
export type BitsOf = (word: WordType, row: number) => number;

/**
 * Writes all features of a token that depend on its surroundings.
 * @param from first row of the sentence, @param to the row after its last.
 */
export function conjunctions(
  text: TaggedText,
  row: number,
  from: number,
  to: number,
  written: number,
  bitsOf: BitsOf,
  out: FeatureList,
): void {
  const near = (offset: number): WordType | undefined =>
    row + offset >= from && row + offset < to ? text.words[row + offset] : undefined;
  const w = near(0);
  if (w === undefined) return;
  const [pp, p, n, nn] = [near(-2), near(-1), near(1), near(2)];
  const { casing, rank } = w;
  const standing = standingOf(text, row, from, to, written);
  const bits = bitsOf(w, row);
  const pBits = p === undefined ? OUTSIDE.bits[0] : bitsOf(p, row - 1);
  const nBits = n === undefined ? OUTSIDE.bits[1] : bitsOf(n, row + 1);
  standingFeatures(standing, casing, rank, out);
  beforeFeatures(p, casing, rank, out);
  behindFeatures(n, casing, rank, out);
  shapeFeatures(p?.shape ?? OUTSIDE.shape[0], w.shape, n?.shape ?? OUTSIDE.shape[1], out);
  listFeatures(pBits, bits, nBits, casing, out);
  lineFeatures(pBits & CUE_BITS, bits, casing, standing, out);
  clusterFeatures(p?.coarse ?? OUTSIDE.coarse[0], casing, n?.coarse ?? OUTSIDE.coarse[1], out);
  const [before, behind] = OUTSIDE.hash;
  wordFeatures(pp?.hash ?? 1, p?.hash ?? before, w.hash, n?.hash ?? behind, nn?.hash ?? 1, casing, out);
}

/** Rows that stand for the positions before and behind a sentence. */
export const EDGES: readonly (Int32Array | undefined)[] = [
  Int32Array.of(mix(901, 1) & MASK),
  Int32Array.of(mix(902, 1) & MASK),
  undefined,
  Int32Array.of(mix(903, 1) & MASK),
  Int32Array.of(mix(904, 1) & MASK),
];
