import type { ColumnSet } from './alphabet.js';
import type { Fragment } from './fragment.js';

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
  /** The states in which forms begin. */
  readonly starts: readonly number[];
}

/** A form and its beginning. */
export interface Begun {
  readonly form: number;
  readonly fragment: Fragment;
}

/** Puts the beginnings of forms side by side. */
export function joinFragments(begun: readonly Begun[], sets: readonly ColumnSet[]): Automaton {
  const sizes = begun.map(({ fragment }) => sizeOf(fragment));
  const states = sizes.reduce((sum, size) => sum + size.states, 0);
  const edges = sizes.reduce((sum, size) => sum + size.edges, 0);
  const starts: number[] = [];
  const automaton = {
    edges: new Int32Array(states + 1),
    form: new Uint16Array(states),
    accepts: new Uint8Array(states),
    kind: new Uint8Array(edges),
    set: new Uint16Array(edges),
    to: new Int32Array(edges),
    sets,
    starts,
  };
  let state = 0;
  let edge = 0;
  for (const { form, fragment } of begun) {
    const start = state;
    starts.push(start);
    for (let i = 0; i < fragment.length; ) {
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
  for (let i = 0; i < fragment.length; states++) {
    const own = fragment[i + 1] ?? 0;
    edges += own;
    i += 2 + 3 * own;
  }
  return { states, edges };
}
