/** Letters that OCR reads for digits in poor print. */
const LIKE: ReadonlyMap<string, string> = new Map([
  ['l', '1'],
  ['I', '1'],
  ['|', '1'],
  ['O', '0'],
  ['o', '0'],
  ['S', '5'],
  ['B', '8'],
  ['Z', '2'],
]);
const ANY_LIKE = /[lI|OoSBZ]/g;
/** A word that consists of digits, similar letters and separators, apart from surrounding signs. */
const MAY_BE_NUMBER = /^[^\p{L}\p{N}|]*[\dlI|OoSBZ][\dlI|OoSBZ()./-]*[^\p{L}\p{N}|]*$/u;
/**
 * Dates, telephone and social security numbers, and parts of telephone numbers, in which all letters are misread
 * digits.
 */
const FORM =
  /^[^\d]*(?:\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})|\(\d{3}\)(?:\d{3}[-.]\d{4})?|(?:\d{3}[-.])?\d{3}[-.]\d{4}|\d{3}-\d{2}-\d{4})[^\d]*$/u;
/** A long number with letters that look like a stroke or a ring, among at least as many digits. */
const LONG = /^[^\p{L}\p{N}|]*[\dlI|Oo]{4,}[^\p{L}\p{N}|]*$/u;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Corrects digits that were read as letters, if the word can only be a number: `l2/O5/1961`, `(4l5)`, `87l2`. The
 * length stays.
 */
export function withFigures(word: string): string {
  if (!/\d/.test(word) || !MAY_BE_NUMBER.test(word)) return word;
  const letters = count(word, ANY_LIKE);
  const figures = count(word, /\d/g);
  if (letters === 0 || letters > figures) return word;
  const read = word.replace(ANY_LIKE, (letter) => LIKE.get(letter) ?? letter);
  return FORM.test(read) || LONG.test(word) ? read : word;
}
