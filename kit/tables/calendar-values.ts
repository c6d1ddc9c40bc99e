import { MONTHS, WEEKDAYS } from '../values/dates/calendar-words.js';

/**
 * Minimum number of different calendar words. Fewer could be names (`Jan`, `May`), unless they are consecutive and one
 * of them is not a name (`Jan`, `Feb`).
 */
const MIN_WORDS = 3;
/** Month words that are also names of persons. */
const MONTHS_AS_NAMES = new Set([
  'jan',
  'mar',
  'avril',
  'april',
  'abril',
  'may',
  'mai',
  'maj',
  'june',
  'juni',
  'august',
  'augusto',
]);
/** Share of the values that must be calendar words. */
const WORD_SHARE = 0.8;

/** True if a text is a month or weekday, in full or abbreviated, in any language in which dates are read. */
export function isCalendarWord(text: string): boolean {
  const word = wordOf(text);
  return MONTHS.has(word) || WEEKDAYS.has(word);
}

const wordOf = (text: string): string => text.trim().replace(/\.$/, '').toLowerCase();

/** True if the texts of one column or axis are calendar words: then `Jan` and `Mar` are not names of persons. */
export function areCalendarWords(texts: readonly string[]): boolean {
  const words = texts.filter(isCalendarWord);
  const different = [...new Set(words.map(wordOf))];
  if (different.length < MIN_WORDS) return words.length === texts.length && areNeighbours(different);
  return words.length >= texts.length * WORD_SHARE;
}

/** True for two consecutive months or weekdays, at least one of which is not also a name. */
function areNeighbours([first = '', second = '']: readonly string[]): boolean {
  const follows = (table: typeof MONTHS): boolean =>
    (table.get(first) ?? []).some((one) =>
      (table.get(second) ?? []).some((next) => next.language === one.language && next.index === one.index + 1),
    );
  return (!MONTHS_AS_NAMES.has(first) || !MONTHS_AS_NAMES.has(second)) && (follows(MONTHS) || follows(WEEKDAYS));
}
