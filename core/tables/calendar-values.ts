import { MONTHS, WEEKDAYS } from '../reading/calendar-words.js';

/** Fewer different words of the calendar may as well be names: `Jan`, `May`. */
const LEAST = 3;
/** Share of the values that must be such words. */
const SHARE = 0.8;

/** Whether a text is the name of a month or of a day of the week, written out or in short, in any language that dates are read in. */
export function isCalendarWord(text: string): boolean {
  const word = text.trim().replace(/\.$/, '').toLowerCase();
  return MONTHS.has(word) || WEEKDAYS.has(word);
}

/** Whether texts that belong together, as those of a column or of an axis, are such words: then `Jan` and `Mar` are nobody's names. */
export function areCalendarWords(texts: readonly string[]): boolean {
  const words = texts.filter(isCalendarWord);
  return words.length >= texts.length * SHARE && new Set(words.map((word) => word.trim().toLowerCase())).size >= LEAST;
}
