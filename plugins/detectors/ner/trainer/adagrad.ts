import { BITS } from '../tagger/hash.js';
import type { TagSet } from '../tagger/tags.js';

/** What training finds: a weight for each tag at each hashed feature, and one for each transition. */
export interface Weights {
  readonly tags: TagSet;
  readonly features: Float32Array;
  readonly transitions: Float32Array;
}

const CLIP = 60;
const DECAY = 0.85;
const SHRINK = 1e-6;

/** Weights that AdaGrad moves: the more often a feature has moved, the less it moves again. */
export class AdaGrad {
  readonly weights: Weights;
  readonly #history: Float32Array;
  readonly #transitionHistory: Float32Array;
  #rate: number;

  constructor(tags: TagSet, rate: number) {
    this.#rate = rate;
    this.weights = {
      tags,
      features: new Float32Array((1 << BITS) * tags.size),
      transitions: new Float32Array(tags.size * tags.size),
    };
    this.#history = new Float32Array(1 << BITS).fill(1e-2);
    this.#transitionHistory = new Float32Array(tags.size * tags.size).fill(1e-1);
  }

  /** Slows down, after each epoch. */
  decay(): void {
    this.#rate *= DECAY;
  }

  /** Moves the weights of the features of one token. @param square mean square of the gradient. */
  moveFeatures(rows: Int32Array, gradient: Float64Array, square: number): void {
    const { tags, features } = this.weights;
    for (const feature of rows) {
      const history = (this.#history[feature] ?? 0) + square;
      this.#history[feature] = history;
      const step = this.#rate / Math.sqrt(history);
      const at = feature * tags.size;
      for (let tag = 0; tag < tags.size; tag++) {
        const weight = features[at + tag] ?? 0;
        features[at + tag] = weight - step * ((gradient[tag] ?? 0) + SHRINK * weight);
      }
    }
  }

  moveTransitions(sums: Float64Array): void {
    const { transitions } = this.weights;
    for (let cell = 0; cell < sums.length; cell++) {
      const g = Math.max(-CLIP, Math.min(CLIP, sums[cell] ?? 0));
      if (g === 0) continue;
      const history = (this.#transitionHistory[cell] ?? 0) + g * g;
      this.#transitionHistory[cell] = history;
      transitions[cell] = (transitions[cell] ?? 0) - (this.#rate * 0.5 * g) / Math.sqrt(history);
    }
  }
}
