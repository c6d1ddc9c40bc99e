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
  /** Offset of the first sign or digit. */
  readonly start: number;
  /** The characters before the first digit: any of `+` and `(`. */
  readonly sign: string;
  /** In order. */
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

/** The groups of digits of a whole text, whatever stands between them. */
export function runOfTerm(text: string): DigitRun {
  const found = Array.from(text.matchAll(/\d+/g), ({ 0: digits, index }) => ({
    digits,
    index,
    end: index + digits.length,
  }));
  const first = found[0]?.index ?? 0;
  const sign = signBefore(text, first);
  const groups = found.map(({ digits, end }, i) => ({ digits, end, gap: text.slice(end, found[i + 1]?.index ?? end) }));
  return { start: first - sign.length, sign, groups, glued: false };
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

/** Digits of the first `count` groups. `dropTrunk` leaves out the trunk prefix in `+44 (0)20`. */
export function digitsOfRun({ groups, sign }: DigitRun, count: number, dropTrunk = false): string {
  let digits = '';
  for (let i = 0; i < count; i++) {
    const group = groups[i];
    const isTrunk = i > 0 && group?.digits === '0' && groups[i - 1]?.gap.endsWith('(') && group.gap.startsWith(')');
    if (group !== undefined && !(dropTrunk && sign !== '(' && isTrunk)) digits += group.digits;
  }
  return digits;
}

/** A number as it is dialled from another country. */
interface FromAbroad {
  /** `00` or `011`; empty behind a plus sign. */
  readonly prefix: string;
  /** Calling code and national number. */
  readonly digits: string;
}

/** The first `count` groups as a number for callers in other countries; undefined without a plus sign, `00` and `011`. */
export function fromAbroad(run: DigitRun, count: number): FromAbroad | undefined {
  const digits = digitsOfRun(run, count, true);
  if (run.sign.includes('+')) return { prefix: '', digits };
  // Dots between the digits of a prefix do not occur: `0.11.6` is a version.
  const [prefix] = /^(?:00|011)/.exec(run.groups[0]?.digits ?? '') ?? [];
  return prefix === undefined || digits.charAt(prefix.length) === '0' || digits.length === prefix.length
    ? undefined
    : { prefix, digits: digits.slice(prefix.length) };
}

/** Sizes of the first `count` groups, such as `3-3-4`. */
export function shapeOf({ groups }: DigitRun, count: number): string {
  let shape = '';
  for (let i = 0; i < count && i < groups.length; i++) shape += `${i > 0 ? '-' : ''}${groups[i]?.digits.length ?? 0}`;
  return shape;
}

/** The groups after the first `count`, as a separate run. */
export function restOf(run: DigitRun, count: number): DigitRun {
  const gap = run.groups[count - 1]?.gap ?? '';
  const sign = gap.endsWith('(') ? '(' : '';
  const start = (run.groups[count]?.end ?? 0) - (run.groups[count]?.digits.length ?? 0) - sign.length;
  return { start, sign, groups: run.groups.slice(count), glued: false };
}
