import type { DateText } from './date-text.js';

/** One digit per box, with the separators between the boxes: `1 4 0 5 1 9 7 2`, `1 | 4 | / | 0 | 5 | …`. */
const BOXED = /^\d(?:[ |]{0,3}[./-]?[ |]{0,3}\d){5,7}$/;
const IS_BOXED = /^\d[ |]{1,3}[./\d]/;
const DIGIT = /\d/g;

/**
 * Reads a date from a form with one box per digit; undefined for all other texts. It is written back into the same
 * boxes.
 * @param read reads a date without boxes
 */
export function readCombDate(text: string, read: (plain: string) => readonly DateText[]): DateText | undefined {
  if (!IS_BOXED.test(text) || !BOXED.test(text)) return undefined;
  const plain = text.replace(/[ |]/g, '');
  const [date, ...others] = read(plain);
  if (date === undefined || others.length > 0 || date.end - date.start < plain.length) return undefined;
  return { ...date, start: 0, end: text.length, write: (day) => boxed(text, date.write(day)) };
}

/** Writes another date into the boxes of the first. Returned without boxes if the number of digits differs. */
function boxed(form: string, written: string): string {
  const digits = written.match(DIGIT) ?? [];
  if (form.match(DIGIT)?.length !== digits.length) return written;
  let next = 0;
  return form.replace(DIGIT, (digit) => digits[next++] ?? digit);
}
