const FIRST = 64;
/** Entries that are remembered at the least where nobody asks for more. */
const MOST = 1 << 14;
/** Slots looked at: hashes that were made to meet each other cannot make a file slow. */
const REACH = 32;
/** Of a memory that nothing was put into yet. */
const NO_PAIRS: Int32Array = new Int32Array(0);

/**
 * A map from hash to hash that forgets what was set longest ago, so that a file of any length needs the same memory: two
 * generations of pairs in one array of numbers each, without an object or a string for an entry.
 */
export class RecentHashes {
  readonly #most: number;
  #young = NO_PAIRS;
  #old = NO_PAIRS;
  #count = 0;

  /** @param most entries that are remembered at the least, a power of two; as many again, and 32 bytes for each, at the most. */
  constructor(most: number = MOST) {
    this.#most = most;
  }

  /** The value of a hash, 0 if there is none. Neither is 0. */
  get(hash: number): number {
    return valueIn(this.#young, hash) || valueIn(this.#old, hash);
  }

  set(hash: number, value: number): void {
    if (this.#young.length === 0) this.#young = new Int32Array(2 * FIRST);
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

/** Where a hash belongs in a table of pairs. */
const home = (table: Int32Array, hash: number): number => ((hash ^ (hash >>> 15)) << 1) & (table.length - 2);

function valueIn(table: Int32Array, hash: number): number {
  if (table.length === 0) return 0;
  let at = home(table, hash);
  for (let i = 0; i < REACH; i++) {
    const there = table[at];
    if (there === hash) return table[at + 1] ?? 0;
    if (there === 0) return 0;
    at = (at + 2) & (table.length - 2);
  }
  return 0;
}

/** @returns true if the table holds one entry more. */
function put(table: Int32Array, hash: number, value: number): boolean {
  let at = home(table, hash);
  for (let i = 1; i < REACH && table[at] !== 0 && table[at] !== hash; i++) at = (at + 2) & (table.length - 2);
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
