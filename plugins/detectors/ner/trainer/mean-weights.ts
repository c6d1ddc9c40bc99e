import type { Weights } from './adagrad.js';

/**
 * The mean of several trainings' weights. What a model learns is a convex problem, so that different ways to it end near the
 * same place: their mean is nearer to it than each of them, and costs no more to use.
 */
export class MeanWeights {
  readonly #count: number;
  #sums:
    | { readonly tags: Weights['tags']; readonly features: Float64Array; readonly transitions: Float64Array }
    | undefined;

  /** @param count how many will be added. */
  constructor(count: number) {
    this.#count = count;
  }

  add({ tags, features, transitions }: Weights): void {
    this.#sums ??= {
      tags,
      features: new Float64Array(features.length),
      transitions: new Float64Array(transitions.length),
    };
    this.#addTo(this.#sums.features, features);
    this.#addTo(this.#sums.transitions, transitions);
  }

  /** The mean; undefined if nothing was added. */
  get weights(): Weights | undefined {
    const sums = this.#sums;
    return (
      sums && {
        tags: sums.tags,
        features: Float32Array.from(sums.features),
        transitions: Float32Array.from(sums.transitions),
      }
    );
  }

  #addTo(sums: Float64Array, values: Float32Array): void {
    for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] ?? 0) + (values[i] ?? 0) / this.#count;
  }
}
