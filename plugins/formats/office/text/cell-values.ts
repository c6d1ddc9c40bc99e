import type { EntityType, Finding } from '../../../../core/index.js';

/** Shorter values, and numbers with fewer digits, identify nobody on their own. */
const TELLING = /^(?=.{3})(?=.*\p{L})|^(?=(?:\D{0,3}\d){5})/su;
/** A member of an OLAP cube: `[Patients].[All].[P-108]`. */
const LAST_MEMBER = /^\[.{0,2000}\.\[([^[\]]{1,500})\]$/s;
/** A word between blanks. */
const WORD = /\S+/g;
/** A word of letters and digits is an identifier, also beside other words. */
const IDENTIFIER = /^(?=.{0,500}\p{L})(?=.{0,500}\p{Nd})/su;
/** Caches write the time of a date, cells may not. */
const MIDNIGHT = /^(\d{4}-\d\d-\d\d)T00:00:00$/;

/**
 * Values of cells that were findings as a whole. A cache that repeats such a cell contains the same value, which is a
 * finding there too, even if it means little in other contexts.
 */
export class CellValues {
  readonly #types = new Map<string, EntityType>();

  add(value: string, type: EntityType): void {
    if (value.length <= 500 && this.#types.get(value) !== type && TELLING.test(value)) this.#types.set(value, type);
  }

  /** Findings in a text that repeats a cell, or joins several of them like the name of a series. */
  find(text: string): readonly Finding[] {
    if (this.#types.size === 0) return [];
    const whole = this.#at(text, 0);
    if (whole !== undefined) return [whole];
    const value = LAST_MEMBER.exec(text)?.[1] ?? MIDNIGHT.exec(text)?.[1];
    const part = value === undefined ? undefined : this.#at(value, text.lastIndexOf(value));
    if (part !== undefined) return [part];
    return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
      IDENTIFIER.test(word) ? (this.#at(word, index) ?? []) : [],
    );
  }

  #at(value: string, start: number): Finding | undefined {
    const type = this.#types.get(value);
    if (type === undefined) return undefined;
    return { start, end: start + value.length, type, score: 1, recognizer: 'office/cell-value', domainSpecific: false };
  }
}
