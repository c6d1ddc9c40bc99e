import { hashWord } from '../lists/hash.js';
import { endOf, flagsOf, isAmbiguous, type Page, startOf } from '../lists/word.js';

const SMALL_S = 115;
/** Shorter names have too many other words beside them. */
const SHORTEST_OWNER = 4;
const SHORTEST_STEM = 4;
/** Letters at the end of a name that its cases change. */
const MOST_CHANGED = 2;
/** Letters that a case has in their place, as the `ового` of Slavic adjectives or the `selle` of Finnish `-nen`. */
const LONGEST_ENDING = 5;
/** Letters of languages with cases that are not told by their small words, and of no other that is. */
const WITH_CASES = /[ąćęłńśźżčďěňřšťůžýőűșțğı\u0370-\u03ff\u0400-\u04ff]|nen(?!\p{L})/u;

/** The names of a document as their owners and cases show them. */
export class InflectedNames {
  readonly #page: Page;
  readonly #words: ReadonlyMap<number, boolean>;
  readonly #stems: ReadonlySet<number>;

  /** @param words names by `hashWord`; see `KnownPersons`. @param tokens where they stand. */
  constructor(page: Page, words: ReadonlyMap<number, boolean>, tokens: readonly number[]) {
    this.#page = page;
    this.#words = words;
    this.#stems = new Set(hasCases(page) ? tokens.flatMap((token) => stemOf(page, token)) : []);
  }

  /** True for `Oesterles` beside Oesterle, where no English is written, and for `Mrozem` beside Mróz. */
  has(token: number): boolean {
    return this.#isOwner(token) || this.#isCase(token);
  }

  #isOwner(token: number): boolean {
    const [start, end] = [startOf(this.#page, token), endOf(this.#page, token) - 1];
    if (end - start < SHORTEST_OWNER || this.#page.view.charCodeAt(end) !== SMALL_S) return false;
    return this.#words.has(hashWord(this.#page.view, start, end)) && this.#page.document.language() !== 'en';
  }

  #isCase(token: number): boolean {
    if (this.#stems.size === 0) return false;
    const { view, bits } = this.#page;
    const [start, end] = [startOf(this.#page, token), endOf(this.#page, token)];
    if (end - start <= SHORTEST_STEM || (flagsOf(this.#page, token) & (bits.stop | bits.thing)) !== 0) return false;
    if (isAmbiguous(this.#page, token)) return false;
    for (let at = Math.max(start + SHORTEST_STEM, end - LONGEST_ENDING); at <= end; at++)
      if (this.#stems.has(hashWord(view, start, at))) return true;
    return false;
  }
}

/** Asked once for a document in which somebody is known. The letters first: to guess the language costs more. */
const hasCases = (page: Page): boolean => WITH_CASES.test(page.view) && page.document.language() === undefined;

function stemOf(page: Page, token: number): number[] {
  const [start, end] = [startOf(page, token), endOf(page, token)];
  const changed = page.view.startsWith('nen', end - 3) ? 3 : MOST_CHANGED;
  const stem = Math.max(start + SHORTEST_STEM, end - changed);
  return stem > end ? [] : [hashWord(page.view, start, stem)];
}
