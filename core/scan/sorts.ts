import { addColumn, type ColumnSet, newSet, WORD_COLUMNS, without } from './alphabet.js';

/** What an edge asks before it leads on. */
export const EDGE = {
  /** Nothing. */
  empty: 0,
  /** The next character is in the set, and is consumed. */
  consume: 1,
  /** The next character is in the set, and stays. */
  ahead: 2,
  /** `\b`, and `\B`. */
  boundary: 3,
  inside: 4,
  /** The character before the place is in the set. Only asked before the first character. */
  behind: 5,
} as const;

/** Code units from which on a token counts as long: most words of a text are shorter, and many ids are not. */
export const LONG = 9;
/** Code units within which a digit counts as near. */
export const NEAR = 8;

/**
 * Sorts of forms by what a place must have so that they can begin there, as bits: a long token; a digit near by; a digit or `_`
 * in the token itself. Most words of a text have none of them, and most forms want one.
 */
export const WANTS_LONG = 1;
export const WANTS_DIGIT = 2;
export const WANTS_MARK = 4;
export const SORTS = 8;

/** The automaton of one form while it is being made. */
export interface Graph {
  /** By state: kind, set and target of its edges, one after another. */
  readonly edges: readonly (readonly number[])[];
  readonly accepts: readonly number[];
  readonly sets: readonly ColumnSet[];
}

/** What a form wants, seen from the ways that lead from the start to where it may be complete. */
export const sortOf = (graph: Graph): number =>
  (shortestToken(graph) >= LONG ? WANTS_LONG : 0) |
  (new DigitDistance(graph).of(0) <= NEAR ? WANTS_DIGIT : 0) |
  (hasMark(graph) ? WANTS_MARK : 0);

/** The fewest word characters behind which the first token of a match may end, at most {@link LONG}. */
function shortestToken(graph: Graph): number {
  let reached = new Set([0]);
  for (let length = 0; length < LONG; length++) {
    const next = new Set<number>();
    // A set that grows while it is walked through: what takes no character belongs to the same length.
    for (const state of reached)
      if (graph.accepts[state] === 1 || endsToken(graph, state, reached, next)) return length;
    reached = next;
  }
  return LONG;
}

/** True if no match has a first token without a digit and without `_`. */
function hasMark(graph: Graph): boolean {
  const unmarked = new Set([0]);
  for (const state of unmarked)
    if (graph.accepts[state] === 1 || endsToken(graph, state, unmarked, unmarked, MARKS)) return false;
  return true;
}

/**
 * Sorts where the edges of a state lead, but for those that only characters of `left` pass. @returns true if one of them can
 * end a token.
 */
function endsToken(
  { edges, sets }: Graph,
  state: number,
  same: Set<number>,
  next: Set<number>,
  left?: ColumnSet,
): boolean {
  const own = edges[state] ?? [];
  for (let i = 0; i < own.length; i += 3) {
    const [kind = EDGE.empty, set = 0, to = 0] = own.slice(i, i + 3);
    if (kind === EDGE.boundary) return true;
    if (kind !== EDGE.consume) same.add(to);
    else if (!isWithin(sets[set], WORD_COLUMNS)) return true;
    else if (left === undefined || !isWithin(sets[set], left)) next.add(to);
  }
  return false;
}

/** The most characters that can come before the first digit of a match; infinite where it may have none. */
class DigitDistance {
  readonly #graph: Graph;
  readonly #known = new Map<number, number>();

  constructor(graph: Graph) {
    this.#graph = graph;
  }

  of(state: number): number {
    let most = this.#known.get(state);
    if (most === undefined) {
      // Where a loop comes back to.
      this.#known.set(state, Number.POSITIVE_INFINITY);
      most = this.#graph.accepts[state] === 1 ? Number.POSITIVE_INFINITY : this.#overEdges(state);
      this.#known.set(state, most);
    }
    return most;
  }

  #overEdges(state: number): number {
    const { edges, sets } = this.#graph;
    const own = edges[state] ?? [];
    let most = 0;
    for (let i = 0; i < own.length; i += 3) {
      const [kind = EDGE.empty, set = 0, to = 0] = own.slice(i, i + 3);
      const asks = kind === EDGE.consume || kind === EDGE.ahead;
      if (!(asks && isWithin(sets[set], DIGITS))) most = Math.max(most, this.of(to) + (kind === EDGE.consume ? 1 : 0));
    }
    return most;
  }
}

const DIGITS = newSet();
for (const digit of '0123456789') addColumn(DIGITS, digit.charCodeAt(0));

const MARKS = DIGITS.slice();
addColumn(MARKS, '_'.charCodeAt(0));

const isWithin = (set: ColumnSet | undefined, other: ColumnSet): boolean =>
  set !== undefined && without(set, other).every((bits) => bits === 0);
