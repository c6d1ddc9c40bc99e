import { UPPER } from '../../../../kit/index.js';
import type { TextWindow } from '../lists/word.js';
import { isNeighbour } from './neighbours.js';

/**
 * Surnames of the document's persons that are everyday words as well, but that it never writes in lower case: where such a word
 * begins a sentence that goes on in lower case, it is the person: `Wilhelmina Strand … Strand releases all claims`.
 */
export class CapitalSurnames {
  readonly #window: TextWindow;
  readonly #everyday: ReadonlySet<number>;
  #lower: ReadonlySet<number> | undefined;

  /** @param everyday see {@link KnownPersons.everyday} */
  constructor(window: TextWindow, everyday: ReadonlySet<number>) {
    this.#window = window;
    this.#everyday = everyday;
  }

  /** True for such a surname with a word in lower case behind it. */
  isSubject(token: number): boolean {
    const { kind, hash } = this.#window.tokens;
    const own = hash[token] ?? 0;
    if (!this.#everyday.has(own) || !isNeighbour(this.#window, token)) return false;
    if (((kind[token + 1] ?? UPPER) & UPPER) !== 0) return false;
    this.#lower ??= this.#inLowerCase();
    return !this.#lower.has(own);
  }

  #inLowerCase(): ReadonlySet<number> {
    const { kind, hash, length } = this.#window.tokens;
    const found = new Set<number>();
    for (let token = 0; token < length; token++) {
      const word = hash[token] ?? 0;
      if (((kind[token] ?? 0) & UPPER) === 0 && this.#everyday.has(word)) found.add(word);
    }
    return found;
  }
}
