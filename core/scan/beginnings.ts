import type { TokenTable } from '../tokens.js';
import { type Classes, classesOf } from './alphabet.js';
import type { Automaton } from './automaton.js';
import { HASH_PRIME } from './characters.js';
import type { Hits } from './scratch.js';
import { type Position, Stepper } from './stepper.js';

/** Entries of the table that are no row: not built yet, and nothing can follow. */
const UNKNOWN = 0;
const DEAD = 1;
const START = 2;
/** Rows kept at most: some 2 MB. Then the table begins anew. */
const MOST_ROWS = 10_000;
/** Rows that may be built at once, and characters to be read for each further one, so that no text can make the scan slow. */
const CREDIT = 4000;
const PAY = 500;

const NOWHERE: Position = { states: new Int32Array(0), word: 0, complete: new Int32Array(0) };

/**
 * Tells at one place of a text, in one look per character, which expressions can begin there: the automaton made deterministic
 * row by row as texts ask for them. Most places are done after two or three characters with no expression to try.
 */
export class Beginnings {
  /** Forms by list number; 0 is empty. */
  readonly lists: Uint16Array[] = [];
  readonly #automaton: Automaton;
  readonly #listIds = new Map<string, number>();
  /** Rows by the hash of what they stand for. */
  readonly #rowIds = new Map<number, number[]>();
  readonly #classes: Classes;
  readonly #stepper: Stepper;
  /** What the rows stand for, by row. */
  #rows: Position[] = [];
  /** By row and class of the next character: the row behind it. */
  #table = new Uint16Array(0);
  /** By row: twice the number of the list of forms that may be complete there, and one more if nothing can follow. */
  #ends = new Int32Array(0);
  #credit = CREDIT;

  constructor(automaton: Automaton) {
    this.#automaton = automaton;
    this.#classes = classesOf(automaton.sets);
    this.#stepper = new Stepper(automaton);
    this.listOf([]);
    this.#restart();
  }

  /**
   * Notes for a whole view where which lists of forms are to be tried: at its tokens, and at what stands between them. One
   * long loop on purpose: this is where the time goes.
   */
  scan(view: string, tokens: TokenTable, attempts: Hits): void {
    this.#credit = Math.min(CREDIT, this.#credit + view.length / PAY);
    const { ofCode, count } = this.#classes;
    const { start, end, length } = tokens;
    const first = START * count;
    let at = 0;
    for (let token = 0; token <= length; token++) {
      const to = token < length ? (start[token] ?? 0) : view.length;
      for (; at < to; at++)
        if (this.#table[first + (ofCode[view.charCodeAt(at)] ?? 0)] !== DEAD) this.#walk(view, at, attempts);
      if (token === length) return;
      if (this.#table[first + (ofCode[view.charCodeAt(at)] ?? 0)] !== DEAD) this.#walk(view, at, attempts);
      at = end[token] ?? 0;
    }
  }

  #walk(view: string, at: number, attempts: Hits): void {
    const { ofCode, count, end } = this.#classes;
    const { length } = view;
    let table = this.#table;
    let rowEnds = this.#ends;
    let row = START;
    for (let i = at; ; i++) {
      const next = i < length ? (ofCode[view.charCodeAt(i)] ?? 0) : end;
      let to = table[row * count + next] ?? DEAD;
      if (to === UNKNOWN) {
        to = this.#build(row, next, at, attempts);
        table = this.#table;
        rowEnds = this.#ends;
      }
      if (to === DEAD) return;
      const ends = rowEnds[to] ?? 0;
      if (ends > 1) attempts.push(ends >> 1, at, 0);
      if ((ends & 1) !== 0) return;
      row = to;
    }
  }

  /** The row behind a character; DEAD too where it may not be built now, and all that could follow has been noted. */
  #build(row: number, next: number, at: number, attempts: Hits): number {
    const position = this.#stepper.after(this.#rows[row] ?? NOWHERE, this.#classes.column[next] ?? 0);
    const { states, complete } = position;
    if (states.length === 0 && complete.length === 0) return this.#set(row, next, DEAD);
    const hash = hashOf(position);
    const known = this.#rowIds.get(hash)?.find((id) => isSame(this.#rows[id] ?? NOWHERE, position));
    if (known !== undefined) return this.#set(row, next, known);
    if (this.#credit < 1) {
      const forms = new Set([...complete, ...Array.from(states, (state) => this.#automaton.form[state] ?? 0)]);
      for (const form of forms) attempts.push(this.listOf([form]), at, 0);
      return DEAD;
    }
    this.#credit--;
    if (this.#rows.length < MOST_ROWS) return this.#set(row, next, this.#newRow(position, hash));
    this.#restart();
    return this.#newRow(position, hash);
  }

  #set(row: number, next: number, to: number): number {
    this.#table[row * this.#classes.count + next] = to;
    return to;
  }

  #newRow(position: Position, hash: number): number {
    const row = this.#rows.push(position) - 1;
    if (row >= this.#ends.length) this.#makeRoom();
    const alike = this.#rowIds.get(hash);
    if (alike === undefined) this.#rowIds.set(hash, [row]);
    else alike.push(row);
    this.#ends[row] = this.listOf(position.complete) * 2 + (position.states.length === 0 ? 1 : 0);
    return row;
  }

  #makeRoom(): void {
    const rows = Math.max(64, this.#ends.length * 2);
    const table = new Uint16Array(rows * this.#classes.count);
    table.set(this.#table);
    this.#table = table;
    const ends = new Int32Array(rows);
    ends.set(this.#ends);
    this.#ends = ends;
  }

  /** Empties the table but for the row of the start. */
  #restart(): void {
    this.#rows = [NOWHERE, NOWHERE];
    this.#rowIds.clear();
    this.#table.fill(UNKNOWN);
    const start = this.#stepper.start();
    this.#newRow(start, hashOf(start));
  }

  /** Number of the list of these forms. */
  listOf(forms: ArrayLike<number> & Iterable<number>): number {
    const key = String.fromCharCode(...forms);
    let id = this.#listIds.get(key);
    if (id === undefined) {
      id = this.lists.push(Uint16Array.from(forms)) - 1;
      this.#listIds.set(key, id);
    }
    return id;
  }
}

function hashOf({ states, word, complete }: Position): number {
  let hash = word;
  for (let i = 0; i < complete.length; i++) hash = Math.imul(hash ^ (complete[i] ?? 0), HASH_PRIME);
  hash = Math.imul(hash ^ 0xffff, HASH_PRIME);
  for (let i = 0; i < states.length; i++) hash = Math.imul(hash ^ (states[i] ?? 0), HASH_PRIME);
  return hash;
}

const isSame = (a: Position, b: Position): boolean =>
  a.word === b.word && areEqual(a.complete, b.complete) && areEqual(a.states, b.states);

function areEqual(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
