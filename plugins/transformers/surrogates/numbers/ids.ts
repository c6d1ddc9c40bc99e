import type { Random } from '../../../../core/index.js';
import { lexiconPattern, luhnDigit, weightedSum } from '../../../../kit/index.js';
import { digits, letters, sameShape } from '../base/shape.js';
import { cusip, luhnOfLetters } from './checks.js';
import { checkedNumber, lei } from './schemes.js';

/** Makes a substitute for a number in capitals and without separators. */
export type MakeNumber = (number: string, random: Random) => string;

/**
 * Substitute for a number of unknown kind: of the same kind if its check characters reveal one, otherwise in the same
 * shape.
 */
export const anyNumber: MakeNumber = (number, random) => checkedNumber(number, random) ?? sameShape(number, random);

const COUNTRY = new RegExp(
  `^(?:${lexiconPattern('number-codes', { class: 'tax-id-country' })})(?=[A-Z\\d]{0,2}\\d)`,
  'u',
);

/** The country prefix stays. */
export const taxId: MakeNumber = (number, random) => {
  const country = COUNTRY.exec(number)?.[0] ?? '';
  return checkedNumber(number, random) ?? country + sameShape(number.slice(country.length), random);
};

/** 9xx with a group below 50 is never issued, neither as a social security number nor as an ITIN. */
export const ssn: MakeNumber = (number, random) =>
  number.length === 9
    ? `9${digits(2, random)}${String(1 + random.int(49)).padStart(2, '0')}${digits(4, random)}`
    : sameShape(number, random);

/** 9xx with group 89 or 93 is never issued as an ITIN. */
export const itin: MakeNumber = (number, random) =>
  number.length === 9
    ? `9${digits(2, random)}${random.pick(['89', '93'])}${digits(4, random)}`
    : sameShape(number, random);

/** Numbers that begin with 2 are reserved for later. The check digit is computed over 80840 and the number. */
export const npi: MakeNumber = (number, random) => {
  if (number.length !== 10) return sameShape(number, random);
  const body = `2${digits(8, random)}`;
  return body + luhnDigit(`80840${body}`);
};

/** No registrant has one of these first letters. The second letter would be the initial of the surname. */
export const dea: MakeNumber = (number, random) => {
  if (!/^[A-Z]{2}\d{7}$/u.test(number)) return sameShape(number, random);
  const body = digits(6, random);
  return `${random.pick([...'QVWYZ'])}${letters(1, random)}${body}${weightedSum(body, [1, 2]) % 10}`;
};

const VIN_VALUES = new Map(
  [...'ABCDEFGH']
    .map((c, i) => [c, i + 1] as const)
    .concat(
      [...'JKLMN'].map((c, i) => [c, i + 1]),
      [
        ['P', 7],
        ['R', 9],
      ],
      [...'STUVWXYZ'].map((c, i) => [c, i + 2]),
    ),
);
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const VIN_LETTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ'];

/** No manufacturer has the code A0. The ninth character is the check digit. */
export const vin: MakeNumber = (number, random) => {
  if (number.length !== 17) return sameShape(number, random);
  const drawn = `A0${sameShape(number.slice(2), random)}`.replace(/[IOQ]/gu, () => random.pick(VIN_LETTERS));
  const sum = [...drawn].reduce((total, c, i) => total + (VIN_VALUES.get(c) ?? Number(c)) * (VIN_WEIGHTS[i] ?? 0), 0);
  return `${drawn.slice(0, 8)}${sum % 11 === 10 ? 'X' : sum % 11}${drawn.slice(9)}`;
};

/** No Federal Reserve district begins with 50 to 59. */
export const abaRouting: MakeNumber = (number, random) => {
  if (number.length !== 9) return sameShape(number, random);
  const body = `5${digits(7, random)}`;
  return body + ((10 - (weightedSum(body, [3, 7, 1]) % 10)) % 10);
};

/** Issuers from 990000 on are for internal use. */
export const makeCusip: MakeNumber = (number, random) => {
  if (number.length !== 9) return sameShape(number, random);
  const body = `99${sameShape(number.slice(2, 8), random)}`;
  return body + cusip(body);
};

export const isin: MakeNumber = (number, random) => {
  if (number.length !== 12) return sameShape(number, random);
  const body = `${number.slice(0, 2)}99${sameShape(number.slice(4, 11), random)}`;
  return body + luhnOfLetters(body);
};

/** Numbers that begin with 9 are for private use; only those that begin with a letter have letters. */
export const sedol: MakeNumber = (number, random) => {
  if (number.length !== 7) return sameShape(number, random);
  const body = `9${digits(5, random)}`;
  const sum = [...body].reduce((total, c, i) => total + Number.parseInt(c, 36) * ([1, 3, 1, 7, 3, 9][i] ?? 0), 0);
  return body + ((10 - (sum % 10)) % 10);
};

export const makeLei: MakeNumber = (number, random) =>
  number.length === 20 ? lei(random, 20) : sameShape(number, random);

/** 0 in the eighth place marks a test code. The country stays, and so does XXX, which means the head office. */
export const bic: MakeNumber = (number, random) =>
  number.length < 8
    ? sameShape(number, random)
    : `${letters(4, random)}${number.slice(4, 6)}${letters(1, random)}0${number.endsWith('XXX') ? 'XXX' : sameShape(number.slice(8), random)}`;

const hex = (length: number, random: Random): string =>
  Array.from({ length }, () => random.int(16).toString(16).toUpperCase()).join('');

/** Random, with the version and the variant of the original. */
export const uuid: MakeNumber = (number, random) =>
  [...number]
    .map((char, i) => (i === 12 || i === 16 ? char : random.int(16).toString(16)))
    .join('')
    .toUpperCase();

/** Identifiers of health plans. The Medicare form begins with 0, which is never issued. */
export const healthPlan: MakeNumber = (number, random) =>
  /^[1-9][A-Z][A-Z\d]\d[A-Z][A-Z\d]\d[A-Z]{2}\d{2}$/u.test(number)
    ? `0${sameShape(number.slice(1), random)}`
    : anyNumber(number, random);

/** No bank has a sort code that begins with 00. */
export const sortCode: MakeNumber = (number, random) =>
  number.length === 6 ? `00${digits(4, random)}` : sameShape(number, random);

/**
 * The first characters stay, because they show the type of address. The check characters are deliberately wrong, so
 * that the address is invalid.
 */
export const wallet: MakeNumber = (number, random) => {
  if (number.startsWith('0X')) return `0X${hex(number.length - 2, random)}`;
  const kept = /^(?:BC1|LTC1|[13LXDT48])/u.exec(number)?.[0] ?? '';
  return kept + sameShape(number.slice(kept.length), random);
};
