const FEWEST_BITS = 9;
const MOST_BITS = 13;
/** Bits for each hash, as a power of two: one stranger in sixteen at most is looked for in the set. */
const ROOM = 4;

/**
 * Hashes of words, as `tokens.hash` has them. They need all 32 bits, which a `Set` keeps as objects, so that to ask it takes as long as to
 * read ten characters. Here one bit, picked by the upper ones of a hash, tells nearly all strangers before that.
 */
export class Hashes {
  readonly #all: Set<number>;
  readonly #shift: number;
  readonly #bits: Int32Array;

  /** @param hashes more can be added, but the room is made for about as many as these. */
  constructor(hashes: readonly number[] = []) {
    const bits = Math.min(MOST_BITS, Math.max(FEWEST_BITS, ROOM + Math.ceil(Math.log2(hashes.length + 1))));
    this.#shift = 32 - bits;
    this.#bits = new Int32Array(2 ** (bits - 5));
    this.#all = new Set();
    for (const hash of hashes) this.add(hash);
  }

  add(hash: number): void {
    const bit = hash >>> this.#shift;
    this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
    this.#all.add(hash);
  }

  has(hash: number): boolean {
    const bit = hash >>> this.#shift;
    return ((this.#bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0 && this.#all.has(hash);
  }

  /** In the order in which they came. */
  [Symbol.iterator](): IterableIterator<number> {
    return this.#all.values();
  }
}
