import { type Edit, splice } from '../../../core/contracts/span.js';
import { likeCase } from './calendar-words.js';
import { type Civil, civilOf } from './civil.js';
import { withTwoMonths } from './date-ranges.js';
import type { DateReading } from './date-text.js';
import { calendarName, inEra, ordinal, ROMAN_MONTHS } from './date-words.js';
import { epochAt } from './epoch.js';
import { periodTexts } from './periods.js';
import { type DateSlots, weekdayOf } from './read-slots.js';
import { put, type Slot, textIn } from './slots.js';

const isRoman = (text: string): boolean => ROMAN_MONTHS.includes(text.toUpperCase());
const isNumber = ({ text }: Slot): boolean => /^\d/.test(text);

/** True if day and month are written with two digits. @param others true if those of other dates with a named month are */
function padded({ slots, whole }: DateSlots, others: boolean | undefined): boolean {
  // `14OCT25` always has two digits for the day.
  if (/^\d\d\p{L}{3}\d/u.test(whole)) return true;
  const numbers = slots.filter((slot) => (slot.role === 'day' || slot.role === 'month') && isNumber(slot));
  if (numbers.some(({ text }) => text.startsWith('0'))) return true;
  if (numbers.some(({ text }) => text.length < 2) || slots.some(({ role }) => role === 'ordinal')) return false;
  return others === true || !slots.some((slot) => slot.role === 'month' && !isNumber(slot) && !isRoman(slot.text));
}

/** The date to write, and the conventions of the text. */
interface Target {
  readonly at: number;
  readonly civil: Civil;
  /** The last day of a range; else the same. */
  readonly last: Civil;
  readonly date: DateSlots;
  readonly isPadded: boolean;
  readonly reading: Pick<DateReading, 'language' | 'style'>;
  /** True behind `1990s`. */
  readonly isDecade: boolean;
}

const digits = (value: number, { isPadded }: Target): string => String(value).padStart(isPadded ? 2 : 1, '0');

function yearText({ text }: Slot, { last: { year }, date, isDecade }: Target): string {
  if (date.words.year !== undefined) return date.words.year.write(year);
  if (date.slots.some(({ role }) => role === 'era')) return String(inEra(year).year);
  const shown = isDecade ? year - (year % 10) : year;
  return text.length === 2 ? String(shown % 100).padStart(2, '0') : String(shown).padStart(4, '0');
}

function monthText({ text }: Slot, month: number, to: Target): string {
  if (/^\d/.test(text)) return digits(month, to);
  if (isRoman(text)) return likeCase(ROMAN_MONTHS[month - 1] ?? text, text.length > 1 ? text : 'I');
  const { language, style } = to.reading;
  return calendarName('month', text, to.date.whole, month - 1, language, style?.short);
}

/** Writers of the parts of a date, by role. */
const PARTS: ReadonlyMap<string, (slot: Slot, to: Target) => string> = new Map([
  ['count', ({ text }, { at }) => epochAt(text, at)],
  ['year', yearText],
  ['era', (_, { civil }) => inEra(civil.year).era],
  ['month', (slot, to) => monthText(slot, (isMonthFirst(to.date) ? to.civil : to.last).month, to)],
  ['day', (_, to) => to.date.words.day?.write(to.civil.day) ?? digits(to.civil.day, to)],
  ['lastDay', (_, to) => digits(to.last.day, to)],
  ['ordinal', ({ text }, { civil, date }) => ordinal(civil.day, text, textIn(date.slots)('day') ?? '')],
  ['lastOrdinal', ({ text }, { last, date }) => ordinal(last.day, text, textIn(date.slots)('lastDay') ?? '')],
  [
    'weekday',
    ({ text }, { at, date, reading }) => calendarName('weekday', text, date.whole, weekdayOf(at), reading.language),
  ],
]);

const isMonthFirst = ({ slots }: DateSlots): boolean =>
  slots.find(({ role }) => /^(?:day|month)$/.test(role))?.role === 'month';
const PERIODS: ReadonlySet<string> = new Set(['season', 'quarter', 'half', 'week']);

/** Writes other dates in the notation of one: what its parts become. */
export function dateWriter(
  text: string,
  date: DateSlots,
  reading: Pick<DateReading, 'language' | 'style'>,
): (day: number) => readonly Edit[] {
  const { slots } = date;
  const of = textIn(slots);
  const isPadded = padded(date, reading.style?.padded);
  const isDecade = text.startsWith('s', slots.at(-1)?.end);
  const hasPeriod = slots.some(({ role }) => PERIODS.has(role));
  const length = of('lastDay') === undefined ? 0 : Number(of('lastDay')) - Number(of('day'));
  return (at) => {
    const civil = civilOf(at);
    const last = length === 0 ? civil : civilOf(at + length);
    const to: Target = { at, civil, last, date, isPadded, isDecade, reading };
    const period = hasPeriod ? periodTexts(of, civil, reading.language) : undefined;
    const edits = slots.map((slot) =>
      put(text, slot, period?.get(slot.role) ?? PARTS.get(slot.role)?.(slot, to) ?? slot.text),
    );
    if (civil.month === last.month) return edits;
    const month = slots.find(({ role }) => role === 'month');
    const name = month === undefined ? '' : monthText(month, (isMonthFirst(date) ? last : civil).month, to);
    return withTwoMonths(text, slots, edits, name);
  };
}

/** The text of a span of a text with edits. */
export const spliceWithin = (text: string, start: number, end: number, edits: readonly Edit[]): string =>
  splice(
    text.slice(0, end),
    edits.filter((edit) => edit.end <= end),
  ).slice(start);
