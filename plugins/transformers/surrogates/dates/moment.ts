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
  /** Which parts its first date gives; undefined without a date. */
  readonly says: DateText['says'] | undefined;
  /** The times of day in it. */
  readonly times: readonly TimeText[];
  /**
   * The term moved by a shift, and its dates by additional years.
   * @param variant above 0 moves it slightly farther, the more the coarser the date is.
   */
  moved(shift: Shift, years: number, variant: number): string;
}

/**
 * Parses a term; undefined if it contains anything but dates and times.
 * @param isTime true if the term is known to be a time: otherwise `1982` is a year.
 */
export function readMoment(text: string, isTime: boolean, reading: DateReading): Moment | undefined {
  const posix = readPosix(text);
  const plain = posix && readMoment(posix.plain, isTime, reading);
  if (posix !== undefined && plain !== undefined)
    return { ...plain, moved: (...move) => posix.write(plain.moved(...move)) ?? text };
  const clocks = readTimes(text);
  // `1900` among dates is a year, and `9-5pm` a day and its month.
  const read = isTime && saysNothingElse(text, clocks) ? [] : readDates(text, reading);
  const dates = read.filter((date) => !isClockBehind(date, read, clocks));
  const times = clocks.filter((time) => !dates.some((date) => date.start < time.end && time.start < date.end));
  if (dates.length + times.length === 0 || !saysNothingElse(text, [...dates, ...times])) return undefined;
  const says = dates[0]?.says;
  return {
    day: dates[0]?.day,
    full: dates.length === 1 && says?.day === true && says.month && says.year,
    says,
    times,
    moved: (...move) => rewrite(text, dates, times, ...move),
  };
}

/** True for `1533` in `20250209 1533`: behind a day it is a time, not a year. */
const isClockBehind = (
  { says, start, end }: DateText,
  all: readonly DateText[],
  clocks: readonly TimeText[],
): boolean =>
  says.year &&
  !says.month &&
  clocks.some((clock) => clock.start === start && clock.end === end) &&
  all.some((date) => date.says.day && date.end < start);

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
  const moved = times.map((time) => ({ ...time, minute: time.minute + minutesOf(time, shift) + variant * 7 }));
  const edits = [
    ...dates.map((date) => ({
      ...date,
      text: movedDate(date, withNextDay(shift, date, dates, moved), years, variant),
    })),
    ...moved.map((time) => ({ ...time, text: time.write(time.minute) })),
  ];
  return splice(
    text,
    edits.sort((a, b) => a.start - b.start),
  );
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** A time that only tells the hour moves by whole hours. */
const minutesOf = ({ saysMinute }: TimeText, { minutes }: Shift): number =>
  saysMinute ? minutes : Math.trunc(minutes / HOUR) * HOUR;

/** The shift of a date whose own time moves past midnight: `23:30` on one day is `00:45` on the next. */
function withNextDay(shift: Shift, date: DateText, dates: readonly DateText[], moved: readonly TimeText[]): Shift {
  const next = dates.find(({ start }) => start > date.start)?.start ?? Number.POSITIVE_INFINITY;
  const from = date === dates[0] ? 0 : date.start;
  const own = date.says.day ? moved.find(({ start }) => start >= from && start < next) : undefined;
  return own === undefined ? shift : { ...shift, days: shift.days + Math.floor(own.minute / DAY) };
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
