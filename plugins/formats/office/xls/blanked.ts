/** Letters and digits that say nothing, in the place of others: what a name, an address or a formula may hold. */
export const blanked = (text: string): string =>
  text
    .replace(/\p{Nd}/gu, (digit) => '0'.repeat(digit.length))
    .replace(/[\p{L}\p{M}]/gu, (letter) => 'x'.repeat(letter.length));
