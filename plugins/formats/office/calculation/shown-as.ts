import { dateOfSerial } from '../sheets/serial-days.js';
import { NotCalculable, type Scalar, toNumber } from './values.js';

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
const DATE_FORMAT = /^(?:y{2,4}|m{1,4}|d{1,4}|[-/. ,]){1,20}$/i;
const DATE_PIECE = /y{1,4}|m{1,4}|d{1,4}|[-/. ,]/gi;
const NUMBER_FORMAT = /^(#,##)?(0{1,15})(?:\.(0{1,10}))?(%)?$/;

const two = (number: number): string => String(number).padStart(2, '0');

function piece(code: string, date: Date): string {
  const [day, month, year] = [date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear()];
  switch (code.toLowerCase()) {
    case 'yyyy':
    case 'yyy':
      return String(year);
    case 'yy':
      return two(year % 100);
    case 'm':
      return String(month + 1);
    case 'mm':
      return two(month + 1);
    case 'mmm':
      return MONTH.format(date).slice(0, 3);
    case 'mmmm':
      return MONTH.format(date);
    case 'd':
      return String(day);
    case 'dd':
      return two(day);
    case 'ddd':
      return WEEKDAY.format(date).slice(0, 3);
    case 'dddd':
      return WEEKDAY.format(date);
    default:
      return code;
  }
}

/** The text of `TEXT(value, format)` for plain formats of numbers and dates. @throws NotCalculable for all others */
export function shownAs(value: Scalar, format: string, from1904: boolean): string {
  if (typeof value === 'string' || format === '') throw new NotCalculable();
  const number = toNumber(value);
  if (DATE_FORMAT.test(format) && /[ymd]/i.test(format)) {
    const iso = dateOfSerial(Math.floor(number), from1904);
    if (iso === undefined) throw new NotCalculable();
    return format.replace(DATE_PIECE, (code) => piece(code, new Date(iso)));
  }
  const [all, grouped, whole = '', decimals = '', percent] = NUMBER_FORMAT.exec(format) ?? [];
  if (all === undefined || number < 0) throw new NotCalculable();
  const scale = 10 ** decimals.length;
  const digits = Math.floor(Number((number * (percent === undefined ? 1 : 100) * scale).toPrecision(15)) + 0.5);
  const text = String(digits).padStart(whole.length + decimals.length, '0');
  const front = text.slice(0, text.length - decimals.length);
  const before = grouped === undefined ? front : front.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return before + (decimals === '' ? '' : `.${text.slice(-decimals.length)}`) + (percent ?? '');
}
