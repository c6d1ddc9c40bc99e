import type { Random } from '../../../core/index.js';
import { digits, digitsOf } from '../shape.js';

/** A range of numbers that is kept for films and examples: the digits after the trunk prefix, `x` for any. */
type Range = string;

interface Plan {
  readonly country: string;
  /** The national number of which kind, and the ranges that stand for it. The first that fits counts. */
  readonly ranges: readonly (readonly [RegExp, readonly Range[]])[];
}

// Ofcom, Bundesnetzagentur, ARCEP, ACMA, ComReg and PTS keep these for drama; 555-01xx is kept by the North American plan.
const PLANS: readonly Plan[] = [
  {
    country: '44',
    ranges: [
      [/^7/u, ['7700900xxx']],
      [/^20/u, ['2079460xxx']],
      [/^(?:800|808)/u, ['8081570xxx']],
      [/^/u, ['1632960xxx', '1134960xxx', '1214960xxx', '1314960xxx', '1614960xxx']],
    ],
  },
  {
    country: '49',
    ranges: [
      [/^1[567]/u, ['17139200xx', '17604069xxx']],
      [/^40/u, ['4066969xxx']],
      [/^69/u, ['6990009xxx']],
      [/^89/u, ['8999998xxx']],
      [/^221/u, ['2214710xxx']],
      [/^/u, ['3023125xxx']],
    ],
  },
  {
    country: '33',
    ranges: [
      [/^[67]/u, ['63998xxxx']],
      [/^2/u, ['26191xxxx']],
      [/^3/u, ['35301xxxx']],
      [/^4/u, ['46571xxxx']],
      [/^5/u, ['53649xxxx']],
      [/^/u, ['19900xxxx']],
    ],
  },
  {
    country: '61',
    ranges: [
      [
        /^4/u,
        [
          '491570006',
          '491570156',
          '491570157',
          '491570158',
          '491570159',
          '491570110',
          '491570313',
          '491570737',
          '491571266',
          '491571491',
          '491571804',
          '491572549',
          '491572665',
          '491572983',
          '491573770',
          '491573087',
        ],
      ],
      [/^[2378]/u, ['25550xxxx', '35550xxxx', '75550xxxx', '85550xxxx', '27010xxxx', '37010xxxx']],
    ],
  },
  { country: '353', ranges: [[/^/u, ['2091xxxxx']]] },
  {
    country: '46',
    ranges: [
      [/^7/u, ['701740605', '7017406xx']],
      [/^/u, ['8465004xx', '3139006xx']],
    ],
  },
];

const COUNTRY_CODES = /^(?:1|7|20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/u;

function fill(range: Range, length: number, random: Random): string {
  const made = range.replace(/x/gu, () => String(random.int(10)));
  return length > made.length ? made + digits(length - made.length, random) : made.slice(0, length);
}

/** A number of the North American plan in 555-01xx, or shorter ones without area code. */
function american(national: string, area: string, random: Random): string {
  const line = `55501${digits(2, random)}`;
  if (national.length === 7) return line;
  return national.length === 10 ? area + line : line.slice(-national.length);
}

/** Where nothing is kept for examples: the first digits stay, the subscriber begins with 555 01, which few plans give out. */
function elsewhere(national: string, random: Random): string {
  if (national.length < 7) return digits(national.length, random);
  const area = national.slice(0, Math.max(1, national.length - 7));
  return area + `55501${digits(2, random)}`.slice(-(national.length - area.length));
}

function nationalNumber(country: string, national: string, area: string, random: Random): string {
  if (country === '1') return american(national, area, random);
  const plan = PLANS.find((each) => each.country === country);
  const ranges = plan?.ranges.find(([kind]) => kind.test(national))?.[1];
  return ranges === undefined ? elsewhere(national, random) : fill(random.pick(ranges), national.length, random);
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
export function phoneDigits(text: string, area: string, random: Random): string {
  if (isPlainAmerican(text)) {
    const number = digitsOf(text);
    const trunk = number.length === 11 && number.startsWith('1') ? '1' : '';
    return trunk + american(number.slice(trunk.length), area, random);
  }
  const main = mainNumber(text);
  const all = digitsOf(text);
  const number = digitsOf(main);
  const extension = digits(all.length - number.length, random);
  const international = /^\s*\(?(?:\+|00|011(?=[\s-]))/u.exec(main)?.[0];
  if (international === undefined) {
    const country = countryOf(main, number);
    const trunk = country === '1' ? (/^1(?=\d{10}$)/u.exec(number)?.[0] ?? '') : (/^0/u.exec(number)?.[0] ?? '');
    return trunk + nationalNumber(country, number.slice(trunk.length), area, random) + extension;
  }
  const prefix = digitsOf(international);
  const country = COUNTRY_CODES.exec(number.slice(prefix.length))?.[0] ?? '';
  // `+44 (0)20 …` writes the trunk prefix as well.
  const trunk = /\(0\)/u.test(main) ? '0' : '';
  const national = number.slice(prefix.length + country.length + trunk.length);
  return prefix + country + trunk + nationalNumber(country, national, area, random) + extension;
}
