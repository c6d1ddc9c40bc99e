import { lexiconWords } from '../../../kit/index.js';

// Lower-case words that distinguish dates from numbers that look like dates.

/** Words near which an ambiguous number is a date. */
export const DATE_CONTEXT: readonly string[] = lexiconWords('date-contexts', { class: 'date-context' });

/** Words directly before the number of a version. */
export const VERSION_WORDS: readonly string[] = lexiconWords('date-contexts', { class: 'version-context' });

/** Words directly before a score, a ratio or a measurement. */
export const SCORE_WORDS: readonly string[] = lexiconWords('date-contexts', { class: 'score-context' });
