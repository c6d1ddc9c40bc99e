import { hashWord } from '../lists/hash.js';
import { endOf, flagsOf, isAmbiguous, startOf, type TextWindow } from '../lists/word.js';

const LOWERCASE_S = 115;
/** Shorter names are too easily confused with other words. */
const SHORTEST_OWNER = 4;
const SHORTEST_STEM = 4;
/** Maximum number of letters at the end of a name that its grammatical cases change. */
const MOST_CHANGED = 2;
/** Maximum number of letters that replace them, such as `ового` in Slavic adjectives or `selle` for Finnish `-nen`. */
const LONGEST_ENDING = 5;
/** Letters used only in languages with cases whose function words do not identify them. */
const WITH_CASES = /[ąćęłńśźżčďěňřšťůžýőűșțğı\u0370-\u03ff\u0400-\u04ff]|nen(?!\p{L})/u;

/** Recognises the names of a document in genitive and other inflected forms. */
export class InflectedNames {
  readonly #window: TextWindow;
  readonly #words: ReadonlyMap<number, boolean>;
  readonly #stems: ReadonlySet<number>;

  /** @param words names by `hashWord`; see `KnownPersons`. @param tokens the tokens of these names. */
  constructor(window: TextWindow, words: ReadonlyMap<number, boolean>, tokens: readonly number[]) {
    this.#window = window;
    this.#words = words;
    this.#stems = new Set(hasCases(window) ? tokens.flatMap((token) => stemOf(window, token)) : []);
  }

  /** True for `Oesterles` beside Oesterle in texts that are not English, and for `Mrozem` beside Mróz. */
  has(token: number): boolean {
    return this.#isOwner(token) || this.#isCase(token);
  }

  #isOwner(token: number): boolean {
    const [start, end] = [startOf(this.#window, token), endOf(this.#window, token) - 1];
    if (end - start < SHORTEST_OWNER || this.#window.view.charCodeAt(end) !== LOWERCASE_S) return false;
    return this.#words.has(hashWord(this.#window.view, start, end)) && this.#window.document.language() !== 'en';
  }

  #isCase(token: number): boolean {
    if (this.#stems.size === 0) return false;
    const { view, bits } = this.#window;
    const [start, end] = [startOf(this.#window, token), endOf(this.#window, token)];
    if (end - start <= SHORTEST_STEM || (flagsOf(this.#window, token) & (bits.stop | bits.thing)) !== 0) return false;
    if (isAmbiguous(this.#window, token)) return false;
    for (let at = Math.max(start + SHORTEST_STEM, end - LONGEST_ENDING); at <= end; at++)
      if (this.#stems.has(hashWord(view, start, at))) return true;
    return false;
  }
}

const BEYOND_ASCII = /[^\0-\x7f]/;

/**
 * Computed once for each document in which a person is known. Letters are checked first, because guessing the language
 * costs more.
 */
const hasCases = ({ view, document }: TextWindow): boolean =>
  (view.includes('nen') || BEYOND_ASCII.test(view)) && WITH_CASES.test(view) && document.language() === undefined;

function stemOf(window: TextWindow, token: number): number[] {
  const [start, end] = [startOf(window, token), endOf(window, token)];
  const changed = window.view.startsWith('nen', end - 3) ? 3 : MOST_CHANGED;
  const stem = Math.max(start + SHORTEST_STEM, end - changed);
  return stem > end ? [] : [hashWord(window.view, start, stem)];
}
