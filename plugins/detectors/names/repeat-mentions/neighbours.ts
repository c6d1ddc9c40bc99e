import { LOWER } from '../../../../kit/index.js';
import { canBeName, isPostNominal } from '../lists/name-span.js';
import { endOf, flagsOf, isAmbiguous, isCapitalised, startOf, type TextWindow } from '../lists/word.js';
import { isShortSurname } from './known-persons.js';

const SPACE = 32;
const HYPHEN = 45;

/** True for a word that can be a mention of the known name at its position. */
export const canBeMention = (window: TextWindow, token: number): boolean =>
  canBeName(window, token) || isShortSurname(window, token);

/** `Hollowell Avenue`: the name belongs to a thing. @param last last token of the name. */
export function isBeforeThing(window: TextWindow, last: number): boolean {
  const next = last + 1;
  if (!isNeighbour(window, last) || isPostNominal(window, next)) return false;
  if ((flagsOf(window, next) & window.bits.thing) === 0 || !isCapitalised(window, next)) return false;
  // In a headline, `BOATENG SIGNS`, the capitals of the next word tell nothing.
  return !(isCapitals(window, last) && isCapitals(window, next)) || isAmbiguous(window, last);
}

const isCapitals = (window: TextWindow, token: number): boolean => ((window.tokens.kind[token] ?? 0) & LOWER) === 0;

/** True if a single blank separates the token from the next one. */
export const isNeighbour = (window: TextWindow, token: number): boolean => isParted(window, token, SPACE);
/** True if a hyphen separates the token from the next one. */
export const isHyphenated = (window: TextWindow, token: number): boolean => isParted(window, token, HYPHEN);

const isParted = (window: TextWindow, token: number, by: number): boolean =>
  startOf(window, token + 1) === endOf(window, token) + 1 && window.view.charCodeAt(endOf(window, token)) === by;
