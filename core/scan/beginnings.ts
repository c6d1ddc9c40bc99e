import type { TokenTable } from '../tokens.js';
import { type Classes, type ColumnSet, classesOf, has, wordness } from './alphabet.js';
import { type Automaton, EDGE } from './automaton.js';
import type { Hits } from './scratch.js';

/** Entries of the table that are no row: not built yet, and nothing can follow. */
const UNKNOWN = 0;
const DEAD = 1;
const START = 2;
/** Rows kept at most: some 2 MB. Then the table begins anew. */
const MOST_ROWS = 10_000;
/** Rows that may be built at once, and characters to be read for each further one, so that no text can make the scan slow. */
const CREDIT = 4000;
const PAY = 500;

/** What a row stands for. */
interface RowState {
  /** States of the automaton that can go on. */
  readonly states: Int32Array;
  /** Whether the last character was one of `\w`: 0 no, 1 yes, 2 not known. */
  readonly word: number;
}

const NOWHERE: RowState = { states: new Int32Array(0), word: 0 };

/**
 * Tells at one place of a text, in one look per character, which expressions can begin there: the automaton made deterministic
 * row by row as texts ask for them. Most places are done after two or three characters with no expression to try.
 */
export class Beginnings {
  /** Forms by list number; 0 is empty. */
  readonly lists: Uint16Array[] = [];
  readonly #automaton: Automaton;
  readonly #listIds = new Map<string, number>();
  readonly #rowIds = new Map<string, number>();
  readonly #classes: Classes;
  /** What the rows stand for, by row. */
  #rows: RowState[] = [];
  /** By row and class of the next character: the row behind it. */
  #table = new Uint16Array(0);
  /** By row: twice the number of the list of forms that may be complete there, and one more if nothing can follow. */
  #ends = new Int32Array(0);
  #credit = CREDIT;
  /** Marks of the step in hand, by state: visited before the character, and behind it. */
  readonly #before: Int32Array;
  readonly #behind: Int32Array;
  #step = 0;

  constructor(automaton: Automaton) {
    this.#automaton = automaton;
    this.#classes = classesOf(automaton.sets);
    this.#before = new Int32Array(automaton.form.length);
    this.#behind = new Int32Array(automaton.form.length);
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
    const column = this.#classes.column[next] ?? 0;
    const { states, complete } = this.#after(row, column);
    if (states.length === 0 && complete.length === 0) return this.#set(row, next, DEAD);
    const word = wordness(column);
    const key = `${word} ${complete.join()} ${states.join()}`;
    const known = this.#rowIds.get(key);
    if (known !== undefined) return this.#set(row, next, known);
    if (this.#credit < 1) {
      const forms = new Set([...complete, ...Array.from(states, (state) => this.#automaton.form[state] ?? 0)]);
      for (const form of forms) attempts.push(this.listOf([form]), at, 0);
      return DEAD;
    }
    this.#credit--;
    if (this.#rows.length < MOST_ROWS) return this.#set(row, next, this.#newRow(key, { states, word }, complete));
    this.#restart();
    return this.#newRow(key, { states, word }, complete);
  }

  #set(row: number, next: number, to: number): number {
    this.#table[row * this.#classes.count + next] = to;
    return to;
  }

  #newRow(key: string, state: RowState, complete: readonly number[]): number {
    const row = this.#rows.push(state) - 1;
    if (row >= this.#ends.length) this.#makeRoom();
    this.#rowIds.set(key, row);
    this.#ends[row] = this.listOf(complete) * 2 + (state.states.length === 0 ? 1 : 0);
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
    const states: number[] = [];
    this.#step++;
    this.#close([...this.#automaton.starts], this.#behind, states, new Set());
    this.#newRow('', { states: Int32Array.from(states).sort(), word: 2 }, []);
  }

  /** Number of the list of these forms. */
  listOf(forms: readonly number[]): number {
    const key = forms.join();
    let id = this.#listIds.get(key);
    if (id === undefined) {
      id = this.lists.push(Uint16Array.from(forms)) - 1;
      this.#listIds.set(key, id);
    }
    return id;
  }

  /** The states behind one more character, and the forms that may be complete before it or with it; both sorted. */
  #after(row: number, column: number): { states: Int32Array; complete: number[] } {
    const { first, next, kind, set, to, sets } = this.#automaton;
    const { states, word } = this.#rows[row] ?? NOWHERE;
    const isWord = wordness(column);
    const complete = new Set<number>();
    const open = Array.from(states);
    const entered: number[] = [];
    this.#step++;
    for (let state = open.pop(); state !== undefined; state = open.pop())
      for (let edge = first[state] ?? -1; edge >= 0; edge = next[edge] ?? -1) {
        const asks = kind[edge] ?? EDGE.empty;
        if (asks === EDGE.empty || !leads(asks, sets[set[edge] ?? 0], column, word, isWord)) continue;
        const target = to[edge] ?? 0;
        if (asks === EDGE.consume) entered.push(target);
        else this.#close([target], this.#before, open, complete);
      }
    const going: number[] = [];
    this.#close(entered, this.#behind, going, complete);
    return { states: Int32Array.from(going).sort(), complete: [...complete].sort((a, b) => a - b) };
  }

  /** Follows empty edges, and sorts what is reached into states that ask for something and forms that are complete. */
  #close(entered: number[], marks: Int32Array, going: number[], complete: Set<number>): void {
    const { first, next, kind, to, form, accepts } = this.#automaton;
    for (let state = entered.pop(); state !== undefined; state = entered.pop()) {
      if (marks[state] === this.#step) continue;
      marks[state] = this.#step;
      if (accepts[state] === 1) complete.add(form[state] ?? 0);
      let asks = false;
      for (let edge = first[state] ?? -1; edge >= 0; edge = next[edge] ?? -1)
        if (kind[edge] === EDGE.empty) entered.push(to[edge] ?? 0);
        else asks = true;
      if (asks) going.push(state);
    }
  }
}

/** True if an edge that asks for something gets it from the next character. */
function leads(asks: number, set: ColumnSet | undefined, column: number, word: number, isWord: number): boolean {
  if (asks === EDGE.consume || asks === EDGE.ahead) return set !== undefined && has(set, column);
  return word === 2 || isWord === 2 || (word !== isWord) === (asks === EDGE.boundary);
}
