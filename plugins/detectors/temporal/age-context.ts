import { lexiconWords } from '../../../kit/index.js';

// Words, lower case, near which a bare number of years is or is no age.

/** People of whom a bare `45 años` or `45 ans` is the age. */
export const PERSON_WORDS: readonly string[] = lexiconWords('date-contexts', { class: 'age-person' });
/** Words of clinical notes and police reports beside which `91F` is an age. */
export const NOTE_WORDS: readonly string[] = lexiconWords('date-contexts', { class: 'age-note' });
/** Words before a number of years that count a time. */
export const DURATION_WORDS: readonly string[] = 'hace durante desde tras últimos depuis pendant durant dopo'.split(
  ' ',
);
