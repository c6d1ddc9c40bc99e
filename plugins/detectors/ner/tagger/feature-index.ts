import { BITS } from './hash.js';

/**
 * Tells where the weights of a feature stand. One bit for each hashed feature, and a count for each 32 of them: small enough to
 * stay in the processor's cache, which a table with an entry for each feature would not. Most features that are asked about are not
 * known, and for those only the bits are read.
 */
export class FeatureIndex {
  /** A bit for each feature that is known. */
  readonly known = new Int32Array(1 << (BITS - 5));
  /** By number in {@link known}: how many known features there are before it. */
  readonly before = new Int32Array(1 << (BITS - 5));
  readonly #size: number;

  /** @param features known ones, rising: the n-th has row n. @param size weights in a row. */
  constructor(features: Int32Array, size: number) {
    this.#size = size;
    const { known, before } = this;
    for (let i = 0; i < features.length; i++) {
      const feature = features[i] ?? 0;
      known[feature >>> 5] = (known[feature >>> 5] ?? 0) | (1 << (feature & 31));
    }
    let count = 0;
    for (let at = 0; at < known.length; at++) {
      before[at] = count;
      count += bitCount(known[at] ?? 0);
    }
  }

  /** Where the row of a feature begins; -1 for one that is not known. */
  at(feature: number): number {
    const bits = this.known[feature >>> 5] ?? 0;
    const bit = 1 << (feature & 31);
    if ((bits & bit) === 0) return -1;
    return ((this.before[feature >>> 5] ?? 0) + bitCount(bits & (bit - 1))) * this.#size;
  }
}

/** Bits that are set, by adding neighbours in parallel. */
function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
