import { lexiconWords } from '../../../kit/index.js';

// Lower-case words near a bare number of years that tell whether it is an age.

/** Words for people, near which a bare `45 años` or `45 ans` is an age. */
export const PERSON_WORDS: readonly string[] = lexiconWords('date-contexts', { class: 'age-person' });
/** Words of clinical notes and police reports near which `91F` is an age. */
export const NOTE_WORDS: readonly string[] = lexiconWords('date-contexts', { class: 'age-note' });
/** Words before a number of years that make it a duration. */
export const DURATION_WORDS: readonly string[] = 'hace durante desde tras últimos depuis pendant durant dopo'.split(
  ' ',
);
