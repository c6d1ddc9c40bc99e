import { inOneWord } from '../../core/scan/characters.js';

/** Characters of escapes that the view reads differently, such as the `\n` of `\nJane`. Rare. */
const MAY_BE_READ_OTHERWISE = /[\\&=%_]|[^\0-\x7f]/;

/**
 * False if a text contains a term only inside of longer words, as `weight` contains `wei`: names of two letters are in
 * half of all notes in that way.
 */
export function mayStandAlone(text: string, term: string): boolean {
  if (MAY_BE_READ_OTHERWISE.test(text)) return true;
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1))
    if (!isGlued(text, at) && !isGlued(text, at + term.length)) return true;
  return false;
}

/**
 * False if letters or digits are between two words wherever a text contains the first one: then they are not a name of
 * two words there.
 */
export function mayStandSideBySide(text: string, first: string, second: string): boolean {
  if (MAY_BE_READ_OTHERWISE.test(text)) return true;
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    let next = at + first.length;
    while (next < text.length && !isLetterOrDigit(text.charCodeAt(next))) next++;
    if (text.startsWith(second, next)) return true;
  }
  return false;
}

/** For ASCII text in lower case. */
const isLetterOrDigit = (unit: number): boolean => (unit >= 0x30 && unit <= 0x39) || (unit >= 0x61 && unit <= 0x7a);

/** True if a word continues across an offset. */
const isGlued = (text: string, at: number): boolean =>
  at > 0 && at < text.length && inOneWord(text.charCodeAt(at - 1), text.charCodeAt(at));
