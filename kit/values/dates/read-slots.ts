import { MONTHS, WEEKDAYS } from './calendar-words.js';
import { civilOf, dayOf } from './civil.js';
import type { DateOrder, DateReading, DateText } from './date-text.js';
import { ERAS, fullYear, ROMAN_MONTHS, wordOf } from './date-words.js';
import { epochDay } from './epoch.js';
import { periodDay } from './periods.js';
import { type Slot, textIn } from './slots.js';
import { languageOf, type NumberReader, type NumberText, spelledDay, spelledYear } from './spelled-dates.js';
import { wordedDay, wordedYear } from './worded-dates.js';

/** Matches `14.03.24`, but not the full stop of `Sun. 3/14/24`. */
const POINTS = /\d\s?\./u;

/** A date whose parts are read. */
export interface DateSlots extends Pick<DateText, 'day' | 'says'> {
  /** With the day and month of a date in digits as such. */
  readonly slots: readonly Slot[];
  /** From the first part to the last. */
  readonly whole: string;
  /** How day and year are written that are in words. */
  readonly words: { readonly day?: NumberText | undefined; readonly year?: NumberText | undefined };
}

const isDay = (day: number, month: number): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12;

/** True if the first of two numbers is the day; undefined if neither order gives a date. */
function isDayFirst(first: number, second: number, order: DateOrder, points: boolean): boolean | undefined {
  const expected = points || order === 'dmy';
  const is = (dayFirst: boolean): boolean => (dayFirst ? isDay(first, second) : isDay(second, first));
  if (is(expected)) return expected;
  return !points && is(!expected) ? !expected : undefined;
}

/** The parts with `first` and `second` as the day and the month; undefined if they are no date. */
function inOrder(slots: readonly Slot[], whole: string, order: DateOrder): readonly Slot[] | undefined {
  const at = slots.findIndex(({ role }) => role === 'first');
  const [first, second] = [slots[at], slots[at + 1]];
  if (at < 0 || first === undefined || second === undefined) return slots;
  const dayFirst = isDayFirst(Number(first.text), Number(second.text), order, POINTS.test(whole));
  if (dayFirst === undefined) return undefined;
  const [one, other] = dayFirst ? ['day', 'month'] : ['month', 'day'];
  return slots.map((slot) =>
    slot === first ? { ...slot, role: one } : slot === second ? { ...slot, role: other } : slot,
  );
}

/** Offsets of nearby years. Any combination of date and weekday occurs within six years in nearly all cases. */
const NEARBY_YEARS = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6];
/** Months around the one of a document. A day falls on any weekday in one of them. */
const NEARBY_MONTHS = [...NEARBY_YEARS, -7, 7, -8, 8];

/** 0 is Monday; 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

const isOn = (at: number, day: number, weekday: number): boolean =>
  civilOf(at).day === day && weekdayOf(at) === weekday;

/** The year of a date without one: the nearest in which the day exists and falls on the given weekday. */
function likelyYear(year: number, month: number, day: number, weekday: number | undefined): number {
  const from = month === 2 && day === 29 ? year - (year % 4) : year;
  if (weekday === undefined) return from;
  return NEARBY_YEARS.map((step) => from + step).find((near) => isOn(dayOf(near, month, day), day, weekday)) ?? from;
}

/** The month of a day that only a weekday describes: the nearest in which the day falls on it. */
const likelyMonth = (year: number, month: number, day: number, weekday: number | undefined): number =>
  weekday === undefined
    ? month
    : (NEARBY_MONTHS.map((step) => month + step).find((near) => isOn(dayOf(year, near, day), day, weekday)) ?? month);

/** What a date says in numbers. */
type Said = Readonly<Record<'day' | 'month' | 'year' | 'weekday', number | undefined>>;

/** The day of a date some parts of which the text does not say. */
function likelyDay({ day, month, year, weekday }: Said, reading: DateReading): number {
  if (day === undefined || year !== undefined) return dayOf(year ?? reading.year, month ?? 7, day ?? 15);
  if (month !== undefined) return dayOf(likelyYear(reading.year, month, day, weekday), month, day);
  return dayOf(reading.year, likelyMonth(reading.year, reading.month ?? 7, day, weekday), day);
}

const LETTER = /(?![ºª])\p{L}/u;

/** The numbers of a date that are in words; undefined if they are none of a language. */
function inWords(day: string, month: string, year: string): DateSlots['words'] | undefined {
  if (!LETTER.test(day) && !LETTER.test(year)) return {};
  const read = (ofDay: NumberReader, ofYear: NumberReader): DateSlots['words'] | undefined => {
    const words = {
      day: LETTER.test(day) ? ofDay(day) : undefined,
      year: LETTER.test(year) ? ofYear(year) : undefined,
    };
    return LETTER.test(day) === (words.day !== undefined) && LETTER.test(year) === (words.year !== undefined)
      ? words
      : undefined;
  };
  const worded = read(wordedDay, wordedYear);
  const code = worded === undefined ? languageOf(month, day, year) : undefined;
  return code === undefined ? worded : read(spelledDay(code), spelledYear(code));
}

function monthIn(text: string, whole: string, language: string | undefined): number {
  if (/^\d/.test(text)) return Number(text);
  const roman = ROMAN_MONTHS.indexOf(text.toUpperCase()) + 1;
  return roman > 0 ? roman : (wordOf(MONTHS, text, whole, language)?.index ?? 0) + 1;
}

/** What the parts of a date mean; undefined if there is no such day. */
export function readSlots(text: string, given: readonly Slot[], reading: DateReading): DateSlots | undefined {
  const whole = text.slice(given[0]?.start, given.at(-1)?.end);
  const slots = inOrder(given, whole, reading.order);
  if (slots === undefined) return undefined;
  const of = textIn(slots);
  const count = of('count');
  if (count !== undefined)
    return { day: epochDay(count), says: { year: true, month: true, day: true }, slots, whole, words: {} };
  const words = inWords(of('day') ?? '', of('month') ?? '', of('year') ?? '');
  if (words === undefined) return undefined;
  const said = saidBy(slots, whole, words, reading);
  const period = said.month === undefined ? periodDay(of, said.year ?? reading.year, reading.language) : undefined;
  const says = {
    year: said.year !== undefined,
    month: (said.month ?? period) !== undefined,
    day: said.day !== undefined,
  };
  const at = period ?? dayBy(said, slots, reading);
  const isDay = exists(at, said.day) && isRange(at, said.day, of('lastDay'));
  return isDay ? { day: at, says, slots, whole, words } : undefined;
}

const exists = (at: number, day: number | undefined): boolean => day === undefined || civilOf(at).day === day;

/** True if the last of several days comes after the first, in the same month. */
const isRange = (at: number, day = 0, last: string | undefined): boolean =>
  last === undefined || (Number(last) > day && civilOf(at + Number(last) - day).day === Number(last));

function saidBy(slots: readonly Slot[], whole: string, words: DateSlots['words'], reading: DateReading): Said {
  const of = textIn(slots);
  const [day, month, year, weekday] = [of('day'), of('month'), of('year'), of('weekday')];
  const era = ERAS.get(of('era') ?? '');
  const inDigits = (text: string): number => (era === undefined ? fullYear(text, reading.year) : era + Number(text));
  return {
    day: words.day?.value ?? (day === undefined ? undefined : Number(day)),
    month: month === undefined ? undefined : monthIn(month, whole, reading.language),
    year: words.year?.value ?? (year === undefined ? undefined : inDigits(year)),
    weekday: weekday === undefined ? undefined : wordOf(WEEKDAYS, weekday, whole, reading.language)?.index,
  };
}

function dayBy(said: Said, slots: readonly Slot[], reading: DateReading): number {
  if (said.weekday === undefined || slots.length > 1) return likelyDay(said, reading);
  // A weekday alone becomes some day of that name, so that a date shift moves it consistently with other dates.
  const first = dayOf(reading.year, 1, 1);
  return first + ((said.weekday - weekdayOf(first) + 7) % 7);
}
