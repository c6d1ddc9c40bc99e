import { LOWER } from '../../../../kit/index.js';
import { isInsideCode } from '../lists/inside-code.js';
import { isEponym } from '../person/words/eponym.js';
import { canBeName, isPostNominal } from '../lists/name-span.js';
import { isBehindPlaceWord } from '../cues/neighbours.js';
import { endOf, flagsOf, hashesOf, isAmbiguous, isCapitalised, type Page, readWord, startOf } from '../lists/word.js';
import { isShortSurname } from './known-persons.js';

// What stands right beside a name that was found before.

const SPACE = 32;
const HYPHEN = 45;
const APOSTROPHE = 39;
const ARABIC = hashesOf(['al', 'el', 'bin', 'ibn', 'bint', 'abu']);

/** `Nizar` of `Nizar Al Hajj`: a known name, an article with a capital, and one more word. */
export const isBeforeArticle = (page: Page, last: number): boolean =>
  isNeighbour(page, last) &&
  isNeighbour(page, last + 1) &&
  ARABIC.has(page.tokens.hash[last + 1] ?? 0) &&
  isCapitalised(page, last + 1) &&
  isCapitalised(page, last + 2);

/** `Ople` of `Dimacu-Ople`. */
export const isSecondOfDouble = (page: Page, token: number): boolean =>
  isHyphenated(page, token - 1) &&
  isCapitalised(page, token - 1) &&
  startOf(page, token - 1) + 2 < endOf(page, token - 1);

/** `Enfant` of `L'Enfant`. */
export const isElided = (page: Page, token: number): boolean =>
  isParted(page, token - 1, APOSTROPHE) &&
  isCapitalised(page, token - 1) &&
  endOf(page, token - 1) - startOf(page, token - 1) < 3;

/** True for a word that can be the known name where it stands. */
export const standsAlone = (page: Page, token: number): boolean =>
  (canBeName(page, token) || isShortSurname(page, token)) &&
  !isInsideCode(page, token) &&
  !isBehindPlaceWord(page, readWord(page, token));

/** `Hollowell Avenue`: the name of a thing. @param last token of the name. */
export function isBeforeThing(page: Page, last: number): boolean {
  const next = last + 1;
  if (!isNeighbour(page, last) || isPostNominal(page, next)) return false;
  if ((flagsOf(page, next) & page.bits.thing) === 0 || !isCapitalised(page, next)) return false;
  // In a headline, `BOATENG SIGNS`, the capitals of the next word mean nothing.
  return !(isShouted(page, last) && isShouted(page, next)) || isEponym(page, last) || isAmbiguous(page, last);
}

const isShouted = (page: Page, token: number): boolean => ((page.tokens.kind[token] ?? 0) & LOWER) === 0;

/** True where nothing but one blank parts the token from the next. */
export const isNeighbour = (page: Page, token: number): boolean => isParted(page, token, SPACE);
/** The same for a hyphen. */
export const isHyphenated = (page: Page, token: number): boolean => isParted(page, token, HYPHEN);

const isParted = (page: Page, token: number, by: number): boolean =>
  startOf(page, token + 1) === endOf(page, token) + 1 && page.view.charCodeAt(endOf(page, token)) === by;
