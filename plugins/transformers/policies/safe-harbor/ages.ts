import { readNumberWords } from '../../../../kit/index.js';

/** Replacement for every age over 89. */
const OLDEST = '90 or older';

const LIMIT = 90;
const PER_YEAR: readonly (readonly [RegExp, number])[] = [
  [/(?:^|[\s\d-])(?:months?|mos?|mth|mths)(?!\p{L})/iu, 12],
  [/(?:^|[\s\d-])(?:weeks?|wks?)(?!\p{L})/iu, 52],
  [/(?:^|[\s\d-])(?:days?|d)(?!\p{L})/iu, 365],
  [/(?:^|[\s\d-])(?:hours?|hrs?|h)(?!\p{L})/iu, 8766],
];

const numbersOf = (text: string): number[] => [
  ...Array.from(text.matchAll(/\d+(?:[.,]\d+)?/gu), ([digits]) => Number(digits.replace(',', '.'))),
  ...readNumberWords(text).map(({ value }) => value),
];

/** The age that may be disclosed: unchanged up to 89; undefined if no number can be read. */
export function age(text: string): string | undefined {
  if (/nonagenarian|centenarian|nineties/iu.test(text)) return OLDEST;
  const years = /(?:^|[\s\d-])(?:years?|yrs?|y|yo|y\/o)(?!\p{L})/iu.test(text);
  const perYear = years ? 1 : (PER_YEAR.find(([unit]) => unit.test(text))?.[1] ?? 1);
  const numbers = numbersOf(text);
  if (numbers.length === 0) return undefined;
  return numbers.some((number) => number / perYear >= LIMIT) ? OLDEST : text;
}

/** True for an age over 89. */
export const isOldest = (text: string): boolean => age(text) === OLDEST;
