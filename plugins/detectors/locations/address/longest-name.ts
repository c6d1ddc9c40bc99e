import { lexiconSet } from '../../../../kit/index.js';
import { isCapital, matchEnd } from './words.js';

/** Maximum number of words in the name of a place. */
export const MOST_WORDS = 4;

/** Abbreviations of US states from before the two-letter codes. */
const OLD_STATES: ReadonlySet<string> = lexiconSet('places', { class: 'old-state-abbreviation', language: 'en' });

/** One word of a name, including the blank or hyphen before it. */
const PART = /(?:[ -]|^)?[\p{L}.']{1,20}/uy;

/** End of the longest run of one to four capitalised words from an offset whose lower-case form is in a set. */
export function longest(view: string, start: number, has: (name: string) => boolean): number | undefined {
  if (!isCapital(view, start)) return undefined;
  let found: number | undefined;
  let end = start;
  for (let n = 0; n < MOST_WORDS; n++) {
    end = matchEnd(PART, view, end);
    if (end < 0) break;
    const name = view.slice(start, end).toLowerCase();
    if (has(name) || OLD_STATES.has(name)) found = end;
    else if (name.endsWith('.') && has(name.slice(0, -1))) found = end - 1;
    if (view[end] !== ' ' && view[end] !== '-') break;
  }
  return found;
}
