import { luhnDigit } from '../../../../kit/index.js';

const at = (text: string, i: number): number => text.charCodeAt(i) - 48;

/** Remainder modulo 97 of letters (A = 10) and digits, as defined by ISO 7064. */
export function mod97(text: string): number {
  let rest = 0;
  for (const char of text.toUpperCase()) {
    const value = Number.parseInt(char, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** The check digit of ISO 7064 MOD 11,10. */
export function mod11_10(body: string): string {
  let product = 10;
  for (let i = 0; i < body.length; i++) {
    const sum = (at(body, i) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return String((11 - product) % 10);
}

/** The Luhn check digit of letters and digits, each letter counting as two digits (as in ISIN). */
export const luhnOfLetters = (body: string): string =>
  luhnDigit([...body].map((char) => String(Number.parseInt(char, 36))).join(''));

/** The check digit of a CUSIP. */
export function cusip(body: string): string {
  const sum = [...body].reduce((total, char, i) => {
    const value = Number.parseInt(char, 36) * (i % 2 === 1 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
