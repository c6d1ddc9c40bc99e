/** Case, accents, width and white space aside: the form in which names and terms are compared. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/gu, 'ss').toLowerCase().replace(/\s+/gu, ' ').trim();

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
