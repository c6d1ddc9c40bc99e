import { MONTHS, WEEKDAYS } from '../dates/calendar-words.js';

/** Fewer different words of the calendar may as well be names: `Jan`, `May`; unless they are neighbours, and no names: `Jan`, `Feb`. */
const LEAST = 3;
/** Months that people are called by. */
const NAMES = new Set([
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
/** Share of the values that must be such words. */
const SHARE = 0.8;

/** Whether a text is the name of a month or of a day of the week, written out or in short, in any language that dates are read in. */
export function isCalendarWord(text: string): boolean {
  const word = wordOf(text);
  return MONTHS.has(word) || WEEKDAYS.has(word);
}

const wordOf = (text: string): string => text.trim().replace(/\.$/, '').toLowerCase();

/** Whether texts that belong together, as those of a column or of an axis, are such words: then `Jan` and `Mar` are nobody's names. */
export function areCalendarWords(texts: readonly string[]): boolean {
  const words = texts.filter(isCalendarWord);
  const different = [...new Set(words.map(wordOf))];
  if (different.length < LEAST) return words.length === texts.length && areNeighbours(different);
  return words.length >= texts.length * SHARE;
}

/** Two months, or two days of the week, the second of which follows the first, and of which one is nobody's name. */
function areNeighbours([first = '', second = '']: readonly string[]): boolean {
  const follows = (table: typeof MONTHS): boolean =>
    (table.get(first) ?? []).some((one) =>
      (table.get(second) ?? []).some((next) => next.language === one.language && next.index === one.index + 1),
    );
  return (!NAMES.has(first) || !NAMES.has(second)) && (follows(MONTHS) || follows(WEEKDAYS));
}
