import { NumberSets } from './number-sets.js';

/** The forms that begin with each word: only data, which may be kept in a file. */
export interface FormsOfWords {
  /** Hashes of the words. */
  readonly words: Int32Array;
  /** By word: the number of its set of forms. */
  readonly setOf: Int32Array;
  /** Sets of forms, rising; 0 is empty. Ten thousand words share a thousand of them. */
  readonly sets: readonly (readonly number[])[];
}

interface Begun {
  readonly form: number;
  /** Hashes of its first words, if it waits for some. */
  readonly words?: Int32Array;
}

/** Which forms begin with each word, the words in the order in which they come first. A set is kept once: no word has a list of its own. */
export function formsOfWords(begun: readonly Begun[]): FormsOfWords {
  const setOf = new Map<number, number>();
  const sets = new NumberSets();
  for (const { form, words = [] } of begun)
    for (const word of words) setOf.set(word, sets.with(setOf.get(word) ?? 0, form));
  return { words: Int32Array.from(setOf.keys()), setOf: Int32Array.from(setOf.values()), sets: sets.all };
}
