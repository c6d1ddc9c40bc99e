import { fold, isPlainText } from '../../../../kit/index.js';

export { fold };

const APART: Readonly<Record<string, readonly [string, string]>> = {
  ä: ['a', 'ae'],
  ö: ['o', 'oe'],
  ü: ['u', 'ue'],
  ø: ['o', 'oe'],
  å: ['a', 'aa'],
  æ: ['ae', 'ae'],
  ł: ['l', 'l'],
};

/**
 * Spellings of a name in the plain letters of addresses and logins, without the folded form: `oconnor` for `O'Connor`,
 * `mueller` for `Müller`.
 */
export function respelled(name: string): string[] {
  const folded = fold(name);
  if (isCode(folded) && isCode(name.toLowerCase())) return [];
  const spelled = ([0, 1] as const).map((way) =>
    fold(name.toLowerCase().replace(/[äöüøåæł]/gu, (letter) => APART[letter]?.[way] ?? letter)).replace(
      /[^\p{L}\p{N}]/gu,
      '',
    ),
  );
  return [...new Set(spelled)].filter((word) => word !== folded && word !== '');
}

const smallUnit = (text: string, i: number): number => {
  const unit = text.charCodeAt(i);
  return unit >= 0x41 && unit <= 0x5a ? unit | 0x20 : unit;
};

function standsAt(text: string, at: number, part: string): boolean {
  for (let i = 0; i < part.length; i++) if (smallUnit(text, at + i) !== smallUnit(part, i)) return false;
  return true;
}

/** True if a text contains another one when both are folded. A part of a single character must be the whole text. */
export function holdsFolded(text: string, part: string): boolean {
  if (isPlainText(text) && isPlainText(part) && part.length > 1) {
    for (let at = 0; at + part.length <= text.length; at++) if (standsAt(text, at, part)) return true;
    return false;
  }
  const own = fold(part);
  const other = fold(text);
  return own.length > 1 ? other.includes(own) : other === own;
}

const isLowerCaseOrDigit = (unit: number): boolean => (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39);

/** True if the text consists only of lower-case ASCII letters and digits. */
export function isCode(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (!isLowerCaseOrDigit(text.charCodeAt(i))) return false;
  return true;
}

/** Reduces a text to its letters and digits in lower case: `AB-12 34` and `ab1234` are the same number. */
export function alphanumeric(text: string): string {
  let out = '';
  for (let i = 0; i < text.length; i++) {
    if (text.charCodeAt(i) > 0x7e) return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
    const unit = smallUnit(text, i);
    if (isLowerCaseOrDigit(unit)) out += String.fromCharCode(unit);
  }
  return out;
}

export const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const isUpper = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

/** True if the text has plain letters of both cases, so that its case is neither lower nor upper. */
function isMixed(text: string): boolean {
  let cases = 0;
  for (let i = 0; i < text.length && cases < 3; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x61 && unit <= 0x7a) cases |= 1;
    else if (unit >= 0x41 && unit <= 0x5a) cases |= 2;
  }
  return cases === 3;
}

/** Gives `word` the case of `model`: SMITH, smith, Smith. A single capital letter does not count as all capitals. */
export function likeCase(word: string, model: string): string {
  if (isMixed(model)) return word;
  if (isUpper(model)) return [...model].length > 1 ? word.toUpperCase() : word;
  if (model === model.toLowerCase()) return word.toLowerCase();
  return word;
}

/** True if French elides `de` and `le` before the word (`d'`, `l'`): before a vowel and before most words with `h`. */
export const isElided = (word: string): boolean => /^[aeiouh]/u.test(fold(word));

/** Splits a list that is written as one string. */
export const list = (text: string): readonly string[] => text.split(/\s*[,|\n]\s*/u).filter((item) => item !== '');

/** The words of a text, separated by white space, as a set. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));
