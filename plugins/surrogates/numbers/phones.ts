import type { Random } from '../../../core/index.js';
import { digits, digitsOf } from '../shape.js';
import { type Range, rangesOf } from './phone-ranges.js';

const COUNTRY_CODES = /^(?:1|7|20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/u;

function fill(range: Range, length: number, random: Random): string {
  const made = range.replace(/x/gu, () => String(random.int(10)));
  return length > made.length ? made + digits(length - made.length, random) : made.slice(0, length);
}

/** How a number is drawn. */
export interface Draw {
  readonly random: Random;
  /** Area code for numbers of the North American plan. */
  readonly area: string;
  /** True if the numbers that are kept for examples have not been enough. */
  readonly areUsedUp: boolean;
}

/** Directory assistance, and one that was given out: the only numbers behind 555 that are in service. */
const IN_SERVICE: readonly string[] = ['5551212', '5554334'];

/** Seven digits: 555-01xx is kept for examples; of the rest of 555, which as far as we know nobody is given any more, where that is used up. */
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

/** The country of a number without a country code, by its form; North America where it does not show. */
function countryOf(text: string, digitsOnly: string): string {
  if (/^0[1-9](?:[\s.-]?\d{2}){4}$/u.test(text.trim())) return '33';
  if (/^\(?0[23478]\)?[\s-]?\d{4}[\s-]?\d{4}$|^04\d{2}[\s-]?\d{3}[\s-]?\d{3}$/u.test(text.trim())) return '61';
  if (/^0(?:7\d{9}|[12]\d{8,9}|800\d{6,7}|808\d{7})$/u.test(digitsOnly) && !/^01[567]\d/u.test(digitsOnly)) return '44';
  return digitsOnly.startsWith('0') ? '49' : '1';
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
  if (isPlainAmerican(text)) {
    const number = digitsOf(text);
    const trunk = number.length === 11 && number.startsWith('1') ? '1' : '';
    return trunk + american(number.slice(trunk.length), draw);
  }
  const main = mainNumber(text);
  const all = digitsOf(text);
  const number = digitsOf(main);
  const extension = digits(all.length - number.length, draw.random);
  const international = /^\s*\(?(?:\+|00|011(?=[\s-]))/u.exec(main)?.[0];
  if (international === undefined) {
    const country = countryOf(main, number);
    const trunk = country === '1' ? (/^1(?=\d{10}$)/u.exec(number)?.[0] ?? '') : (/^0/u.exec(number)?.[0] ?? '');
    return trunk + nationalNumber(country, number.slice(trunk.length), draw) + extension;
  }
  const prefix = digitsOf(international);
  const country = COUNTRY_CODES.exec(number.slice(prefix.length))?.[0] ?? '';
  // `+44 (0)20 …` writes the trunk prefix as well.
  const trunk = /\(0\)/u.test(main) ? '0' : '';
  const national = number.slice(prefix.length + country.length + trunk.length);
  return prefix + country + trunk + nationalNumber(country, national, draw) + extension;
}
