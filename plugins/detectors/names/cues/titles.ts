import type { Match } from '../../../../core/index.js';
import { LOWER, lexiconSet, lexiconWords, PERSON_ROLES, scoreOf } from '../../../../kit/index.js';
import { isLocalTitle } from '../lists/name-span.js';
import { endOf, flagsOf, hashesOf, isCapitalised, lowerOf, startOf, type TextWindow } from '../lists/word.js';
import { type CuedName, readCued } from './cued-name.js';
import { listed } from './listed-names.js';

const SURE = lexiconSet('person-titles', { class: 'title' });
const ROLES: ReadonlySet<string> = new Set([
  ...lexiconSet('person-titles', { class: ['role', 'rank'] }),
  ...PERSON_ROLES,
]);
/** Relations and ranks that are written in lower case before a name: `sister Ngozi`, `brigadiere Rota`. */
const LOWERCASE_TITLES: ReadonlySet<string> = new Set([
  ...lexiconSet('kin', { class: 'relation' }),
  ...lexiconSet('person-titles', { class: 'rank' }),
]);
/** Abbreviations that are titles only with a full stop: `M. Dupont`, `Fr. Weber`, `Sr. Pérez`. */
const ABBREVIATIONS = lexiconSet('person-titles', { class: 'abbreviation' });
/** Articles and possessives, behind which a title in lower case is a noun. */
const BEFORE_NOUNS = hashesOf(lexiconWords('function-words', { class: ['article', 'possessive'] }));
const OF_SEVERAL = lexiconSet('person-titles', { class: 'of-several' });
/** Titles that are abbreviations of a thing in capitals: `HR`. */
const IN_CAPITALS = lexiconSet('person-titles', { class: 'thing-in-capitals' });
/** Words allowed between a title and the name: further titles, and the faculties of German doctors. */
const BETWEEN = lexiconSet('person-titles', { class: 'between' });
const MAX_BETWEEN = 6;
const LONGEST_ABBREVIATION = 6;
const DOT = 46;
const HYPHEN = 45;
const APOSTROPHE = 39;
const SPACE = 32;
const TITLE = 'cue: title before the name';

/** `Dr. Obermann & Köhler`: the next partner of a firm. */
const BETWEEN_PARTNERS = / & /y;
const BETWEEN_SEVERAL = /, | (?:and|und|et|y|e|en|och|og|&) /y;

/** The names after a title if this token is one. With several persons, as in `MM. Fabre et Roussel` and
 * `Dr. Obermann & Köhler`, all of them. */
export function readTitled(window: TextWindow, token: number): { matches: readonly Match[]; next: number } | undefined {
  const first = readFirst(window, token);
  if (first === undefined) return undefined;
  return listed(window, first, OF_SEVERAL.has(lowerOf(window, token)) ? BETWEEN_SEVERAL : BETWEEN_PARTNERS, 'fair');
}

/** The name directly after a title, without the title. */
function readFirst(window: TextWindow, token: number): CuedName | undefined {
  const word = lowerOf(window, token);
  const trust = trustOf(window, token, word);
  const at = trust === undefined ? undefined : behindTitle(window, token);
  if (trust === undefined || at === undefined) return undefined;
  // `Rücksprache mit Hausmeister. Notaufnahme informiert.`: a full stop behind a whole word ends the sentence.
  if (trust === 'fair' && word.length > LONGEST_ABBREVIATION && window.view.charCodeAt(endOf(window, token)) === DOT)
    return undefined;
  if (trust === 'sure') return readCued(window, at, 'sure', TITLE) ?? readLowercase(window, token, at);
  const isRole = isCapitalised(window, token) || LOWERCASE_TITLES.has(word);
  return readCued(window, at, isRole ? 'fair' : 'weak', 'cue: role before the name');
}

/**
 * Reliability of a title. Titles that have other meanings elsewhere are reliable only in the language in which they are
 * titles.
 */
function trustOf(window: TextWindow, token: number, word: string): 'sure' | 'fair' | undefined {
  if (SURE.has(word)) return isDepartment(window, token, word) ? undefined : 'sure';
  const dotted = window.view.charCodeAt(endOf(window, token)) === DOT;
  // `D. Luis` has a title, `D.F.` does not
  const apart = word.length > 1 || (dotted && window.view.charCodeAt(endOf(window, token) + 1) === SPACE);
  if (apart && isCapitalised(window, token) && isLocalTitle(word, window.document.language())) return 'sure';
  // `de heer Jansen`: without `de`, `heer` means gentleman, or army in German.
  if (word === 'heer') return token > 0 && lowerOf(window, token - 1) === 'de' ? 'sure' : undefined;
  // `per 1000 m. Naismith`: a letter in lower case is a unit.
  const isLetter = word.length === 1 && !isCapitalised(window, token);
  return ROLES.has(word) || (ABBREVIATIONS.has(word) && dotted && !isLetter) ? 'fair' : undefined;
}

/** `HR Service`: in capitals beside a word that is not, the department. */
const isDepartment = (window: TextWindow, token: number, word: string): boolean =>
  IN_CAPITALS.has(word) && ((window.tokens.kind[token] ?? 0) & LOWER) === 0 && hasLower(window, token + 1);
const hasLower = (window: TextWindow, token: number): boolean => ((window.tokens.kind[token] ?? 0) & LOWER) !== 0;

/** The first token after a title and its additions. */
function behindTitle(window: TextWindow, token: number): number | undefined {
  for (let at = token, steps = 0; steps < MAX_BETWEEN; steps++, at++) {
    const gap = startOf(window, at + 1) - endOf(window, at);
    if (at + 1 >= window.tokens.length || gap > 3 || !isTitleGap(window, at)) return undefined;
    const next = lowerOf(window, at + 1);
    // `mr. C. Kleinveld`: an initial; the letters of `Dr. h. c.` are in lower case.
    const isInitial = next.length === 1 && isCapitalised(window, at + 1);
    if (!SURE.has(next) && (isInitial || !BETWEEN.has(next))) return at + 1;
  }
  return undefined;
}

/** A full stop, white space without a line break, or both; within `Dipl.-Ing.` a hyphen or full stop. */
function isTitleGap(window: TextWindow, token: number): boolean {
  const { view } = window;
  for (let at = endOf(window, token); at < startOf(window, token + 1); at++) {
    const unit = view.charCodeAt(at);
    const isMark =
      (unit === HYPHEN && view.charCodeAt(at - 1) === DOT) || (unit === APOSTROPHE && view.startsWith("'t ", at));
    if (unit !== SPACE && unit !== DOT && !isMark) return false;
  }
  return startOf(window, token + 1) > endOf(window, token);
}

/** `dr smith`: in lower case only a listed name counts, and not the verb behind a noun: `your doctor may recommend`. */
function readLowercase(window: TextWindow, title: number, token: number): CuedName | undefined {
  const { given, surname, homograph, stop } = window.bits;
  const flags = flagsOf(window, token);
  if ((flags & stop) !== 0 || (flags & (given | surname)) === 0) return undefined;
  const isHomograph = (flags & homograph) !== 0;
  if (isHomograph && !isCapitalised(window, title) && BEFORE_NOUNS.has(window.tokens.hash[title - 1] ?? 0))
    return undefined;
  const score = scoreOf(isHomograph ? 'cue:hint' : 'cue:phrase');
  const match = { type: 'PERSON', start: startOf(window, token), end: endOf(window, token), score, why: TITLE };
  return { match, next: token + 1 };
}
