import { behindGap, isDigit, MOST_DIGITS, MOST_DIGITS_BEHIND, MOST_GROUPS } from './phone-shapes.js';

/** One group of digits of a number that is written in groups. */
interface DigitGroup {
  readonly digits: string;
  /** Offset after the last digit. */
  readonly end: number;
  /** What stands between this group and the next, `''` behind the last. */
  readonly gap: string;
}

/** Digits in groups as they stand in a text, with the signs before the first. */
export interface DigitRun {
  readonly start: number;
  /** What stands before the first digit: some of `+` and `(`. */
  readonly sign: string;
  readonly groups: readonly DigitGroup[];
  /** True if the run stands directly behind a letter. */
  readonly glued: boolean;
}

/** Reads the run whose first digit stands at an offset. It stops at anything that no telephone number holds. */
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
  // "((" opens a remark in which the number stands.
  return view.slice(start, at).replace(/^\(\(/, '(');
}

/**
 * What ends before a blank and is a value of its own, so that the next number of a row begins behind it: a token with a mark
 * or letter in it (`536-22-8714 `, `$120.50 `, `E11.9 `), a long number, a card's four groups.
 */
const VALUE_BEFORE =
  /(?:[-./:@+$€£¥%\p{L}][^\s()]{0,20}|(?:^|\D)\d{7,19}|(?:^|\D)\d{4} \d{4} \d{4} \d{4}|[A-Z]{2}\d\d(?: [A-Z\d]{4}){3,7}(?: [A-Z\d]{1,3})?|\p{L}\.? \d\d?, (?:19|20)\d\d|(?:^|[^\p{L}])[A-Z]{2} \d{5}) $/u;

/**
 * True if the run is a part of something longer: a code with more groups before it, a sum, a price.
 * @param from end of the telephone number before, behind which a row goes on.
 */
export function isTail(view: string, { start, sign, groups }: DigitRun, from: number): boolean {
  const before = view[start - 1] ?? ' ';
  if (sign !== '') return /[0-9]/.test(before);
  if (before === ' ' && /[0-9]/.test(view[start - 2] ?? ' ') && groups.every((g) => g.gap.trim() === ''))
    return from !== start - 1 && !VALUE_BEFORE.test(view.slice(Math.max(0, start - 44), start));
  const mark = before === ' ' ? (view[start - 2] ?? '-') : before;
  // The sign behind an amount, `120.50 € 555-…`, is none before the next number.
  if ('$£€¥'.includes(mark)) return before !== ' ' || !/\d ?.. ?$/u.test(view.slice(Math.max(0, start - 5), start));
  // `ticket #4155550132`, but `his # 773-555-0188`
  if (mark === '#') return groups.length < 3;
  return ('-./+:'.includes(before) || (before === ',' && isThousands(groups))) && /[0-9]/.test(view[start - 2] ?? ' ');
}

/** Three digits behind a comma, and what they are joined by does not join the next: `4,040.71  0.0152`, but `12,415.555.0132`. */
const isThousands = ([first, second, third]: readonly DigitGroup[]): boolean =>
  (first?.digits.length ?? 0) <= 3 && (third === undefined || first?.gap !== second?.gap);

/** Digits of the first `count` groups; the trunk prefix in `+44 (0)20` is left out where `dropTrunk` is set. */
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
 * True if the number may end behind the group: the run ends there and no time or sum goes on, or a blank or bracket follows.
 * A hyphen or dot ties what follows to the number, so that nothing is cut out of a longer code.
 */
export function mayEndAt(view: string, { groups }: DigitRun, count: number): boolean {
  const last = groups[count - 1];
  if (last === undefined) return false;
  if (count < groups.length) return /[ (\n]/.test(last.gap);
  // The sign of a currency before a digit opens the next value: `555-0132 $120`.
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

/** True if the first three groups read as a date and the whole is not the pairs in which French numbers are written. */
export function isDate(run: DigitRun, count: number): boolean {
  const day = DATE_SHAPES.get(shapeOf(run, 3));
  if (day === undefined || shapeOf(run, count) === '2-2-2-2-2') return false;
  const [a = 0, b = 0] = day.map((i) => Number(run.groups[i]?.digits));
  return (a <= 12 && b <= 31) || (a <= 31 && b <= 12);
}

/** The groups behind the first `count`, as a run of their own. */
export function restOf(run: DigitRun, count: number): DigitRun {
  const gap = run.groups[count - 1]?.gap ?? '';
  const sign = gap.endsWith('(') ? '(' : '';
  const start = (run.groups[count]?.end ?? 0) - (run.groups[count]?.digits.length ?? 0) - sign.length;
  return { start, sign, groups: run.groups.slice(count), glued: false };
}
