import { inOneWord } from '../../core/scan/characters.js';

/** Signs of what a view reads as other characters, such as the `\n` of `\nJane`; none in most texts. */
const MAY_BE_READ_OTHERWISE = /[\\&=%_]|[^\0-\x7f]/;

/**
 * False if a text holds a term inside of longer words only, as `weight` holds `wei`: names of two letters stand in half of all notes so.
 * @param text in small letters; so is the term.
 */
export function mayStandAlone(text: string, term: string): boolean {
  if (MAY_BE_READ_OTHERWISE.test(text)) return true;
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1))
    if (!isGlued(text, at) && !isGlued(text, at + term.length)) return true;
  return false;
}

/**
 * False if letters or digits stand between two words wherever a text holds the first: then they are no name of two words in it.
 * @param text in small letters; so are the words.
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

/** Of a text without other characters than those of ASCII, in small letters. */
const isLetterOrDigit = (unit: number): boolean => (unit >= 0x30 && unit <= 0x39) || (unit >= 0x61 && unit <= 0x7a);

/** True if a word goes on over an offset. */
const isGlued = (text: string, at: number): boolean =>
  at > 0 && at < text.length && inOneWord(text.charCodeAt(at - 1), text.charCodeAt(at));
