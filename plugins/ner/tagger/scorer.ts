import { FeatureList, MOST_CONJUNCTIONS, OUTSIDE, wordFeatures } from './conjunctions.js';
import { type FeatureReader, sentenceCase, standingOf, type TaggedText } from './features.js';
import { DEEPEST, type Lattice } from './lattice.js';
import type { Model } from './model.js';
import { MAX_SENTENCE, tokenize } from './tokens.js';
import { Vectors } from './vectors.js';
import type { WordType } from './word-features.js';
import { SELF, TWO_BEFORE, TWO_BEHIND, WordVectors } from './word-vectors.js';

const NO_TEXT: TaggedText = { tokens: tokenize(''), words: [], casing: new Uint8Array(0), memory: new Uint8Array(0) };
const LEAST = Math.exp(DEEPEST);
/** In place of the row of a token: one or more calm tokens. */
const CALM = -1;

/** A word of two letters or more: every entity has one. */
const isLong = (word: WordType | undefined): boolean => word !== undefined && word.casing < 5 && word.text.length > 1;

/** The sentence that is scored. */
interface Sentence {
  readonly text: TaggedText;
  readonly from: number;
  readonly to: number;
  /** See `sentenceCase`. */
  readonly written: number;
  /** Its rows. */
  readonly length: number;
}

/** Writes the weights of tokens into a lattice: the hot loop of the whole plugin. */
export class Scorer {
  /** The token of each row of the lattice. */
  readonly rows = new Int32Array(MAX_SENTENCE + 1);
  readonly #model: Model;
  readonly #lattice: Lattice;
  readonly #words: WordVectors;
  readonly #vectors: Vectors;
  readonly #findsNames: boolean;
  readonly #features = new FeatureList(MOST_CONJUNCTIONS);
  #sentence: Sentence = { text: NO_TEXT, from: 0, to: 0, written: 0, length: 0 };
  readonly #scores: Int32Array;
  /** Exponentials of what a score lies below the best one. */
  readonly #weights: Float64Array;

  constructor(model: Model, lattice: Lattice, reader: FeatureReader, findsNames: boolean) {
    this.#findsNames = findsNames;
    this.#model = model;
    this.#lattice = lattice;
    this.#words = new WordVectors(model, reader.words);
    this.#vectors = new Vectors(model, this.#words);
    this.#scores = new Int32Array(model.tags.size);
    const steps = Math.ceil(-DEEPEST / model.unit);
    this.#weights = Float64Array.from({ length: steps }, (_, below) => Math.exp(-below * model.unit));
  }

  /** To be called when a text has been read, before its sentences. */
  prepare(): void {
    if (this.#words.prepare()) this.#vectors.forget();
  }

  /**
   * Takes up a sentence. It gets a row for each token, but one for all neighbours that are calm: those can be nothing but `O`, and
   * what stands on either side of them knows nothing of the other.
   * @param from first token of the sentence, @param to the one after its last.
   * @returns its rows; 0 if all words are calm or single letters, so that there is no entity.
   */
  open(text: TaggedText, from: number, to: number): number {
    const written = sentenceCase(text, from, to);
    const mayBeCalm = this.#findsNames && written >= 3;
    let length = 0;
    let hasWord = !this.#findsNames;
    for (let token = from; token < to; token++) {
      if (mayBeCalm && this.#isCalm(text, token, from, to)) {
        if (length === 0 || this.rows[length - 1] !== CALM) this.rows[length++] = CALM;
        continue;
      }
      hasWord ||= isLong(text.words[token]);
      this.rows[length++] = token;
    }
    this.#sentence = { text, from, to, written, length: hasWord ? length : 0 };
    return this.#sentence.length;
  }

  /** The last row of the passage that begins with a row: the next calm one, or the last of the sentence. */
  passageEnd(first: number): number {
    const last = this.#sentence.length - 1;
    for (let row = first + 1; row < last; row++) if (this.rows[row] === CALM) return row;
    return last;
  }

  /** Writes the weights of a passage into the lattice. @param first row of it, @param last as `passageEnd` says. */
  score(first: number, last: number): void {
    for (let row = first; row <= last; row++) {
      const token = this.rows[row] ?? CALM;
      if (token === CALM) this.#calm(row - first);
      else {
        this.#add(this.#sentence, token);
        this.#weigh(row - first, this.#lattice.allowed(row, this.#sentence.length));
      }
    }
  }

  /** A word that by itself is hardly a name, among words in small letters in a sentence that has capitals. */
  #isCalm({ words, casing }: TaggedText, token: number, from: number, to: number): boolean {
    const isSmall = (other: number): boolean =>
      other < from || other >= to || casing[other] === 0 || casing[other] === 6;
    return (
      isSmall(token) &&
      isSmall(token - 1) &&
      isSmall(token + 1) &&
      isSmall(token - 2) &&
      isSmall(token + 2) &&
      this.#words.isCalm(words[token]?.id ?? 0)
    );
  }

  /** Adds up the scores of a token. Where everything stands is looked up first, so that the processor can fetch it meanwhile. */
  #add({ text, from, to, written }: Sentence, row: number): void {
    const { words } = text;
    const word = words[row];
    if (word === undefined) return;
    const pp = row - 2 >= from ? words[row - 2] : undefined;
    const p = row - 1 >= from ? words[row - 1] : undefined;
    const n = row + 1 < to ? words[row + 1] : undefined;
    const nn = row + 2 < to ? words[row + 2] : undefined;
    const { casing, rank } = word;
    const vectors = this.#vectors;
    const s = standingOf(text, row, from, to, written);
    const own = this.#words.at(word, SELF);
    const before = vectors.before(p, casing, rank);
    const behind = vectors.behind(n, casing, rank);
    const twoBefore = this.#words.at(pp, TWO_BEFORE);
    const twoBehind = this.#words.at(nn, TWO_BEHIND);
    const standing = vectors.standing(p, word, s);
    const shapes = vectors.shapes(p, word, n);
    const lists = vectors.lists(p, word, n);
    const clusters = vectors.clusters(p, casing, n);
    this.#lookUp(pp, p, word, n, nn);
    const w = this.#words.data;
    const v = vectors.data;
    const scores = this.#scores;
    for (let tag = 0; tag < scores.length; tag++) {
      const words = (w[own + tag] ?? 0) + (w[twoBefore + tag] ?? 0) + (w[twoBehind + tag] ?? 0);
      const near = (v[before + tag] ?? 0) + (v[behind + tag] ?? 0) + (v[standing + tag] ?? 0);
      scores[tag] = words + near + (v[shapes + tag] ?? 0) + (v[lists + tag] ?? 0) + (v[clusters + tag] ?? 0);
    }
    this.#addRows(scores);
  }

  /** Finds the weights of the words beside each other: features too many to be kept. */
  #lookUp(
    pp: WordType | undefined,
    p: WordType | undefined,
    word: WordType,
    n: WordType | undefined,
    nn: WordType | undefined,
  ): void {
    const features = this.#features;
    features.length = 0;
    const [before, behind] = OUTSIDE.hash;
    wordFeatures(pp?.hash ?? 1, p?.hash ?? before, word.hash, n?.hash ?? behind, nn?.hash ?? 1, word.casing, features);
    const { rows, length } = features;
    features.length = 0;
    for (let i = 0; i < length; i++) {
      const row = this.#model.features.at(rows[i] ?? 0);
      if (row >= 0) rows[features.length++] = row;
    }
  }

  #addRows(scores: Int32Array): void {
    const { rows, length } = this.#features;
    const { weights } = this.#model;
    for (let i = 0; i < length; i++) {
      const row = rows[i] ?? 0;
      for (let tag = 0; tag < scores.length; tag++) scores[tag] = (scores[tag] ?? 0) + (weights[row + tag] ?? 0);
    }
  }

  /** Writes the weights that the scores mean, relative to the best tag that the row can have. */
  #weigh(row: number, allowed: Uint8Array): void {
    const scores = this.#scores;
    const at = row * scores.length;
    const { weight } = this.#lattice;
    let most = Number.NEGATIVE_INFINITY;
    for (let tag = 0; tag < scores.length; tag++)
      if (allowed[tag] === 1 && (scores[tag] ?? 0) > most) most = scores[tag] ?? 0;
    for (let tag = 0; tag < scores.length; tag++)
      weight[at + tag] = this.#weights[Math.max(0, most - (scores[tag] ?? 0))] ?? LEAST;
  }

  /** A row that can be nothing but `O`. */
  #calm(row: number): void {
    const size = this.#scores.length;
    this.#lattice.weight.fill(0, row * size, (row + 1) * size);
    this.#lattice.weight[row * size] = 1;
  }
}
