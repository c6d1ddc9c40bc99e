import { speakerMark } from '../../../../core/index.js';
import { LOCAL_TITLES } from '../../words/titles.js';
import { isCitizen } from './citizen.js';
import { endOf, flagsOf, hashesOf, isCapitalised, type Page, startOf } from './word.js';

const SPACE = 32;
const DOT = 46;
const HYPHEN = 45;
const MOST = 4;
/** So much of a line is read for the letter it begins with. */
const LINE = 24;
const ABBREVIATIONS: ReadonlySet<string> = new Set('PS PPS DC US UK EU UN NY NB AM PM PO USA'.split(' '));
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
  if (
    first === token ||
    speakerMark(page.view, startOf(page, first)) > 0 ||
    isSorted(page, first) ||
    isAbbreviation(page, first, token) ||
    isListed(page, first, token)
  )
    return startOf(page, token);
  return token - first === 1 && isTitle(page, first) ? startOf(page, token) : startOf(page, first);
}

function isInitialBefore(page: Page, token: number): boolean {
  const before = token - 1;
  if (before < 0 || endOf(page, before) - startOf(page, before) !== 1 || !isCapitalised(page, before)) return false;
  const end = endOf(page, before);
  if (page.view.charCodeAt(end) !== DOT) return false;
  const gap = startOf(page, token) - end;
  const unit = page.view.charCodeAt(end + 1);
  const isLetter = endOf(page, token) - startOf(page, token) === 1;
  const isNear = gap === 1 || (gap === 2 && (unit === SPACE || (unit === HYPHEN && isLetter)));
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

/** The letters from one token to another are no initials: `P.S. Tomas`, `Washington, D.C. Tomas`, `at 5 P.M. Tomas`. */
const isAbbreviation = (page: Page, first: number, token: number): boolean =>
  ABBREVIATIONS.has(page.view.slice(startOf(page, first), startOf(page, token)).replace(/[^\p{L}]/gu, ''));

const ITEM = /^[ \t]{0,20}(\p{Lu})\. /u;

/** `A. Inca⏎B. Maya`: a letter that counts the lines of a list. */
function isListed(page: Page, first: number, token: number): boolean {
  if (token - first > 1) return false;
  const { view } = page;
  const at = startOf(page, first);
  const near = view.slice(Math.max(0, at - LINE), at);
  if (at > LINE && !near.includes('\n')) return false;
  const start = at - near.length + near.lastIndexOf('\n') + 1;
  const letter = ITEM.exec(view.slice(start, start + LINE))?.[1];
  if (letter === undefined) return false;
  const before = view.lastIndexOf('\n', start - 2) + 1;
  const behind = view.indexOf('\n', start) + 1;
  const neighbours = [start > 0 ? before : -1, behind > 0 ? behind : -1];
  return neighbours.some((at) => {
    const other = at < 0 ? undefined : ITEM.exec(view.slice(at, at + LINE))?.[1];
    return other !== undefined && Math.abs(other.charCodeAt(0) - letter.charCodeAt(0)) === 1;
  });
}

const isTitle = (page: Page, token: number): boolean =>
  isCitizen(page, token) ||
  LOCAL_TITLES.get(page.view.charAt(startOf(page, token)).toLowerCase())?.includes(page.document.language() ?? '') ===
    true;
