import { behindGap, isDigit, MOST_DIGITS, MOST_DIGITS_BEHIND, MOST_GROUPS } from './phone-shapes.js';

/** One group of digits in a number that is written in groups. */
interface DigitGroup {
  readonly digits: string;
  /** Offset after the last digit. */
  readonly end: number;
  /** The characters between this group and the next; `''` after the last group. */
  readonly gap: string;
}

/** The groups of digits of one number, and the signs in front of the first. */
export interface DigitRun {
  readonly start: number;
  /** The characters before the first digit: any of `+` and `(`. */
  readonly sign: string;
  readonly groups: readonly DigitGroup[];
  /** True if the run directly follows a letter. */
  readonly glued: boolean;
}

/**
 * Reads the run whose first digit is at an offset. It stops at the first character that cannot be part of a telephone
 * number.
 */
export function readDigitRun(view: string, at: number): DigitRun {
  const groups: DigitGroup[] = [];
  let start = at;
  let end = groupEnd(view, start, MOST_DIGITS);
  while (groups.length < MOST_GROUPS) {
    const next = groups.length < MOST_GROUPS - 1 ? behindGap(view, end) : -1;
    groups.push({ digits: view.slice(start, end), gap: next < 0 ? '' : view.slice(end, next), end });
    if (next < 0) break;
    start = next;
    end = groupEnd(view, start, MOST_DIGITS_BEHIND);
  }
  const sign = signBefore(view, at);
  return { start: at - sign.length, sign, groups, glued: /[\p{L}_]/u.test(view.charAt(at - sign.length - 1)) };
}

function groupEnd(view: string, start: number, most: number): number {
  let end = start;
  while (end - start < most && isDigit(view.charCodeAt(end))) end++;
  return end;
}

/** `+`, `(`, `(+`, `+(`, `++` or `+ ` before the first digit; a sum such as `5 + 34` has no sign. */
function signBefore(view: string, at: number): string {
  let start = at;
  while (at - start < 2 && (view[start - 1] === '+' || view[start - 1] === '(')) start--;
  if (start === at && /(?:^|[^\d\s)] ?)\+ $/.test(view.slice(Math.max(0, at - 4), at))) return '+ ';
  // A double bracket opens a remark that contains the number, so one bracket is not part of it.
  return view.slice(start, at).replace(/^\(\(/, '(');
}

/**
 * A value that ends before a blank, after which the next number of a row begins: a token with punctuation or a letter
 * in it (`536-22-8714 `, `$120.50 `, `E11.9 `), a long number, or the four groups of a card.
 */
const VALUE_BEFORE =
  /(?:[-./:@+$€£¥%\p{L}][^\s()]{0,20}|(?:^|\D)\d{7,19}|(?:^|\D)\d{4} \d{4} \d{4} \d{4}|[A-Z]{2}\d\d(?: [A-Z\d]{4}){3,7}(?: [A-Z\d]{1,3})?|\p{L}\.? \d\d?, (?:19|20)\d\d|(?:^|[^\p{L}])[A-Z]{2} \d{5}) $/u;

/**
 * True if the run belongs to something longer: a code with more groups before it, a sum, a price.
 * @param from end of the previous telephone number, after which the next number of a row may begin.
 */
export function isTail(view: string, { start, sign, groups }: DigitRun, from: number): boolean {
  const before = view[start - 1] ?? ' ';
  if (sign !== '') return /[0-9]/.test(before);
  if (before === ' ' && /[0-9]/.test(view[start - 2] ?? ' ') && groups.every((g) => g.gap.trim() === ''))
    return from !== start - 1 && !VALUE_BEFORE.test(view.slice(Math.max(0, start - 44), start));
  const mark = before === ' ' ? (view[start - 2] ?? '-') : before;
  // A currency sign after an amount (`120.50 € 555-…`) does not belong to the next number.
  if ('$£€¥'.includes(mark)) return before !== ' ' || !/\d ?.. ?$/u.test(view.slice(Math.max(0, start - 5), start));
  // `ticket #4155550132` is not a telephone number, `his # 773-555-0188` is.
  if (mark === '#') return groups.length < 3;
  return ('-./+:'.includes(before) || (before === ',' && isThousands(groups))) && /[0-9]/.test(view[start - 2] ?? ' ');
}

/**
 * Three digits after a comma form thousands unless the same separator joins them to the next group: `4,040.71  0.0152`,
 * but not `12,415.555.0132`.
 */
const isThousands = ([first, second, third]: readonly DigitGroup[]): boolean =>
  (first?.digits.length ?? 0) <= 3 && (third === undefined || first?.gap !== second?.gap);

/** Digits of the first `count` groups. `dropTrunk` leaves out the trunk prefix in `+44 (0)20`. */
export function digitsOf({ groups, sign }: DigitRun, count: number, dropTrunk = false): string {
  let digits = '';
  for (let i = 0; i < count; i++) {
    const group = groups[i];
    const isTrunk = i > 0 && group?.digits === '0' && groups[i - 1]?.gap.endsWith('(') && group.gap.startsWith(')');
    if (group !== undefined && !(dropTrunk && sign !== '(' && isTrunk)) digits += group.digits;
  }
  return digits;
}

/** Sizes of the first `count` groups, such as `3-3-4`. */
export function shapeOf({ groups }: DigitRun, count: number): string {
  let shape = '';
  for (let i = 0; i < count && i < groups.length; i++) shape += `${i > 0 ? '-' : ''}${groups[i]?.digits.length ?? 0}`;
  return shape;
}

/**
 * True if the number may end after this group: the run ends here without continuing as a time or sum, or a blank or
 * bracket follows. A hyphen or dot ties the next characters to the number, so that no number is cut out of a longer
 * code.
 */
export function mayEndAt(view: string, { groups }: DigitRun, count: number): boolean {
  const last = groups[count - 1];
  if (last === undefined) return false;
  if (count < groups.length) return /[ (\n]/.test(last.gap);
  // A currency sign before a digit starts the next value: `555-0132 $120`.
  const next = view.slice(last.end, last.end + 4);
  return !/^(?:[0-9]|:[0-9]| ?%| ?[$€£¥](?! ?[0-9]))/.test(next);
}

const DATE_SHAPES = new Map([
  ['4-2-2', [1, 2]],
  ['2-2-4', [0, 1]],
  ['1-2-4', [0, 1]],
  ['2-1-4', [0, 1]],
  ['1-1-4', [0, 1]],
  ['2-2-2', [0, 1]],
]);

/**
 * True if the first three groups read as a date and the run is not written in pairs, as French telephone numbers are.
 */
export function isDate(run: DigitRun, count: number): boolean {
  const day = DATE_SHAPES.get(shapeOf(run, 3));
  if (day === undefined || shapeOf(run, count) === '2-2-2-2-2') return false;
  const [a = 0, b = 0] = day.map((i) => Number(run.groups[i]?.digits));
  return (a <= 12 && b <= 31) || (a <= 31 && b <= 12);
}

/** The groups after the first `count`, as a separate run. */
export function restOf(run: DigitRun, count: number): DigitRun {
  const gap = run.groups[count - 1]?.gap ?? '';
  const sign = gap.endsWith('(') ? '(' : '';
  const start = (run.groups[count]?.end ?? 0) - (run.groups[count]?.digits.length ?? 0) - sign.length;
  return { start, sign, groups: run.groups.slice(count), glued: false };
}
