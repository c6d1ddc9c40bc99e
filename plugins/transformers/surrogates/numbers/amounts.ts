import type { Random } from '../../../../core/index.js';
import { numberWords, readNumberWords } from '../../../../kit/index.js';

/** Another number of about the same size: it has as many digits and as many zeros at the end. */
export function nearby(digitsOnly: string, random: Random): string {
  const zeros = /0*$/u.exec(digitsOnly)?.[0].length ?? 0;
  const head = digitsOnly.slice(0, digitsOnly.length - zeros);
  if (head === '') return digitsOnly.replace(/0/gu, () => String(random.int(10)));
  const drawn = [...head].map((digit, i) => (i === 0 ? near(digit, random) : String(random.int(10))));
  // The last digit must not be 0, so that the number of zeros stays.
  if (head.length > 1) drawn[head.length - 1] = String(1 + random.int(9));
  return drawn.join('') + '0'.repeat(zeros);
}

function near(digit: string, random: Random): string {
  const value = Number(digit) + random.int(5) - 2;
  return String(Math.min(9, Math.max(1, value)));
}

/** An amount of the same magnitude in the same notation, with the same currency, separators and decimals. */
export function amount(text: string, random: Random): string {
  if (!/\d/u.test(text)) return inWords(text, random);
  return text.replace(/\d[\d.,'’ \u00a0]*\d|\d/gu, (number) => {
    const decimals = /[.,](\d{1,2})$/u.exec(number)?.[1];
    const whole = decimals === undefined ? number : number.slice(0, -decimals.length - 1);
    let made = [...nearby(whole.replace(/\D/gu, ''), random)];
    const out = whole.replace(/\d/gu, () => made.shift() ?? '0');
    if (decimals === undefined) return out;
    made = [...decimals].map((digit) => (decimals.replace(/0/gu, '') === '' ? digit : String(random.int(10))));
    return out + number.charAt(whole.length) + made.join('');
  });
}

function inWords(text: string, random: Random): string {
  const found = readNumberWords(text);
  let out = '';
  let at = 0;
  for (const { start, end, value } of found) {
    out += text.slice(at, start) + numberWords(Math.max(1, value + random.pick([-3, -2, -1, 1, 2, 3, 4])));
    at = end;
  }
  return out + text.slice(at);
}
