import { inOneWord } from '../scan/characters.js';

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

/** True if a word goes on over an offset. */
const isGlued = (text: string, at: number): boolean =>
  at > 0 && at < text.length && inOneWord(text.charCodeAt(at - 1), text.charCodeAt(at));
