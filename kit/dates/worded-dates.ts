import { numberWords, readNumberWords } from '../numbers/number-words.js';
import WORDS from '../numbers/number-words.json' with { type: 'json' };
import { LANGUAGES, likeCase } from './calendar-words.js';
import { civilOf, dayOf } from './civil.js';
import type { DateText } from './date-text.js';
import { matchesOf } from './formats.js';

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
const DAY = `(?<d>${anyOf(DAYS.keys())})`;
const MONTH = `(?<mon>${anyOf(MONTHS)})`;
const UNDER_100 = '(?:[a-z]{3,9}(?:[ -][a-z]{3,5})?)';
const YEAR = `(?<y>(?:1[5-9]|20|21)\\d{2}|(?:eighteen|nineteen|twenty)(?: hundred)?[ -](?:and )?${UNDER_100}|two thousand(?:[ -](?:and )?${UNDER_100})?)`;
const FORMS = [
  `${DAY}(?: day)? of (?:the month of )?${MONTH}(?:,? (?:in the year )?${YEAR})?`,
  `${MONTH} (?:the )?${DAY}(?:,? (?:in )?${YEAR})?`,
].map((source) => new RegExp(`(?<!\\p{L})${source}(?!\\p{L})`, 'dgiu'));

/** Dates in English words, as in deeds: `the twenty-second day of November, two thousand and four`. */
export function readWordedDates(text: string, inYear: number): DateText[] {
  if (!/\p{L}{3,10}(?:st|nd|rd|th)(?!\p{L})/iu.test(text)) return [];
  const found: DateText[] = [];
  for (const form of FORMS)
    for (const match of matchesOf(form, text)) {
      const date = read(match, inYear);
      if (date !== undefined && !found.some((other) => other.start < date.end && date.start < other.end))
        found.push(date);
    }
  return found;
}

function read(match: RegExpExecArray, inYear: number): DateText | undefined {
  const { d = '', mon = '', y } = match.groups ?? {};
  const day = DAYS.get(d.toLowerCase().replace(' ', '-'));
  const month = MONTHS.findIndex((name) => name.toLowerCase() === mon.toLowerCase()) + 1;
  const year = y === undefined ? inYear : yearOf(y);
  if (day === undefined || month === 0 || year === undefined) return undefined;
  const write = (at: number): string => {
    const civil = civilOf(at);
    return rewrite(match, [
      ['d', likeCase(ordinalWords(civil.day), d)],
      ['mon', likeCase(MONTHS[civil.month - 1] ?? '', mon)],
      ['y', y === undefined ? '' : likeCase(yearWords(civil.year, y), y)],
    ]);
  };
  const says = { year: y !== undefined, month: true, day: true };
  return { start: match.index, end: match.index + match[0].length, day: dayOf(year, month, day), says, write };
}

/** `nineteen fifty-eight` is 1958, `two thousand and four` 2004; undefined for words that are no year. */
function yearOf(text: string): number | undefined {
  if (/^\d/.test(text)) return Number(text);
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
  if (/^\d/.test(model)) return String(year);
  const rest = year % 100;
  const words = rest === 0 ? '' : numberWords(rest);
  if (year >= 2000) return `two thousand${words === '' ? '' : `${/ and /i.test(model) ? ' and ' : ' '}${words}`}`;
  return `${numberWords(Math.floor(year / 100))} ${words === '' ? 'hundred' : words}`;
}

function rewrite(match: RegExpExecArray, texts: readonly (readonly [string, string])[]): string {
  let out = '';
  let done = match.index;
  const slots = texts
    .flatMap(([name, text]) => {
      const range = match.indices?.groups?.[name];
      return range === undefined ? [] : [{ start: range[0], end: range[1], text }];
    })
    .sort((a, b) => a.start - b.start);
  for (const { start, end, text } of slots) {
    out += match.input.slice(done, start) + text;
    done = end;
  }
  return out + match.input.slice(done, match.index + match[0].length);
}
