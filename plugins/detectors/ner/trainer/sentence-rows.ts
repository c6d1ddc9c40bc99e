import type { Random } from '../../../../core/index.js';
import { FeatureList, MOST_CONJUNCTIONS } from '../tagger/conjunctions.js';
import { conjunctions, EDGES, sentenceCase, type TaggedText } from '../tagger/features.js';
import { NAME_BITS } from '../tagger/lexicon.js';
import { MAX_SENTENCE } from '../tagger/tokens.js';
import type { WordType } from '../tagger/word-features.js';

const MOST_FEATURES = 192;

/** True with a probability of `share`. */
export const chance = (random: Random, share: number): boolean => random.int(1_000_000) < share * 1_000_000;

/** A sentence of a text. */
export interface Sentence {
  readonly text: TaggedText;
  /** Its first token, and the one behind its last. */
  readonly from: number;
  readonly to: number;
  /** 1 for each token of the text whose lists of names are hidden. */
  readonly blind: Uint8Array;
}

/** The hashed features of each token of one sentence, some of them left out at random. */
export class SentenceRows {
  readonly #random: Random;
  readonly #dropout: number;
  readonly #rows = new Int32Array((MAX_SENTENCE + 1) * MOST_FEATURES);
  readonly #counts = new Int32Array(MAX_SENTENCE + 1);
  readonly #conjunctions = new FeatureList(MOST_CONJUNCTIONS);
  readonly #seen = new WeakMap<WordType, readonly Int32Array[]>();
  readonly #blind = new WeakMap<WordType, readonly Int32Array[]>();

  constructor(random: Random, dropout: number) {
    this.#random = random;
    this.#dropout = dropout;
  }

  /** Features of a token, counted from the start of the sentence. */
  of(token: number): Int32Array {
    const base = token * MOST_FEATURES;
    return this.#rows.subarray(base, base + (this.#counts[token] ?? 0));
  }

  read(sentence: Sentence): void {
    const { text, from, to } = sentence;
    const written = sentenceCase(text, from, to);
    for (let row = from; row < to; row++) this.#counts[row - from] = this.#collect(sentence, row, written);
  }

  #collect({ text, from, to, blind }: Sentence, row: number, written: number): number {
    const base = (row - from) * MOST_FEATURES;
    let at = base;
    const add = (feature: number): void => {
      if (!chance(this.#random, this.#dropout)) this.#rows[at++] = feature;
    };
    for (let offset = -2; offset <= 2; offset++) {
      const other = row + offset;
      const word = other >= from && other < to ? text.words[other] : undefined;
      const lists = word === undefined ? EDGES : this.#rowsOf(word, blind[other] === 1);
      for (const feature of lists[offset + 2] ?? []) add(feature);
    }
    const bitsOf = (word: WordType, at: number): number => (blind[at] === 1 ? word.bits & ~NAME_BITS : word.bits);
    this.#conjunctions.length = 0;
    conjunctions(text, row, from, to, written, bitsOf, this.#conjunctions);
    for (let i = 0; i < this.#conjunctions.length; i++) add(this.#conjunctions.rows[i] ?? 0);
    return at - base;
  }

  /** Rows of a word, kept: training asks for them in every epoch. */
  #rowsOf(word: WordType, blind: boolean): readonly Int32Array[] {
    const kept = blind ? this.#blind : this.#seen;
    let rows = kept.get(word);
    if (rows === undefined) {
      rows = word.rows(blind);
      kept.set(word, rows);
    }
    return rows;
  }
}
