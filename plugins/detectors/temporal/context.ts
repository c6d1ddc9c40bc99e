import { lexiconWords } from '../../../kit/index.js';

// Words, lower case, that tell numbers that look like dates apart.

/** Words beside which an ambiguous number is a date. */
export const DATE_CONTEXT: readonly string[] = lexiconWords('date-contexts', { class: 'date-context' });

/** Words directly before a number that make it a version. */
export const VERSION_WORDS: readonly string[] = lexiconWords('date-contexts', { class: 'version-context' });

/** Words directly before a number that make it a score, a ratio or a measurement. */
export const SCORE_WORDS: readonly string[] = lexiconWords('date-contexts', { class: 'score-context' });
