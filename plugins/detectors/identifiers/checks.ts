import { weightedSum } from '../../../kit/index.js';

const VIN_SIGNS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const VIN_VALUES = '12345678123457923456789';
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Checks the ninth character of a vehicle identification number. Source: 49 CFR 565.15(c). Mandatory only in North
 * America.
 */
export function vin(value: string): boolean {
  const signs = value.toUpperCase();
  let sum = 0;
  for (let i = 0; i < 17; i++) {
    const sign = signs.charAt(i);
    const letter = VIN_SIGNS.indexOf(sign);
    sum += Number(letter < 0 ? sign : VIN_VALUES.charAt(letter)) * (VIN_WEIGHTS[i] ?? 0);
  }
  return signs.charAt(8) === '0123456789X'.charAt(sum % 11);
}

/** Check digit of a GTIN of any length: weights 3 and 1 from the right. Source: GS1 General Specifications, 7.9. */
export function gtin(value: string): boolean {
  const digits = [...value.replace(/\D/g, '')].reverse().join('');
  return digits.length > 0 && weightedSum(digits, [1, 3]) % 10 === 0;
}
