import { createRequire } from 'node:module';
import type { Validator } from 'stdnum';
import { passesLuhn, weightedSum } from '../../../kit/index.js';
import type { Check } from './row.js';

const require = createRequire(import.meta.url);

const load = (module: string): Pick<Validator, 'validate'> => require(`stdnum/lib/cjs/${module}.js`);

/**
 * A check of the library `stdnum`, given by its module, such as `pl/pesel`. The library has one module for each of some
 * two hundred numbers; each is loaded on first use, because an engine needs few of them and loading all would slow its
 * start. The check gets only letters and digits, because not every module accepts every separator.
 */
export const stdnum = (module: string): Check => {
  let loaded: Pick<Validator, 'validate'> | undefined;
  return (value) => {
    loaded ??= load(module);
    // Invalid numbers are reported by throwing; capturing the stack, which nobody reads, would be four fifths of the
    // cost.
    const depth = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    try {
      return loaded.validate(value.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()).isValid;
    } finally {
      Error.stackTraceLimit = depth;
    }
  };
};

/** True if one of the checks holds, for numbers of which an old and a new series are in use. */
export const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));

const digitsOf = (value: string): string => value.replace(/\D/g, '');

/** True for an existing day in a four-digit year, or in any century if the year has two digits. */
function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1 || day > 31) return false;
  return new Date(Date.UTC(year < 100 ? 2000 + year : year, month, 0)).getUTCDate() >= day;
}

const part = (digits: string, from: number, length: number): number => Number(digits.slice(from, from + length));

/** The first six digits are a day, month and year. */
export const dayFirst: Check = (value) => {
  const digits = digitsOf(value);
  return isDay(part(digits, 4, 2), part(digits, 2, 2), part(digits, 0, 2));
};

/** The first six digits are a year, month and day. */
export const yearFirst: Check = (value) => {
  const digits = digitsOf(value);
  return isDay(part(digits, 0, 2), part(digits, 2, 2), part(digits, 4, 2));
};

const HETU = '0123456789ABCDEFHJKLMNPRSTUVWXY';

/** Finland, HETU: nine digits modulo 31 name the last character. Source: dvv.fi, "The personal identity code". */
export const hetu: Check = (value) => {
  const digits = value.slice(0, 6) + value.slice(7, 10);
  return (
    dayFirst(value.slice(0, 6)) && part(value, 7, 3) > 1 && HETU[Number(digits) % 31] === value.slice(10).toUpperCase()
  );
};

/** Sweden, personnummer and samordningsnummer (day plus 60): Luhn over the last ten digits. Source: skatteverket.se SKV 704. */
export const personnummer: Check = (value) => {
  const ten = digitsOf(value).slice(-10);
  const day = part(ten, 4, 2);
  return isDay(part(ten, 0, 2), part(ten, 2, 2), day > 60 ? day - 60 : day) && passesLuhn(ten);
};

/** United Kingdom, NHS number: weights 10 to 2, modulus 11. Source: datadictionary.nhs.uk, "NHS NUMBER". */
export const nhsNumber: Check = (value) => {
  const digits = digitsOf(value);
  const check = (11 - (weightedSum(digits.slice(0, 9), [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return check !== 10 && check === part(digits, 9, 1) && !/^(\d)\1+$/.test(digits);
};

/** Singapore, NRIC and FIN: weights 2 7 6 5 4 3 2, offset by the prefix, a letter table per series. Source: ica.gov.sg; M series of 2022. */
export const nric: Check = (value) => {
  const id = value.toUpperCase();
  const prefix = id.charAt(0);
  const offset = prefix === 'T' || prefix === 'G' ? 4 : prefix === 'M' ? 3 : 0;
  const rest = (weightedSum(id.slice(1, 8), [2, 7, 6, 5, 4, 3, 2]) + offset) % 11;
  const letters = prefix === 'S' || prefix === 'T' ? 'JZIHGFEDCBA' : prefix === 'M' ? 'XWUTRQPNJLK' : 'XWUTRQPNMLK';
  return letters[rest] === id.charAt(8);
};

/** Hungary, TAJ (health insurance): weights 3 and 7, modulus 10. Source: neak.gov.hu. */
export const taj: Check = (value) => {
  const digits = digitsOf(value);
  return weightedSum(digits.slice(0, 8), [3, 7]) % 10 === part(digits, 8, 1);
};

/** Hungary, adóazonosító jel: position times digit, modulus 11. Source: nav.gov.hu. */
export const adoazonosito: Check = (value) =>
  weightedSum(value.slice(0, 9), [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11 === part(value, 9, 1);

/** Hungary, személyi azonosító: ascending weights before 1997, descending since, modulus 11. Source: act XX of 1996, annex. */
export const szemelyi: Check = (value) => {
  const digits = digitsOf(value);
  const [first, check] = [digits.slice(0, 10), part(digits, 10, 1)];
  const up = weightedSum(first, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) % 11;
  const down = weightedSum(first, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11;
  return yearFirst(digits.slice(1, 7)) && (up === check || down === check);
};

/** Russia, SNILS: weights 9 to 1, modulus 101, where 100 counts as 0. Source: Pension Fund, order 192p annex. */
export const snils: Check = (value) => {
  const digits = digitsOf(value);
  return (weightedSum(digits.slice(0, 9), [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100 === part(digits, 9, 2);
};

/** Russia, OGRN and OGRNIP: the number without its last digit modulo 11 (13 digits) or 13 (15 digits), last digit of that. */
export const ogrn: Check = (value) => {
  const modulus = value.length - 2;
  return (Number(value.slice(0, -1)) % modulus) % 10 === part(value, value.length - 1, 1);
};

/** Portugal, NISS: weights are the primes 29 down to 2, modulus 10. Source: seg-social.pt, XSD of NISS. */
export const niss: Check = (value) =>
  9 - (weightedSum(value.slice(0, 10), [29, 23, 19, 17, 13, 11, 7, 5, 3, 2]) % 10) === part(value, 10, 1);

/** Poland, identity card: weights 7 3 1 over letters (A is 10) and digits, the fourth sign is the check digit. Source: gov.pl. */
export const dowod: Check = (value) => {
  const id = value.replace(/[ -]/g, '').toUpperCase();
  let sum = 0;
  for (let i = 0; i < 9; i++) {
    const sign = Number.parseInt(id.charAt(i), 36);
    if (i !== 3) sum += sign * ([7, 3, 1, 0, 7, 3, 1, 7, 3][i] ?? 0);
  }
  return sum % 10 === part(id, 3, 1);
};

/** Germany, identity card and passport: weights 7 3 1 over nine letters (A is 10) and digits. Source: ICAO Doc 9303-3, 4.9. */
export const germanSerial: Check = (value) => {
  let sum = 0;
  for (let i = 0; i < 9; i++) sum += Number.parseInt(value.charAt(i), 36) * ([7, 3, 1][i % 3] ?? 0);
  return sum % 10 === part(value, 9, 1);
};

/** Luxembourg, matricule: Luhn over the first twelve digits. Source: guichet.lu; the Verhoeff digit behind it is not looked at. */
export const matricule: Check = (value) => {
  const digits = digitsOf(value);
  return isDay(part(digits, 0, 4), part(digits, 4, 2), part(digits, 6, 2)) && passesLuhn(digits.slice(0, 12));
};

/** Belgium, identity card: the first ten digits modulo 97, where 0 counts as 97. Source: ibz.rrn.fgov.be. */
export const belgianCard: Check = (value) => {
  const digits = digitsOf(value);
  return (Number(digits.slice(0, 10)) % 97 || 97) === part(digits, 10, 2);
};

/** Japan, My Number: weights 6 5 4 3 2 7 6 5 4 3 2, modulus 11. Source: ministerial order 85 of 2014, article 5. */
export const myNumber: Check = (value) => {
  const digits = digitsOf(value);
  const rest = weightedSum(digits.slice(0, 11), [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest < 2 ? 0 : 11 - rest) === part(digits, 11, 1);
};

/** Kazakhstan, IIN: ascending weights modulo 11, and a second row of weights where that gives 10. Source: decree 565 of 2003. */
export const iin: Check = (value) => {
  const first = weightedSum(value.slice(0, 11), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11;
  const sum = first === 10 ? weightedSum(value.slice(0, 11), [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11 : first;
  return yearFirst(value.slice(0, 6)) && sum === part(value, 11, 1);
};

/** Iran, kod-e melli: weights 10 to 2, modulus 11. Source: sabteahval.ir. */
export const kodMelli: Check = (value) => {
  const rest = weightedSum(value.slice(0, 9), [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest < 2 ? rest : 11 - rest) === part(value, 9, 1);
};

/** Uruguay, cédula: weights 2 9 8 7 6 3 4, modulus 10. Source: Ministerio del Interior. */
export const cedulaUy: Check = (value) => {
  const digits = digitsOf(value).padStart(8, '0');
  return (10 - (weightedSum(digits.slice(0, 7), [2, 9, 8, 7, 6, 3, 4]) % 10)) % 10 === part(digits, 7, 1);
};

/** Kuwait, civil number: weights 2 1 6 3 7 9 10 5 8 4 2, modulus 11. Source: paci.gov.kw. */
export const kuwaitCivil: Check = (value) =>
  yearFirst(value.slice(1, 7)) &&
  11 - (weightedSum(value.slice(0, 11), [2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11) === part(value, 11, 1);
