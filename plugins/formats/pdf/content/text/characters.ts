/**
 * Ligatures, presentation forms of Hebrew and Arabic, and radicals in place of Chinese characters. Searches use other
 * characters.
 */
const FORMS = /[\u2f00-\u2fd5\uf900-\ufdff\ufe70-\ufefc]/;

/** Characters that nobody could search for: private use, controls, replacement characters. */
const UNKNOWN = /^[\p{Co}\p{Cn}\p{Cc}\ufffd]+$/u;

/** The text of a glyph in ordinary characters. */
export const readable = (text: string): string => (FORMS.test(text) ? text.normalize('NFKC') : text);

/** Fast path for most glyphs: true for one visible ASCII character. */
function isPlainSign(text: string): boolean {
  const code = text.charCodeAt(0);
  return text.length === 1 && code > 0x20 && code < 0x7f;
}

/** True for text that is empty or has only blanks. */
export const isBlank = (text: string): boolean => !isPlainSign(text) && text.trim() === '';

/** True if the decoder does not know what a glyph stands for. Tabs and line ends count as blanks. */
export const isUnknown = (text: string): boolean =>
  !isPlainSign(text) && (text === '' || (UNKNOWN.test(text) && text.trim() !== ''));
