import type { Random } from '../../../../core/index.js';
import { type Phone, readPhone } from '../../../../kit/index.js';
import { digits } from '../base/shape.js';
import { headsOf, type Range, rangesOf } from './phone-ranges.js';

function fill(range: Range, length: number, random: Random): string {
  const made = range.replace(/x/gu, () => String(random.int(10)));
  return length > made.length ? made + digits(length - made.length, random) : made.slice(0, length);
}

/** What is known about a number when its substitute is drawn. */
export interface Draw {
  readonly random: Random;
  /** Area code for numbers of the North American plan. */
  readonly area: string;
  /** True if the ranges reserved for examples are exhausted. */
  readonly areUsedUp: boolean;
}

/** The only 555 numbers in service: directory assistance and one that was assigned. */
const IN_SERVICE: readonly string[] = ['5551212', '5554334'];

/**
 * Seven digits: 555-01xx is reserved for examples. When that is used up, other 555 numbers are used, which to our
 * knowledge are no longer assigned.
 */
function americanLine({ random, areUsedUp }: Draw): string {
  if (!areUsedUp) return `55501${digits(2, random)}`;
  const line = `555${digits(4, random)}`;
  return IN_SERVICE.includes(line) ? `555${digits(2, random)}99` : line;
}

/** A number of the North American plan, or shorter ones without area code. */
function american(national: string, draw: Draw): string {
  const line = americanLine(draw);
  if (national.length === 7) return line;
  return national.length === 10 ? draw.area + line : line.slice(-national.length);
}

/**
 * For countries without ranges for examples: the first digits stay; the subscriber number begins with 555 01, which few
 * numbering plans assign, or with 55.
 */
function elsewhere(national: string, { random, areUsedUp }: Draw): string {
  if (national.length < 7) return digits(national.length, random);
  const area = national.slice(0, Math.max(1, national.length - 7));
  const line = areUsedUp ? `55${digits(5, random)}` : `55501${digits(2, random)}`;
  return area + line.slice(-(national.length - area.length));
}

/**
 * Another national number of as many digits, from a range reserved for examples if the country has one.
 */
export function otherNational({ country, national }: Phone, draw: Draw): string {
  if (country === '1') return american(national, draw);
  const ranges = rangesOf(country, national, draw.areUsedUp);
  return ranges === undefined
    ? elsewhere(national, draw)
    : fill(draw.random.pick(ranges), national.length, draw.random);
}

/**
 * Parts of a number that may stay: the country code, the area code if the country reserves no ranges for examples, and
 * the leading digits of the ranges.
 */
export function phoneConstants(text: string): string[] {
  const { front, country, national } = readPhone(text);
  const area = national.slice(0, Math.max(0, national.length - 7));
  const heads = headsOf(country).map((head) => front + head);
  return [`${front}${area}55501`, `${front}${area}5555`, ...heads];
}
