import { splice } from '../../../../core/index.js';
import {
  civilOf,
  type DateReading,
  type DateText,
  dayOf,
  readDates,
  readTimes,
  saysNothingElse,
  type TimeText,
} from '../../../../kit/index.js';
import { readPosix } from './posix.js';

/** By how much the dates and times of a document move. It is drawn once. */
export interface Shift {
  readonly days: number;
  readonly minutes: number;
}

/** A parsed term that consists of dates and times only. */
export interface Moment {
  /** The first day of the term, in days since 1970-01-01; undefined if it only has a time. */
  readonly day: number | undefined;
  /** True if it is a single day with its year. */
  readonly full: boolean;
  /**
   * The term moved by a shift, and its dates by additional years.
   * @param variant above 0 moves it slightly farther, the more the coarser the date is.
   */
  moved(shift: Shift, years: number, variant: number): string;
}

/** `1900` and `1900 hrs`, which among dates are a year. */
const BARE_TIME = /^\d{4}(?: ?(?:h|hrs?|hours)\.?)?$/iu;

/**
 * Parses a term; undefined if it contains anything but dates and times.
 * @param isTime true if the term is known to be a time: otherwise `1982` is a year.
 */
export function readMoment(text: string, isTime: boolean, reading: DateReading): Moment | undefined {
  const posix = readPosix(text);
  const plain = posix && readMoment(posix.plain, isTime, reading);
  if (posix !== undefined && plain !== undefined)
    return { ...plain, moved: (...move) => posix.write(plain.moved(...move)) ?? text };
  const dates = isTime && BARE_TIME.test(text) ? [] : readDates(text, reading);
  const times = readTimes(text).filter((time) => !dates.some((date) => date.start < time.end && time.start < date.end));
  if (dates.length + times.length === 0 || !saysNothingElse(text, [...dates, ...times])) return undefined;
  const says = dates[0]?.says;
  return {
    day: dates[0]?.day,
    full: dates.length === 1 && says?.day === true && says.month && says.year,
    moved: (...move) => rewrite(text, dates, times, ...move),
  };
}

function rewrite(
  text: string,
  dates: readonly DateText[],
  times: readonly TimeText[],
  shift: Shift,
  years: number,
  variant: number,
): string {
  const [only] = dates;
  if (only !== undefined && only.start === 0 && only.end === text.length) return movedDate(only, shift, years, variant);
  const edits = [
    ...dates.map((date) => ({ ...date, text: movedDate(date, shift, years, variant) })),
    ...times.map((time) => ({ ...time, text: time.write(time.minute + shift.minutes + variant * 7) })),
  ];
  return splice(
    text,
    edits.sort((a, b) => a.start - b.start),
  );
}

function movedDate({ says, day, write }: DateText, shift: Shift, years: number, variant: number): string {
  const step = says.day || !(says.month || says.year) ? 1 : says.month ? 31 : 366;
  return write(yearsBefore(day + shift.days + variant * step, years));
}

/** The same day of the month, some years earlier. */
export function yearsBefore(day: number, years: number): number {
  if (years === 0) return day;
  const date = civilOf(day);
  return dayOf(date.year - years, date.month, date.day);
}
