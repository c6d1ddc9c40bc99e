import type { AST } from '@eslint-community/regexpp';
import { append, smallest } from '../contracts/long-lists.js';
import { type CharNode, type ColumnSet, has, isCharNode, SURROGATE } from './alphabet.js';
import type { ColumnSets } from './column-sets.js';
import { allowedBy } from './lookaround.js';
import { EDGE, sortOf } from './sorts.js';

/**
 * How many code units of a match the automaton examines. Forms that are still possible then are tried by their
 * expressions.
 */
const DEPTH = 16;
/** Maximum number of states of one expression; a larger expression counts as matched where the limit is reached. */
const MAX_STATES = 20_000;
/** Maximum number of optional repetitions for which each gets a state of its own. */
const UNROLLED = 2;
/** Stands for "no state": the expression was cut off here and counts as matched. */
const CUT = -1;

/**
 * The beginning of one expression as a nondeterministic automaton; state 0 is the start. It accepts at least what the
 * expression matches: lookaheads and lookbehinds are checked only as far as one character tells. Encoded as numbers, so
 * that it can be stored in a file: the sort of the form, the number of states and edges; then for each state 1 if the
 * expression may be complete, the number of edges, and for each edge its condition ({@link EDGE}), the number of its
 * set, and its target state.
 */
export type Fragment = Uint16Array;

/** Index of the first state in a fragment. */
export const HEAD = 3;

/** The sort of the form; see `sorts.ts`. */
export const sortIn = (fragment: Fragment): number => fragment[0] ?? 0;
export const statesOf = (fragment: Fragment): number => fragment[1] ?? 0;
export const edgesOf = (fragment: Fragment): number => fragment[2] ?? 0;

/** Creates the fragment of one expression. @param trees parts of it in order (lead, match). */
export function fragmentOf(sets: ColumnSets, trees: readonly AST.Pattern[], ignoreCase: boolean): Fragment {
  const builder = new FragmentBuilder(sets, ignoreCase);
  return builder.build(trees);
}

class FragmentBuilder {
  /** By state: condition, set and target of its edges, one after another. */
  readonly #edges: number[][] = [];
  readonly #accepts: number[] = [];
  /** By state: the smallest number of code units that lead there. */
  readonly #depth: number[] = [];
  /** By state: true if no path to it consumes or examines a character. */
  readonly #isFirst: boolean[] = [];
  readonly #sets: ColumnSets;
  readonly #ignoreCase: boolean;

  constructor(sets: ColumnSets, ignoreCase: boolean) {
    this.#sets = sets;
    this.#ignoreCase = ignoreCase;
  }

  build(trees: readonly AST.Pattern[]): Fragment {
    let at = this.#state(0, true);
    for (const tree of trees) if (at !== CUT) at = this.#alternatives(tree.alternatives, at);
    if (at !== CUT) this.#accepts[at] = 1;
    const graph = { edges: this.#edges, accepts: this.#accepts, sets: this.#sets.all };
    const edges = this.#edges.reduce((sum, own) => sum + own.length / 3, 0);
    const numbers: number[] = [sortOf(graph), this.#edges.length, edges];
    for (const [state, own] of this.#edges.entries())
      append(numbers, [this.#accepts[state] ?? 0, own.length / 3, ...own]);
    return Uint16Array.from(numbers);
  }

  #state(depth: number, isFirst: boolean): number {
    this.#accepts.push(0);
    this.#depth.push(depth);
    this.#isFirst.push(isFirst);
    return this.#edges.push([]) - 1;
  }

  #edge(from: number, kind: number, set: number, to: number): void {
    this.#edges[from]?.push(kind, set, to);
  }

  /** Creates a state behind an edge. */
  #step(from: number, kind: number, set: number, length: number): number {
    const isFirst = length === 0 && kind !== EDGE.ahead && this.#isFirst[from] === true;
    const to = this.#state((this.#depth[from] ?? 0) + length, isFirst);
    this.#edge(from, kind, set, to);
    return to;
  }

  #alternatives(list: readonly AST.Alternative[], from: number): number {
    const ends = list.map((alternative) => this.#sequence(alternative, from)).filter((end) => end !== CUT);
    return this.#joined(ends);
  }

  #sequence({ elements }: AST.Alternative, from: number): number {
    let at = from;
    for (const element of elements) {
      if (at === CUT) return CUT;
      at = this.#element(element, at);
    }
    return at;
  }

  /** Joins several states into one. */
  #joined(ends: readonly number[]): number {
    const [only, more] = ends;
    if (only === undefined) return CUT;
    if (more === undefined) return only;
    const depth = smallest(ends.map((end) => this.#depth[end] ?? 0));
    const isFirst = ends.every((end) => this.#isFirst[end] === true);
    const to = this.#state(depth, isFirst);
    for (const end of ends) this.#edge(end, EDGE.empty, 0, to);
    return to;
  }

  #element(element: AST.Element, from: number): number {
    if (isCharNode(element)) return this.#consume(element, from);
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return this.#alternatives(element.alternatives, from);
      case 'Quantifier':
        return this.#repeat(element, from);
      case 'Assertion':
        return this.#assert(element, from);
      default:
        throw new SyntaxError('back-references are not allowed');
    }
  }

  #consume(node: CharNode, from: number): number {
    if ((this.#depth[from] ?? 0) >= DEPTH || this.#edges.length > MAX_STATES) return this.#cut(from);
    const set = this.#sets.coarse(this.#setOf(node));
    const to = this.#step(from, EDGE.consume, set, 1);
    if (has(this.#sets.get(set), SURROGATE)) {
      const half = this.#step(from, EDGE.consume, this.#sets.surrogate(), 1);
      this.#edge(half, EDGE.consume, this.#sets.surrogate(), to);
    }
    return to;
  }

  #cut(at: number): number {
    this.#accepts[at] = 1;
    return CUT;
  }

  #repeat({ element, min, max }: AST.Quantifier, from: number): number {
    let at = from;
    for (let i = 0; i < Math.min(min, DEPTH + 1) && at !== CUT; i++) at = this.#element(element, at);
    if (at === CUT) return CUT;
    if (min > DEPTH + 1) return this.#cut(at);
    if (max === min) return at;
    return max - min > UNROLLED ? this.#loop(element, at) : this.#optional(element, at, max - min);
  }

  /** Unbounded repetition as a loop; separate states for each count would make a separate position of each. */
  #loop(element: AST.QuantifiableElement, from: number): number {
    const head = this.#step(from, EDGE.empty, 0, 0);
    const end = this.#element(element, head);
    if (end !== CUT) this.#edge(end, EDGE.empty, 0, head);
    return head;
  }

  #optional(element: AST.QuantifiableElement, from: number, times: number): number {
    let at = from;
    const ends = [at];
    for (let i = 0; i < times; i++) {
      at = this.#element(element, at);
      if (at === CUT) break;
      ends.push(at);
    }
    return this.#joined(ends);
  }

  #assert(assertion: AST.Assertion, from: number): number {
    const behindStart = (this.#depth[from] ?? 0) > 0;
    switch (assertion.kind) {
      case 'word':
        return behindStart ? this.#step(from, assertion.negate ? EDGE.inside : EDGE.boundary, 0, 0) : from;
      case 'end':
        return this.#step(from, EDGE.ahead, this.#sets.end(), 0);
      case 'lookahead':
        return this.#beside(from, EDGE.ahead, assertion);
      case 'lookbehind':
        // Elsewhere the preceding character has been consumed already, or the next character would have to be known
        // first.
        return this.#isFirst[from] === true ? this.#beside(from, EDGE.behind, assertion) : from;
      default:
        return from;
    }
  }

  /** Adds a state behind a condition on an adjacent character, as far as one character can decide it. */
  #beside(from: number, edge: number, assertion: AST.LookaroundAssertion): number {
    const set = allowedBy(assertion, this.#exactly);
    return set === undefined ? from : this.#step(from, edge, this.#sets.coarse(this.#sets.idOf(set)), 0);
  }

  #setOf(node: CharNode): number {
    return this.#sets.ofNode(node, this.#ignoreCase);
  }

  readonly #exactly = (node: CharNode): ColumnSet => this.#sets.get(this.#setOf(node));
}
