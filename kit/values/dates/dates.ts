import { byPosition, overlaps, type Span } from '../../../core/contracts/span.js';
import { readCombDate } from './comb-dates.js';
import { DATE_FORMATS, hasOtherLanguageDate, NUMERIC_FORMATS, OTHER_LANGUAGE_DATE_FORMATS } from './date-formats.js';
import { withHyphens } from './date-hyphens.js';
import { findRanges } from './date-ranges.js';
import type { DateOrder, DateReading, DateText } from './date-text.js';
import { dateWriter, spliceWithin } from './date-writer.js';
import { isEpoch } from './epoch.js';
import { type Format, matchesOf, mayHold, runsOf } from './formats.js';
import { readSlots } from './read-slots.js';
import { type Slot, slotAt, slotsOf } from './slots.js';
import { findSpelledDate } from './spelled-dates.js';
import { findWordedDates } from './worded-dates.js';

/** A date by its form alone: what it means depends on the conventions of its document. */
export interface DateForm extends Span {
  /** The year of a date may be behind its time, and so behind the end. */
  readonly slots: readonly Slot[];
}

const overlapsAny = (spans: readonly Span[], span: Span): boolean => spans.some((other) => overlaps(other, span));

const without = (text: string, { start, end }: Span): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

/** Length of the shortest month name. A text without a run of that many letters has no date in words. */
const MIN_NAME_LENGTH = 3;
/** Lengths of `1/2/2024` and `2024-01-02`. */
const NUMERIC_LENGTHS = { from: 8, to: 10 };
const EVERYWHERE = [...OTHER_LANGUAGE_DATE_FORMATS, ...DATE_FORMATS];
/** Any order and year tell whether parts are a date. */
const ANY: DateReading = { order: 'mdy', year: 2024 };

const isDate = (text: string, slots: readonly Slot[]): boolean => readSlots(text, slots, ANY) !== undefined;

function formOf(text: string, match: RegExpExecArray): DateForm | undefined {
  const slots = slotsOf(match);
  const end = match.index + match[0].length;
  return isDate(text, slots)
    ? { start: match.index, end: text.startsWith('s', end) ? end + 1 : end, slots }
    : undefined;
}

const whole = (text: string, slots: readonly Slot[]): DateForm => ({ start: 0, end: text.length, slots });

/** A date in digits that is a whole text, as most in tables are. */
function numericDate(text: string): DateForm | undefined {
  if (text.length < NUMERIC_LENGTHS.from || text.length > NUMERIC_LENGTHS.to) return undefined;
  for (const { pattern } of NUMERIC_FORMATS) {
    pattern.lastIndex = 0;
    const match = pattern.exec(text);
    if (match !== null && match[0].length === text.length) return formOf(text, match);
  }
  return undefined;
}

/** A date that is a whole text. */
function wholeDate(text: string): DateForm | undefined {
  const numeric = numericDate(text);
  if (numeric !== undefined) return numeric;
  if (isEpoch(text)) return whole(text, [slotAt(text, { role: 'count', start: 0, end: text.length })]);
  const boxed = readCombDate(text, (inner) => findDates(inner).map(({ slots }) => slots));
  return boxed === undefined ? undefined : whole(text, boxed);
}

/** Dates written in words and ranges of days, which the notations would match only in part. */
function datesInWords(text: string): DateForm[] {
  const spelled = findSpelledDate(text);
  if (spelled !== undefined) return [whole(text, spelled)];
  const found: DateForm[] = [];
  for (const match of [...findRanges(text), ...findWordedDates(text)]) {
    const form = formOf(text, match);
    if (form !== undefined && !overlapsAny(found, form)) found.push(form);
  }
  return found;
}

/** Finds dates by their forms, in order and without overlaps. Linear in the text. */
export function findDates(given: string): readonly DateForm[] {
  const text = withHyphens(given);
  const only = wholeDate(text);
  return only === undefined ? datesIn(text) : [only];
}

function datesIn(text: string): readonly DateForm[] {
  let runs = runsOf(text);
  const found = runs.letters < MIN_NAME_LENGTH ? [] : datesInWords(text);
  let rest = found.reduce(without, text);
  if (found.length > 0) runs = runsOf(rest);
  const take = (format: Format): void => {
    for (const match of matchesOf(format.pattern, text)) {
      const span = { start: match.index, end: match.index + match[0].length };
      const date = overlapsAny(found.flatMap(spansOf), span) ? undefined : formOf(text, match);
      if (date === undefined) continue;
      found.push(date);
      rest = spansOf(date).reduce(without, rest);
      runs = runsOf(rest);
    }
  };
  // Most terms are a single date, so stop trying notations that the remaining characters cannot hold.
  for (const format of hasOtherLanguageDate(text) ? EVERYWHERE : DATE_FORMATS) if (mayHold(runs, format)) take(format);
  return found.sort(byPosition);
}

/** Where a date is: its span, and a year behind it. */
export const spansOf = (date: DateForm): readonly Span[] => {
  const last = date.slots.at(-1);
  return last === undefined || last.end <= date.end ? [date] : [date, last];
};

/** The date that a form means in the conventions of a document; undefined if there is no such day. */
export function dateOf(text: string, { start, end, slots }: DateForm, reading: DateReading): DateText | undefined {
  const read = readSlots(text, slots, reading);
  if (read === undefined) return undefined;
  const edits = dateWriter(text, read, reading);
  const { day, says } = read;
  return { start, end, day, says, edits, write: (to) => spliceWithin(text, start, end, edits(to)) };
}

/** Dates in a text, in EN, DE, FR, ES, IT, PT and NL, and with the months of sixteen other languages, sorted and without overlaps. Linear in the text. */
export const readDates = (text: string, reading: DateReading): readonly DateText[] =>
  findDates(text).flatMap((form) => dateOf(text, form, reading) ?? []);

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
