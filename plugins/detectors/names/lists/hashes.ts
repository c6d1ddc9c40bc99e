const FEWEST_BITS = 9;
const MOST_BITS = 13;
/** Bits for each hash, as a power of two: at most one in sixteen unknown words needs a lookup in the set. */
const ROOM = 4;

/**
 * A set of word hashes, as found in `tokens.hash`. Hashes need all 32 bits, which a `Set` stores as objects, so that a
 * lookup takes as long as reading ten characters. A table with one bit for the upper bits of each hash rejects most
 * unknown words without that lookup.
 */
export class Hashes {
  readonly #all: Set<number>;
  readonly #shift: number;
  readonly #bits: Int32Array;

  /** @param hashes the initial members; the table is sized for about this number, although more can be added. */
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

  /** In insertion order. */
  [Symbol.iterator](): IterableIterator<number> {
    return this.#all.values();
  }
}
