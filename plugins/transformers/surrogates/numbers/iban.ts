import type { Random } from '../../../../core/index.js';
import { sameShape } from '../base/shape.js';
import { mod97 } from './checks.js';

// Length of the bank code at the start of the national part.
const BANK_CODE: ReadonlyMap<string, number> = new Map(
  'DE8 AT5 CH5 LI5 FR5 MC5 ES4 IT6 SM6 BE3 GB4 IE4 NL4 PL8 PT4 SE3 NO4 DK4 FI3 LU3 CZ4 SK4 HU3 RO4 BG4 GR3 HR7 SI5 LT5 LV4 EE2 TR5 SA2 AE3 IL3 BR8 MT4 CY3 IS4'
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** A bank code that no bank has: nines, or TEST for letters. */
function noBank(code: string): string {
  let letter = 0;
  return code.replace(/./gu, (char) => (char <= '9' ? '9' : 'TEST'.charAt(letter++ % 4)));
}

/** An IBAN of the same country and length with valid check digits, of a bank that does not exist. */
export function iban(number: string, random: Random): string {
  const country = number.slice(0, 2);
  const length = BANK_CODE.get(country) ?? 4;
  const account = sameShape(number.slice(4 + length), random);
  const national = noBank(number.slice(4, 4 + length)) + account;
  const check = 98 - mod97(`${national}${country}00`);
  return country + String(check).padStart(2, '0') + national;
}
