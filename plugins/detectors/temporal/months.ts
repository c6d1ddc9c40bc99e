import { lexiconSet, lexiconWords } from '../../../kit/index.js';
import { wordTrie } from './word-trie.js';

/** Full month names, lower case; they are enough alone. */
export const FULL_MONTHS = lexiconWords('calendar', { class: 'month-full' });
/** Short month names, lower case; they need a day or a year beside them. */
const SHORT = lexiconWords('calendar', { class: 'month-short' });

/** Months that are also words or given names: alone, they are dates only after a word such as `in` or `since`. */
const NAMESAKES = lexiconSet('calendar', { class: 'month-namesake' });

/** Short forms that are ordinary words (`out`, `set`, `ago`): they need a year. */
const NEED_YEAR = new Set(['out', 'set', 'ago', 'gen', 'mag', 'ene', 'dic']);

/** Months that are ordinary English words in lower case: without a year or an ordinal they need a capital. */
const NEED_CAPITAL = new Set(['may', 'march', 'mar', 'dec', 'august']);

/** Source of any month name, short or full; to be used with `ignoreCase`. A name ends at its last letter. */
export const MONTH = `${wordTrie([...FULL_MONTHS, ...SHORT])}(?![\\p{L}\\p{N}_])`;

/** Source of full month names only. */
export const FULL_MONTH = `${wordTrie(FULL_MONTHS)}(?![\\p{L}\\p{N}_])`;

/** Source of full month names that are nothing else in any of the languages. */
export const PLAIN_MONTH = `${wordTrie(FULL_MONTHS.filter((name) => !NAMESAKES.has(name)))}(?![\\p{L}\\p{N}_])`;

/** Source of English three-letter months as they stand inside `15JAN2024` and `15/Jan/2024`. */
export const STAMP_MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';

/** Source of weekday names, full and short; to be used with `ignoreCase`. */
export const WEEKDAY = `${wordTrie(lexiconWords('calendar', { class: 'weekday' }))}(?![\\p{L}\\p{N}_])`;

/** Source of weekday names that are nothing else, without short forms. */
export const FULL_WEEKDAY = `${wordTrie(lexiconWords('calendar', { class: 'weekday-full' }))}(?![\\p{L}\\p{N}_])`;

/**
 * True if a term that names a month reads as a date: `5 May`, `may 2024`, `3rd of march`, but not `3 out` or `may 10`.
 * A year or an ordinal settles it (but for `ago 2019`, which ends a phrase in English); else the month must not be an
 * ordinary word in the way it is written.
 */
export function readsAsDate(term: string): boolean {
  if (/^(?:out|set|ago),? \d/iu.test(term)) return false;
  if (/(?:\d{4}|['-]\d\d\b|\d(?:st|nd|rd|th|er)\b|\d[.º°]| d[ei] )/u.test(term)) return true;
  const name = /\p{L}{3,}/u.exec(term)?.[0] ?? '';
  const lower = name.toLowerCase();
  if (NEED_YEAR.has(lower)) return false;
  return !NEED_CAPITAL.has(lower) || name !== lower;
}
