import { type Edit, splice, type Term } from '../../../../core/index.js';
import { civilOf, type DateReading, type DateText, dayOf, readMoment, type TimeText } from '../../../../kit/index.js';

/** By how much the dates and times of a document move. It is drawn once. */
export interface Shift {
  readonly days: number;
  readonly minutes: number;
}

/** A term that consists of dates and times only. */
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

/** Reads a term; undefined if it contains anything but dates and times. */
export function momentOf({ text, parts, type }: TermOfDate, reading: DateReading): Moment | undefined {
  const read = readMoment({ text, parts, isTime: type === 'TIME' }, reading);
  if (read === undefined) return undefined;
  const { dates, times } = read;
  const says = dates[0]?.says;
  return {
    day: dates[0]?.day,
    full: dates.length === 1 && says?.day === true && says.month && says.year,
    says,
    times,
    moved: (shift, years, variant) =>
      splice(
        text,
        [...editsOf(dates, times, shift, years, variant)].sort((a, b) => a.start - b.start),
      ),
  };
}

/** What a moment is read of. */
export type TermOfDate = Pick<Term, 'text' | 'type' | 'parts'>;

function editsOf(
  dates: readonly DateText[],
  times: readonly TimeText[],
  shift: Shift,
  years: number,
  variant: number,
): readonly Edit[] {
  const moved = times.map((time) => ({ ...time, minute: time.minute + minutesOf(time, shift) + variant * 7 }));
  return [
    ...dates.flatMap((date) => date.edits(movedDay(date, withNextDay(shift, date, dates, moved), years, variant))),
    ...moved.flatMap((time) => time.edits(time.minute)),
  ];
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

function movedDay({ says, day }: DateText, shift: Shift, years: number, variant: number): number {
  const step = says.day || !(says.month || says.year) ? 1 : says.month ? 31 : 366;
  return yearsBefore(day + shift.days + variant * step, years);
}

/** The same day of the month, some years earlier. */
export function yearsBefore(day: number, years: number): number {
  if (years === 0) return day;
  const date = civilOf(day);
  return dayOf(date.year - years, date.month, date.day);
}
