// Sums over digits that checksums of many countries and trades share; what only one number uses stays with its plugin.

const at = (text: string, i: number): number => text.charCodeAt(i) - 48;

/** Sum of digit times weight, from the left; weights repeat. @param digits ASCII digits only. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += at(digits, i) * (weights[i % weights.length] ?? 0);
  return sum;
}

/** The check digit behind a string of ASCII digits. Source: ISO/IEC 7812-1 annex B (Luhn). */
export function luhnDigit(body: string): string {
  let sum = 0;
  for (let i = 0; i < body.length; i++) {
    const digit = at(body, body.length - 1 - i);
    const doubled = i % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return String((10 - (sum % 10)) % 10);
}

/** True if the digits of a text end in the check digit of those before it; other characters do not count. */
export function passesLuhn(value: string): boolean {
  const digits = value.replace(/\D/g, '');
  return digits.length > 0 && luhnDigit(digits.slice(0, -1)) === digits.slice(-1);
}
