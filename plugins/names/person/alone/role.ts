import { ROLES } from '../../words/roles.js';
import { asGiven, asName, asSurname } from '../words/strength.js';
import { CAPS, COMMON, endOf, hashesOf, isCapitalised, type NameWord, type Page, startOf } from '../words/word.js';

const COMMA = 44;
const HYPHEN = 45;
const CLOSED = /^\??\)/u;
const ROLE = hashesOf(ROLES);
/** Who answers there stands in brackets behind: `notified pharmacy (Ray)`. */
const DESK = hashesOf(
  'pharmacy lab radiology transport billing scheduling desk intake office registration dispatch security housekeeping payroll hr reception payoffs admitting dietary records'.split(
    ' ',
  ),
);
const GAP = /^(?: | \(|: | - | = | \/ |\/)$/;
/** What cannot stand behind the name of somebody: `agent Orange County`, `driver Rusty Nail`. */
const GOES_ON = /^ \p{Lu}\p{Ll}|^-\p{L}/u;
/** `Bethlehem, PA Grace`: letters behind a comma are a state or a degree. */
const ABBREVIATION = 2;

/** True for a first name that its bearer's role announces: `driver Joss`, `asked RT Joss`, `agent (Joss)`, `Mgr: Joss`. */
export function isBehindRole(page: Page, word: NameWord): boolean {
  const before = word.first - 1;
  if (before < 0) return false;
  const hash = page.tokens.hash[before] ?? 0;
  const gap = page.view.slice(endOf(page, before), Math.min(word.start, endOf(page, before) + 4));
  if (gap === ' (' && DESK.has(hash)) return asGiven(word) >= 2 && CLOSED.test(page.view.slice(word.end, word.end + 2));
  if (!ROLE.has(hash)) return false;
  // `with teller Boone`
  if (gap === ' ' && isSurnameOf(page, word, before)) return true;
  // `her aide, Grace, came`
  if (gap === ', ') return asGiven(word) >= 1.5 && page.view.charCodeAt(word.end) === COMMA;
  // `Lawyer (Goldfar?) called`: in brackets of its own, a surname as well.
  if (gap === ' (' && CLOSED.test(page.view.slice(word.end, word.end + 2)) && isLong(page, before))
    return asName(word) >= 1 && (word.known & CAPS) === 0;
  if (asGiven(word) < 2 || !GAP.test(gap)) return false;
  if (GOES_ON.test(page.view.slice(word.end, word.end + 3))) return false;
  return (
    isLong(page, before) || !isCapitalised(page, before) || page.view.charCodeAt(startOf(page, before) - 2) !== COMMA
  );
}

/** A frequent surname that is no other word, behind a role in small letters. */
const isSurnameOf = (page: Page, word: NameWord, before: number): boolean =>
  asSurname(word) >= 3 &&
  (word.known & (CAPS | COMMON)) === 0 &&
  isLong(page, before) &&
  !isCapitalised(page, before) &&
  !GOES_ON.test(page.view.slice(word.end, word.end + 3));

const isLong = (page: Page, token: number): boolean => endOf(page, token) - startOf(page, token) > ABBREVIATION;

const ROOMS = hashesOf(['rm', 'room', 'bed', 'chair', 'bay', 'unit', 'apt', 'cell']);
const PLACE = /^\d{1,4}(?:[A-Z]|-\d)?$/u;

/** True for who lies or lives there on a list: `Rm 218B Fitzgarel sacral ulcer`, `Unit 14 (Pellet)`; not `Room 4 Conference`. */
export function isBehindRoom(page: Page, word: NameWord): boolean {
  const before = word.first - 1;
  if (before < 1 || asSurname(word) < 1 || (word.known & CAPS) !== 0) return false;
  const gap = page.view.slice(endOf(page, before), Math.min(word.start, endOf(page, before) + 4));
  if (
    gap !== ' (' &&
    (gap !== ' ' || !/^ (?:\p{Ll}|\d|\p{Lu}{2}|[-—–])/u.test(page.view.slice(word.end, word.end + 3)))
  )
    return false;
  const from = startOf(page, before);
  const place = page.view.slice(from, endOf(page, before));
  const room = page.view.charCodeAt(from - 1) === HYPHEN ? before - 2 : before - 1;
  return PLACE.test(place) && room >= 0 && ROOMS.has(page.tokens.hash[room] ?? 0);
}
