import { hashOf, isSame, type Position } from './position.js';

/** Entries of the table that are no row: not built yet, and nothing can follow. */
export const UNKNOWN = 0;
export const DEAD = 1;
/** Bit of an entry: forms may be complete in the row, or nothing can follow it. */
export const ENDS = 0x8000;
/** Rows kept at most: some 6 MB. Then the table begins anew. */
export const MOST_ROWS = 30_000;

const NOWHERE: Position = { states: new Int32Array(0), word: 0, complete: new Int32Array(0) };

/** The rows of a deterministic automaton that have been built so far: for each place that it can get to, what each character leads to. */
export class RowTable {
  /** Classes of characters. */
  readonly #classes: number;
  readonly #most: number;
  /** Rows by the hash of what they stand for. */
  readonly #ids = new Map<number, number[]>();
  /** What the rows stand for, by row. */
  #positions: Position[] = [NOWHERE, NOWHERE];
  /** By row, where it has been asked for. */
  readonly #going = new Map<number, readonly number[]>();
  #entries = new Uint16Array(0);
  #ends = new Int32Array(0);

  constructor(classes: number, most: number) {
    this.#classes = classes;
    this.#most = most;
  }

  /** By row and class of the next character: the row behind it, with {@link ENDS}. Another array once a row has been added. */
  get entries(): Uint16Array {
    return this.#entries;
  }

  /** By row: twice the number of the list of forms that may be complete there, and one more if nothing can follow. */
  get ends(): Int32Array {
    return this.#ends;
  }

  get isFull(): boolean {
    return this.#positions.length >= this.#most;
  }

  /** What a row stands for. */
  position(row: number): Position {
    return this.#positions[row] ?? NOWHERE;
  }

  /** The row of a position, if it has been built. */
  find(position: Position): number | undefined {
    return this.#ids.get(hashOf(position))?.find((id) => isSame(this.position(id), position));
  }

  /** Adds a row that leads nowhere yet. @param list number of the list of forms that may be complete there. */
  add(position: Position, list: number): number {
    const row = this.#positions.push(position) - 1;
    if (row >= this.#ends.length) this.#makeRoom();
    const hash = hashOf(position);
    const alike = this.#ids.get(hash);
    if (alike === undefined) this.#ids.set(hash, [row]);
    else alike.push(row);
    this.#ends[row] = list * 2 + (position.states.length === 0 ? 1 : 0);
    return row;
  }

  /** The numbers of lists of the forms that can go on from a row. @param read asked once for each row. */
  going(row: number, read: (position: Position) => readonly number[]): readonly number[] {
    let lists = this.#going.get(row);
    if (lists === undefined) {
      lists = read(this.position(row));
      this.#going.set(row, lists);
    }
    return lists;
  }

  /** Notes where a character leads. @returns the entry. */
  lead(row: number, next: number, to: number): number {
    const entry = this.entry(to);
    this.#entries[row * this.#classes + next] = entry;
    return entry;
  }

  /** The entry that leads to a row. */
  entry(row: number): number {
    return (this.#ends[row] ?? 0) === 0 ? row : row | ENDS;
  }

  clear(): void {
    this.#positions = [NOWHERE, NOWHERE];
    this.#ids.clear();
    this.#going.clear();
    this.#entries.fill(UNKNOWN);
  }

  #makeRoom(): void {
    const rows = Math.max(64, this.#ends.length * 2);
    const entries = new Uint16Array(rows * this.#classes);
    entries.set(this.#entries);
    this.#entries = entries;
    const ends = new Int32Array(rows);
    ends.set(this.#ends);
    this.#ends = ends;
  }
}
