import { LOCAL_TITLES } from '../words/titles.js';
import { endOf, flagsOf, hashesOf, isCapitalised, type Page, startOf } from './word.js';

const SPACE = 32;
const DOT = 46;
const HYPHEN = 45;
const MOST = 4;
/** Words behind which a single letter counts or sorts, and belongs to them: `Hepatitis B. Weber`. */
const SORTED = hashesOf(
  `hepatitis vitamin typ type tipo group gruppe grupo groupe gruppo groep class klasse classe clase teil part parte partie deel grade grad
  plan faktor factor haus house block bloque stage phase option punkt point punto section abschnitt kapitel chapter annex anlage form`.split(
    /\s+/,
  ),
);

/**
 * Where a name begins with the initials in front of it: `S. Kratz`, `J.-N. Thibaut`, though no list knows the surname. A letter that
 * is a title in the language of the text (`M. Thibaut` in French) is none.
 * @param token the first of the name.
 */
export function startWithInitials(page: Page, token: number): number {
  let first = token;
  while (token - first < MOST && isInitialBefore(page, first)) first--;
  if (first === token || isSorted(page, first)) return startOf(page, token);
  return token - first === 1 && isTitle(page, first) ? startOf(page, token) : startOf(page, first);
}

function isInitialBefore(page: Page, token: number): boolean {
  const before = token - 1;
  if (before < 0 || endOf(page, before) - startOf(page, before) !== 1 || !isCapitalised(page, before)) return false;
  const end = endOf(page, before);
  if (page.view.charCodeAt(end) !== DOT) return false;
  const gap = startOf(page, token) - end;
  const unit = page.view.charCodeAt(end + 1);
  const isNear = gap === 1 || (gap === 2 && (unit === SPACE || unit === HYPHEN));
  return isNear && !isWithinWord(page, before);
}

/** `U.S. Weber` stays apart at level 2, `12B. Weber` and `&C. Weber` are no initials. */
const isWithinWord = (page: Page, token: number): boolean =>
  token > 0 &&
  endOf(page, token - 1) === startOf(page, token) - 1 &&
  "'&/".includes(page.view.charAt(startOf(page, token) - 1));

function isSorted(page: Page, token: number): boolean {
  const before = token - 1;
  if (before < 0 || startOf(page, token) - endOf(page, before) !== 1) return false;
  if (SORTED.has(page.tokens.hash[before] ?? 0)) return true;
  // Where not every noun has a capital, a capitalised word in front is a name too, or what the letter belongs to.
  return (
    isCapitalised(page, before) &&
    (flagsOf(page, before) & page.bits.title) === 0 &&
    page.view.charCodeAt(endOf(page, before)) === SPACE &&
    page.document.language() !== 'de'
  );
}

const isTitle = (page: Page, token: number): boolean =>
  LOCAL_TITLES.get(page.view.charAt(startOf(page, token)).toLowerCase())?.includes(page.document.language() ?? '') ===
  true;
