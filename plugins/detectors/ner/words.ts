import { lexiconSet, lexiconWords, PERSON_ROLES } from '../../../kit/index.js';

/**
 * Words before a name that do not belong to it: titles, relations, greetings, in the languages of the model. Lower
 * case, no full stop.
 */
export const BEFORE_NAMES = lexiconSet('not-a-name', { class: 'before-names' });

/** Words after a name that do not belong to it. */
export const BEHIND_NAMES = lexiconSet('not-a-name', { class: 'behind-names' });

/**
 * Nouns of medicine and trades for things named after people: after a name (`Murphy's sign`), each makes it the name of
 * a thing. These are general words, not a list of eponyms.
 */
export const NAMED_THINGS = lexiconSet('not-a-name', { class: 'named-thing' });

/** Words after a place that grade or count: `Nottingham grade 2`, `Lugano criteria`. */
export const GRADES = lexiconSet('not-a-name', { class: 'graded-thing' });

/** Words of companies, institutions and roads: a person's name before one of them names a thing. */
export const INSTITUTION_WORDS = lexiconSet('organization-words', { class: 'institution' });

/** Lower-case words that taggers include in names in text without capitals, and that are never part of one. */
export const NEVER_NAMES = lexiconSet('not-a-name', { class: 'everyday', language: 'en' });

/** Adjectives of nations and places: an attribute (`Iraqi officials`), not a place. */
export const DEMONYMS = lexiconSet('attributes', { class: 'demonym', language: 'en' });

/** Roles in contracts, courts and reports, which alone are not the name of a person. */
export const ROLES: ReadonlySet<string> = new Set([
  ...lexiconWords('person-roles', { class: 'alone' }),
  ...PERSON_ROLES,
]);

/** Roles on forms, some of which are titles before a name (`Don`). */
export const ANY_ROLES: ReadonlySet<string> = new Set([
  ...ROLES,
  ...lexiconWords('person-roles', { class: 'on-forms', language: 'en' }),
]);

/** Brands of drugs, and things with names like those of persons. Lower case. */
export const PRODUCT_NAMES: ReadonlySet<string> = new Set([
  ...lexiconWords('drugs', { class: 'brand' }),
  ...lexiconWords('not-a-name', { class: 'brand-or-phrase' }),
]);

/** Lower-case words that begin names: `van 't Hoff`, `de la Cruz`. */
export const PARTICLES = lexiconSet('person-names', { class: 'particle-beginning' });
