import type { Finding } from '../../core/contracts/recognizer.js';

const MAX_CELLS = 2000;
/** Longest value that is remembered, and most code units of all values: notes that people click together repeat as well. */
const LONGEST_CELL = 512;
const MAX_UNITS = 64 * MAX_CELLS;
/** After this many questions, a memory that answers fewer than one in eight is given up. */
const TRIAL = 4096;

/**
 * What was found in the values of a column before: values of a table repeat, and the same value under the same title
 * has the same findings. Bounded, and given up where values do not repeat.
 */
export class SeenCells {
  #known: Map<string, readonly Finding[]> | undefined = new Map();
  #units = 0;
  #asked = 0;
  #answered = 0;

  /** Findings of a value if they are known. */
  get(value: string): readonly Finding[] | undefined {
    if (this.#known === undefined || value.length > LONGEST_CELL) return undefined;
    const found = this.#known.get(value);
    this.#asked++;
    if (found !== undefined) this.#answered++;
    else if (this.#asked > TRIAL && this.#answered * 8 < this.#asked) this.#known = undefined;
    return found;
  }

  set(value: string, findings: readonly Finding[]): void {
    if (this.#known === undefined || value.length > LONGEST_CELL) return;
    if (this.#known.size >= MAX_CELLS || this.#units + value.length > MAX_UNITS) {
      this.#known.clear();
      this.#units = 0;
    }
    this.#units += value.length;
    this.#known.set(copied(value), findings);
  }
}

/**
 * A string of its own. A slice of a block keeps all of the block in memory for as long as somebody remembers the slice; this one
 * is cut from a joined string, which the engine has to write out first.
 */
export const copied = (text: string): string => ` ${text}`.slice(1);
