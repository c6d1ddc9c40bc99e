const INITIAL_CAPACITY = 64;
/** Default minimum number of entries that are kept. */
const DEFAULT_MIN_KEPT = 1 << 14;
/** Maximum number of slots to probe, so that colliding hashes made on purpose cannot make a file slow. */
const MAX_PROBES = 32;
/** Shared table of a map that is still empty. */
const NO_PAIRS: Int32Array = new Int32Array(0);

/**
 * A map from hash to hash that forgets the oldest entries, so that memory is constant for files of any length. It holds
 * two generations of pairs, each in one typed array, so that an entry costs no object and no string.
 */
export class RecentHashes {
  readonly #most: number;
  #young = NO_PAIRS;
  #old = NO_PAIRS;
  #count = 0;

  /**
   * @param most minimum number of entries that are kept, a power of two. At most twice as many are kept, at 32 bytes
   * each.
   */
  constructor(most: number = DEFAULT_MIN_KEPT) {
    this.#most = most;
  }

  /** The value of a hash; 0 if there is none. Hashes and values are never 0. */
  get(hash: number): number {
    return valueIn(this.#young, hash) || valueIn(this.#old, hash);
  }

  set(hash: number, value: number): void {
    if (this.#young.length === 0) this.#young = new Int32Array(2 * INITIAL_CAPACITY);
    if (!put(this.#young, hash, value)) return;
    this.#count++;
    if (4 * this.#count < this.#young.length) return;
    if (this.#young.length < 4 * this.#most) this.#young = grown(this.#young);
    else {
      const emptied = this.#old.length === this.#young.length ? this.#old.fill(0) : new Int32Array(this.#young.length);
      [this.#young, this.#old] = [emptied, this.#young];
      this.#count = 0;
    }
  }
}

/** Preferred slot of a hash in a table of pairs. */
const home = (table: Int32Array, hash: number): number => ((hash ^ (hash >>> 15)) << 1) & (table.length - 2);

function valueIn(table: Int32Array, hash: number): number {
  if (table.length === 0) return 0;
  let at = home(table, hash);
  for (let i = 0; i < MAX_PROBES; i++) {
    const there = table[at];
    if (there === hash) return table[at + 1] ?? 0;
    if (there === 0) return 0;
    at = (at + 2) & (table.length - 2);
  }
  return 0;
}

/** Stores a pair. @returns true if the number of entries has grown. */
function put(table: Int32Array, hash: number, value: number): boolean {
  let at = home(table, hash);
  for (let i = 1; i < MAX_PROBES && table[at] !== 0 && table[at] !== hash; i++) at = (at + 2) & (table.length - 2);
  const isNew = table[at] === 0;
  table[at] = hash;
  table[at + 1] = value;
  return isNew;
}

function grown(table: Int32Array): Int32Array {
  const larger = new Int32Array(2 * table.length);
  for (let at = 0; at < table.length; at += 2) {
    const hash = table[at] ?? 0;
    if (hash !== 0) put(larger, hash, table[at + 1] ?? 0);
  }
  return larger;
}
