import type { DateText } from './date-text.js';

/** A digit to a box, with what stands between the boxes: `1 4 0 5 1 9 7 2`, `1 | 4 | / | 0 | 5 | …`. */
const BOXED = /^\d(?:[ |]{0,3}[./-]?[ |]{0,3}\d){5,7}$/;
const IS_BOXED = /^\d[ |]{1,3}[./\d]/;
const DIGIT = /\d/g;

/**
 * The date of a form with a box for each digit, written into the same boxes; undefined for all other texts.
 * @param read reads a date without boxes
 */
export function readCombDate(text: string, read: (plain: string) => readonly DateText[]): DateText | undefined {
  if (!IS_BOXED.test(text) || !BOXED.test(text)) return undefined;
  const plain = text.replace(/[ |]/g, '');
  const [date, ...others] = read(plain);
  if (date === undefined || others.length > 0 || date.end - date.start < plain.length) return undefined;
  return { ...date, start: 0, end: text.length, write: (day) => boxed(text, date.write(day)) };
}

/** Another date in the boxes of the first; as it is where it has fewer or more digits. */
function boxed(form: string, written: string): string {
  const digits = written.match(DIGIT) ?? [];
  if (form.match(DIGIT)?.length !== digits.length) return written;
  let next = 0;
  return form.replace(DIGIT, (digit) => digits[next++] ?? digit);
}
