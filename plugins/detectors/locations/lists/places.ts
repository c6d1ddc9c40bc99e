import { lexiconSet, lexiconWords } from '../../../../kit/index.js';

/** Cities whose names are hardly anything else. */
export const CITIES = lexiconWords('places', { class: 'city' });
/** Cities whose names are words or names of persons, too: they need a word such as `in` before them. */
export const AMBIGUOUS_CITIES = lexiconWords('places', { class: 'city-or-word' });
/** Cities whose names in lower case are words of some language. */
export const LOWER_CASE_WORDS = lexiconSet('places', { class: 'city-lowercase-word' });
/** Cities as other scripts write them and other languages inflect them: `Воронеже`, `東京`, `Gdańsku`. */
export const CITIES_IN_THEIR_SCRIPT = lexiconWords('places', { class: 'city-in-its-script' });
/** Cities of Israel as they stand alone; see `hebrew.ts` for what is tied to them. */
export const HEBREW_CITIES = lexiconWords('places', { class: 'city-hebrew', language: 'he' });

/** Countries and territories in seven languages, by names that are hardly anything else. */
export const COUNTRIES = lexiconWords('places', { class: 'country' });
export const AMBIGUOUS_COUNTRIES = lexiconWords('places', { class: 'country-or-word' });

/** States, provinces and regions of federal countries, by names that are hardly anything else. */
export const STATES = lexiconWords('places', { class: 'state' });
export const AMBIGUOUS_STATES = lexiconWords('places', { class: 'state-or-word' });
/** Codes of states and provinces as they stand before a postal code. */
export const STATE_CODES = lexiconSet('places', { class: 'state-code' });
/** Codes that are words, titles or degrees (`OR`, `MD`, `PA`): after a comma alone they are no state. */
export const RISKY_CODES = lexiconSet('places', { class: 'state-code-or-word' });
