/** Ligatures, presentation forms of Hebrew and Arabic, radicals in place of Chinese letters: what people search for are others. */
const FORMS = /[\u2f00-\u2fd5\uf900-\ufdff\ufe70-\ufefc]/;

/** Private use, controls and signs of the unknown: no character that anybody could search for. */
const UNKNOWN = /^[\p{Co}\p{Cn}\p{Cc}\ufffd]+$/u;

/** The text a glyph stands for, as people write it. */
export const readable = (text: string): string => (FORMS.test(text) ? text.normalize('NFKC') : text);

/** Whether a text is one sign of ASCII that is seen, as most glyphs are: these need not be looked at any closer. */
function isPlainSign(text: string): boolean {
  const code = text.charCodeAt(0);
  return text.length === 1 && code > 0x20 && code < 0x7f;
}

/** Whether a text is empty or nothing but blanks. */
export const isBlank = (text: string): boolean => !isPlainSign(text) && text.trim() === '';

/** Whether the decoder has not found out what a glyph stands for. Tabs and line ends are blanks to everybody. */
export const isUnknown = (text: string): boolean =>
  !isPlainSign(text) && (text === '' || (UNKNOWN.test(text) && text.trim() !== ''));
