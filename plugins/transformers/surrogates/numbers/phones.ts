import type { Random } from '../../../../core/index.js';
import { digits, digitsOf } from '../base/shape.js';
import { countryOfForm, readInternational, trunkOf } from './phone-countries.js';
import { headsOf, type Range, rangesOf } from './phone-ranges.js';

function fill(range: Range, length: number, random: Random): string {
  const made = range.replace(/x/gu, () => String(random.int(10)));
  return length > made.length ? made + digits(length - made.length, random) : made.slice(0, length);
}

/** What is known about a number when its substitute is drawn. */
export interface Draw {
  readonly random: Random;
  /** Country of the number; undefined if only its notation can show it. */
  readonly country?: string | undefined;
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

function nationalNumber(country: string, national: string, draw: Draw): string {
  if (country === '1') return american(national, draw);
  const ranges = rangesOf(country, national, draw.areUsedUp);
  return ranges === undefined
    ? elsewhere(national, draw)
    : fill(draw.random.pick(ranges), national.length, draw.random);
}

/**
 * True for digits, blanks and `(`, `)`, `-`, `.` only, not beginning with 0: the number has neither country code nor
 * extension.
 */
function isPlainAmerican(text: string): boolean {
  let first = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x30 && unit <= 0x39) first ||= unit;
    else if (unit !== 0x20 && unit !== 0x28 && unit !== 0x29 && unit !== 0x2d && unit !== 0x2e) return false;
  }
  return first > 0x30;
}

const EXTENSION = /\s*(?:x|ext|ext\.|extension|durchwahl|#)\s*/iu;

/** A telephone number without its extension. */
export const mainNumber = (text: string): string => text.split(EXTENSION)[0] ?? text;

/**
 * Another telephone number with as many digits, from a range reserved for examples if the country has one. Country
 * code, trunk prefix and length stay. Returns all digits, to be written in the notation of the original.
 */
export function phoneDigits(text: string, draw: Draw): string {
  if ((draw.country ?? '1') === '1' && isPlainAmerican(text)) {
    const number = digitsOf(text);
    const trunk = number.length === 11 && number.startsWith('1') ? '1' : '';
    return trunk + american(number.slice(trunk.length), draw);
  }
  const main = mainNumber(text);
  const all = digitsOf(text);
  const number = digitsOf(main);
  const extension = digits(all.length - number.length, draw.random);
  const international = readInternational(main);
  if (international === undefined) {
    const country = draw.country ?? countryOfForm(main, number);
    const trunk = trunkOf(country, number);
    return trunk + nationalNumber(country, number.slice(trunk.length), draw) + extension;
  }
  const { prefix, country, trunk, national } = international;
  return prefix + country + trunk + nationalNumber(country, national, draw) + extension;
}

/**
 * Parts of a number that may stay: the country code, the area code if the country reserves no ranges for examples, and
 * the leading digits of the ranges.
 */
export function phoneConstants(text: string): string[] {
  const main = mainNumber(text);
  const number = digitsOf(main);
  const international = readInternational(main);
  const country = international?.country ?? countryOfForm(main, number);
  const trunk = international?.trunk ?? trunkOf(country, number);
  const national = international?.national ?? number.slice(trunk.length);
  const front = number.slice(0, number.length - national.length);
  const area = national.slice(0, Math.max(0, national.length - 7));
  const heads = headsOf(country).map((head) => front + head);
  return [`${front}${area}55501`, `${front}${area}5555`, ...heads];
}
