import { type CalendarWord, isBothForms, LANGUAGES, likeCase, MONTHS, WEEKDAYS } from './calendar-words.js';

/** The meaning of a name: in the language that the notation suggests, else in the first that has the word. */
export function wordOf(
  table: ReadonlyMap<string, readonly CalendarWord[]>,
  text: string,
  whole: string,
  language?: string,
): CalendarWord | undefined {
  const readings = table.get(text.toLowerCase()) ?? [];
  const isOf =
    (code: string | undefined) =>
    (word: CalendarWord): boolean =>
      LANGUAGES[word.language]?.code === code;
  const hint = /\d\.\s/u.test(whole) ? ['de'] : /\bde\b/u.test(whole) ? ['es', 'pt'] : [];
  const hinted = readings.find((word) => hint.includes(LANGUAGES[word.language]?.code ?? ''));
  // `30. April` is not English, even in an English text.
  const own = language === 'en' && hinted !== undefined ? undefined : readings.find(isOf(language));
  if (language !== undefined && own !== undefined) return own;
  // German capitalises month names, so `mai` is French.
  const isLowerCase = text === text.toLowerCase();
  return hinted ?? readings.find((word) => !isLowerCase || LANGUAGES[word.language]?.code !== 'de') ?? readings[0];
}

/** The ordinal suffix for another day: `st` becomes `nd`; `1er` and `1º` of the first day become the day alone. */
export function ordinal(day: number, model: string, was: string): string {
  if (!/^(?:st|nd|rd|th)$/iu.test(model)) {
    const isOfFirst = /^er$/iu.test(model) || (Number(was) === 1 && /^[ºª°]$/u.test(model));
    return isOfFirst && day !== 1 ? '' : model;
  }
  const last = Math.floor(day / 10) % 10 === 1 ? 0 : day % 10;
  return likeCase(['th', 'st', 'nd', 'rd'][last] ?? 'th', model);
}

/**
 * Another month or weekday, in the language, length and letter case of `text`.
 * @param of code of the document's language @param shortMonths true if other dates of the document abbreviate months
 */
export function calendarName(
  kind: 'month' | 'weekday',
  text: string,
  whole: string,
  index: number,
  of?: string,
  shortMonths?: boolean,
): string {
  const word = wordOf(kind === 'month' ? MONTHS : WEEKDAYS, text, whole, of);
  const language = LANGUAGES[word?.language ?? 0];
  const long = kind === 'month' ? language?.months : language?.days;
  const short = kind === 'month' ? language?.shortMonths : language?.shortDays;
  // `May` and `mai` are both the long and the short form; unless other dates are short the long one is used, as it fits both kinds of
  // dates. In `16MAY2031`, between digits, months have three letters.
  const mayBeShort = shortMonths === true && kind === 'month' && word !== undefined && isBothForms(word);
  const isShort = word?.short === true || mayBeShort || /\d\p{L}{3}\d/u.test(whole);
  return likeCase((isShort ? short : long)?.[index] ?? text, text);
}

/** Expands a two-digit year to the century window that ends 15 years after the year of the reading. */
export function fullYear(text: string, reading: number): number {
  const value = Number(text);
  if (text.length > 2) return value;
  const year = reading - (reading % 100) + value;
  return year > reading + 15 ? year - 100 : year;
}

/** Months in Roman numerals: `19-VIII-1951`, common in Spanish, Polish and Hungarian documents. */
export const ROMAN_MONTHS: readonly string[] = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');

/** The year before the first one of each Japanese era. */
export const ERAS: ReadonlyMap<string, number> = new Map([
  ['令和', 2018],
  ['平成', 1988],
  ['昭和', 1925],
]);

/** Converts a year to the Japanese era calendar. */
export function inEra(year: number): { readonly era: string; readonly year: number } {
  const [era = '昭和', before = 1925] = [...ERAS].find(([, first]) => year > first) ?? [];
  return { era, year: year - before };
}
