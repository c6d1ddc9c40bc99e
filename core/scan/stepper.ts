import { type ColumnSet, has, wordness } from './alphabet.js';
import type { Automaton } from './automaton.js';
import { EDGE } from './sorts.js';

/** Where an automaton has got to. */
export interface Position {
  /** States that can go on, sorted. */
  readonly states: Int32Array;
  /** Whether the last character was one of `\w`: 0 no, 1 yes, 2 not known. */
  readonly word: number;
  /** Forms that may be complete with the last character or before it, sorted. */
  readonly complete: Int32Array;
}

/** Walks through an automaton with all its states at once. */
export class Stepper {
  readonly #automaton: Automaton;
  /** Marks of the step in hand, by state: visited before the character, and behind it. */
  readonly #before: Int32Array;
  readonly #behind: Int32Array;
  /** And by form: complete. */
  readonly #completed: Int32Array;
  #step = 0;

  constructor(automaton: Automaton) {
    this.#automaton = automaton;
    this.#before = new Int32Array(automaton.form.length);
    this.#behind = new Int32Array(automaton.form.length);
    this.#completed = new Int32Array(automaton.form.reduce((most, form) => Math.max(most, form), 0) + 1);
  }

  /** Before the first character. @param starts states. */
  start(starts: readonly number[]): Position {
    this.#step++;
    const states: number[] = [];
    this.#close([...starts], this.#behind, states, []);
    return { states: sorted(states), word: 2, complete: sorted([]) };
  }

  /** Behind one more character. */
  after({ states, word }: Position, column: number): Position {
    const { edges, kind, set, to, sets } = this.#automaton;
    const isWord = wordness(column);
    const complete: number[] = [];
    const open = Array.from(states);
    const entered: number[] = [];
    this.#step++;
    for (let state = open.pop(); state !== undefined; state = open.pop())
      for (let edge = edges[state] ?? 0, end = edges[state + 1] ?? 0; edge < end; edge++) {
        const asks = kind[edge] ?? EDGE.empty;
        if (asks === EDGE.empty || !leads(asks, sets[set[edge] ?? 0], column, word, isWord)) continue;
        const target = to[edge] ?? 0;
        if (asks === EDGE.consume) entered.push(target);
        else this.#close([target], this.#before, open, complete);
      }
    const going: number[] = [];
    this.#close(entered, this.#behind, going, complete);
    return { states: sorted(going), word: isWord, complete: sorted(complete) };
  }

  /** Follows empty edges, and sorts what is reached into states that ask for something and forms that are complete. */
  #close(entered: number[], marks: Int32Array, going: number[], complete: number[]): void {
    const { edges, kind, to, form, accepts } = this.#automaton;
    for (let state = entered.pop(); state !== undefined; state = entered.pop()) {
      if (marks[state] === this.#step) continue;
      marks[state] = this.#step;
      const own = form[state] ?? 0;
      if (accepts[state] === 1 && this.#completed[own] !== this.#step) {
        this.#completed[own] = this.#step;
        complete.push(own);
      }
      let asks = false;
      for (let edge = edges[state] ?? 0, end = edges[state + 1] ?? 0; edge < end; edge++)
        if (kind[edge] === EDGE.empty) entered.push(to[edge] ?? 0);
        else asks = true;
      if (asks) going.push(state);
    }
  }
}

const sorted = (numbers: readonly number[]): Int32Array => Int32Array.from(numbers).sort();

/** True if an edge that asks for something gets it from the next character. */
function leads(asks: number, set: ColumnSet | undefined, column: number, word: number, isWord: number): boolean {
  if (asks === EDGE.consume || asks === EDGE.ahead) return set !== undefined && has(set, column);
  return word === 2 || isWord === 2 || (word !== isWord) === (asks === EDGE.boundary);
}
