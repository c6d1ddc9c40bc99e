import { MASK, mix } from './hash.js';
import { BIT, type Lexicon } from './lexicon.js';
import { type Tokens, tokenize } from './tokens.js';
import { makeWordType, type WordType } from './word-features.js';

/** Words kept at most before the memory is emptied. */
const MOST_WORDS = 100_000;

/** A text ready to be tagged. */
export interface TaggedText {
  readonly tokens: Tokens;
  readonly words: readonly WordType[];
  /** What the document shows of each word: bit 0 seen in lower case, 1 capitalised inside a sentence, 2 in capitals. */
  readonly memory: Uint8Array;
}

/** Makes the word types of texts and keeps them, since most words of a text have been seen before. */
export class FeatureReader {
  readonly #lexicon: Lexicon;
  readonly #words = new Map<string, WordType>();

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  read(text: string): TaggedText {
    const tokens = tokenize(text);
    const words = Array.from({ length: tokens.length }, (_, row) =>
      this.word(text.slice(tokens.start[row], tokens.end[row])),
    );
    return { tokens, words, memory: documentMemory(tokens, words) };
  }

  word(word: string): WordType {
    let type = this.#words.get(word);
    if (type === undefined) {
      if (this.#words.size >= MOST_WORDS) this.#words.clear();
      type = makeWordType(word, this.#lexicon);
      this.#words.set(word, type);
    }
    return type;
  }
}

function documentMemory({ sentences, length }: Tokens, words: readonly WordType[]): Uint8Array {
  const seen = new Map<string, number>();
  let next = 0;
  words.forEach(({ lower, casing }, row) => {
    const first = row === sentences[next];
    if (first) next++;
    const bit = casing === 0 ? 1 : casing === 1 && !first ? 2 : casing === 3 ? 4 : 0;
    if (bit !== 0) seen.set(lower, (seen.get(lower) ?? 0) | bit);
  });
  return Uint8Array.from({ length }, (_, row) => seen.get(words[row]?.lower ?? '') ?? 0);
}

/** Most conjunctions a token can have. */
export const MOST_CONJUNCTIONS = 24;

/** How a sentence is written: 0 too short to tell, 1 all lower, 2 all capitals, 3 mostly capitals, 4 usual. */
export function sentenceCase(words: readonly WordType[], from: number, to: number): number {
  let upper = 0;
  let lower = 0;
  for (let row = from; row < to; row++) {
    const casing = words[row]?.casing ?? 6;
    if (casing === 0) lower++;
    else if (casing <= 3) upper++;
  }
  if (upper + lower < 2) return 0;
  if (upper === 0) return 1;
  if (lower === 0) return 2;
  return upper > lower * 1.5 ? 3 : 4;
}

/** Bits of a word, or of the word with its names hidden. */
export type BitsOf = (word: WordType, row: number) => number;

/**
 * Writes the feature rows of a token that depend on its surroundings.
 * @param from first row of the sentence, @param to the row after its last.
 * @returns how many were written.
 */
export function conjunctions(
  text: TaggedText,
  row: number,
  from: number,
  to: number,
  written: number,
  bitsOf: BitsOf,
  out: Int32Array,
): number {
  const { words, memory, tokens } = text;
  const w = words[row];
  if (w === undefined) return 0;
  const p = row > from ? words[row - 1] : undefined;
  const n = row + 1 < to ? words[row + 1] : undefined;
  const pHash = p?.hash ?? 1;
  const nHash = n?.hash ?? 2;
  const pShape = p?.shape ?? 1;
  const nShape = n?.shape ?? 2;
  const pMiddle = p?.middle ?? -2;
  const nMiddle = n?.middle ?? -3;
  const pBits = p === undefined ? 4097 : bitsOf(p, row - 1);
  const nBits = n === undefined ? 4098 : bitsOf(n, row + 1);
  const bits = bitsOf(w, row);
  const { casing, rank } = w;
  const seen = memory[row] ?? 0;
  const place = row === from ? 1 : row + 1 === to ? 2 : 0;
  let k = 0;
  const put = (id: number, value: number): void => {
    out[k++] = mix(value, id) & MASK;
  };
  put(301, mix(pHash, w.hash));
  put(302, mix(w.hash, nHash));
  put(303, mix(pShape, w.shape));
  put(304, mix(w.shape, nShape));
  put(305, mix(mix(pShape, w.shape), nShape));
  put(306, mix(mix(pBits, bits), casing));
  put(307, mix(mix(bits, nBits), casing));
  put(308, mix(pHash, casing));
  put(309, mix(nHash, casing));
  put(310, mix(pMiddle, mix(casing, rank)));
  put(311, mix(nMiddle, mix(casing, rank)));
  put(312, mix(mix(p?.coarse ?? -2, casing), n?.coarse ?? -3));
  put(313, mix(seen, mix(casing, place === 1 ? 1 : 0)));
  put(314, mix(written, casing));
  put(315, mix(tokens.lineStart[row] ?? 0, mix(place, casing)));
  put(316, mix(mix(pHash, nHash), casing));
  put(317, mix(mix(row > from + 1 ? (words[row - 2]?.hash ?? 1) : 1, pHash), casing));
  put(318, mix(mix(row + 2 < to ? (words[row + 2]?.hash ?? 1) : 1, nHash), casing));
  put(319, mix(seen, mix(casing, rank)));
  put(320, mix(mix(pBits & (BIT.TITLE | BIT.GIVEN), bits), mix(written, casing)));
  put(321, mix(mix(lastOfLine(tokens, row) ? 1 : 0, tokens.lineStart[row] ?? 0), mix(bits, casing)));
  return k;
}

const lastOfLine = (tokens: Tokens, row: number): boolean =>
  row + 1 >= tokens.length || tokens.lineStart[row + 1] === 1;

/** Rows that stand for the positions before and behind a sentence. */
export const EDGES: readonly (Int32Array | undefined)[] = [
  Int32Array.of(mix(901, 1) & MASK),
  Int32Array.of(mix(902, 1) & MASK),
  undefined,
  Int32Array.of(mix(903, 1) & MASK),
  Int32Array.of(mix(904, 1) & MASK),
];
