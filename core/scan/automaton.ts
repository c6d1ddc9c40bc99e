import type { AST } from '@eslint-community/regexpp';
import {
  addAll,
  addColumn,
  type CharNode,
  type ColumnSet,
  coarse,
  complement,
  END,
  has,
  isCharNode,
  newSet,
  SURROGATE,
  surelyIn,
} from './alphabet.js';
import type { Sources } from './sources.js';

/** How far into a match the automaton looks, in code units. What is still possible then is a case for the expression itself. */
const DEPTH = 12;
/** States one expression may have; a larger one is taken to match where it has got to. */
const MOST_STATES = 20_000;
/** Stands for "no state": the expression was cut off here and counts as matched. */
const CUT = -1;

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
} as const;

/**
 * The beginnings of all expressions as one nondeterministic automaton. It accepts at least what the expressions match: lookbehind
 * is taken to hold, and so is lookahead over more than one character.
 */
export interface Automaton {
  /** By state: its first edge, -1 for none. */
  readonly first: Int32Array;
  /** By state: the number of the form it belongs to. */
  readonly form: Uint16Array;
  /** By state: 1 where the form may be complete. */
  readonly accepts: Uint8Array;
  /** By edge: the next edge of the same state, -1 for none. */
  readonly next: Int32Array;
  readonly kind: Uint8Array;
  /** By edge: number of the set it asks for. */
  readonly set: Int32Array;
  readonly to: Int32Array;
  readonly sets: readonly ColumnSet[];
  /** The states in which forms begin. */
  readonly starts: readonly number[];
}

/** Builds the automaton, form by form. */
export class AutomatonBuilder {
  readonly #first: number[] = [];
  readonly #form: number[] = [];
  readonly #accepts: number[] = [];
  /** By state: the fewest code units that lead there. */
  readonly #depth: number[] = [];
  readonly #next: number[] = [];
  readonly #kind: number[] = [];
  readonly #set: number[] = [];
  readonly #to: number[] = [];
  readonly #starts: number[] = [];
  readonly #sets: ColumnSet[] = [];
  readonly #setIds = new Map<string, number>();
  readonly #coarseIds = new Map<number, number>();
  readonly #nodeSets = new Map<string, number>();
  readonly #sources: Sources;
  #ignoreCase = false;
  #current = 0;
  #limit = 0;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /**
   * @param form the number of the form.
   * @param trees parts of the expression in order (lead, match).
   */
  add(form: number, trees: readonly AST.Pattern[], ignoreCase: boolean): void {
    this.#ignoreCase = ignoreCase;
    this.#current = form;
    this.#limit = this.#first.length + MOST_STATES;
    const start = this.#state(0);
    this.#starts.push(start);
    let at = start;
    for (const tree of trees) at = this.#alternatives(tree.alternatives, at);
    if (at !== CUT) this.#accepts[at] = 1;
  }

  done(): Automaton {
    return {
      first: Int32Array.from(this.#first),
      form: Uint16Array.from(this.#form),
      accepts: Uint8Array.from(this.#accepts),
      next: Int32Array.from(this.#next),
      kind: Uint8Array.from(this.#kind),
      set: Int32Array.from(this.#set),
      to: Int32Array.from(this.#to),
      sets: this.#sets,
      starts: this.#starts,
    };
  }

  #state(depth: number): number {
    this.#form.push(this.#current);
    this.#accepts.push(0);
    this.#depth.push(depth);
    return this.#first.push(-1) - 1;
  }

  #edge(from: number, kind: number, set: number, to: number): void {
    this.#next.push(this.#first[from] ?? -1);
    this.#kind.push(kind);
    this.#set.push(set);
    this.#first[from] = this.#to.push(to) - 1;
  }

  /** A new state behind an edge. */
  #step(from: number, kind: number, set: number, length: number): number {
    const to = this.#state((this.#depth[from] ?? 0) + length);
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

  /** One state behind several. */
  #joined(ends: readonly number[]): number {
    const [only, more] = ends;
    if (only === undefined) return CUT;
    if (more === undefined) return only;
    const depth = Math.min(...ends.map((end) => this.#depth[end] ?? 0));
    const to = this.#state(depth);
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
    if ((this.#depth[from] ?? 0) >= DEPTH || this.#first.length > this.#limit) return this.#cut(from);
    const set = this.#coarse(this.#setOf(node));
    const to = this.#step(from, EDGE.consume, set, 1);
    if (has(this.#sets[set] ?? newSet(), SURROGATE)) {
      const half = this.#step(from, EDGE.consume, this.#pairs(), 1);
      this.#edge(half, EDGE.consume, this.#pairs(), to);
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
    const ends = [at];
    for (let i = min; i < max; i++) {
      // An element that can be empty does not get deeper by itself.
      if (i > min + DEPTH) {
        this.#cut(at);
        break;
      }
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
      case 'end': {
        const end = newSet();
        addColumn(end, END);
        return this.#step(from, EDGE.ahead, this.#setId(end), 0);
      }
      case 'lookahead': {
        const set = assertion.negate ? this.#notAhead(assertion) : this.#ahead(assertion);
        return set === undefined ? from : this.#step(from, EDGE.ahead, this.#setId(set), 0);
      }
      default:
        return from;
    }
  }

  /** What must come next by a positive lookahead; undefined if that is not known. */
  #ahead({ alternatives }: AST.LookaheadAssertion): ColumnSet | undefined {
    const all = newSet();
    for (const { elements } of alternatives) {
      const [head] = elements;
      const node = head?.type === 'Quantifier' && head.min > 0 ? head.element : head;
      if (node === undefined || !isCharNode(node)) return undefined;
      addAll(all, this.#sets[this.#setOf(node)] ?? newSet());
    }
    return all;
  }

  /** What can come next by a negative lookahead: all but what one of its alternatives is by itself. */
  #notAhead({ alternatives }: AST.LookaheadAssertion): ColumnSet | undefined {
    const refused = newSet();
    for (const { elements } of alternatives) {
      const [only, more] = elements;
      if (only !== undefined && more === undefined && isCharNode(only))
        addAll(refused, surelyIn(this.#sets[this.#setOf(only)] ?? newSet()));
    }
    return refused.some((bits) => bits !== 0) ? complement(refused) : undefined;
  }

  #pairs(): number {
    const set = newSet();
    addColumn(set, SURROGATE);
    return this.#setId(set);
  }

  #setOf(node: CharNode): number {
    const key = `${this.#ignoreCase ? 'i' : ''} ${node.raw}`;
    let id = this.#nodeSets.get(key);
    if (id === undefined) {
      id = this.#setId(this.#sources.columns(node, this.#ignoreCase));
      this.#nodeSets.set(key, id);
    }
    return id;
  }

  #coarse(exact: number): number {
    let id = this.#coarseIds.get(exact);
    if (id === undefined) {
      id = this.#setId(coarse(this.#sets[exact] ?? newSet()));
      this.#coarseIds.set(exact, id);
    }
    return id;
  }

  #setId(set: ColumnSet): number {
    const key = set.join();
    let id = this.#setIds.get(key);
    if (id === undefined) {
      id = this.#sets.push(set) - 1;
      this.#setIds.set(key, id);
    }
    return id;
  }
}
