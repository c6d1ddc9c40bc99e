import type { ColumnSet } from './alphabet.js';
import { type Fragment, HEAD } from './fragment.js';
import { SORTS } from './sorts.js';

/** The beginnings of all expressions of an engine as one nondeterministic automaton. */
export interface Automaton {
  /** By state: its first edge; the edges of a state stand together, and one more entry ends the last. */
  readonly edges: Int32Array;
  /** By state: the number of the form it belongs to. */
  readonly form: Uint16Array;
  /** By state: 1 where the form may be complete. */
  readonly accepts: Uint8Array;
  /** By edge: what it asks; see `EDGE`. */
  readonly kind: Uint8Array;
  /** By edge: number of the set it asks for. */
  readonly set: Uint16Array;
  readonly to: Int32Array;
  readonly sets: readonly ColumnSet[];
  /** States in which forms begin that wait for no word, by the sort of the form. */
  readonly starts: readonly (readonly number[])[];
  /** And the states in which forms begin that wait for certain words, by form. */
  readonly waiting: ReadonlyMap<number, number>;
}

/** A form and its beginning. */
export interface Begun {
  readonly form: number;
  readonly fragment: Fragment;
  /** True if it is only asked for where a text has one of its first words. */
  readonly waits: boolean;
}

/** Puts the beginnings of forms side by side. */
export function joinFragments(begun: readonly Begun[], sets: readonly ColumnSet[]): Automaton {
  const sizes = begun.map(({ fragment }) => sizeOf(fragment));
  const states = sizes.reduce((sum, size) => sum + size.states, 0);
  const edges = sizes.reduce((sum, size) => sum + size.edges, 0);
  const starts: number[][] = Array.from({ length: SORTS }, () => []);
  const waiting = new Map<number, number>();
  const automaton = {
    edges: new Int32Array(states + 1),
    form: new Uint16Array(states),
    accepts: new Uint8Array(states),
    kind: new Uint8Array(edges),
    set: new Uint16Array(edges),
    to: new Int32Array(edges),
    sets,
    starts,
    waiting,
  };
  let state = 0;
  let edge = 0;
  for (const { form, fragment, waits } of begun) {
    const start = state;
    if (waits) waiting.set(form, start);
    else starts[fragment[0] ?? 0]?.push(start);
    for (let i = HEAD; i < fragment.length; ) {
      automaton.form[state] = form;
      automaton.accepts[state] = fragment[i++] ?? 0;
      automaton.edges[state++] = edge;
      for (let left = fragment[i++] ?? 0; left > 0; left--) {
        automaton.kind[edge] = fragment[i++] ?? 0;
        automaton.set[edge] = fragment[i++] ?? 0;
        automaton.to[edge++] = start + (fragment[i++] ?? 0);
      }
    }
  }
  automaton.edges[state] = edge;
  return automaton;
}

function sizeOf(fragment: Fragment): { readonly states: number; readonly edges: number } {
  let states = 0;
  let edges = 0;
  for (let i = HEAD; i < fragment.length; states++) {
    const own = fragment[i + 1] ?? 0;
    edges += own;
    i += 2 + 3 * own;
  }
  return { states, edges };
}
