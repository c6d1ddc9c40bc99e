import type { ColumnSet } from './alphabet.js';
import { edgesOf, type Fragment, HEAD, sortIn, statesOf } from './fragment.js';
import { SORTS } from './sorts.js';

/** The beginnings of all expressions of an engine as one nondeterministic automaton. */
export interface Automaton {
  /** By state: index of its first edge. The edges of a state are adjacent; a final entry marks the end of the last. */
  readonly edges: Int32Array;
  /** Highest form number. */
  readonly lastForm: number;
  /** By state: the number of its form. */
  readonly form: Uint16Array;
  /** By state: 1 if the form may be complete. */
  readonly accepts: Uint8Array;
  /** By edge: its condition; see `EDGE`. */
  readonly kind: Uint8Array;
  /** By edge: number of the set in its condition. */
  readonly set: Uint16Array;
  readonly to: Int32Array;
  readonly sets: readonly ColumnSet[];
  /** Start states of forms that do not wait for a word, by the sort of the form. */
  readonly starts: readonly (readonly number[])[];
  /** Start states of forms that wait for certain words, by form. */
  readonly waiting: ReadonlyMap<number, number>;
}

/** A form with its beginning. */
export interface Begun {
  readonly form: number;
  readonly fragment: Fragment;
  /** True if the form is tried only in texts that contain one of its first words. */
  readonly waits: boolean;
}

/** Concatenates the beginnings of forms. Plain loops, because it runs over a hundred thousand numbers at each start. */
export function joinFragments(begun: readonly Begun[], sets: readonly ColumnSet[]): Automaton {
  const [states, count] = sizesOf(begun);
  const edges = new Int32Array(states + 1);
  const forms = new Uint16Array(states);
  const accepts = new Uint8Array(states);
  const kind = new Uint8Array(count);
  const set = new Uint16Array(count);
  const to = new Int32Array(count);
  let state = 0;
  let edge = 0;
  for (const { form, fragment } of begun) {
    const start = state;
    for (let i = HEAD; i < fragment.length; ) {
      forms[state] = form;
      accepts[state] = fragment[i] ?? 0;
      edges[state++] = edge;
      const end = edge + (fragment[i + 1] ?? 0);
      for (i += 2; edge < end; i += 3) {
        kind[edge] = fragment[i] ?? 0;
        set[edge] = fragment[i + 1] ?? 0;
        to[edge++] = start + (fragment[i + 2] ?? 0);
      }
    }
  }
  edges[state] = edge;
  const lastForm = begun.reduce((most, { form }) => Math.max(most, form), 0);
  return { edges, lastForm, form: forms, accepts, kind, set, to, sets, ...startsOf(begun) };
}

/** Number of states and edges. */
function sizesOf(begun: readonly Begun[]): readonly [states: number, edges: number] {
  let states = 0;
  let edges = 0;
  for (const { fragment } of begun) {
    states += statesOf(fragment);
    edges += edgesOf(fragment);
  }
  return [states, edges];
}

function startsOf(begun: readonly Begun[]): Pick<Automaton, 'starts' | 'waiting'> {
  const starts: number[][] = Array.from({ length: SORTS }, () => []);
  const waiting = new Map<number, number>();
  let start = 0;
  for (const { form, fragment, waits } of begun) {
    if (waits) waiting.set(form, start);
    else starts[sortIn(fragment)]?.push(start);
    start += statesOf(fragment);
  }
  return { starts, waiting };
}
