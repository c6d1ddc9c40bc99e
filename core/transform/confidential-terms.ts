import type { Recognizer } from '../contracts/recognizer.js';
import { mayStandInside } from '../scan/unspaced.js';
import { wordsOf } from './sought-words.js';

const phraseOf = (words: readonly { readonly folded: string }[]): string => words.map(({ folded }) => folded).join(' ');

/** Confidential terms: no substitute may contain one, whether or not the text does. */
export class ConfidentialTerms {
  readonly #phrases = new Set<string>();
  /** Terms in scripts without blanks. */
  readonly #inside: string[] = [];
  #longest = 0;

  constructor(recognizers: readonly Recognizer[]) {
    for (const recognizer of recognizers) {
      if (!('dictionary' in recognizer) || recognizer.confidential !== true) continue;
      for (const { terms } of recognizer.dictionary) for (const term of terms) this.#add(term);
    }
  }

  #add(term: string): void {
    const words = wordsOf(term);
    if (words.length === 0) return;
    if (mayStandInside(term)) this.#inside.push(term.normalize('NFKC'));
    this.#phrases.add(phraseOf(words));
    this.#longest = Math.max(this.#longest, words.length);
  }

  /** These terms and others. */
  and(others: ConfidentialTerms | undefined): { standIn(text: string): boolean } {
    if (others === undefined) return this;
    return { standIn: (text) => this.standIn(text) || others.standIn(text) };
  }

  /** True if a text contains one of them as whole words, ignoring case and the characters between words. */
  standIn(text: string): boolean {
    if (this.#longest === 0) return false;
    const words = wordsOf(text);
    for (let from = 0; from < words.length; from++)
      for (let to = from + 1; to <= Math.min(words.length, from + this.#longest); to++)
        if (this.#phrases.has(phraseOf(words.slice(from, to)))) return true;
    return this.#inside.some((term) => text.normalize('NFKC').includes(term));
  }
}
