import type { TransformScope } from '../../../core/contracts/transformer.js';
import type { DateOrder } from './date-text.js';

const MAX_MONTH = 12;
const MAX_DAY = 31;
/** Signs between numbers of a date. With full stops the day always comes first. */
const SIGNS = ['/', '-'] as const;
/** The year after the second sign, with which the date ends, and the character after it. */
const YEAR = /^(?:\d{4}|\d{2})(?![\d/-])/;
const YEAR_LENGTH = 5;

/** The day-month order of a document, as text shows that is still to be replaced. */
export interface OrderAhead {
  /** Undefined until a date shows it. */
  order: DateOrder | undefined;
}

/**
 * The order noted for a transformer in the memory of a document.
 * @param key name of the memory, which begins with that of the transformer
 */
export const orderAhead = (scope: TransformScope, key: string): OrderAhead =>
  scope.memory<OrderAhead>(key, () => ({ order: undefined }));

/**
 * Notes the order that a numeric date in a text shows, for `Transform.foresee`: one of its first two numbers can only be
 * a day. One pass over the text, in constant memory.
 */
export function noteOrder(text: string, ahead: OrderAhead): void {
  for (const sign of SIGNS)
    for (let at = text.indexOf(sign); at >= 0 && ahead.order === undefined; at = text.indexOf(sign, at + 1))
      ahead.order = orderAt(text, at, sign);
}

/** The order that a date shows whose first sign is at an offset; undefined if there is none or it may be read in both ways. */
function orderAt(text: string, at: number, sign: string): DateOrder | undefined {
  const start = at - digitsBefore(text, at);
  const next = text.charAt(at + 2) === sign ? at + 2 : at + 3;
  if (start === at || text.charAt(next) !== sign || /[\d/-]/.test(text.charAt(start - 1))) return undefined;
  const [first, second] = [Number(text.slice(start, at)), Number(text.slice(at + 1, next))];
  if (!(first > 0 && second > 0 && first <= MAX_DAY && second <= MAX_DAY)) return undefined;
  if (first > MAX_MONTH === second > MAX_MONTH) return undefined;
  if (!YEAR.test(text.slice(next + 1, next + 1 + YEAR_LENGTH))) return undefined;
  return first > MAX_MONTH ? 'dmy' : 'mdy';
}

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

/** Number of digits before an offset, at most two. */
function digitsBefore(text: string, at: number): number {
  if (!isDigit(text.charCodeAt(at - 1))) return 0;
  return isDigit(text.charCodeAt(at - 2)) ? 2 : 1;
}
