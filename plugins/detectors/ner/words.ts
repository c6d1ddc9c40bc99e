import { lexiconSet, lexiconWords, PERSON_ROLES } from '../../../kit/index.js';

/** Words before a name that are no part of it: titles, relations, greetings, in the languages of the model. Lower case, no full stop. */
export const BEFORE_NAMES = lexiconSet('not-a-name', { class: 'before-names' });

/** Words behind a name that are no part of it. */
export const BEHIND_NAMES = lexiconSet('not-a-name', { class: 'behind-names' });

/**
 * What medicine and trades name after people: behind a name (`Murphy's sign`), each makes it the name of a thing. The grammar is
 * that of clinical notes; the words are general, no list of eponyms.
 */
export const NAMED_THINGS = lexiconSet('not-a-name', { class: 'named-thing' });

/** What a place behind which it stands grades or counts: `Nottingham grade 2`, `Lugano criteria`. */
export const GRADES = lexiconSet('not-a-name', { class: 'graded-thing' });

/** Words of companies, institutions and roads: a person's name with one behind it is the name of a thing. */
export const INSTITUTION_WORDS = lexiconSet('organization-words', { class: 'institution' });

/** Small words that a tagger takes into names in text without capitals; none is ever part of one. */
export const NEVER_NAMES = lexiconSet('not-a-name', { class: 'everyday', language: 'en' });

/** Adjectives of peoples and places: an attribute of somebody (`Iraqi officials`), not a place. */
export const DEMONYMS = lexiconSet('attributes', { class: 'demonym', language: 'en' });

/** Parts that people play in contracts, courts and reports: alone, none is a person's name. */
export const ROLES: ReadonlySet<string> = new Set([
  ...lexiconWords('person-roles', { class: 'alone' }),
  ...PERSON_ROLES,
]);

/** The parts people play on forms as well, some of which are titles before a name (`Don`). */
export const ANY_ROLES: ReadonlySet<string> = new Set([
  ...ROLES,
  ...lexiconWords('person-roles', { class: 'on-forms', language: 'en' }),
]);

/** Brands of drugs, and things that are called like a person and never are one. Lower case. */
export const PRODUCT_NAMES: ReadonlySet<string> = new Set([
  ...lexiconWords('drugs', { class: 'brand' }),
  ...lexiconWords('not-a-name', { class: 'brand-or-phrase' }),
]);

/** Small words that begin names: `van 't Hoff`, `de la Cruz`. */
export const PARTICLES = lexiconSet('person-names', { class: 'particle-beginning' });
