import { withPlainLetters } from '../../core/scan/plain-letters.js';

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

/** Ignores case, accents, width and white space: the form in which names and terms are compared. */
export const fold = (text: string): string =>
  isPlainText(text)
    ? text.toLowerCase()
    : withPlainLetters(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()).replace(/\s+/gu, ' ').trim();
