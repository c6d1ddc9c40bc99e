import type { Random } from '../../../../core/index.js';
import { sameShape } from '../base/shape.js';
import LENGTHS from './bank-code-lengths.json' with { type: 'json' };
import { mod97 } from './checks.js';

// Length of the bank code at the start of the national part.
const BANK_CODE: ReadonlyMap<string, number> = new Map(Object.entries(LENGTHS));

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
