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

/** Legal forms of companies. */
export const LEGAL_FORMS = lexiconSet('organization-words', { class: 'short-legal-form' });

/** Small words that a tagger takes into names in text without capitals; none is ever part of one. */
export const NEVER_NAMES = lexiconSet('not-a-name', { class: 'everyday', language: 'en' });

/** Adjectives of peoples and places: an attribute of somebody (`Iraqi officials`), not a place. */
export const DEMONYMS = lexiconSet('attributes', { class: 'demonym', language: 'en' });

/** Things that a number tells apart: with one behind it, none is a place. */
export const NUMBERED_THINGS = lexiconSet('number-labels', { class: 'numbered-thing-no-place', language: 'en' });

/** Makes of cars, lower case: behind a year, the name of a car. */
export const CAR_MAKES = lexiconSet('vehicles', { class: 'make-behind-year' });

/** Parts that people play in contracts, courts and reports: alone, none is a person's name. */
export const ROLES: ReadonlySet<string> = new Set([
  ...lexiconWords('person-roles', { class: 'alone' }),
  ...PERSON_ROLES,
]);

/** Brands of drugs, and things that are called like a person and never are one. Lower case. */
export const PRODUCT_NAMES: ReadonlySet<string> = new Set([
  ...lexiconWords('drugs', { class: 'brand' }),
  ...lexiconWords('not-a-name', { class: 'brand-or-phrase' }),
]);

/** Small words that begin names: `van 't Hoff`, `de la Cruz`. */
export const PARTICLES = lexiconSet('person-names', { class: 'particle-beginning' });
