import { type DigitRun, shapeOf } from '../../../kit/index.js';

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
const isThousands = ([first, second, third]: DigitRun['groups']): boolean =>
  (first?.digits.length ?? 0) <= 3 && (third === undefined || first?.gap !== second?.gap);

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
