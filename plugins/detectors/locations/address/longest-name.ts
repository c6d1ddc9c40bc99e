import { lexiconSet } from '../../../../kit/index.js';
import { isCapital, matchEnd } from './words.js';

/** Words of the longest name of a place. */
export const MOST_WORDS = 4;

/** States as they were abbreviated before the codes of two letters. */
const OLD_STATES: ReadonlySet<string> = lexiconSet('places', { class: 'old-state-abbreviation', language: 'en' });

/** A word of a name, with the blank or hyphen before it. */
const PART = /(?:[ -]|^)?[\p{L}.']{1,20}/uy;

/** End of the longest run of one to four words from a capital at an offset on whose lower-case form is in a set. */
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
