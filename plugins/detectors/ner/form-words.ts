import { lexiconSet } from '../../../kit/index.js';
import type { Term } from './term.js';

/**
 * Words of forms, letters and wards in languages that the model has rarely seen: labels, greetings, relations,
 * documents, departments. The model takes them for names if they are capitalised. Lower case; none is a frequent name.
 */
const FORM_WORDS = lexiconSet('form-words', { class: 'word' });

/** The same, for words that are common names if they are capitalised. */
const LOWERCASE_WORDS = lexiconSet('form-words', { class: 'name-in-capitals' });

const WORD = /[\p{L}\p{M}]{2,}/gu;
/** Particles and articles between such words. */
const LINKS = lexiconSet('form-words', { class: 'link' });

/** True for a word of forms, letters and wards. Lower case. */
export const isFormWord = (word: string): boolean => FORM_WORDS.has(word);

/** True for a term that consists of words of forms and letters only. */
export function isForm({ text }: Term): boolean {
  let forms = 0;
  for (const word of text.match(WORD) ?? []) {
    const lower = word.toLowerCase();
    if (FORM_WORDS.has(lower) || (word === lower && LOWERCASE_WORDS.has(lower))) forms++;
    else if (!LINKS.has(lower)) return false;
  }
  return forms > 0;
}
