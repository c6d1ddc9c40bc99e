import type { EntityType, Finding } from '../../../core/index.js';

/** Shorter values, and numbers of fewer digits, say nothing on their own. */
const TELLING = /^(?=.{3})(?=.*\p{L})|^(?=(?:\D{0,3}\d){5})/su;
/** A member of a cube: `[Patients].[All].[P-108]`. */
const LAST_MEMBER = /^\[.{0,2000}\.\[([^[\]]{1,500})\]$/s;
/** Caches write the time of a date, cells need not. */
const MIDNIGHT = /^(\d{4}-\d\d-\d\d)T00:00:00$/;

/**
 * Values of cells that were findings as a whole. A cache that repeats such a cell holds the same value, however little it says
 * anywhere else.
 */
export class CellValues {
  readonly #types = new Map<string, EntityType>();

  add(value: string, type: EntityType): void {
    if (value.length <= 500 && TELLING.test(value)) this.#types.set(value, type);
  }

  /** The finding in a text that repeats a cell. */
  find(text: string): readonly Finding[] {
    if (this.#types.size === 0) return [];
    const value = LAST_MEMBER.exec(text)?.[1] ?? MIDNIGHT.exec(text)?.[1] ?? text;
    const type = this.#types.get(value) ?? this.#types.get(text);
    if (type === undefined) return [];
    const start = this.#types.has(text) ? 0 : text.lastIndexOf(value);
    const end = this.#types.has(text) ? text.length : start + value.length;
    return [{ start, end, type, score: 1, recognizer: 'office/cell-value', domainSpecific: false }];
  }
}
