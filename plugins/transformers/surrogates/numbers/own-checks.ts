import { passesLuhn, weightedSum } from '../../../../kit/index.js';
import { mod11_10 } from './checks.js';

/** Whether the check characters of a number, in capitals and without separators, are right. */
type CheckOfNumber = (number: string) => boolean;

/** Russia: two digits at the end. */
const snils: CheckOfNumber = (number) =>
  String((weightedSum(number.slice(0, 9), [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100).padStart(2, '0') ===
  number.slice(9);

/** Singapore: the letters of citizens, of foreigners, and of foreigners since 2022. */
const NRIC: Readonly<Record<string, readonly [letters: string, added: number]>> = {
  S: ['JZIHGFEDCBA', 0],
  T: ['JZIHGFEDCBA', 4],
  F: ['XWUTRQPNMLK', 0],
  G: ['XWUTRQPNMLK', 4],
  M: ['KLJNPQRTUWX', 3],
};

const nric: CheckOfNumber = (number) => {
  const [letters = '', added = 0] = NRIC[number.charAt(0)] ?? [];
  const rest = (weightedSum(number.slice(1, 8), [2, 7, 6, 5, 4, 3, 2]) + added) % 11;
  return letters.charAt(number.startsWith('M') ? 10 - rest : rest) === number.charAt(8);
};

/** ISO 7064 MOD 11-2. */
const orcid: CheckOfNumber = (number) => {
  let total = 0;
  for (const digit of number.slice(0, 15)) total = ((total + Number(digit)) * 2) % 11;
  return '0123456789X'.charAt((12 - total) % 11) === number.charAt(15);
};

/** England: the remainder of the first nine digits. */
const nhs: CheckOfNumber = (number) =>
  (11 - (weightedSum(number.slice(0, 9), [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(number.charAt(9));

/** France: the first nine digits are the number of the company. */
const siret: CheckOfNumber = (number) => passesLuhn(number.slice(0, 9)) && passesLuhn(number);

/** Germany: of the first ten digits one stands two or three times, no other twice. */
const idnr: CheckOfNumber = (number) => {
  const digits = number.slice(0, 10);
  const times = [...new Set(digits)].map((digit) => digits.split(digit).length - 1).filter((count) => count > 1);
  const isRight = times.length === 1 && (times[0] ?? 0) < 4;
  return isRight && !number.startsWith('0') && mod11_10(digits) === number.charAt(10);
};

const HETU = '0123456789ABCDEFHJKLMNPRSTUVWXY';

/** Finland: the sign of the century may be a letter, or a hyphen that is not given. */
const hetu: CheckOfNumber = (number) =>
  HETU.charAt(Number(number.slice(0, 6) + number.slice(-4, -1)) % HETU.length) === number.slice(-1);

/** Checks that the library `stdnum` does not have. */
export const OWN_CHECKS: ReadonlyMap<string, CheckOfNumber> = new Map([
  ['own/snils', snils],
  ['own/nric', nric],
  ['own/orcid', orcid],
  ['own/nhs', nhs],
  ['own/luhn', passesLuhn],
  ['own/hetu', hetu],
  ['own/siret', siret],
  ['own/idnr', idnr],
]);
