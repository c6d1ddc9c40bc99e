import { lexiconPattern, lexiconSet, lexiconWords } from '../../../kit/index.js';
import { wordTrie } from './word-trie.js';

/** Full month names, lower case; unambiguous without a day or year. */
export const FULL_MONTHS = lexiconWords('calendar', { class: 'month-full' });
/** Short month names, lower case; they need a day or a year. */
const SHORT = lexiconWords('calendar', { class: 'month-short' });

/**
 * Months that are also words or given names: without a day or year, they need a preposition such as `in` or `since`.
 */
const NAMESAKES = lexiconSet('calendar', { class: 'month-namesake' });

/** Short month names that are also ordinary words (`out`, `set`, `ago`): they need a year, or a sign of an ordinal. */
const NEED_YEAR = new Set(['out', 'set', 'ago', 'gen', 'mag', 'ene', 'dic']);

/** Months that are English words in lower case: without a year or an ordinal they must be capitalised. */
const NEED_CAPITAL = new Set(['may', 'march', 'mar', 'dec', 'august']);

/** Source of any month name, full or short; `ignoreCase`. A name ends at its last letter. */
export const MONTH = `${wordTrie([...FULL_MONTHS, ...SHORT])}(?![\\p{L}\\p{N}_])`;

/** Source of full month names only. */
export const FULL_MONTH = `${wordTrie(FULL_MONTHS)}(?![\\p{L}\\p{N}_])`;

/** Source of full month names without other meanings in any of the languages. */
export const PLAIN_MONTH = `${wordTrie(FULL_MONTHS.filter((name) => !NAMESAKES.has(name)))}(?![\\p{L}\\p{N}_])`;

/** Source of English three-letter months in `15JAN2024` and `15/Jan/2024`. */
export const STAMP_MONTH = `(?:${lexiconPattern('calendar', { class: 'month-in-three-letters' })})`;

/** Source of weekday names, full and short; `ignoreCase`. */
export const WEEKDAY = `${wordTrie(lexiconWords('calendar', { class: 'weekday' }))}(?![\\p{L}\\p{N}_])`;

/** Source of weekday names without other meanings, without short forms. */
export const FULL_WEEKDAY = `${wordTrie(lexiconWords('calendar', { class: 'weekday-full' }))}(?![\\p{L}\\p{N}_])`;

/**
 * True if a term with a month name reads as a date: `5 May`, `may 2024`, `3rd of march`, but not `3 out` or `may 10`. A
 * year or an ordinal is enough (except in `ago 2019`, which ends an English phrase). Otherwise the month must not be an
 * ordinary word in its spelling.
 */
export function readsAsDate(term: string): boolean {
  if (/^(?:out|set|ago),? \d/iu.test(term)) return false;
  if (/(?:\d{4}|['-]\d\d\b|\d(?:st|nd|rd|th|er)\b|\d[º°]| d[ei] )/u.test(term)) return true;
  const name = /\p{L}{3,}/u.exec(term)?.[0] ?? '';
  const lower = name.toLowerCase();
  // `3. Set the timer`: a full stop behind the number is that of a list as well.
  if (NEED_YEAR.has(lower)) return false;
  if (/\d\./u.test(term)) return true;
  return !NEED_CAPITAL.has(lower) || name !== lower;
}
