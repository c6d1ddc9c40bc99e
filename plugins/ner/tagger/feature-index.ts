import { BITS } from './hash.js';

/**
 * Tells where the weights of a feature stand. One bit for each hashed feature, and a count for each 32 of them: small enough to
 * stay in the processor's cache, which a table with an entry for each feature would not.
 */
export class FeatureIndex {
  /** Distance from one row of weights to the next: a power of two up to 16, so that a row lies within one line of the cache. */
  readonly stride: number;
  /** For each 32 features: their bits, and how many known ones there are before them. Side by side, as they are read together. */
  readonly #table = new Int32Array(2 << (BITS - 5));

  /** @param features known ones, rising: the n-th, from 0, has row n + 1. @param size weights in a row. */
  constructor(features: Int32Array, size: number) {
    this.stride = size > 8 ? Math.ceil(size / 16) * 16 : 8;
    const table = this.#table;
    for (let i = 0; i < features.length; i++) {
      const feature = features[i] ?? 0;
      const at = (feature >>> 5) * 2;
      table[at] = (table[at] ?? 0) | (1 << (feature & 31));
    }
    let count = 0;
    for (let at = 0; at < table.length; at += 2) {
      table[at + 1] = count;
      count += bitCount(table[at] ?? 0);
    }
  }

  /** Where the row of a feature begins; 0, where all weights are zero, for one that is not known. */
  at(feature: number): number {
    const at = (feature >>> 5) * 2;
    const bits = this.#table[at] ?? 0;
    const bit = 1 << (feature & 31);
    if ((bits & bit) === 0) return 0;
    return ((this.#table[at + 1] ?? 0) + bitCount(bits & (bit - 1)) + 1) * this.stride;
  }
}

/** Bits that are set, by adding neighbours in parallel. */
function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
