/** Ligatures, presentation forms of Hebrew and Arabic, radicals in place of Chinese letters: what people search for are others. */
const FORMS = /[\u2f00-\u2fd5\uf900-\ufdff\ufe70-\ufefc]/;

/** Private use, controls and signs of the unknown: no character that anybody could search for. */
const UNKNOWN = /^[\p{Co}\p{Cn}\p{Cc}\ufffd]+$/u;

/** The text a glyph stands for, as people write it. */
export const readable = (text: string): string => (FORMS.test(text) ? text.normalize('NFKC') : text);

/** Whether the decoder has not found out what a glyph stands for. Tabs and line ends are blanks to everybody. */
export const isUnknown = (text: string): boolean => text === '' || (UNKNOWN.test(text) && text.trim() !== '');
