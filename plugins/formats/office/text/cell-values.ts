import type { EntityType, Finding } from '../../../../core/index.js';

/** Shorter values, and numbers of fewer digits, say nothing on their own. */
const TELLING = /^(?=.{3})(?=.*\p{L})|^(?=(?:\D{0,3}\d){5})/su;
/** A member of a cube: `[Patients].[All].[P-108]`. */
const LAST_MEMBER = /^\[.{0,2000}\.\[([^[\]]{1,500})\]$/s;
/** What blanks part from the rest. */
const WORD = /\S+/g;
/** Letters with digits say which one is meant, also beside other words. */
const IDENTIFIER = /^(?=.{0,500}\p{L})(?=.{0,500}\p{Nd})/su;
/** Caches write the time of a date, cells need not. */
const MIDNIGHT = /^(\d{4}-\d\d-\d\d)T00:00:00$/;

/**
 * Values of cells that were findings as a whole. A cache that repeats such a cell holds the same value, however little it says
 * anywhere else.
 */
export class CellValues {
  readonly #types = new Map<string, EntityType>();

  add(value: string, type: EntityType): void {
    if (value.length <= 500 && this.#types.get(value) !== type && TELLING.test(value)) this.#types.set(value, type);
  }

  /** The findings in a text that repeats a cell, or joins several as the name of a series does. */
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
