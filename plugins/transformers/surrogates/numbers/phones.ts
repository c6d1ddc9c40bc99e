import type { Random } from '../../../../core/index.js';
import { digits, digitsOf } from '../base/shape.js';
import { countryOfForm, readInternational, trunkOf } from './phone-countries.js';
import { headsOf, type Range, rangesOf } from './phone-ranges.js';

function fill(range: Range, length: number, random: Random): string {
  const made = range.replace(/x/gu, () => String(random.int(10)));
  return length > made.length ? made + digits(length - made.length, random) : made.slice(0, length);
}

/** How a number is drawn. */
export interface Draw {
  readonly random: Random;
  /** Country of the number; undefined if only its notation can show it. */
  readonly country?: string | undefined;
  /** Area code for numbers of the North American plan. */
  readonly area: string;
  /** True if the numbers that are kept for examples have not been enough. */
  readonly areUsedUp: boolean;
}

/** Directory assistance, and one that was given out: the only numbers behind 555 that are in service. */
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

/** Where nothing is kept for examples: the first digits stay, the subscriber begins with 555 01, which few plans give out, or with 55. */
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

/** True for digits, blanks and `(`, `)`, `-`, `.` alone, of which the first digit is no 0: neither a country code nor an extension. */
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
 * A telephone number with as many digits, from a range that is kept for examples where the country has one; country code,
 * trunk prefix and length stay. All digits are given back, for the notation of the original to take up.
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
 * What may stay of a number: the code of its country, with the area where nothing is kept for examples, and what begins all numbers
 * that are.
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
