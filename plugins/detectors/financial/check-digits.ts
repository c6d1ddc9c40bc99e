/** Value of an upper-case letter or digit in the alphabets of ISO 6166, ISO 17442 and CUSIP: 0 to 9, A = 10 to Z = 35. */
const characterValue = (char: string): number => Number.parseInt(char, 36);

/** Luhn's check (ISO/IEC 7812-1, annex B). @param digits nothing but digits. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 1; i <= digits.length; i++) {
    const digit = digits.charCodeAt(digits.length - i) - 48;
    sum += i % 2 === 1 ? digit : digit * 2 - (digit > 4 ? 9 : 0);
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** ISO 6166: Luhn over the digits that the letters stand for. @param isin upper case. */
export const passesIsin = (isin: string): boolean =>
  passesLuhn(isin.replace(/[A-Z]/g, (char) => String(characterValue(char))));

/** ISO 7064 MOD 97-10, as in ISO 17442 (LEI). @param text upper case. */
export function passesMod97(text: string): boolean {
  let rest = 0;
  for (const char of text) rest = (rest * (char > '9' ? 100 : 10) + characterValue(char)) % 97;
  return rest === 1;
}

/** CUSIP: digits of the values, every second one doubled. @param cusip nine characters, upper case; `*@#` count 36 to 38. */
export function passesCusip(cusip: string): boolean {
  let sum = 0;
  for (let i = 0; i < 8; i++) {
    const char = cusip.charAt(i);
    const special = '*@#'.indexOf(char);
    const value = (special < 0 ? characterValue(char) : 36 + special) * (i % 2 === 1 ? 2 : 1);
    sum += Math.floor(value / 10) + (value % 10);
  }
  return (10 - (sum % 10)) % 10 === Number(cusip.charAt(8));
}

const SEDOL_WEIGHTS = [1, 3, 1, 7, 3, 9, 1];

/** SEDOL (London Stock Exchange). @param sedol seven characters, upper case. */
export const passesSedol = (sedol: string): boolean =>
  SEDOL_WEIGHTS.reduce((sum, weight, i) => sum + weight * characterValue(sedol.charAt(i)), 0) % 10 === 0;

/** ABA routing number: Federal Reserve district in front, weights 3, 7, 1. @param digits nine digits. */
export function passesAba(digits: string): boolean {
  const district = Number(digits.slice(0, 2));
  const known =
    district <= 12 || (district >= 21 && district <= 32) || (district >= 61 && district <= 72) || district === 80;
  const sum = [3, 7, 1, 3, 7, 1, 3, 7, 1].reduce((total, weight, i) => total + weight * Number(digits.charAt(i)), 0);
  return known && sum > 0 && sum % 10 === 0;
}
