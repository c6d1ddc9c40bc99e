import { append } from '../contracts/long-lists.js';
import { type ColumnSet, has, wordness } from './alphabet.js';
import type { Automaton } from './automaton.js';
import type { Position } from './position.js';
import { EDGE } from './sorts.js';

/** Runs an automaton with all its states at once. Its buffers are reused, because texts need thousands of steps. */
export class Stepper {
  readonly #automaton: Automaton;
  /** Marks of the current step by state: visited before the character, and after it. */
  readonly #before: Int32Array;
  readonly #behind: Int32Array;
  /** Marks of the current step by form: complete. */
  readonly #completed: Int32Array;
  #step = 0;
  /** States to be examined before the character, and states reached after it but not yet closed. */
  readonly #open: number[] = [];
  readonly #entered: number[] = [];
  /** Result of the step. */
  readonly #going: number[] = [];
  readonly #complete: number[] = [];

  constructor(automaton: Automaton) {
    this.#automaton = automaton;
    this.#before = new Int32Array(automaton.form.length);
    this.#behind = new Int32Array(automaton.form.length);
    this.#completed = new Int32Array(automaton.lastForm + 1);
  }

  /**
   * Position before the first character.
   * @param starts start states.
   * @param before column of the preceding character; omitted if unknown.
   */
  start(starts: readonly number[], before?: number): Position {
    const { edges, kind, set, to, sets } = this.#automaton;
    this.#begin();
    append(this.#entered, starts);
    this.#close(this.#entered, this.#behind, this.#going);
    // The list grows during the loop.
    for (const state of this.#going)
      for (let edge = edges[state] ?? 0, end = edges[state + 1] ?? 0; edge < end; edge++) {
        if (kind[edge] !== EDGE.behind || !isIn(sets[set[edge] ?? 0], before)) continue;
        this.#entered.push(to[edge] ?? 0);
        this.#close(this.#entered, this.#behind, this.#going);
      }
    this.#complete.length = 0;
    return this.#position(2);
  }

  /** Position after one more character. */
  after({ states, word }: Position, column: number): Position {
    const { edges, kind, set, to, sets } = this.#automaton;
    const isWord = wordness(column);
    this.#begin();
    const open = this.#open;
    for (let i = 0; i < states.length; i++) open.push(states[i] ?? 0);
    const ahead: number[] = [];
    for (let state = open.pop(); state !== undefined; state = open.pop())
      for (let edge = edges[state] ?? 0, end = edges[state + 1] ?? 0; edge < end; edge++) {
        const asks = kind[edge] ?? EDGE.empty;
        if (asks === EDGE.empty || !leads(asks, sets[set[edge] ?? 0], column, word, isWord)) continue;
        if (asks === EDGE.consume) this.#entered.push(to[edge] ?? 0);
        else {
          ahead.push(to[edge] ?? 0);
          this.#close(ahead, this.#before, open);
        }
      }
    this.#close(this.#entered, this.#behind, this.#going);
    return this.#position(isWord);
  }

  #begin(): void {
    this.#step++;
    this.#open.length = 0;
    this.#entered.length = 0;
    this.#going.length = 0;
    this.#complete.length = 0;
  }

  #position(word: number): Position {
    return { states: sorted(this.#going), word, complete: sorted(this.#complete) };
  }

  /** Follows empty edges and collects states with conditions and complete forms. */
  #close(entered: number[], marks: Int32Array, going: number[]): void {
    const { edges, kind, to, form, accepts } = this.#automaton;
    for (let state = entered.pop(); state !== undefined; state = entered.pop()) {
      if (marks[state] === this.#step) continue;
      marks[state] = this.#step;
      if (accepts[state] === 1) this.#completes(form[state] ?? 0);
      let asks = false;
      for (let edge = edges[state] ?? 0, end = edges[state + 1] ?? 0; edge < end; edge++)
        if (kind[edge] === EDGE.empty) entered.push(to[edge] ?? 0);
        else asks = true;
      if (asks) going.push(state);
    }
  }

  #completes(form: number): void {
    if (this.#completed[form] === this.#step) return;
    this.#completed[form] = this.#step;
    this.#complete.push(form);
  }
}

const NONE = new Int32Array(0);
/** Up to this many numbers, insertion sort is faster than the sort of typed arrays. */
const INSERTION_SORT_LIMIT = 24;

function sorted(numbers: readonly number[]): Int32Array {
  if (numbers.length === 0) return NONE;
  const array = new Int32Array(numbers.length);
  for (let i = 0; i < numbers.length; i++) array[i] = numbers[i] ?? 0;
  return numbers.length > INSERTION_SORT_LIMIT ? array.sort() : insertionSorted(array);
}

function insertionSorted(array: Int32Array): Int32Array {
  for (let i = 1; i < array.length; i++) {
    const value = array[i] ?? 0;
    let k = i;
    for (; k > 0 && (array[k - 1] ?? 0) > value; k--) array[k] = array[k - 1] ?? 0;
    array[k] = value;
  }
  return array;
}

const isIn = (set: ColumnSet | undefined, column: number | undefined): boolean =>
  column === undefined || (set !== undefined && has(set, column));

/** True if the next character satisfies the condition of an edge. */
function leads(asks: number, set: ColumnSet | undefined, column: number, word: number, isWord: number): boolean {
  if (asks === EDGE.behind) return false;
  if (asks === EDGE.consume || asks === EDGE.ahead) return set !== undefined && has(set, column);
  return word === 2 || isWord === 2 || (word !== isWord) === (asks === EDGE.boundary);
}
