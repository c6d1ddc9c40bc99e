/** True for printable ASCII with single blanks inside only: nearly every term, for which folding is a matter of case. */
function isPlain(text: string): boolean {
  let before = 0x20;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x20 || unit > 0x7e || (unit === 0x20 && before === 0x20)) return false;
    before = unit;
  }
  return before !== 0x20;
}

/** Case, accents, width and white space aside: the form in which names and terms are compared. */
export const fold = (text: string): string =>
  isPlain(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/gu, 'ss').toLowerCase().replace(/\s+/gu, ' ').trim();

/** Letters and digits alone, in lower case: `AB-12 34` and `ab1234` are one number. */
export const alphanumeric = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

export const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const isUpper = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

/** `word` in the case of `model`: SMITH, smith, Smith. A single capital letter does not make a word of capitals. */
export function likeCase(word: string, model: string): string {
  if (isUpper(model)) return [...model].length > 1 ? word.toUpperCase() : word;
  if (model === model.toLowerCase()) return word.toLowerCase();
  return word;
}

/** Splits a list that is written as one string. */
export const list = (text: string): readonly string[] => text.split(/\s*[,|\n]\s*/u).filter((item) => item !== '');
