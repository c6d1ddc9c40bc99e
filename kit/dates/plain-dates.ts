import { civilOf, dayOf } from './civil.js';
import type { DateOrder, DateText } from './date-text.js';

const ALL = { year: true, month: true, day: true };

/** A date of three numbers with the same separator between them, as in table cells. */
interface PlainDate {
  /** The separator. */
  readonly sign: string;
  readonly year: number;
  /** True for `2021-03-04`, false for `03/04/2021`. */
  readonly yearFirst: boolean;
  /** The two numbers beside the year, in the order of the text. */
  readonly first: number;
  readonly second: number;
  /** True if both are written with two digits. */
  readonly padded: boolean;
}

const EARLIEST = 1500;
const LATEST = 2199;

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

function numberOf(text: string, start: number, end: number): number {
  let value = 0;
  for (let i = start; i < end; i++) value = value * 10 + text.charCodeAt(i) - 0x30;
  return value;
}

/** End of the run of digits that begins at an offset. */
function digitsEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && isDigit(text.charCodeAt(at))) at++;
  return at;
}

/** Parses a text that is a numeric date with a four-digit year; undefined for anything else. */
function plainDate(text: string): PlainDate | undefined {
  if (text.length < 8 || text.length > 10) return undefined;
  const one = digitsEnd(text, 0);
  const two = digitsEnd(text, one + 1);
  const three = digitsEnd(text, two + 1);
  const sign = text.charAt(one);
  if (three !== text.length || (sign !== '-' && sign !== '/' && sign !== '.') || text.charAt(two) !== sign)
    return undefined;
  const yearFirst = one === 4;
  const firstSize = yearFirst ? two - one - 1 : one;
  const secondSize = yearFirst ? three - two - 1 : two - one - 1;
  const yearSize = yearFirst ? one : three - two - 1;
  if (yearSize !== 4 || firstSize < 1 || firstSize > 2 || secondSize < 1 || secondSize > 2) return undefined;
  const year = yearFirst ? numberOf(text, 0, one) : numberOf(text, two + 1, three);
  if (year < EARLIEST || year > LATEST) return undefined;
  const first = yearFirst ? numberOf(text, one + 1, two) : numberOf(text, 0, one);
  const second = yearFirst ? numberOf(text, two + 1, three) : numberOf(text, one + 1, two);
  const at = yearFirst ? one + 1 : 0;
  const zero = text.charAt(at) === '0' || text.charAt(at + firstSize + 1) === '0';
  return { sign, year, yearFirst, first, second, padded: zero || firstSize + secondSize === 4 };
}

const isDay = (value: number): boolean => value >= 1 && value <= 31;
const isMonth = (value: number): boolean => value >= 1 && value <= 12;

/** True if the day comes before the month; undefined if neither order gives a date. */
function dayFirst({ sign, yearFirst, first, second }: PlainDate, order: DateOrder): boolean | undefined {
  const possible = (isFirst: boolean): boolean =>
    isFirst ? isDay(first) && isMonth(second) : isMonth(first) && isDay(second);
  if (yearFirst) return possible(false) ? false : undefined;
  const expected = sign === '.' || order === 'dmy';
  if (possible(expected)) return expected;
  return sign !== '.' && possible(!expected) ? !expected : undefined;
}

const two = (value: number): string => (value < 10 ? `0${value}` : String(value));

/**
 * Reads a text that is a single numeric date, as most dates in tables are; undefined for texts that need the full
 * parser.
 */
export function readPlainDate(text: string, order: DateOrder): DateText | undefined {
  const date = plainDate(text);
  const isFirst = date === undefined ? undefined : dayFirst(date, order);
  if (date === undefined || isFirst === undefined) return undefined;
  const { sign, year, yearFirst, first, second, padded } = date;
  const day = isFirst ? first : second;
  const at = dayOf(year, isFirst ? second : first, day);
  // Rejects days that do not exist, such as 30 February.
  if (civilOf(at).day !== day) return undefined;
  const digits = padded ? two : String;
  const write = (other: number): string => {
    const civil = civilOf(other);
    const shown = String(civil.year).padStart(4, '0');
    const pair = isFirst
      ? digits(civil.day) + sign + digits(civil.month)
      : digits(civil.month) + sign + digits(civil.day);
    return yearFirst ? shown + sign + pair : pair + sign + shown;
  };
  return { start: 0, end: text.length, day: at, says: ALL, write };
}
