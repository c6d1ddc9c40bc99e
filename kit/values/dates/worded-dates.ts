import { numberWords, readNumberWords } from '../../numbers/number-words.js';
import WORDS from '../../numbers/number-words.json' with { type: 'json' };
import { LANGUAGES, likeCase } from './calendar-words.js';
import { matchesOf } from './formats.js';
import type { NumberReader } from './spelled-dates.js';

const FIRST = WORDS.en.ordinals;
const ROUND = new Map([
  [20, 'twentieth'],
  [30, 'thirtieth'],
]);
const MONTHS = LANGUAGES[0]?.months ?? [];

/** The ordinal in words: 22 becomes `twenty-second`. */
const ordinalWords = (day: number): string =>
  ROUND.get(day) ?? (day < 20 ? (FIRST[day - 1] ?? '') : `${numberWords(day - (day % 10))}-${FIRST[(day % 10) - 1]}`);

const DAYS = new Map(Array.from({ length: 31 }, (_, i) => [ordinalWords(i + 1), i + 1]));

const anyOf = (words: Iterable<string>): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace('-', '[ -]'))
    .join('|');
const DAY = `(?<day>${anyOf(DAYS.keys())})`;
const MONTH = `(?<month>${anyOf(MONTHS)})`;
const UNDER_100 = '(?:[a-z]{3,9}(?:[ -][a-z]{3,5})?)';
const YEAR = `(?<year>(?:1[5-9]|20|21)\\d{2}|(?:eighteen|nineteen|twenty)(?: hundred)?[ -](?:and )?${UNDER_100}|two thousand(?:[ -](?:and )?${UNDER_100})?)`;
const FORMS = [
  `${DAY}(?: day)? of (?:the month of )?${MONTH}(?:,? (?:in the year )?${YEAR})?`,
  `${MONTH} (?:the )?${DAY}(?:,? (?:in )?${YEAR})?`,
].map((source) => new RegExp(`(?<!\\p{L})${source}(?!\\p{L})`, 'dgiu'));

/** Dates in English words, as in deeds: `the twenty-second day of November, two thousand and four`. */
export const findWordedDates = (text: string): RegExpExecArray[] =>
  /\p{L}{3,10}(?:st|nd|rd|th)(?!\p{L})/iu.test(text) ? FORMS.flatMap((form) => matchesOf(form, text)) : [];

/** A day of the month in English words. */
export const wordedDay: NumberReader = (text) => {
  const value = DAYS.get(text.toLowerCase().replace(' ', '-'));
  return value === undefined ? undefined : { value, write: (day) => likeCase(ordinalWords(day), text) };
};

/** A year in English words. */
export const wordedYear: NumberReader = (text) => {
  const value = yearOf(text);
  return value === undefined ? undefined : { value, write: (year) => likeCase(yearWords(year, text), text) };
};

/** `nineteen fifty-eight` is 1958, `two thousand and four` 2004; undefined for words that are no year. */
function yearOf(text: string): number | undefined {
  const lowerCase = text.toLowerCase();
  const hundreds = lowerCase.startsWith('two thousand')
    ? 2000
    : (readNumberWords(lowerCase)[0]?.value ?? 0) >= 20
      ? 2000
      : lowerCase.startsWith('eighteen')
        ? 1800
        : 1900;
  const rest = lowerCase.replace(/^(?:two thousand|eighteen|nineteen|twenty)(?: hundred)?(?:[ -]and)?[ -]?/, '');
  if (rest === '') return hundreds;
  const [number, ...more] = readNumberWords(rest);
  return number === undefined || more.length > 0 || number.value > 99 ? undefined : hundreds + number.value;
}

function yearWords(year: number, model: string): string {
  const rest = year % 100;
  const words = rest === 0 ? '' : numberWords(rest);
  if (year >= 2000) return `two thousand${words === '' ? '' : `${/ and /i.test(model) ? ' and ' : ' '}${words}`}`;
  return `${numberWords(Math.floor(year / 100))} ${words === '' ? 'hundred' : words}`;
}
