import { ROLES } from '../words/roles.js';
import { asGiven } from './strength.js';
import { endOf, hashesOf, isCapitalised, type NameWord, type Page, startOf } from './word.js';

const COMMA = 44;
const ROLE = hashesOf(ROLES);
const GAP = /^(?: | \(|: | - | = | \/ |\/)$/;
/** What cannot stand behind the name of somebody: `agent Orange County`, `driver Rusty Nail`. */
const GOES_ON = /^ \p{Lu}\p{Ll}|^-\p{L}/u;
/** `Bethlehem, PA Grace`: letters behind a comma are a state or a degree. */
const ABBREVIATION = 2;

/** True for a first name that its bearer's role announces: `driver Joss`, `asked RT Joss`, `agent (Joss)`, `Mgr: Joss`. */
export function isBehindRole(page: Page, word: NameWord): boolean {
  const before = word.first - 1;
  if (before < 0 || !ROLE.has(page.tokens.hash[before] ?? 0)) return false;
  const gap = page.view.slice(endOf(page, before), Math.min(word.start, endOf(page, before) + 4));
  // `her aide, Grace, came`
  if (gap === ', ') return asGiven(word) >= 1.5 && page.view.charCodeAt(word.end) === COMMA;
  if (asGiven(word) < 2 || !GAP.test(gap)) return false;
  if (GOES_ON.test(page.view.slice(word.end, word.end + 3))) return false;
  const length = endOf(page, before) - startOf(page, before);
  return (
    length > ABBREVIATION || !isCapitalised(page, before) || page.view.charCodeAt(startOf(page, before) - 2) !== COMMA
  );
}
