import { digitValue } from '../../core/scan/view.js';

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

/** The digits of a text, concatenated. */
export function digitsOf(text: string): string {
  let out = '';
  for (let i = 0; i < text.length; i++) if (isDigit(text.charCodeAt(i))) out += text.charAt(i);
  return out;
}

/** Fills digits into the places that the template has for them; its letters and separators stay. */
export function reflowDigits(template: string, digits: string): string {
  let at = 0;
  let out = '';
  for (let i = 0; i < template.length; i++)
    out += isDigit(template.charCodeAt(i)) ? digits.charAt(at++) || '0' : template.charAt(i);
  return out;
}

const PLAIN = /^[ -~]*$/;
const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;
/** Signs with which numbers are told in Chinese, Japanese and Korean, by value. */
const SIGNS = ['〇一二三四五六七八九', '零一二三四五六七八九', '공일이삼사오육칠팔구', '영일이삼사오육칠팔구'];
const SIGN = new RegExp(`[${SIGNS.join('')}]`, 'g');

/** The same text with the digits of all scripts as ASCII digits, and signs for digits if it has no digits. */
export function withPlainDigits(text: string): string {
  if (PLAIN.test(text)) return text;
  const plain = text.replace(OTHER_DIGIT, (digit) =>
    digit.length > 1 ? digit : String(digitValue(digit.charCodeAt(0))),
  );
  return /[0-9]/.test(plain) ? plain : plain.replace(SIGN, (sign) => String(rowOf(sign).indexOf(sign)));
}

const rowOf = (sign: string): string => SIGNS.find((row) => row.includes(sign)) ?? '';

/** Writes the digits of `plain` in the script of `model`, a text that has as many characters. */
export function withDigitsLike(plain: string, model: string): string {
  if (PLAIN.test(model)) return plain;
  return plain.replace(/[0-9]/g, (digit, at: number) => {
    const own = model.charAt(at);
    if (/[0-9]/.test(own)) return digit;
    const row = rowOf(own);
    const zero = own.charCodeAt(0) - digitValue(own.charCodeAt(0));
    return row === '' ? String.fromCharCode(zero + Number(digit)) : row.charAt(Number(digit));
  });
}
