import { FOLD } from '../scan/characters.js';
import { foldCase } from '../scan/phrases.js';

/** Terms that are never reported, ignoring case. */
export class IgnoredTerms {
  readonly #terms: ReadonlySet<string>;
  /** First code units in lower case, and the length of the longest term: a fast test that excludes most candidates. */
  readonly #initials: ReadonlySet<number>;
  readonly #longest: number;

  constructor(terms: readonly string[]) {
    this.#terms = new Set(terms.map((term) => foldCase(term.trim())));
    this.#initials = new Set([...this.#terms].map((term) => term.charCodeAt(0)));
    this.#longest = terms.reduce((longest, term) => Math.max(longest, term.trim().length), 0);
  }

  has(view: string, start: number, end: number): boolean {
    if (end - start > this.#longest || !this.#initials.has(FOLD[view.charCodeAt(start)] ?? 0)) return false;
    return this.#terms.has(foldCase(view.slice(start, end)));
  }
}
