import { addColumn, type CharNode, type ColumnSet, coarse, END, newSet, SURROGATE } from './alphabet.js';
import type { Sources } from './sources.js';

/** Sets of columns, each stored once and identified by number, as the edges of an automaton refer to them. */
export class ColumnSets {
  readonly all: ColumnSet[] = [];
  readonly #sources: Sources;
  readonly #ids = new Map<string, number>();
  readonly #ofNode = new Map<string, number>();
  readonly #coarse = new Map<number, number>();

  /** @param known sets that already have numbers. */
  constructor(sources: Sources, known: readonly ColumnSet[] = []) {
    this.#sources = sources;
    for (const set of known) this.idOf(set);
  }

  get(id: number): ColumnSet {
    return this.all[id] ?? newSet();
  }

  idOf(set: ColumnSet): number {
    const key = set.join();
    let id = this.#ids.get(key);
    if (id === undefined) {
      id = this.all.push(set) - 1;
      this.#ids.set(key, id);
    }
    return id;
  }

  /** The columns that one position of a pattern can consume. */
  ofNode(node: CharNode, ignoreCase: boolean): number {
    const key = `${ignoreCase ? 'i' : ''} ${node.raw}`;
    let id = this.#ofNode.get(key);
    if (id === undefined) {
      id = this.idOf(this.#sources.columns(node, ignoreCase));
      this.#ofNode.set(key, id);
    }
    return id;
  }

  /** The set rounded up; see {@link coarse}. */
  coarse(exact: number): number {
    let id = this.#coarse.get(exact);
    if (id === undefined) {
      id = this.idOf(coarse(this.get(exact)));
      this.#coarse.set(exact, id);
    }
    return id;
  }

  /** The set that contains only halves of surrogate pairs. */
  surrogate(): number {
    return this.idOf(only(SURROGATE));
  }

  /** The set that contains only the end of the text. */
  end(): number {
    return this.idOf(only(END));
  }
}

function only(column: number): ColumnSet {
  const set = newSet();
  addColumn(set, column);
  return set;
}
