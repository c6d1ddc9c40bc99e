import { passesLuhn, weightedSum } from '../../../kit/index.js';

const digitsOf = (value: string): string => value.replace(/\D/g, '');

/** National provider identifier: Luhn behind the prefix 80840. Source: 45 CFR 162.406, CMS "NPI check digit". */
export const npi = (value: string): boolean => !/^(\d)\1+\d$/.test(digitsOf(value)) && passesLuhn(`80840${value}`);

/** DEA number: odd places plus twice the even places; the last digit is the check. Source: 21 CFR 1301, DEA Diversion manual. */
export function dea(value: string): boolean {
  const digits = digitsOf(value).slice(-7);
  return weightedSum(digits.slice(0, 6), [1, 2]) % 10 === Number(digits.charAt(6));
}

/** Australia, Medicare card: weights 1 3 7 9, modulus 10. Source: Services Australia, "Medicare card number". */
export function medicareAu(value: string): boolean {
  const digits = digitsOf(value);
  return weightedSum(digits.slice(0, 8), [1, 3, 7, 9]) % 10 === Number(digits.charAt(8));
}

/** Germany, Krankenversichertennummer: the letter as two digits, then Luhn from the left. Source: GKV-Spitzenverband, annex 1 to § 290 SGB V. */
export function kvnr(value: string): boolean {
  const letter = String(value.toUpperCase().charCodeAt(0) - 64).padStart(2, '0');
  const digits = letter + value.slice(1, 9);
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const product = Number(digits.charAt(i)) * (i % 2 === 0 ? 1 : 2);
    sum += product > 9 ? product - 9 : product;
  }
  return sum % 10 === Number(value.charAt(9));
}

/** Germany, lebenslange Arztnummer: weights 4 and 9, modulus 10. Source: KBV, guideline to § 75 Abs. 7 SGB V. */
export const lanr = (value: string): boolean =>
  (10 - (weightedSum(value.slice(0, 6), [4, 9]) % 10)) % 10 === Number(value.charAt(6));

/** British Columbia, personal health number: weights 2 4 8 5 10 9 7 3, modulus 11. Source: BC Ministry of Health. */
export function phnBc(value: string): boolean {
  const digits = digitsOf(value);
  const sum = [2, 4, 8, 5, 10, 9, 7, 3].reduce(
    (all, weight, i) => all + ((Number(digits.charAt(i + 1)) * weight) % 11),
    0,
  );
  return (11 - (sum % 11)) % 11 === Number(digits.charAt(9));
}

const NHI = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** New Zealand, NHI number of the old form: three letters, four digits, modulus 11. Source: HISO 10046. */
export function nhi(value: string): boolean {
  const id = value.toUpperCase();
  let sum = 0;
  for (let i = 0; i < 6; i++) sum += (i < 3 ? NHI.indexOf(id.charAt(i)) + 1 : Number(id.charAt(i))) * (7 - i);
  const rest = sum % 11;
  return rest !== 0 && (11 - rest) % 10 === Number(id.charAt(6));
}
