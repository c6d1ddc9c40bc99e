import type { Random } from '../../../../core/index.js';
import { luhnDigit } from '../../../../kit/index.js';
import { digits } from '../base/shape.js';

// Brand -> prefixes of the test numbers that payment services publish.
const BRANDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^3[47]/u, ['378282', '371449', '378734']],
  [/^(?:30[0-5]|36|38|39)/u, ['305693', '385200', '362272']],
  [/^35/u, ['353011', '356600']],
  [/^(?:5[1-5]|2[2-7])/u, ['555555', '510510', '545454', '222300']],
  [/^(?:6011|64[4-9]|65)/u, ['601111', '601100']],
  [/^62/u, ['620000', '620510']],
  [/^(?:50|5[6-9]|6)/u, ['675964', '630495']],
  [/^4/u, ['411111', '424242', '400000', '401288']],
];

/** Prefixes of all test numbers. */
export const CARD_STARTS: readonly string[] = BRANDS.flatMap(([, starts]) => starts);

/** Digits of a number that a receipt hides: `4532XXXXXXXX1187`. */
const HIDDEN = /X{3,}/u;

/**
 * A card number of the same brand and length with a valid check digit. Digits that the original hides are hidden as
 * well. Numbers that are too short for this are random.
 */
export function cardNumber(number: string, random: Random): string {
  const starts = BRANDS.find(([brand]) => brand.test(number))?.[1] ?? ['999999'];
  if (number.length < 12) return digits(number.length, random);
  const start = random.pick(starts);
  const body = start + digits(number.length - 1 - start.length, random);
  const made = body + luhnDigit(body);
  return HIDDEN.test(number) ? made.replace(/./gu, (digit, i: number) => (number[i] === 'X' ? 'X' : digit)) : made;
}
