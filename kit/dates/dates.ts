import { byPosition, overlaps, type Span } from '../../core/contracts/span.js';
import { MONTHS, WEEKDAYS } from './calendar-words.js';
import { civilOf, dayOf } from './civil.js';
import { readCombDate } from './comb-dates.js';
import { DATE_FORMATS, hasOtherLanguageDate, OTHER_LANGUAGE_DATE_FORMATS } from './date-formats.js';
import { withHyphens, withSignsOf } from './date-hyphens.js';
import { readRanges } from './date-ranges.js';
import type { DateOrder, DateReading, DateText } from './date-text.js';
import { ERAS, fullYear, ROMAN_MONTHS, wordOf } from './date-words.js';
import { type Slot, weekdayOf, writer } from './date-writer.js';
import { readEpoch } from './epoch.js';
import { matchesOf, mayHold, runsOf } from './formats.js';
import { periodDay } from './periods.js';
import { readPlainDate } from './plain-dates.js';
import { readSpelledDate } from './spelled-dates.js';
import { readWordedDates } from './worded-dates.js';

/** Matches `14.03.24`, but not the full stop of `Sun. 3/14/24`. */
const POINTS = /\d\s?\./u;

/** Day and month from two numbers; undefined if neither order gives a date. */
function dayAndMonth(
  a: number,
  b: number,
  order: DateOrder,
  points: boolean,
): [day: number, month: number] | undefined {
  const first: [number, number] = points || order === 'dmy' ? [a, b] : [b, a];
  const valid = ([day, month]: [number, number]): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12;
  if (valid(first)) return first;
  const second: [number, number] = [first[1], first[0]];
  return !points && valid(second) ? second : undefined;
}

function slotsOf(match: RegExpExecArray): Slot[] {
  const slots: Slot[] = [];
  for (const [name, range] of Object.entries(match.indices?.groups ?? {}))
    if (range !== undefined)
      slots.push({
        name,
        start: range[0] - match.index,
        end: range[1] - match.index,
        text: match[0].slice(range[0] - match.index, range[1] - match.index),
      });
  return slots.sort((a, b) => a.start - b.start);
}

const romanMonth = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : ROMAN_MONTHS.indexOf(text.toUpperCase()) + 1;

/** Offsets of nearby years. Any combination of date and weekday occurs within six years in nearly all cases. */
const NEARBY_YEARS = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6];

/** The year of a date without one: the nearest in which the day exists and falls on the given weekday. */
function likelyYear(year: number, month: number, day: number, weekday: number | undefined): number {
  const from = month === 2 && day === 29 ? year - (year % 4) : year;
  if (weekday === undefined) return from;
  const found = NEARBY_YEARS.map((step) => from + step).find((near) => {
    const at = dayOf(near, month, day);
    return civilOf(at).day === day && weekdayOf(at) === weekday;
  });
  return found ?? from;
}

/** Months around the one of a document. A day falls on any weekday in one of them. */
const NEARBY_MONTHS = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6, -7, 7, -8, 8];

/** The month of a day that only a weekday describes: the nearest in which the day falls on it. */
const likelyMonth = (year: number, month: number, day: number, weekday: number): number | undefined =>
  NEARBY_MONTHS.map((step) => month + step).find((near) => {
    const at = dayOf(year, near, day);
    return civilOf(at).day === day && weekdayOf(at) === weekday;
  });

/** The day of a date some parts of which the text does not say. @param weekday what the text says about it, 0 is Monday */
function likelyDay(
  { day, month, year }: Readonly<Record<'day' | 'month' | 'year', number | undefined>>,
  weekday: number | undefined,
  reading: DateReading,
): number {
  if (day === undefined || year !== undefined) return dayOf(year ?? reading.year, month ?? 7, day ?? 15);
  if (month !== undefined) return dayOf(likelyYear(reading.year, month, day, weekday), month, day);
  const near = reading.month ?? 7;
  return dayOf(
    reading.year,
    weekday === undefined ? near : (likelyMonth(reading.year, near, day, weekday) ?? near),
    day,
  );
}

/** Builds a date from its parts; undefined if there is no such day. */
function read(
  whole: string,
  slots: readonly Slot[],
  reading: DateReading,
): Omit<DateText, keyof Span | 'write'> | undefined {
  const get = (name: string): string | undefined => slots.find((slot) => slot.name === name)?.text;
  const number = (name: string): number | undefined => (get(name) === undefined ? undefined : Number(get(name)));
  const mon = get('mon');
  const pair =
    get('a') === undefined
      ? undefined
      : dayAndMonth(number('a') ?? 0, number('b') ?? 0, reading.order, POINTS.test(whole));
  if (get('a') !== undefined && pair === undefined) return undefined;
  const month =
    number('m') ??
    romanMonth(get('r')) ??
    pair?.[1] ??
    (mon === undefined ? undefined : (wordOf(MONTHS, mon, whole, reading.language)?.index ?? 0) + 1);
  const day = number('d') ?? pair?.[0];
  const yearText = get('y');
  const era = ERAS.get(get('e') ?? '');
  const year =
    yearText === undefined
      ? reading.year
      : era === undefined
        ? fullYear(yearText, reading.year)
        : era + Number(yearText);
  const period = month === undefined ? periodDay(get, whole, year, reading.language) : undefined;
  const says = { year: yearText !== undefined, month: (month ?? period) !== undefined, day: day !== undefined };
  if (period !== undefined) return { day: period, says };
  const weekday = get('wd');
  // A weekday alone becomes some day of that name, so that a date shift moves it consistently with other dates.
  if (weekday !== undefined && slots.length === 1)
    return {
      day:
        dayOf(reading.year, 1, 1) +
        (((wordOf(WEEKDAYS, weekday, whole, reading.language)?.index ?? 0) - weekdayOf(dayOf(reading.year, 1, 1)) + 7) %
          7),
      says,
    };
  const index = weekday === undefined ? undefined : wordOf(WEEKDAYS, weekday, whole, reading.language)?.index;
  const at = likelyDay({ day, month, year: yearText === undefined ? undefined : year }, index, reading);
  return day !== undefined && civilOf(at).day !== day ? undefined : { day: at, says };
}

function dateText(match: RegExpExecArray, text: string, reading: DateReading): DateText | undefined {
  const slots = slotsOf(match);
  // The `s` of `1990s` follows the match.
  const whole = match[0] + (text.startsWith('s', match.index + match[0].length) ? 's' : '');
  const found = read(match[0], slots, reading);
  if (found === undefined) return undefined;
  const a = slots.find((slot) => slot.name === 'a');
  const dayFirst =
    a !== undefined &&
    Number(a.text) === civilOf(found.day).day &&
    (reading.order === 'dmy' || Number(a.text) > 12 || POINTS.test(match[0]));
  return {
    start: match.index,
    end: match.index + whole.length,
    ...found,
    write: writer(whole, slots, dayFirst, reading),
  };
}

const overlapsAny = (spans: readonly Span[], span: Span): boolean => spans.some((other) => overlaps(other, span));

const without = (text: string, { start, end }: Span): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

/** Length of the shortest month name. A text without a run of that many letters has no date in words. */
const MIN_NAME_LENGTH = 3;

/** Dates written in words and ranges of days, which the notations would match only in part. */
function readWords(text: string, reading: DateReading): DateText[] {
  const spelled = readSpelledDate(text, reading.year);
  if (spelled !== undefined) return [spelled];
  const found = readRanges(text, reading);
  for (const worded of readWordedDates(text, reading.year)) if (!overlapsAny(found, worded)) found.push(worded);
  return found;
}

const EVERYWHERE = [...OTHER_LANGUAGE_DATE_FORMATS, ...DATE_FORMATS];

/** Dates in a text, in EN, DE, FR, ES, IT, PT and NL, and with the months of sixteen other languages, sorted and without overlaps. Linear in the text. */
export function readDates(given: string, reading: DateReading): readonly DateText[] {
  const text = withHyphens(given);
  if (text !== given) return readDates(text, reading).map((date) => withSignsOf(given, date));
  const plain = readPlainDate(text, reading.order) ?? readEpoch(text);
  if (plain !== undefined) return [plain];
  const boxed = readCombDate(text, (inner) => readDates(inner, reading));
  if (boxed !== undefined) return [boxed];
  let runs = runsOf(text);
  const found = runs.letters < MIN_NAME_LENGTH ? [] : readWords(text, reading);
  let rest = found.reduce(without, text);
  if (found.length > 0) runs = runsOf(rest);
  for (const format of hasOtherLanguageDate(text) ? EVERYWHERE : DATE_FORMATS) {
    // Most terms are a single date, so stop trying notations that the remaining characters cannot hold.
    if (!mayHold(runs, format)) continue;
    for (const match of matchesOf(format.pattern, text)) {
      const span = { start: match.index, end: match.index + match[0].length };
      const date = overlapsAny(found, span) ? undefined : dateText(match, text, reading);
      if (date === undefined) continue;
      found.push(date);
      rest = without(rest, date);
      runs = runsOf(rest);
    }
  }
  return found.sort(byPosition);
}

/**
 * The day-month order that the numeric dates of a document show; undefined if all are ambiguous. Dates with full stops
 * are always day-month and are ignored.
 */
export function dateOrder(texts: Iterable<string>): DateOrder | undefined {
  for (const text of texts) {
    const match = /(?<!\d|\d[/-])(\d{1,2})[/-](\d{1,2})(?:[/-](?:\d{4}|\d{2}))?(?!\d)/u.exec(text);
    if (Number(match?.[1]) > 12 && Number(match?.[2]) <= 12) return 'dmy';
    if (Number(match?.[2]) > 12 && Number(match?.[1]) <= 12) return 'mdy';
  }
  return undefined;
}
