import {
  CLINICAL_ABBREVIATIONS,
  CLINICAL_OR_NAMES,
  COMMON_THINGS,
  LISTED_NAMES,
  lexiconSet,
  lexiconWords,
  OFFICE_ABBREVIATIONS,
  OFFICES,
  PERSON_ROLES,
} from '../../../kit/index.js';

/** Words after a name that do not belong to it. */
export const BEHIND_NAMES = lexiconSet('not-a-name', { class: 'behind-names' });

/** Lower-case words that taggers include in names in text without capitals, and that are never part of one. */
export const EVERYDAY = lexiconSet('not-a-name', { class: 'everyday', language: 'en' });

/** `van`, `de la`, `bin`: words in lower case that begin a surname. */
export const PARTICLES = lexiconSet('person-names', { class: 'particle' });

/** Nouns for things that are named after people, in medicine and trades (`Murphy's sign`). No list of eponyms. */
export const NAMED_THINGS = lexiconSet('not-a-name', { class: 'named-thing' });

/** Adjectives of nations and places: an attribute (`Iraqi officials`), not a place. */
export const DEMONYMS = lexiconSet('attributes', { class: 'demonym', language: 'en' });

/** Headings of notes, departments, examinations, complaints; diseases and drugs in other languages. */
export const CLINICAL_WORDS: ReadonlySet<string> = new Set([
  ...lexiconSet('clinical-words', { class: ['heading', 'complaint'], language: 'en' }),
  ...lexiconSet('clinical-words', { class: 'disease-or-drug' }),
]);
/** Persons after whom medical things are named and that are rare as names today. */
export const EPONYMS = lexiconSet('clinical-words', { class: 'eponym' });
/** Abbreviations of notes, some of which are also names (`Ed`, `Tia`) unless they are in capitals. */
export const CLINICAL_CAPITALS: ReadonlySet<string> = new Set([
  ...lexiconSet('clinical-words', { class: 'abbreviation' }),
  ...CLINICAL_ABBREVIATIONS,
  ...CLINICAL_OR_NAMES,
]);

/** Labels, greetings, relations, documents and departments in languages that the model has rarely seen. */
export const FORM_WORDS = lexiconSet('form-words', { class: 'word' });
/** The same, for words that are common names if they are capitalised. */
export const LOWERCASE_FORM_WORDS = lexiconSet('form-words', { class: 'name-in-capitals' });
/** Particles and articles between such words. */
export const LINKS = lexiconSet('form-words', { class: 'link' });

/** Everyday German nouns, all of which are capitalised, and the words that link them: `Gabe von Tabletten`. */
export const GERMAN_NOUNS = lexiconSet('german-nouns', { class: 'everyday', language: 'de' });
export const GERMAN_LINKS = lexiconSet('german-nouns', { class: 'function-word', language: 'de' });

/** What is often capitalised without being a name: parties in contracts, goods, holidays, programs. */
export const THINGS: ReadonlySet<string> = new Set([
  ...COMMON_THINGS,
  ...OFFICES,
  ...lexiconWords('computing', { class: ['word', 'program'] }),
]);
/** Things that are abbreviated with capitals. */
export const THINGS_IN_CAPITALS: ReadonlySet<string> = new Set(OFFICE_ABBREVIATIONS);

/** Titles and ranks that nobody is called; many roles are surnames (`König`, `Richter`). */
const TITLES = lexiconWords('person-titles', { class: ['title', 'rank', 'of-several'] }).filter(
  (word) => !LISTED_NAMES.has(word),
);

/** Titles, and roles in contracts, courts, reports and on forms, which alone are not the name of a person. */
export const ROLES: ReadonlySet<string> = new Set([
  ...lexiconWords('person-titles', { class: 'alone' }).map((title) => title.toLowerCase()),
  ...lexiconWords('person-roles', { class: 'alone' }),
  ...lexiconWords('person-roles', { class: 'on-forms', language: 'en' }),
  ...PERSON_ROLES,
  ...TITLES,
]);

/**
 * Words before a name that do not belong to it: titles, relations, greetings, roles, in the languages of the model.
 * Lower case, no full stop.
 */
export const BEFORE_NAMES: ReadonlySet<string> = new Set([
  ...lexiconWords('not-a-name', { class: 'before-names' }),
  ...lexiconWords('person-roles', { class: 'alone' }),
  ...PERSON_ROLES,
  ...TITLES,
]);

/** Brands of drugs, and things with names like those of persons. Lower case. */
export const PRODUCTS: ReadonlySet<string> = new Set([
  ...lexiconWords('drugs', { class: 'brand' }),
  ...lexiconWords('not-a-name', { class: 'brand-or-phrase' }),
  ...lexiconWords('computing', { class: 'software' }),
]);
