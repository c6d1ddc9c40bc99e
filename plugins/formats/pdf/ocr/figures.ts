/** Letters that recognition reads for figures in print that is poor. */
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
/** All but the signs around it is figures, letters like them, and signs between them. */
const MAY_BE_NUMBER = /^[^\p{L}\p{N}|]*[\dlI|OoSBZ][\dlI|OoSBZ()./-]*[^\p{L}\p{N}|]*$/u;
/** Dates, telephone and social security numbers, and parts of telephone numbers: all letters in them are misread. */
const FORM =
  /^[^\d]*(?:\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})|\(\d{3}\)(?:\d{3}[-.]\d{4})?|(?:\d{3}[-.])?\d{3}[-.]\d{4}|\d{3}-\d{2}-\d{4})[^\d]*$/u;
/** A long number: letters that are nothing but a stroke or a ring, among figures at least as many. */
const LONG = /^[^\p{L}\p{N}|]*[\dlI|Oo]{4,}[^\p{L}\p{N}|]*$/u;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** A recognised word with the figures that were read as letters, if it can be nothing but a number: `l2/O5/1961`, `(4l5)`, `87l2`. As long as before. */
export function withFigures(word: string): string {
  if (!/\d/.test(word) || !MAY_BE_NUMBER.test(word)) return word;
  const letters = count(word, ANY_LIKE);
  const figures = count(word, /\d/g);
  if (letters === 0 || letters > figures) return word;
  const read = word.replace(ANY_LIKE, (letter) => LIKE.get(letter) ?? letter);
  return FORM.test(read) || LONG.test(word) ? read : word;
}
