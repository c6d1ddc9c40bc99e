import { civilOf, dayOf } from '../../../../kit/index.js';
import { numberShownAs, shownDigits } from '../sheets/digit-pattern.js';
import type { NumberFormat } from './biff/number-formats.js';

/**
 * Day before day 1 in the two calendars of spreadsheets. The first one treats 1900 as a leap year, as Lotus 1-2-3 did.
 */
const ZERO_1900 = dayOf(1899, 12, 31);
const ZERO_1904 = dayOf(1904, 1, 1);
/** The day number of 29 February 1900, which did not exist. */
const FALSE_LEAP_DAY = 60;
/** Day number of the last day of the year 9999. */
const LAST_DAY = 2_958_465;
const MAX_DIGITS = 15;

const two = (value: number): string => String(value).padStart(2, '0');

/** The date that the number of a date cell represents, as `2024-03-01`; `undefined` if it is none, such as a time. */
export function dateText(value: number, is1904: boolean): string | undefined {
  const days = Math.floor(value);
  if (!(days >= 1 && days <= LAST_DAY) || (!is1904 && days === FALSE_LEAP_DAY)) return undefined;
  const { year, month, day } = civilOf(is1904 ? ZERO_1904 + days : ZERO_1900 + days - (days > FALSE_LEAP_DAY ? 1 : 0));
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** The number of a date, with the time of the number that it replaces; `undefined` if a text is not a date. */
export function dateNumber(text: string, old: number, is1904: boolean): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return undefined;
  const day = dayOf(Number(match[1]), Number(match[2]), Number(match[3]));
  const days = is1904 ? day - ZERO_1904 : day - ZERO_1900 + (day - ZERO_1900 >= FALSE_LEAP_DAY ? 1 : 0);
  return days >= 1 && days <= LAST_DAY && dateText(days, is1904) === text ? days + (old - Math.floor(old)) : undefined;
}

/**
 * The displayed text of a number. Only whole numbers may be identifiers, but any number may have the type of its
 * column.
 */
export const numberText = (value: number, { digits }: NumberFormat): string =>
  digits === undefined ? String(value) : shownDigits(String(value), digits);

/** The number that is displayed as a text in the same format; `undefined` if there is none. */
export function numberOf(text: string, { digits }: NumberFormat): number | undefined {
  if (digits !== undefined) return numberShownAs(text, digits);
  const value = Number(text);
  const count = text.replace(/\D/g, '').length;
  if (count === 0 || count > MAX_DIGITS || !Number.isFinite(value)) return undefined;
  return String(value) === text ? value : undefined;
}
