import { FeatureList, MOST_CONJUNCTIONS, OUTSIDE, wordFeatures } from './conjunctions.js';
import { type FeatureReader, standingOf } from './features.js';
import { DEEPEST, type Lattice } from './lattice.js';
import type { Model } from './model.js';
import { CALM, Passages, type Sentence } from './passages.js';
import { Vectors } from './vectors.js';
import type { WordType } from './word-features.js';
import { SELF, TWO_BEFORE, TWO_BEHIND, WordVectors } from './word-vectors.js';

const LEAST = Math.exp(DEEPEST);
/** Writes the weights of tokens into a lattice: the hot loop of the whole plugin. */
export class Scorer {
  readonly passages: Passages;
  readonly #model: Model;
  readonly #lattice: Lattice;
  readonly #words: WordVectors;
  readonly #vectors: Vectors;
  readonly #features = new FeatureList(MOST_CONJUNCTIONS);
  readonly #scores: Int32Array;
  /** Exponentials of what a score lies below the best one. */
  readonly #weights: Float64Array;

  constructor(model: Model, lattice: Lattice, reader: FeatureReader, findsNames: boolean) {
    this.#model = model;
    this.#lattice = lattice;
    this.#words = new WordVectors(model, reader.words);
    this.#vectors = new Vectors(model, this.#words);
    this.passages = new Passages(findsNames, (id) => this.#words.isCalm(id));
    this.#scores = new Int32Array(model.tags.size);
    const steps = Math.ceil(-DEEPEST / model.unit);
    this.#weights = Float64Array.from({ length: steps }, (_, below) => Math.exp(-below * model.unit));
  }

  /** To be called when a text has been read, before its sentences. */
  prepare(): void {
    if (this.#words.prepare()) this.#vectors.forget();
  }

  /** Writes the weights of a passage into the lattice. @param first row of it, @param last as `passages.end` says. */
  score(sentence: Sentence, first: number, last: number): void {
    for (let row = first; row <= last; row++) {
      const token = this.passages.tokens[row] ?? CALM;
      if (token === CALM) this.#calm(row - first);
      else {
        this.#add(sentence, token);
        this.#weigh(row - first, this.#lattice.allowed(row, sentence.length));
      }
    }
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
    const standing = vectors.standing(word, s);
    const lines = vectors.lines(p, word, s);
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
      const known = (v[lines + tag] ?? 0) + (v[lists + tag] ?? 0) + (v[clusters + tag] ?? 0);
      scores[tag] = words + near + (v[shapes + tag] ?? 0) + known;
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
