import { lexiconSet, lexiconWords } from '../../../../kit/index.js';

/** Cities whose names have hardly any other meaning. */
export const CITIES = lexiconWords('places', { class: 'city' });
/** Cities whose names are also words or names of persons: they need a word such as `in` before them. */
export const AMBIGUOUS_CITIES = lexiconWords('places', { class: 'city-or-word' });
/** Cities whose names are words of some language in lower case. */
export const LOWER_CASE_WORDS = lexiconSet('places', { class: 'city-lowercase-word' });
/** Cities in other scripts and in inflected forms: `Воронеже`, `東京`, `Gdańsku`. */
export const CITIES_IN_THEIR_SCRIPT = lexiconWords('places', { class: 'city-in-its-script' });
/** Cities of Israel without prefixes; see `hebrew.ts` for those with prefixes. */
export const HEBREW_CITIES = lexiconWords('places', { class: 'city-hebrew', language: 'he' });

/** Countries and territories in seven languages whose names have hardly any other meaning. */
export const COUNTRIES = lexiconWords('places', { class: 'country' });
export const AMBIGUOUS_COUNTRIES = lexiconWords('places', { class: 'country-or-word' });

/** States, provinces and regions of federal countries whose names have hardly any other meaning. */
export const STATES = lexiconWords('places', { class: 'state' });
export const AMBIGUOUS_STATES = lexiconWords('places', { class: 'state-or-word' });
/** Codes of states and provinces that may precede a postal code. */
export const STATE_CODES = lexiconSet('places', { class: 'state-code' });
/** Codes that are also words, titles or degrees (`OR`, `MD`, `PA`): a comma before them is not enough. */
export const RISKY_CODES = lexiconSet('places', { class: 'state-code-or-word' });
