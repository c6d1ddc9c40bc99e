import { type Classes, type ColumnSet, classesOf } from './alphabet.js';
import { type Automaton, type Begun, joinFragments } from './automaton.js';
import { type FormsOfWords, formsOfWords } from './forms-by-word.js';
import { type Fragment, sortIn, statesOf } from './fragment.js';
import type { Position } from './position.js';
import { Stepper } from './stepper.js';

/**
 * The beginning of an expression. Only one of the two is set when an expression had to be parsed, because the words are
 * enough then.
 */
export interface Beginning {
  /** Hashes of the possible first words; undefined if they cannot be listed. */
  readonly words?: Int32Array;
  /** A fragment, or its number among fragments that were joined before. */
  readonly fragment?: Fragment | number;
}

/** The beginnings of all forms of an engine in one structure. Plain data that can be stored in a file. */
export interface Joined {
  readonly automaton: Automaton;
  readonly classes: Classes;
  /** Start positions by the properties of a place; see `sorts.ts`. */
  readonly openings: readonly Position[];
  /** By fragment: its first state; a final entry marks the end of the last. */
  readonly first: Int32Array;
  /** By fragment: its sort. */
  readonly sorts: Uint8Array;
  readonly byWord: FormsOfWords;
}

/** A form with its beginning. */
export interface Part extends Beginning {
  readonly form: number;
}

/**
 * @param known the structure to which fragment numbers refer; returned as it is if it contains exactly these
 * beginnings.
 */
export function join(parts: readonly Part[], sets: readonly ColumnSet[], known?: Joined): Joined {
  if (known !== undefined && isAllOf(known, parts, sets)) return known;
  const begun = parts.flatMap(({ form, words, fragment }): Begun[] =>
    fragment === undefined ? [] : [{ form, fragment: fragmentIn(known, fragment), waits: words !== undefined }],
  );
  const first = new Int32Array(begun.length + 1);
  for (const [i, { fragment }] of begun.entries()) first[i + 1] = (first[i] ?? 0) + statesOf(fragment);
  const sorts = Uint8Array.from(begun, ({ fragment }) => sortIn(fragment));
  const automaton = joinFragments(begun, sets);
  const stepper = new Stepper(automaton);
  const openings = automaton.starts.map((_, has) => stepper.start(startsOf(automaton, has)));
  return { automaton, classes: classesOf(sets), openings, first, sorts, byWord: formsOfWords(parts) };
}

/** Start states of forms that require only properties of the place. */
export const startsOf = ({ starts }: Automaton, has: number): number[] =>
  starts.filter((_, wants) => (wants & ~has) === 0).flat();

/** True if the parts are exactly what was joined, in the same order, and no other set distinguishes more characters. */
const isAllOf = ({ automaton, sorts }: Joined, parts: readonly Part[], sets: readonly ColumnSet[]): boolean =>
  parts.length === sorts.length &&
  sets.length === automaton.sets.length &&
  parts.every(({ form, fragment }, i) => form === i && fragment === i);

function fragmentIn(known: Joined | undefined, fragment: Fragment | number): Fragment {
  if (typeof fragment !== 'number') return fragment;
  if (known === undefined) throw new RangeError('the fragment is in nothing that was joined');
  const { edges, accepts, kind, set, to } = known.automaton;
  const from = known.first[fragment] ?? 0;
  const end = known.first[fragment + 1] ?? from;
  const numbers = [known.sorts[fragment] ?? 0, end - from, (edges[end] ?? 0) - (edges[from] ?? 0)];
  for (let state = from; state < end; state++) {
    const last = edges[state + 1] ?? 0;
    numbers.push(accepts[state] ?? 0, last - (edges[state] ?? 0));
    for (let edge = edges[state] ?? 0; edge < last; edge++)
      numbers.push(kind[edge] ?? 0, set[edge] ?? 0, (to[edge] ?? 0) - from);
  }
  return Uint16Array.from(numbers);
}
