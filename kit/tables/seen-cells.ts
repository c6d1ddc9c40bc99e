import type { Finding } from '../../core/contracts/recognizer.js';

const MAX_CELLS = 2000;
/** Maximum length of a cached value, and of all values together, in code units. Standard notes repeat too. */
const MAX_CELL_LENGTH = 512;
const MAX_UNITS = 64 * MAX_CELLS;
/** After this many lookups, a cache with fewer than one hit in eight is abandoned. */
const TRIAL_LOOKUPS = 4096;

/**
 * Cache of the findings in values of one column: values repeat, and the same value under the same title has the same
 * findings. Bounded, and abandoned if values do not repeat.
 */
export class SeenCells {
  #known: Map<string, readonly Finding[]> | undefined = new Map();
  #units = 0;
  #lookups = 0;
  #answered = 0;

  /** Cached findings of a value. */
  get(value: string): readonly Finding[] | undefined {
    if (this.#known === undefined || value.length > MAX_CELL_LENGTH) return undefined;
    const found = this.#known.get(value);
    this.#lookups++;
    if (found !== undefined) this.#answered++;
    else if (this.#lookups > TRIAL_LOOKUPS && this.#answered * 8 < this.#lookups) this.#known = undefined;
    return found;
  }

  set(value: string, findings: readonly Finding[]): void {
    if (this.#known === undefined || value.length > MAX_CELL_LENGTH) return;
    if (this.#known.size >= MAX_CELLS || this.#units + value.length > MAX_UNITS) {
      this.#known.clear();
      this.#units = 0;
    }
    this.#units += value.length;
    this.#known.set(copied(value), findings);
  }
}

/**
 * Copies a string. A slice of a block keeps the whole block in memory as long as the slice lives. Concatenation forces
 * the engine to write out a new string, of which this is a slice.
 */
export const copied = (text: string): string => ` ${text}`.slice(1);
