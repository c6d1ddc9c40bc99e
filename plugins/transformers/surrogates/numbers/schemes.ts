import type { Random } from '../../../../core/index.js';
import { luhnDigit, verhoeffDigit, weightedSum } from '../../../../kit/index.js';
import { digits, sameShape } from '../base/shape.js';
import { mod11_10, mod97 } from './checks.js';

/** A kind of number with check characters. */
interface Scheme {
  /** Its form, in capitals and without separators. */
  readonly form: RegExp;
  /** Replaces the check characters with valid ones; undefined if there are none for these digits. */
  readonly complete: (number: string) => string | undefined;
  /** Moves the number into a range that is never issued, if there is one. */
  readonly unissued?: (number: string, random: Random) => string;
}

const DNI = 'TRWAGMYFPDXBNJZSQVHLCKE';
const start = (prefix: string) => (number: string) => prefix + number.slice(prefix.length);
const last = (check: (body: string) => string) => (number: string) => number.slice(0, -1) + check(number.slice(0, -1));

function mod11(weights: readonly number[], toDigit: (rest: number) => number): (number: string) => string | undefined {
  return (number) => {
    const body = number.slice(0, weights.length);
    const digit = toDigit(weightedSum(body, weights) % 11);
    return digit > 9 ? undefined : body + digit + number.slice(weights.length + 1);
  };
}

const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** The number with a valid check character, which is its last one. */
export function codiceFiscale(number: string): string {
  const sum = [...number.slice(0, 15)].reduce((total, char, i) => {
    const value = char <= '9' ? Number(char) : char.charCodeAt(0) - 65;
    return total + (i % 2 === 0 ? (ODD[value] ?? 0) : value);
  }, 0);
  return number.slice(0, 15) + String.fromCharCode(65 + (sum % 26));
}

const cpf = (number: string): string => {
  const check = (body: string): string => {
    const rest = [...body].reduce((sum, digit, i) => sum + Number(digit) * (body.length + 1 - i), 0) % 11;
    return String(rest < 2 ? 0 : 11 - rest);
  };
  const first = number.slice(0, 9) + check(number.slice(0, 9));
  return first + check(first);
};

const nie = (number: string): string => {
  const value = number.slice(0, -1).replace(/^[XYZ]/u, (letter) => String('XYZ'.indexOf(letter)));
  return number.slice(0, -1) + DNI.charAt(Number(value) % 23);
};

/**
 * Numbers of persons and companies that get valid check characters. If several schemes have the same form, the more
 * specific one comes first.
 */
const SCHEMES: readonly Scheme[] = [
  // United Kingdom: the prefix QQ is reserved for specimens.
  { form: /^[A-Z]{2}\d{6}[A-D]$/u, complete: (number) => number, unissued: start('QQ') },
  // Spain: DNI and NIE.
  { form: /^[XYZ\d]\d{7}[A-Z]$/u, complete: nie },
  // Italy: codice fiscale.
  { form: /^[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]$/u, complete: codiceFiscale },
  // France: NIR; there are no months 13 to 19.
  {
    form: /^[1-478]\d{14}$/u,
    complete: (n) => n.slice(0, 13) + String(97 - (Number(n.slice(0, 13)) % 97)).padStart(2, '0'),
    unissued: (n, random) => `${n.slice(0, 3)}1${3 + random.int(7)}${n.slice(5)}`,
  },
  // China: no region has the code 99.
  {
    form: /^\d{17}[\dX]$/u,
    complete: (n) =>
      n.slice(0, 17) +
      '10X98765432'.charAt(weightedSum(n.slice(0, 17), [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11),
    unissued: start('99'),
  },
  // Switzerland: AHV number, with the check digit of an EAN.
  {
    form: /^756\d{10}$/u,
    complete: (n) => n.slice(0, 12) + ((10 - (weightedSum(n.slice(0, 12), [1, 3]) % 10)) % 10),
    unissued: start('756'),
  },
  // Sweden: personnummer with the century, which is not part of the sum; there are no months 13 to 19.
  {
    form: /^(?:19|20)\d{2}[01]\d{7}$/u,
    complete: (n) => n.slice(0, 11) + luhnDigit(n.slice(2, 11)),
    unissued: (n, random) => `19${n.slice(2, 4)}1${3 + random.int(7)}${n.slice(6)}`,
  },
  // India: Aadhaar; none begins with 0 or 1.
  { form: /^\d{12}$/u, complete: last(verhoeffDigit), unissued: start('1') },
  // Germany: tax number of persons; those that begin with 0 are for tests.
  { form: /^\d{11}$/u, complete: last(mod11_10), unissued: start('0') },
  // Poland: PESEL; there are no months 13 to 19.
  {
    form: /^\d{11}$/u,
    complete: (n) => n.slice(0, 10) + ((10 - (weightedSum(n.slice(0, 10), [1, 3, 7, 9]) % 10)) % 10),
    unissued: (n, random) => `${n.slice(0, 2)}1${3 + random.int(7)}${n.slice(4)}`,
  },
  // Brazil: CPF.
  { form: /^\d{11}$/u, complete: cpf },
  // Belgium: national register; there are no months 13 to 19.
  {
    form: /^\d{11}$/u,
    complete: (n) => n.slice(0, 9) + String(97 - (Number(n.slice(0, 9)) % 97)).padStart(2, '0'),
    unissued: (n, random) => `${n.slice(0, 2)}1${3 + random.int(7)}${n.slice(4)}`,
  },
  // United Kingdom: NHS number; those that begin with 999 are for tests.
  {
    form: /^\d{10}$/u,
    complete: mod11([10, 9, 8, 7, 6, 5, 4, 3, 2], (rest) => (11 - rest) % 11),
    unissued: start('999'),
  },
  // Netherlands: BSN.
  { form: /^\d{9}$/u, complete: mod11([9, 8, 7, 6, 5, 4, 3, 2], (rest) => rest) },
  // Luhn: Canada's SIN (none begins with 0), IMEI, SIREN, personnummer and many others.
  { form: /^\d{8,}$/u, complete: last(luhnDigit), unissued: start('0') },
];

const TRIES = 20;
const SHORTEST = 8;

/**
 * Another number of the same kind, with valid check characters, from a range that is never issued if there is one.
 * Undefined if the number fits none of the schemes.
 * @param number letters and digits in capitals.
 */
export function checkedNumber(number: string, random: Random): string | undefined {
  if (number.length < SHORTEST) return undefined;
  const scheme = SCHEMES.find(({ form, complete }) => form.test(number) && complete(number) === number);
  if (scheme === undefined) return undefined;
  for (let i = 0; i < TRIES; i++) {
    const drawn = sameShape(number, random);
    const made = scheme.complete(scheme.unissued?.(drawn, random) ?? drawn);
    if (made !== undefined && scheme.form.test(made)) return made;
  }
  return undefined;
}

/** An ISO 7064 MOD 97-10 number: two check digits at the end (LEI). */
export function lei(random: Random, length: number): string {
  const body = `9999${digits(length - 6, random)}`;
  return body + String(98 - mod97(`${body}00`)).padStart(2, '0');
}
