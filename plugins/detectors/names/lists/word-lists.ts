import type { TextDocument, WordList } from '../../../../core/index.js';
import { CLINICAL_ABBREVIATIONS, LISTED_NAMES, lexiconWords, PERSON_ROLES } from '../../../../kit/index.js';

/** `Mein Mann Emmanuel`: words of possession that nobody is called. */
const POSSESSIVES = lexiconWords('function-words', { class: 'possessive' }).filter((word) => !LISTED_NAMES.has(word));

const LISTS = {
  given: lexiconWords('person-names', { class: 'given' }),
  surname: lexiconWords('person-names', { class: 'surname' }),
  homograph: lexiconWords('person-names', { class: 'homograph' }),
  title: [
    ...new Set([
      ...lexiconWords('person-titles', { class: ['title', 'role', 'rank', 'abbreviation', 'local'] }),
      ...PERSON_ROLES,
    ]),
  ],
  label: lexiconWords('person-labels', { class: ['person', 'maybe'] }),
  /** Labels that need neither a colon nor a wide gap after them. */
  opening: ['by', ...lexiconWords('person-labels', { class: ['greeting', 'closing', 'name'] })],
  stop: [...new Set([...lexiconWords('not-a-name', { class: 'word' }), ...CLINICAL_ABBREVIATIONS, ...POSSESSIVES])],
  thing: lexiconWords('not-a-name', { class: 'thing' }),
  organization: lexiconWords('organization-words', {
    class: ['legal-form', 'before-of', 'head', 'ending', 'maybe-ending'],
  }),
} as const;

/** The word lists of the recognizers; the engine looks each token up in all of them at once. */
export const WORD_LISTS: readonly WordList[] = Object.entries(LISTS).map(([name, words]) => ({
  name: `names/${name}`,
  words,
}));

const WALKED = {
  given: 'names/given',
  surname: 'names/surname',
  homograph: 'names/homograph',
  title: 'names/title',
  label: 'names/label',
  opening: 'names/opening',
  stop: 'names/stop',
  thing: 'names/thing',
} as const;

/** The bit in `tokens.flags` of each list that the person recognizer uses. */
export type ListBits = Readonly<Record<keyof typeof WALKED, number>>;

export const listBits = (document: TextDocument): ListBits => document.wordLists(WALKED);
