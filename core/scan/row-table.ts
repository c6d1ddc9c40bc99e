import { hashOf, isSame, type Position } from './position.js';

/** Table entries that are not rows: not built yet, and nothing can follow. */
export const UNKNOWN = 0;
export const DEAD = 1;
/** Bit of an entry: forms may be complete in the row, or nothing can follow it. */
export const ENDS = 0x8000;
/** Maximum number of rows, some 6 MB; then the table is rebuilt. */
export const MAX_ROWS = 30_000;

/** Number of empty rows before all others. */
const EMPTY_ROWS = 2;
/** Initial capacity, a power of two. */
const INITIAL_CAPACITY = 64;

/**
 * The rows of a deterministic automaton that have been built so far: for each position, the next row for each
 * character. Stored in a few arrays of numbers, because thirty thousand rows as objects would take three times the
 * memory.
 */
export class RowTable {
  /** Number of character classes. */
  readonly #classes: number;
  readonly #most: number;
  #rows = EMPTY_ROWS;
  /** The positions of the rows, concatenated: the states, then the forms that may be complete. */
  #pool = new Int32Array(16 * INITIAL_CAPACITY);
  /** By row: start of its part of the pool; a final entry marks the end of the last. */
  #from = new Int32Array(INITIAL_CAPACITY + 1);
  /** By row: the number of states, and whether the last character was in `\w`. */
  #states = new Int32Array(INITIAL_CAPACITY);
  #word = new Uint8Array(INITIAL_CAPACITY);
  #hash = new Int32Array(INITIAL_CAPACITY);
  /** Hash table of rows by their position, with linear probing; at most half full. */
  #slots = new Int32Array(2 * INITIAL_CAPACITY);
  /** By row: cached result of {@link going}. */
  readonly #going = new Map<number, readonly number[]>();
  #entries: Uint16Array;
  #ends = new Int32Array(INITIAL_CAPACITY);

  constructor(classes: number, most: number) {
    this.#classes = classes;
    this.#most = most;
    this.#entries = new Uint16Array(INITIAL_CAPACITY * classes);
  }

  /**
   * By row and class of the next character: the next row, with {@link ENDS}. The array is replaced when a row is added.
   */
  get entries(): Uint16Array {
    return this.#entries;
  }

  /** By row: twice the number of its list of complete forms, plus one if nothing can follow. */
  get ends(): Int32Array {
    return this.#ends;
  }

  get isFull(): boolean {
    return this.#rows >= this.#most;
  }

  /** The position of a row; valid until a row is added. */
  position(row: number): Position {
    const from = this.#from[row] ?? 0;
    const middle = from + (this.#states[row] ?? 0);
    const states = this.#pool.subarray(from, middle);
    return { states, word: this.#word[row] ?? 0, complete: this.#pool.subarray(middle, this.#from[row + 1]) };
  }

  /** The row of a position, if it has been built. */
  find(position: Position): number | undefined {
    const hash = hashOf(position);
    const mask = this.#slots.length - 1;
    for (let slot = spread(hash) & mask; ; slot = (slot + 1) & mask) {
      const row = this.#slots[slot] ?? 0;
      if (row === 0) return undefined;
      if (this.#hash[row] === hash && isSame(this.position(row), position)) return row;
    }
  }

  /** Adds a row without successors. @param list number of the list of forms that may be complete there. */
  add(position: Position, list: number): number {
    const { states, word, complete } = position;
    const row = this.#rows++;
    if (row >= this.#ends.length) this.#makeRoom();
    const from = this.#from[row] ?? 0;
    const end = from + states.length + complete.length;
    while (end > this.#pool.length) this.#pool = longer(this.#pool);
    this.#pool.set(states, from);
    this.#pool.set(complete, from + states.length);
    this.#from[row + 1] = end;
    this.#states[row] = states.length;
    this.#word[row] = word;
    this.#hash[row] = hashOf(position);
    this.#ends[row] = list * 2 + (states.length === 0 ? 1 : 0);
    this.#enter(row);
    return row;
  }

  #enter(row: number): void {
    const mask = this.#slots.length - 1;
    let slot = spread(this.#hash[row] ?? 0) & mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    this.#slots[slot] = row;
  }

  /** Numbers of the lists of forms that can continue from a row. @param read called once for each row. */
  going(row: number, read: (position: Position) => readonly number[]): readonly number[] {
    let lists = this.#going.get(row);
    if (lists === undefined) {
      lists = read(this.position(row));
      this.#going.set(row, lists);
    }
    return lists;
  }

  /** Records the row after a character. @returns the entry. */
  lead(row: number, next: number, to: number): number {
    const entry = this.entry(to);
    this.#entries[row * this.#classes + next] = entry;
    return entry;
  }

  /** The entry for a row. */
  entry(row: number): number {
    return (this.#ends[row] ?? 0) === 0 ? row : row | ENDS;
  }

  clear(): void {
    this.#rows = EMPTY_ROWS;
    this.#from.fill(0);
    this.#slots.fill(0);
    this.#going.clear();
    this.#entries.fill(UNKNOWN);
  }

  #makeRoom(): void {
    const rows = 2 * this.#ends.length;
    const entries = new Uint16Array(rows * this.#classes);
    entries.set(this.#entries);
    this.#entries = entries;
    this.#ends = longer(this.#ends);
    this.#states = longer(this.#states);
    this.#hash = longer(this.#hash);
    const from = new Int32Array(rows + 1);
    from.set(this.#from);
    this.#from = from;
    const word = new Uint8Array(rows);
    word.set(this.#word);
    this.#word = word;
    this.#slots = new Int32Array(2 * rows);
    for (let row = EMPTY_ROWS; row < this.#rows - 1; row++) this.#enter(row);
  }
}

/** The high bits of a hash are mixed better than the low ones. */
const spread = (hash: number): number => hash ^ (hash >>> 15);

function longer(column: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(2 * column.length);
  grown.set(column);
  return grown;
}
