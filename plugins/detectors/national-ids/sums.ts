import type { Check } from './row.js';

/**
 * Checks the sum of the digits before the full check. Numbers of ten to sixteen digits are frequent in logs, nine in
 * ten have a wrong sum, and a rejection by the library costs fifty times as much.
 */
export const behind =
  (sum: Check, check: Check): Check =>
  (value) =>
    sum(value) && check(value);

/** Value of a digit or letter (A = 10), -1 for a separator, NaN for a character that only the full check knows. */
function valueAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 48 && code <= 57) return code - 48;
  if (code > 127) return Number.NaN;
  const letter = (code | 32) - 97;
  return letter >= 0 && letter < 26 ? letter + 10 : -1;
}

/** Portugal, cartão de cidadão: Luhn's sum over digits and letters. Source: AMA, Validação de Número de Documento do Cartão de Cidadão. */
export const luhnOfSigns: Check = (value) => {
  let sum = 0;
  let isSecond = false;
  for (let at = value.length - 1; at >= 0; at--) {
    const sign = valueAt(value, at);
    if (sign < 0) continue;
    const times = isSecond ? sign * 2 : sign;
    sum += isSecond && times > 9 ? times - 9 : times;
    isSecond = !isSecond;
  }
  return sum % 10 === 0;
};

/** The last two of twelve digits are the first ten modulo 97. */
export const tenModulo97: Check = (value) => {
  let [rest, check, seen] = [0, 0, 0];
  for (let at = 0; at < value.length; at++) {
    const digit = valueAt(value, at);
    if (digit < 0) continue;
    if (seen++ < 10) rest = (rest * 10 + digit) % 97;
    else check = check * 10 + digit;
  }
  return rest === check;
};

const INN = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

/** The last digit of ten or twelve is a weighted sum modulo 11. */
export const lastOfInn: Check = (value) => {
  const last = value.length - 1;
  let sum = 0;
  for (let at = 0; at < last; at++) sum += valueAt(value, at) * (INN[INN.length - last + at] ?? 0);
  return (sum % 11) % 10 === valueAt(value, last);
};

/**
 * With the last character, a digit or K for 10, the weighted sum is divisible by 11. The weights ascend from the right,
 * starting at 1.
 */
export const ascendingModulo11: Check = (value) => {
  let sum = 0;
  let weight = 1;
  for (let at = value.length - 1; at >= 0; at--) {
    const sign = valueAt(value, at);
    if (sign < 0) continue;
    sum += (sign === 20 ? 10 : sign) * weight++;
  }
  return Number.isNaN(sum) || sum % 11 === 0;
};
