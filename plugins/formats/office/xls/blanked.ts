/** Replaces letters and digits with neutral ones that are valid in a name, an address or a formula. */
export const blanked = (text: string): string =>
  text
    .replace(/\p{Nd}/gu, (digit) => '0'.repeat(digit.length))
    .replace(/[\p{L}\p{M}]/gu, (letter) => 'x'.repeat(letter.length));
