import { type Arithmetic, type Pairs, type Places, powersOf, vectorSize } from './arithmetic.js';
import type { FeatureList } from './conjunctions.js';
import { Lattice } from './lattice.js';
import type { Model } from './model.js';
import { Room } from './room.js';
import { MAX_SENTENCE } from './tokens.js';

/** The arithmetic of a tagger in JavaScript: where there is no WebAssembly, and for tests to compare with. */
export class PlainArithmetic implements Arithmetic {
  readonly room = new Room();
  readonly size: number;
  readonly #model: Model;
  readonly #lattice: Lattice;
  readonly #scores: Int32Array;
  readonly #powers: Float64Array;
  readonly #allowed: readonly Uint8Array[];
  readonly #path = new Uint8Array(MAX_SENTENCE + 1);

  constructor(model: Model) {
    const { any, first, last, only } = model.tags;
    this.size = vectorSize(model.tags.size);
    this.#model = model;
    this.#lattice = new Lattice(model.tags);
    this.#lattice.setTransitions(model.transitions);
    this.#scores = new Int32Array(model.tags.size);
    this.#powers = powersOf(model);
    this.#allowed = [any, first, last, only];
  }

  sum({ rows, length }: Pick<FeatureList, 'rows' | 'length'>, to: number): void {
    const { i16 } = this.room;
    i16.fill(0, to >> 1, (to >> 1) + this.#scores.length);
    for (let i = 0; i < length; i++) this.#addRow(rows[i] ?? 0, i16, to >> 1);
  }

  plus(from: number, to: number): void {
    this.#add(this.room.i16, from >> 1, this.room.i16, to >> 1);
  }

  score(row: number, which: number, places: Readonly<Places>, pairs: Readonly<Pairs>): void {
    const scores = this.#scores;
    scores.fill(0);
    for (const place of places) this.#add(this.room.i16, place >> 1, scores, 0);
    for (const feature of pairs) this.#addRow(feature, scores, 0);
    const allowed = this.#allowed[which] ?? scores;
    let most = Number.NEGATIVE_INFINITY;
    for (let tag = 0; tag < scores.length; tag++)
      if (allowed[tag] === 1 && (scores[tag] ?? 0) > most) most = scores[tag] ?? 0;
    const { weight } = this.#lattice;
    const at = row * scores.length;
    for (let tag = 0; tag < scores.length; tag++) {
      const below = Math.min(Math.max(0, most - (scores[tag] ?? 0)), this.#powers.length - 1);
      weight[at + tag] = this.#powers[below] ?? 0;
    }
  }

  calm(row: number): void {
    const size = this.#scores.length;
    this.#lattice.weight.fill(0, row * size, (row + 1) * size);
    this.#lattice.weight[row * size] = 1;
  }

  forwards(length: number): number {
    return this.#lattice.forwards(length);
  }

  viterbi(length: number): Uint8Array {
    this.#lattice.viterbi(length, this.#path);
    return this.#path;
  }

  marginals(length: number): Float64Array | undefined {
    return this.#lattice.marginals(length) ? this.#lattice.probability : undefined;
  }

  #addRow(feature: number, sums: Int16Array | Int32Array, at: number): void {
    const row = this.#model.features.at(feature);
    if (row >= 0) this.#add(this.#model.weights, row, sums, at);
  }

  #add(from: Int8Array | Int16Array, begin: number, sums: Int16Array | Int32Array, at: number): void {
    for (let tag = 0; tag < this.#scores.length; tag++)
      sums[at + tag] = (sums[at + tag] ?? 0) + (from[begin + tag] ?? 0);
  }
}
