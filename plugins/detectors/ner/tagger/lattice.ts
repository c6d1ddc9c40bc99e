import { O, type TagSet } from './tags.js';
import { MAX_SENTENCE } from './tokens.js';
import { allowedTransitions, fillSteps, type Transitions } from './transitions.js';

/** Least score of a tag below the best one of its token, so that no path has the weight 0. */
export const DEEPEST = -60;

/**
 * The dynamic programmes of a linear-chain conditional random field over one sentence. Tokens come in as `weight`, the
 * exponentials of their scores, row by row; each programme reads them and the transitions.
 */
export class Lattice {
  readonly tags: TagSet;
  /** Weight of each tag at each token, relative to the token's best tag: `weight[row * size + tag]`. */
  readonly weight: Float64Array;
  /** Scores from which `weigh` makes the weights, where they are not written directly. */
  readonly emission: Float64Array;
  /** After `marginals`: probability of each tag at each token. */
  readonly probability: Float64Array;
  readonly #forward: Float64Array;
  readonly #backward: Float64Array;
  readonly #scale: Float64Array;
  readonly #ahead: Float64Array;
  readonly #best: Float64Array;
  readonly #from: Uint8Array;
  /** Exponentials of the transitions. */
  readonly #step: Float64Array;
  /** Transitions into and out of each tag. */
  readonly into: Transitions;
  readonly outOf: Transitions;

  constructor(tags: TagSet) {
    const cells = (MAX_SENTENCE + 1) * tags.size;
    this.tags = tags;
    this.emission = new Float64Array(cells);
    this.probability = new Float64Array(cells);
    this.#forward = new Float64Array(cells);
    this.#backward = new Float64Array(cells);
    this.weight = new Float64Array(cells);
    this.#best = new Float64Array(cells);
    this.#from = new Uint8Array(cells);
    this.#scale = new Float64Array(MAX_SENTENCE + 1);
    this.#ahead = new Float64Array(tags.size);
    this.#step = new Float64Array(tags.size * tags.size);
    this.into = allowedTransitions(tags.before);
    this.outOf = allowedTransitions(tags.behind);
  }

  /** Sets the transition scores: `scores[from * size + to]`; those that make no whole entity are ignored. */
  setTransitions(scores: Float32Array): void {
    const { size, before } = this.tags;
    this.#step.fill(0);
    for (let to = 0; to < size; to++)
      for (const from of before[to] ?? []) this.#step[from * size + to] = Math.exp(scores[from * size + to] ?? 0);
    fillSteps(this.into, (to, from) => this.step(from, to));
    fillSteps(this.outOf, (from, to) => this.step(from, to));
  }

  /** The exponential of a transition's score. */
  step(from: number, to: number): number {
    return this.#step[from * this.tags.size + to] ?? 0;
  }

  /** Makes weights of the scores in `emission`. */
  weigh(length: number): void {
    const size = this.tags.size;
    for (let row = 0; row < length; row++) {
      const allowed = this.allowed(row, length);
      const at = row * size;
      let most = Number.NEGATIVE_INFINITY;
      for (let tag = 0; tag < size; tag++) if (allowed[tag] === 1) most = Math.max(most, this.emission[at + tag] ?? 0);
      for (let tag = 0; tag < size; tag++)
        this.weight[at + tag] = Math.exp(Math.min(0, Math.max(DEEPEST, (this.emission[at + tag] ?? 0) - most)));
    }
  }

  /** 1 for tags that a token can have: the best of them has the weight 1, since others would press it down to the least. */
  allowed(row: number, length: number): Uint8Array {
    const { first, last, any } = this.tags;
    if (row > 0) return row + 1 < length ? any : last;
    return length > 1 ? first : this.tags.only;
  }

  /** After `forwards`: fills `probability`. @returns false if the numbers went out of range. */
  marginals(length: number): boolean {
    const size = this.tags.size;
    this.#backwards(length);
    for (let row = 0; row < length; row++) {
      const at = row * size;
      let sum = 0;
      for (let tag = at; tag < at + size; tag++) {
        const p = (this.#forward[tag] ?? 0) * (this.#backward[tag] ?? 0);
        this.probability[tag] = p;
        sum += p;
      }
      if (!(sum > 0)) return false;
      const share = 1 / sum;
      for (let tag = at; tag < at + size; tag++) this.probability[tag] = (this.probability[tag] ?? 0) * share;
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
      (this.weight[next + to] ?? 0) *
      (this.#backward[next + to] ?? 0)
    );
  }

  /** The best sequence of tags, written to `out`. */
  viterbi(length: number, out: Uint8Array): void {
    const { size, first } = this.tags;
    for (let tag = 0; tag < size; tag++) this.#best[tag] = (first[tag] ?? 0) * (this.weight[tag] ?? 0);
    for (let row = 1; row < length; row++) this.#bestStep(row * size);
    let tag = this.#bestLast(length);
    for (let row = length - 1; row >= 0; row--) {
      out[row] = tag;
      tag = this.#from[row * size + tag] ?? 0;
    }
  }

  /** One token of the search, scaled so that products of any number of tokens stay in range. */
  #bestStep(at: number): void {
    const { size } = this.tags;
    const { starts, others, steps } = this.into;
    let most = 0;
    for (let to = 0; to < size; to++) {
      let best = -1;
      let origin = 0;
      for (let k = starts[to] ?? 0; k < (starts[to + 1] ?? 0); k++) {
        const score = (this.#best[at - size + (others[k] ?? 0)] ?? 0) * (steps[k] ?? 0);
        if (score <= best) continue;
        best = score;
        origin = others[k] ?? 0;
      }
      const value = best * (this.weight[at + to] ?? 0);
      if (value > most) most = value;
      this.#best[at + to] = value;
      this.#from[at + to] = origin;
    }
    for (let tag = at; tag < at + size; tag++) this.#best[tag] = (this.#best[tag] ?? 0) / most;
  }

  #bestLast(length: number): number {
    const { size, last } = this.tags;
    let best = 0;
    let score = -1;
    for (let tag = 0; tag < size; tag++) {
      const value = this.#best[(length - 1) * size + tag] ?? 0;
      if (last[tag] !== 1 || value <= score) continue;
      best = tag;
      score = value;
    }
    return best;
  }

  /** The forward pass. @returns the probability that there is no entity at all. */
  forwards(length: number): number {
    const { size, first } = this.tags;
    const { starts, others, steps } = this.into;
    let empty = 1;
    for (let row = 0; row < length; row++) {
      const at = row * size;
      let sum = 0;
      for (let to = 0; to < size; to++) {
        let value = row === 0 ? (first[to] ?? 0) : 0;
        if (row > 0)
          for (let k = starts[to] ?? 0; k < (starts[to + 1] ?? 0); k++)
            value += (this.#forward[at - size + (others[k] ?? 0)] ?? 0) * (steps[k] ?? 0);
        value *= this.weight[at + to] ?? 0;
        this.#forward[at + to] = value;
        sum += value;
      }
      this.#scale[row] = sum;
      for (let tag = at; tag < at + size; tag++) this.#forward[tag] = (this.#forward[tag] ?? 0) / sum;
      empty *= ((row === 0 ? 1 : this.step(O, O)) * (this.weight[at + O] ?? 0)) / sum;
    }
    return empty / this.#ending(length);
  }

  /** Share of the forward weight of the last token that may end a sequence. */
  #ending(length: number): number {
    const { size, last } = this.tags;
    let sum = 0;
    for (let tag = 0; tag < size; tag++) sum += (last[tag] ?? 0) * (this.#forward[(length - 1) * size + tag] ?? 0);
    return sum;
  }

  #backwards(length: number): void {
    const { size, last } = this.tags;
    const { starts, others, steps } = this.outOf;
    const end = (length - 1) * size;
    for (let tag = 0; tag < size; tag++) this.#backward[end + tag] = last[tag] ?? 0;
    for (let row = length - 2; row >= 0; row--) {
      const at = row * size;
      const scale = 1 / (this.#scale[row + 1] ?? 1);
      for (let to = 0; to < size; to++)
        this.#ahead[to] = (this.weight[at + size + to] ?? 0) * (this.#backward[at + size + to] ?? 0) * scale;
      for (let from = 0; from < size; from++) {
        let value = 0;
        for (let k = starts[from] ?? 0; k < (starts[from + 1] ?? 0); k++)
          value += (steps[k] ?? 0) * (this.#ahead[others[k] ?? 0] ?? 0);
        this.#backward[at + from] = value;
      }
    }
  }
}
