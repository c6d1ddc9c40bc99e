// Check digits shared by numbers of many countries and industries. Sums used by one kind of number only stay with its
// plugin.

const at = (text: string, i: number): number => text.charCodeAt(i) - 48;

/** Sum of digit times weight, from the left; weights repeat. @param digits ASCII digits only. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += at(digits, i) * (weights[i % weights.length] ?? 0);
  return sum;
}

/** The Luhn check digit for a string of ASCII digits. Source: ISO/IEC 7812-1 annex B. */
export function luhnDigit(body: string): string {
  let sum = 0;
  for (let i = 0; i < body.length; i++) {
    const digit = at(body, body.length - 1 - i);
    const doubled = i % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return String((10 - (sum % 10)) % 10);
}

/** True if the last digit of a text is the Luhn check digit of those before it. Other characters are ignored. */
export function passesLuhn(value: string): boolean {
  const digits = value.replace(/\D/g, '');
  return digits.length > 0 && luhnDigit(digits.slice(0, -1)) === digits.slice(-1);
}

/** Permutations of the Verhoeff scheme, by position from the right modulo 8. */
const TURNS = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

/** Multiplication in the dihedral group D5: 0 to 4 are rotations of a pentagon, 5 to 9 reflections. */
function compose(a: number, b: number): number {
  const turned = a < 5 ? (a + b) % 5 : (a - b + 10) % 5;
  return a < 5 === b < 5 ? turned : turned + 5;
}

/** Verhoeff state over the digits from the right, the last one at position `from`. Other characters are ignored. */
function verhoeffState(text: string, from: number): number {
  let state = 0;
  let place = from;
  for (let i = text.length - 1; i >= 0; i--) {
    const digit = at(text, i);
    if (digit < 0 || digit > 9) continue;
    state = compose(state, at(TURNS[place % 8] ?? '', digit));
    place++;
  }
  return state;
}

/** The Verhoeff check digit for a string of ASCII digits. Source: J. Verhoeff, Error Detecting Decimal Codes (1969). */
export function verhoeffDigit(body: string): string {
  const state = verhoeffState(body, 1);
  return String(state < 5 ? (5 - state) % 5 : state);
}

/** True if the last digit of a text is the Verhoeff check digit of those before it. Other characters are ignored. */
export const passesVerhoeff = (value: string): boolean => verhoeffState(value, 0) === 0;
