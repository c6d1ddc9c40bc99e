import { addColumn, type ColumnSet, newSet, WORD_COLUMNS, without } from './alphabet.js';

/** Conditions of an edge. */
export const EDGE = {
  /** None. */
  empty: 0,
  /** The next character is in the set, and is consumed. */
  consume: 1,
  /** The next character is in the set, and is not consumed. */
  ahead: 2,
  /** `\b`, and `\B`. */
  boundary: 3,
  inside: 4,
  /** The character before the place is in the set. Only checked before the first character. */
  behind: 5,
} as const;

/** Length from which on a token counts as long, in code units: most words are shorter, and many ids are not. */
export const LONG = 9;
/** Distance in code units within which a digit counts as near. */
export const NEAR = 8;

/**
 * Sorts of forms by what a place must have for them to begin there, as bits: a long token; a digit near by; a digit or
 * `_` in the token itself. Most words have none of these, and most forms require one.
 */
export const WANTS_LONG = 1;
export const WANTS_DIGIT = 2;
export const WANTS_MARK = 4;
export const SORTS = 8;

/** The automaton of one form under construction. */
export interface Graph {
  /** By state: condition, set and target of its edges, one after another. */
  readonly edges: readonly (readonly number[])[];
  readonly accepts: readonly number[];
  readonly sets: readonly ColumnSet[];
}

/** The sort of a form, derived from all paths from the start to states where it may be complete. */
export const sortOf = (graph: Graph): number =>
  (shortestToken(graph) >= LONG ? WANTS_LONG : 0) |
  (new DigitDistance(graph).of(0) <= NEAR ? WANTS_DIGIT : 0) |
  (hasMark(graph) ? WANTS_MARK : 0);

/** The smallest number of word characters of the first token of a match, at most {@link LONG}. */
function shortestToken(graph: Graph): number {
  let reached = new Set([0]);
  for (let length = 0; length < LONG; length++) {
    const next = new Set<number>();
    // The set grows during the loop: edges that consume no character keep the length.
    for (const state of reached)
      if (graph.accepts[state] === 1 || endsToken(graph, state, reached, next)) return length;
    reached = next;
  }
  return LONG;
}

/** True if the first token of every match contains a digit or `_`. */
function hasMark(graph: Graph): boolean {
  const unmarked = new Set([0]);
  for (const state of unmarked)
    if (graph.accepts[state] === 1 || endsToken(graph, state, unmarked, unmarked, MARKS)) return false;
  return true;
}

/**
 * Collects the targets of the edges of a state, without edges that only characters of `left` pass. @returns true if one
 * of them can end a token.
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

/** The largest number of characters before the first digit of a match; infinite if there may be none. */
class DigitDistance {
  readonly #graph: Graph;
  readonly #known = new Map<number, number>();

  constructor(graph: Graph) {
    this.#graph = graph;
  }

  of(state: number): number {
    let most = this.#known.get(state);
    if (most === undefined) {
      // A loop that returns here has no digit.
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
      const isCharacter = kind === EDGE.consume || kind === EDGE.ahead;
      if (!(isCharacter && isWithin(sets[set], DIGITS)))
        most = Math.max(most, this.of(to) + (kind === EDGE.consume ? 1 : 0));
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
