import type { Span } from '../../core/contracts/span.js';
import { likeCase } from './calendar-words.js';
import { type Civil, civilOf } from './civil.js';
import type { DateReading } from './date-text.js';
import { calendarName, ERAS, inEra, ordinal, ROMAN_MONTHS } from './date-words.js';
import { periodTexts } from './periods.js';

/** A part of a date in the notation of a text. */
export interface Slot extends Span {
  readonly name: string;
  readonly text: string;
}

/** 0 is Monday; 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** True if day and month are written with two digits. @param others true if those of other dates with a named month are */
function padded(slots: readonly Slot[], others: boolean | undefined): boolean {
  const numbers = slots.filter((slot) => ['m', 'd', 'a', 'b'].includes(slot.name));
  if (numbers.some((slot) => slot.text.startsWith('0'))) return true;
  if (numbers.some((slot) => slot.text.length < 2) || slots.some(({ name }) => name === 'o')) return false;
  return others === true || !slots.some(({ name }) => name === 'mon');
}

const PERIODS = new Set(['s', 'z', 'q', 'q2', 'h', 'n', 'w']);
const isPeriod = (slots: readonly Slot[]): boolean => slots.some(({ name }) => PERIODS.has(name));
const textOf =
  (slots: readonly Slot[]) =>
  (name: string): string | undefined =>
    slots.find((slot) => slot.name === name)?.text;

/** The date to write, and the conventions of the text. */
interface Target {
  readonly at: number;
  readonly civil: Civil;
  readonly whole: string;
  readonly pad: number;
  readonly dayFirst: boolean;
  readonly language: string | undefined;
  readonly shortMonths: boolean | undefined;
}

const digits = (value: number, { pad }: Target): string => String(value).padStart(pad, '0');

function yearText({ text, end }: Slot, { civil: { year }, whole }: Target): string {
  if (ERAS.has(whole.slice(0, 2))) return String(inEra(year).year);
  const shown = whole.startsWith('s', end) ? year - (year % 10) : year;
  return text.length === 2 ? String(shown % 100).padStart(2, '0') : String(shown).padStart(4, '0');
}

/** Writers of the parts of a date, by group name. */
const PARTS: ReadonlyMap<string, (slot: Slot, to: Target) => string> = new Map([
  ['y', yearText],
  ['e', (_, { civil }) => inEra(civil.year).era],
  ['m', (_, to) => digits(to.civil.month, to)],
  ['d', (_, to) => digits(to.civil.day, to)],
  ['r', ({ text }, { civil }) => likeCase(ROMAN_MONTHS[civil.month - 1] ?? text, text.length > 1 ? text : 'I')],
  ['a', (_, to) => digits(to.dayFirst ? to.civil.day : to.civil.month, to)],
  ['b', (_, to) => digits(to.dayFirst ? to.civil.month : to.civil.day, to)],
  ['o', ({ text }, { civil }) => ordinal(civil.day, text)],
  [
    'mon',
    ({ text }, { civil, whole, language, shortMonths }) =>
      calendarName('mon', text, whole, civil.month - 1, language, shortMonths),
  ],
  ['wd', ({ text }, { at, whole, language }) => calendarName('wd', text, whole, weekdayOf(at), language)],
]);

/** Writes other dates in the notation of the slots. */
export function writer(
  whole: string,
  slots: readonly Slot[],
  dayFirst: boolean,
  { language, style }: Pick<DateReading, 'language' | 'style'>,
): (day: number) => string {
  // `14OCT25` always has two digits for the day.
  const pad = padded(slots, style?.padded) || /^\d\d\p{L}{3}\d/u.test(whole) ? 2 : 1;
  const shortMonths = style?.short;
  const hasPeriod = isPeriod(slots);
  return (at) => {
    const to = { at, civil: civilOf(at), whole, pad, dayFirst, language, shortMonths };
    const period = hasPeriod ? periodTexts(textOf(slots), whole, to.civil, language) : undefined;
    let out = '';
    let done = 0;
    for (const slot of slots) {
      out += whole.slice(done, slot.start) + (period?.[slot.name] ?? PARTS.get(slot.name)?.(slot, to) ?? slot.text);
      done = slot.end;
    }
    return out + whole.slice(done);
  };
}
