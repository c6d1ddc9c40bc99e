import { dateOfSerial, serialOfDate } from '../../sheets/serial-days.js';
import type { Cells, WorkbookFunction } from '../contracts.js';
import { CellError, each, NotCalculable, type Scalar, toNumber, toText, type Value } from '../values.js';

const DAY_MILLISECONDS = 86_400_000;

interface Day {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
}

/** Days are counted from 1970 here, so that both calendars of workbooks are calculated alike. */
const dayNumber = ({ year, month, day }: Day): number => Date.UTC(year, month - 1, day) / DAY_MILLISECONDS;

function civil(number: number): Day {
  const date = new Date(Math.floor(number) * DAY_MILLISECONDS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

const numberOf = (value: Scalar, { from1904 }: Cells): number => {
  const iso = dateOfSerial(Math.floor(serialOf(value, from1904)), from1904);
  if (iso === undefined) throw new NotCalculable();
  return Date.parse(iso) / DAY_MILLISECONDS;
};

function serialOf(value: Scalar, from1904: boolean): number {
  const serial = typeof value === 'string' ? serialOfDate(value, from1904) : undefined;
  return serial ?? toNumber(value);
}

function toSerial(number: number, { from1904 }: Cells): number {
  const serial = serialOfDate(new Date(number * DAY_MILLISECONDS).toISOString().slice(0, 10), from1904);
  if (serial === undefined) throw new CellError('#NUM!');
  return serial;
}

const lastOf = (year: number, month: number): number => civil(dayNumber({ year, month: month + 1, day: 0 })).day;

/** The day some months later, or the last one of that month. */
function monthsLater(day: Day, months: number): Day {
  const first = civil(dayNumber({ year: day.year, month: day.month + Math.trunc(months), day: 1 }));
  return { ...first, day: Math.min(day.day, lastOf(first.year, first.month)) };
}

function fullMonths(from: Day, to: Day): number {
  return (to.year - from.year) * 12 + to.month - from.month - (to.day < from.day ? 1 : 0);
}

function between([start, end, unit]: readonly Scalar[], cells: Cells): number {
  const [a, b] = [numberOf(start, cells), numberOf(end, cells)];
  if (a > b) throw new CellError('#NUM!');
  const [from, to] = [civil(a), civil(b)];
  const months = fullMonths(from, to);
  switch (toText(unit).toLowerCase()) {
    case 'd':
      return b - a;
    case 'm':
      return months;
    case 'y':
      return Math.floor(months / 12);
    case 'ym':
      return months % 12;
    default:
      throw new NotCalculable();
  }
}

/** Days between two dates in months of thirty days, as in the United States. */
function days360(from: Day, to: Day): number {
  const isEnd = (day: Day): boolean => day.month === 2 && day.day === lastOf(day.year, 2);
  let [first, last] = [from.day, to.day];
  if (isEnd(from) && isEnd(to)) last = 30;
  if (isEnd(from)) first = 30;
  if (last === 31 && first >= 30) last = 30;
  if (first === 31) first = 30;
  return (to.year - from.year) * 360 + (to.month - from.month) * 30 + last - first;
}

function yearPart([start, end, basis]: readonly Scalar[], cells: Cells): number {
  const [x, y] = [numberOf(start, cells), numberOf(end, cells)];
  const [a, b] = [Math.min(x, y), Math.max(x, y)];
  switch (toNumber(basis)) {
    case 0:
      return days360(civil(a), civil(b)) / 360;
    case 2:
      return (b - a) / 360;
    case 3:
      return (b - a) / 365;
    default:
      throw new NotCalculable();
  }
}

const MONDAY = 4;
/** The day of the week, 0 for Monday. */
const weekdayOf = (number: number): number => (((number - MONDAY) % 7) + 7) % 7;
const isWorkday = (number: number): boolean => weekdayOf(number) < 5;

function weekday([date, kind]: readonly Scalar[], cells: Cells): number {
  const day = weekdayOf(numberOf(date, cells));
  const counted = kind === undefined ? 1 : toNumber(kind);
  if (counted === 1) return ((day + 1) % 7) + 1;
  if (counted === 2) return day + 1;
  if (counted === 3) return day;
  throw new NotCalculable();
}

function week([date, kind]: readonly Scalar[], cells: Cells): number {
  const number = numberOf(date, cells);
  const counted = kind === undefined ? 1 : toNumber(kind);
  if (counted === 21) return isoWeek(number);
  if (counted !== 1 && counted !== 2) throw new NotCalculable();
  const first = dayNumber({ year: civil(number).year, month: 1, day: 1 });
  const offset = counted === 1 ? (weekdayOf(first) + 1) % 7 : weekdayOf(first);
  return Math.floor((number - first + offset) / 7) + 1;
}

function isoWeek(number: number): number {
  const thursday = number - weekdayOf(number) + 3;
  const first = dayNumber({ year: civil(thursday).year, month: 1, day: 1 });
  return Math.floor((thursday - first) / 7) + 1;
}

/** Longest time in days over which working days are counted one by one. */
const MOST_DAYS = 40_000;

function workdays([start, end, holidays]: readonly Value[], cells: Cells): number {
  const [a, b] = [singleDay(start, cells), singleDay(end, cells)];
  const free = new Set([...each(holidays)].filter((one) => one !== undefined).map((one) => numberOf(one, cells)));
  if (Math.abs(b - a) > MOST_DAYS) throw new NotCalculable();
  let count = 0;
  for (let day = Math.min(a, b); day <= Math.max(a, b); day++) if (isWorkday(day) && !free.has(day)) count++;
  return a <= b ? count : -count;
}

function workday([start, days, holidays]: readonly Value[], cells: Cells): number {
  const free = new Set([...each(holidays)].filter((one) => one !== undefined).map((one) => numberOf(one, cells)));
  let left = Math.trunc(toNumber(only(days)));
  const step = Math.sign(left);
  let day = singleDay(start, cells);
  if (Math.abs(left) > MOST_DAYS) throw new NotCalculable();
  while (left !== 0) {
    day += step;
    if (isWorkday(day) && !free.has(day)) left -= step;
  }
  return toSerial(day, cells);
}

function only(value: Value): Scalar {
  const [one, ...more] = each(value);
  if (more.length > 0) throw new NotCalculable();
  return one;
}

const singleDay = (value: Value, cells: Cells): number => numberOf(only(value), cells);

const part = (read: (day: Day) => number): WorkbookFunction => ({
  each: ([date], cells) => read(civil(numberOf(date, cells))),
});

function clock(read: (seconds: number) => number): WorkbookFunction {
  return {
    each: ([time]) => {
      const value = toNumber(time);
      return read(Math.round((value - Math.floor(value)) * 86_400));
    },
  };
}

function date([year, month, day]: readonly Scalar[], cells: Cells): number {
  const given = Math.trunc(toNumber(year));
  const whole = given < 1900 ? given + 1900 : given;
  return toSerial(
    dayNumber({ year: whole, month: Math.trunc(toNumber(month)), day: Math.trunc(toNumber(day)) }),
    cells,
  );
}

function today({ today: day }: Cells): number {
  if (day === undefined) throw new NotCalculable();
  return day;
}

/** Functions of dates and times. */
export const DATES: Readonly<Record<string, WorkbookFunction>> = {
  DATE: { each: date },
  DATEVALUE: {
    each: ([text], { from1904 }) => {
      const serial = serialOfDate(toText(text), from1904);
      if (serial === undefined) throw new NotCalculable();
      return Math.floor(serial);
    },
  },
  YEAR: part(({ year }) => year),
  MONTH: part(({ month }) => month),
  DAY: part(({ day }) => day),
  HOUR: clock((seconds) => Math.floor(seconds / 3600) % 24),
  MINUTE: clock((seconds) => Math.floor(seconds / 60) % 60),
  SECOND: clock((seconds) => seconds % 60),
  TIME: {
    each: ([hour, minute, second]) => (toNumber(hour) * 3600 + toNumber(minute) * 60 + toNumber(second)) / 86_400,
  },
  TODAY: { each: (_, cells) => today(cells) },
  EDATE: {
    each: ([day, months], cells) =>
      toSerial(dayNumber(monthsLater(civil(numberOf(day, cells)), toNumber(months))), cells),
  },
  EOMONTH: {
    each: ([day, months], cells) => {
      const { year, month } = monthsLater({ ...civil(numberOf(day, cells)), day: 1 }, toNumber(months));
      return toSerial(dayNumber({ year, month, day: lastOf(year, month) }), cells);
    },
  },
  DATEDIF: { each: between },
  DAYS: { each: ([end, start], cells) => numberOf(end, cells) - numberOf(start, cells) },
  DAYS360: { each: ([start, end], cells) => days360(civil(numberOf(start, cells)), civil(numberOf(end, cells))) },
  YEARFRAC: { each: yearPart },
  WEEKDAY: { each: weekday },
  WEEKNUM: { each: week },
  ISOWEEKNUM: { each: ([day], cells) => isoWeek(numberOf(day, cells)) },
  NETWORKDAYS: { whole: (values, { cells }) => workdays(values, cells) },
  WORKDAY: { whole: (values, { cells }) => workday(values, cells) },
};
