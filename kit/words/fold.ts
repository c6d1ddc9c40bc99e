/**
 * True for printable ASCII with only single blanks inside. Nearly all terms are such, and to fold them is just to
 * change case.
 */
export function isPlainText(text: string): boolean {
  let before = 0x20;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x20 || unit > 0x7e || (unit === 0x20 && before === 0x20)) return false;
    before = unit;
  }
  return before !== 0x20;
}

/** Plain spellings of letters that Unicode normalisation does not decompose. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
};

/** Ignores case, accents, width and white space: the form in which names and terms are compared. */
export const fold = (text: string): string =>
  isPlainText(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[ßłøđðıæœ]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
        .replace(/\s+/gu, ' ')
        .trim();
