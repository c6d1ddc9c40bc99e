import type { Match } from '../../../core/index.js';
import { isLegalEponym } from '../../../kit/index.js';
import { BEFORE_ARTICLES, NAMELESS } from './words/context.js';
import { isEponym } from './person/words/eponym.js';
import { lower } from './lists/penalty.js';
import { isBesideNickname } from './person/words/nickname.js';
import { endOfName, isPostNominal } from './lists/name-span.js';
import { asGiven, asSurname, pairScore, particlePairScore } from './lists/strength.js';
import { isBehindPlaceWord, isPronoun } from './cues/neighbours.js';
import { trailing } from './lists/behind-name.js';
import {
  ARTICLED,
  CAPS,
  endOf,
  GIVEN,
  INITIAL,
  isCapitalised,
  lowerOf,
  type NameWord,
  type Page,
  startOf,
} from './lists/word.js';
import { loneName } from './uncued-name.js';
import { isPredicated } from './person/alone/predicates.js';

const PERSON = 'PERSON';
const CAPITAL_THING = 0.5;
const SPACE = 32;

/** Adds the names that a run of capitalised words holds when nothing around it says so. */
export function judgeRun(page: Page, run: readonly NameWord[], found: Match[]): void {
  for (let at = 0; at < run.length; ) {
    const owner = ownerOf(page, run[at], run[at + 1]);
    if (owner !== undefined) {
      judgeRun(page, [owner, ...run.slice(at + 2)], found);
      return;
    }
    const length = run.length - at > 1 ? nameLength(page, run, at) : 0;
    const match = length >= 2 ? fullName(page, run.slice(at, at + length)) : loneName(page, run[at]);
    if (match !== undefined) found.push(match);
    at += Math.max(1, length);
  }
}

/** `Überweisung von Claudia`: a word nobody bears, a particle, and a first name, which is somebody's; without the particle. */
function ownerOf(page: Page, word: NameWord | undefined, next: NameWord | undefined): NameWord | undefined {
  if (word === undefined || next === undefined || asGiven(word) > 1 || asSurname(word) > 1) return undefined;
  const start = startOf(page, next.first);
  return next.start < start && asGiven(next) >= 3 ? { ...next, start } : undefined;
}

/** How many words from `at` on make up one full name; 0 for none. */
function nameLength(page: Page, run: readonly NameWord[], at: number): number {
  const first = run[at];
  if (first === undefined || asGiven(first) === 0 || !mayBegin(page, first)) return 0;
  let best = 0;
  let sum = 0;
  for (let length = 2; at + length <= run.length; length++) {
    const word = run[at + length - 1];
    if (word === undefined) break;
    const isInitial = (word.known & INITIAL) !== 0;
    const fit = isInitial ? 1 : asSurname(word);
    if (fit === 0 && asGiven(word) === 0) {
      if (length === 3 && sum === 1 && isBehindInitials(page, run.slice(at, at + 3)) && (word.known & CAPS) === 0)
        best = length;
      break;
    }
    const score = isInitial ? 0 : pairScore(Math.max(asGiven(first), sum > 0 ? 1 : 0), fit);
    if (isInitial && isPronoun(page, word.first)) break;
    if (score > 0 || (best > 0 && fit >= 1)) best = length;
    else if (length === 2 && (isBeforeParticle(page, [first, word]) || isBesideNickname(page, first))) best = length;
    else if (isInitial && asGiven(first) >= 3) best = length;
    sum += fit;
  }
  return best;
}

const NO_INITIALS: ReadonlySet<string> = new Set(
  'US UK UN EU DC PS RI NY NJ NC ND SC SD WV PR BC LA LP PC NV AD BC AM PM'.split(' '),
);

/** True for three words of which two are initials, and no degree: `B.A. Economics`. */
const isBehindInitials = (page: Page, [first, second, ...rest]: readonly NameWord[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  rest.length === 1 &&
  (first.known & second.known & INITIAL) !== 0 &&
  !isPostNominal(page, first.first) &&
  !NO_INITIALS.has(page.view.charAt(first.start) + page.view.charAt(second.start)) &&
  /^(?:[,;)\r\n]|\.\s|$)/.test(page.view.slice(rest[0]?.end ?? 0, (rest[0]?.end ?? 0) + 2));

/** A single letter begins a name only where no capitalised word stands before it (`Hepatitis B. Smith`). */
function mayBegin(page: Page, word: NameWord): boolean {
  if ((word.known & INITIAL) === 0) return true;
  const dotted = page.view.charCodeAt(word.end) === 46;
  if (!dotted) return false;
  const before = word.first - 1;
  return before < 0 || endOf(page, before) !== word.start - 1 || !isCapitalised(page, before);
}

const STATE = /,? [A-Z]{2},? \d/y;
const isState = (page: Page, last: NameWord): boolean => {
  STATE.lastIndex = last.end;
  return STATE.test(page.view);
};

function fullName(page: Page, words: readonly NameWord[]): Match | undefined {
  const first = words[0];
  const last = trimmed(page, words);
  if (first === undefined || last === undefined) return undefined;
  let score = bestPair(page, words);
  const tail = trailing(page, last);
  if (tail === 'post-nominal' && score >= 0.5) score = Math.max(score, 0.85);
  // `Anders Hjelmstad MD`, but not `Arden Ferry MD 21230`
  else if (tail === 'post-nominal' && score >= 0.3 && !isState(page, last)) score = 0.55;
  else if (tail === 'Thing') score -= CAPITAL_THING;
  else if (tail === 'thing' && score < 0.8) score -= CAPITAL_THING;
  if (score < 0.8 && isEponym(page, first.first)) score -= 0.3;
  if (score < 0.8 && isOfEponym(page, words)) score -= 0.3;
  if (score < 0.8 && isPlaceBefore(page, first)) score -= 0.3;
  if (score < 0.2) return undefined;
  const found = { type: PERSON, start: first.start, end: endOfName(page, last), score, why: 'first and last name' };
  const reason = againstFullName(page, first, last);
  return reason === undefined ? found : lower(found, reason);
}

/** What a list says against a first and a last name. */
function againstFullName(page: Page, first: NameWord, last: NameWord): string | undefined {
  if (isBehindPlaceWord(page, first)) return 'word of a place before it';
  if (isNameless(page, first, last)) return isSubject(page, last) ? undefined : 'nobody, though it looks like a name';
  if (isLegalEponym(page.view, { start: first.start, end: last.end })) return 'law calls something by this name';
  return (last.known & ARTICLED) !== 0 && BEFORE_ARTICLES.has(lowerOf(page, first.first))
    ? 'a place or a feast'
    : undefined;
}

/** `Earl Grey was admitted` */
const isSubject = (page: Page, last: NameWord): boolean =>
  isPredicated(page, last, page.view.slice(last.end, last.end + LOOKAHEAD));

const LONGEST_NAMELESS = 24;
/** Enough for what somebody does. In code units. */
const LOOKAHEAD = 48;

/** `Monte Carlo`, which looks like a name and is nobody's; `Crystal Ball Monte Carlo` as well. */
function isNameless(page: Page, first: NameWord, last: NameWord): boolean {
  if (last.end - first.start > 2 * LONGEST_NAMELESS) return false;
  const term = page.view.slice(first.start, last.end).toLowerCase();
  const lastTwo = term.lastIndexOf(' ', term.lastIndexOf(' ') - 1) + 1;
  return NAMELESS.has(term) || (lastTwo > 0 && NAMELESS.has(term.slice(lastTwo)));
}

/** `Segno di Babinski`, `Zeichen von Homans`: a word, a particle, and one whose name a sign or a disease bears. */
function isOfEponym(page: Page, words: readonly NameWord[]): boolean {
  const [first, last] = [words[0], words[words.length - 1]];
  if (first === undefined || last === undefined || asGiven(first) > 1) return false;
  return startOf(page, last.first) > last.start && isEponym(page, last.first);
}

/** The last word that belongs to the name: a capital without a full stop behind a whole name does not. */
function trimmed(page: Page, words: readonly NameWord[]): NameWord | undefined {
  const last = words[words.length - 1];
  if (last === undefined || words.length < 3 || (last.known & INITIAL) === 0) return last;
  return page.view.charCodeAt(last.end) === 46 ? last : words[words.length - 2];
}

/** `at Johns Hopkins`, `in Pearl River`. */
function isPlaceBefore(page: Page, first: NameWord): boolean {
  const before = first.first - 1;
  if (before < 0 || first.start - endOf(page, before) !== 1) return false;
  const word = lowerOf(page, before);
  return word === 'at' || word === 'in' || word === 'near';
}

/** The best first and last name among the words; more words that fit raise it a little. */
function bestPair(page: Page, words: readonly NameWord[]): number {
  const [first] = words;
  if (first === undefined) return 0;
  let best = 0;
  let initials = 0;
  for (const word of words) {
    if ((word.known & INITIAL) !== 0) initials++;
    if (word === first) continue;
    if ((word.known & INITIAL) !== 0) best = Math.max(best, asGiven(first) >= 3 ? 0.65 : 0);
    else {
      const start = startOf(page, word.first);
      const isParted = word.start < start && page.view.charCodeAt(start - 1) === SPACE;
      const scoreOf = isParted ? particlePairScore : pairScore;
      best = Math.max(best, scoreOf(asGiven(first), Math.max(asSurname(word), word.known & GIVEN ? 2 : 0)));
    }
  }
  const last = words[words.length - 1] ?? first;
  // `B. 't Hooft`, `J. van der Zwan`
  if (isBeforeParticle(page, words)) best = Math.max(best, 0.55);
  // `J.-L. Tarquin`: nothing else is written so.
  if ((first.known & INITIAL) !== 0 && first.last > first.first && (last.known & (CAPS | INITIAL)) === 0)
    best = Math.max(best, 0.55);
  // `Folasade ("Sade") Ekundayo`
  if (isBesideNickname(page, first)) best = Math.max(best, 0.75);
  // `D. L. Crane`: behind two initials, any word is a surname.
  if (isBehindInitials(page, words) && (last.known & (CAPS | INITIAL)) === 0) best = Math.max(best, 0.5);
  // `J. R. Smith`, `Anna K. Weiler`: initials hardly stand anywhere else.
  return best === 0 ? 0 : Math.min(0.9, best + (initials > 0 && words.length > 2 ? 0.1 : 0));
}

/** True for an initial and a surname with a particle, of which none is an everyday word. */
const isBeforeParticle = (page: Page, [first, second]: readonly NameWord[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  (first.known & INITIAL) !== 0 &&
  page.view.charCodeAt(first.end) === 46 &&
  second.start < startOf(page, second.first) &&
  asSurname(second) >= 1;
