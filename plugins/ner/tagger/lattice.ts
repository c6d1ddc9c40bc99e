import type { TagSet } from './tags.js';
import { MAX_SENTENCE } from './tokens.js';

const NEVER = -1e9;

/**
 * The dynamic programmes of a linear-chain conditional random field over one sentence. Scores of tokens are written to
 * `emission`, row by row; each programme reads them and the transitions.
 */
export class Lattice {
  readonly tags: TagSet;
  /** Score of each tag at each token: `emission[row * size + tag]`. */
  readonly emission: Float64Array;
  /** After `marginals`: probability of each tag at each token. */
  readonly probability: Float64Array;
  readonly #forward: Float64Array;
  readonly #backward: Float64Array;
  readonly #weight: Float64Array;
  readonly #scale: Float64Array;
  readonly #best: Float64Array;
  readonly #from: Uint8Array;
  /** Exponentials of the transitions. */
  readonly #step: Float64Array;

  constructor(tags: TagSet) {
    const cells = (MAX_SENTENCE + 1) * tags.size;
    this.tags = tags;
    this.emission = new Float64Array(cells);
    this.probability = new Float64Array(cells);
    this.#forward = new Float64Array(cells);
    this.#backward = new Float64Array(cells);
    this.#weight = new Float64Array(cells);
    this.#best = new Float64Array(cells);
    this.#from = new Uint8Array(cells);
    this.#scale = new Float64Array(MAX_SENTENCE + 1);
    this.#step = new Float64Array(tags.size * tags.size);
  }

  /** Sets the transition scores: `scores[from * size + to]`; those that make no whole entity are ignored. */
  setTransitions(scores: Float32Array): void {
    const { size, before } = this.tags;
    this.#step.fill(0);
    for (let to = 0; to < size; to++)
      for (const from of before[to] ?? []) this.#step[from * size + to] = Math.exp(scores[from * size + to] ?? 0);
  }

  /** The exponential of a transition's score. */
  step(from: number, to: number): number {
    return this.#step[from * this.tags.size + to] ?? 0;
  }

  /** Forward and backward: fills `probability`. @returns false if the numbers went out of range. */
  marginals(length: number): boolean {
    const size = this.tags.size;
    this.#weights(length);
    this.#forwards(length);
    this.#backwards(length);
    for (let row = 0; row < length; row++) {
      const at = row * size;
      let sum = 0;
      for (let tag = 0; tag < size; tag++) {
        const p = (this.#forward[at + tag] ?? 0) * (this.#backward[at + tag] ?? 0);
        this.probability[at + tag] = p;
        sum += p;
      }
      if (!(sum > 0)) return false;
      for (let tag = 0; tag < size; tag++) this.probability[at + tag] = (this.probability[at + tag] ?? 0) / sum;
    }
    return true;
  }

  /** After `marginals`: probability of a transition between two neighbouring tokens, not normalised. */
  pair(row: number, from: number, to: number): number {
    const at = row * this.tags.size;
    const next = at + this.tags.size;
    return (
      (this.#forward[at + from] ?? 0) *
      this.step(from, to) *
      (this.#weight[next + to] ?? 0) *
      (this.#backward[next + to] ?? 0)
    );
  }

  /** The best sequence of tags, written to `out` from `offset` on. */
  viterbi(length: number, transitions: Float32Array, out: Uint8Array, offset: number): void {
    const { size, before, first, last } = this.tags;
    for (let tag = 0; tag < size; tag++) this.#best[tag] = first[tag] === 1 ? (this.emission[tag] ?? 0) : NEVER;
    for (let row = 1; row < length; row++) {
      const at = row * size;
      for (let to = 0; to < size; to++) {
        let best = Number.NEGATIVE_INFINITY;
        let origin = 0;
        for (const from of before[to] ?? []) {
          const score = (this.#best[at - size + from] ?? 0) + (transitions[from * size + to] ?? 0);
          if (score > best) {
            best = score;
            origin = from;
          }
        }
        this.#best[at + to] = best + (this.emission[at + to] ?? 0);
        this.#from[at + to] = origin;
      }
    }
    let tag = this.#bestLast(length, last);
    for (let row = length - 1; row >= 0; row--) {
      out[offset + row] = tag;
      tag = this.#from[row * size + tag] ?? 0;
    }
  }

  #bestLast(length: number, last: Uint8Array): number {
    const at = (length - 1) * this.tags.size;
    let best = 0;
    let score = Number.NEGATIVE_INFINITY;
    for (let tag = 0; tag < this.tags.size; tag++) {
      const value = this.#best[at + tag] ?? NEVER;
      if (last[tag] !== 1 || value <= score) continue;
      best = tag;
      score = value;
    }
    return best;
  }

  #weights(length: number): void {
    const size = this.tags.size;
    for (let row = 0; row < length; row++) {
      const at = row * size;
      let most = Number.NEGATIVE_INFINITY;
      for (let tag = 0; tag < size; tag++) most = Math.max(most, this.emission[at + tag] ?? 0);
      for (let tag = 0; tag < size; tag++)
        this.#weight[at + tag] = Math.exp(Math.max(-60, (this.emission[at + tag] ?? 0) - most));
    }
  }

  #forwards(length: number): void {
    const { size, before, first } = this.tags;
    for (let row = 0; row < length; row++) {
      const at = row * size;
      let sum = 0;
      for (let to = 0; to < size; to++) {
        let value = row === 0 ? (first[to] ?? 0) : 0;
        if (row > 0)
          for (const from of before[to] ?? []) value += (this.#forward[at - size + from] ?? 0) * this.step(from, to);
        value *= this.#weight[at + to] ?? 0;
        this.#forward[at + to] = value;
        sum += value;
      }
      this.#scale[row] = sum;
      for (let to = 0; to < size; to++) this.#forward[at + to] = (this.#forward[at + to] ?? 0) / sum;
    }
  }

  #backwards(length: number): void {
    const { size, behind, last } = this.tags;
    const end = (length - 1) * size;
    for (let tag = 0; tag < size; tag++) this.#backward[end + tag] = last[tag] ?? 0;
    for (let row = length - 2; row >= 0; row--) {
      const at = row * size;
      const next = at + size;
      const scale = this.#scale[row + 1] ?? 1;
      for (let from = 0; from < size; from++) {
        let value = 0;
        for (const to of behind[from] ?? [])
          value += this.step(from, to) * (this.#weight[next + to] ?? 0) * (this.#backward[next + to] ?? 0);
        this.#backward[at + from] = value / scale;
      }
    }
  }
}
