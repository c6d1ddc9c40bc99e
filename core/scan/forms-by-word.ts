import { NumberSets } from './number-sets.js';

/** The forms that begin with each word. Plain data that can be stored in a file. */
export interface FormsOfWords {
  /** Hashes of the words. */
  readonly words: Int32Array;
  /** By word: the number of its set of forms. */
  readonly setOf: Int32Array;
  /** Sets of forms in ascending order; 0 is empty. Ten thousand words share a thousand sets. */
  readonly sets: readonly (readonly number[])[];
}

interface Begun {
  readonly form: number;
  /** Hashes of the form's first words, if it waits for words. */
  readonly words?: Int32Array;
}

/** The forms that begin with each word, in the order of the words' first occurrence. Equal sets are stored once. */
export function formsOfWords(begun: readonly Begun[]): FormsOfWords {
  const setOf = new Map<number, number>();
  const sets = new NumberSets();
  for (const { form, words = [] } of begun)
    for (const word of words) setOf.set(word, sets.with(setOf.get(word) ?? 0, form));
  return { words: Int32Array.from(setOf.keys()), setOf: Int32Array.from(setOf.values()), sets: sets.all };
}
