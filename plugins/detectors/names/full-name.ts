import type { Match } from '../../../core/index.js';
import { isLegalEponym, isNamedThing, scoreOf } from '../../../kit/index.js';
import { behindName } from './lists/behind-name.js';
import { against } from './lists/evidence.js';
import { endOfName } from './lists/name-span.js';
import { asGiven, asSurname, pairScore, particlePairScore } from './lists/strength.js';
import { CAPS, endOf, GIVEN, INITIAL, isCapitalised, type NameWord, startOf, type TextWindow } from './lists/word.js';
import { uncuedName } from './uncued-name.js';

/** An initial and a surname with a particle, or a double initial: `J. van der Zwan`, `J.-L. Tarquin`. */
const INITIAL_AND_SURNAME = scoreOf('form:usual');
/** Articles that are particles of names in other languages only. */
const GENITIVES: ReadonlySet<string> = new Set(['der', 'des']);
const LEAST = 0.2;
const SPACE = 32;
const DOT = 46;

/** Adds the names in a run of capitalised words without a cue. */
export function readUncued(window: TextWindow, run: readonly NameWord[], found: Match[]): void {
  for (let at = 0; at < run.length; ) {
    const length = run.length - at > 1 ? nameLength(window, run, at) : 0;
    const match = length >= 2 ? fullName(window, run.slice(at, at + length)) : uncuedName(window, run[at]);
    if (match !== undefined) found.push(match);
    at += Math.max(1, length);
  }
}

/** Number of words from `at` on that form one full name; 0 if they form none. */
function nameLength(window: TextWindow, run: readonly NameWord[], at: number): number {
  const first = run[at];
  if (first === undefined || asGiven(first) === 0 || !mayBegin(window, first)) return 0;
  let best = 0;
  let sum = 0;
  for (let length = 2; at + length <= run.length; length++) {
    const word = run[at + length - 1];
    if (word === undefined) break;
    const isInitial = (word.known & INITIAL) !== 0;
    const fit = isInitial ? 1 : asSurname(word);
    if ((fit === 0 && asGiven(word) === 0) || (isInitial && isPronoun(window, word))) break;
    const score = isInitial ? 0 : pairScore(Math.max(asGiven(first), sum > 0 ? 1 : 0), fit);
    if (score > 0 || (best > 0 && fit >= 1) || (isInitial && asGiven(first) >= 3)) best = length;
    else if (length === 2 && isInitialAndParticle(window, first, word)) best = length;
    sum += fit;
  }
  return best;
}

/** A single letter begins a name only if no capitalised word precedes it (`Hepatitis B. Smith`). */
function mayBegin(window: TextWindow, word: NameWord): boolean {
  if ((word.known & INITIAL) === 0) return true;
  const before = word.first - 1;
  if (window.view.charCodeAt(word.end) !== DOT) return false;
  return before < 0 || endOf(window, before) !== word.start - 1 || !isCapitalised(window, before);
}

/** The `I` of `Anna I love you`. */
const isPronoun = ({ view }: TextWindow, { start }: NameWord): boolean =>
  /^I \p{Ll}/u.test(view.slice(start, start + 3));

function fullName(window: TextWindow, words: readonly NameWord[]): Match | undefined {
  const first = words[0];
  const last = withoutLastLetter(window, words);
  if (first === undefined || last === undefined) return undefined;
  let score = bestPair(window, words);
  const tail = behindName(window, last);
  if (tail === 'post-nominal' && score >= 0.3)
    score = Math.max(score, scoreOf(score >= 0.5 ? 'cue:label' : 'cue:word'));
  if (score < LEAST) return undefined;
  const isThing = tail === 'Thing' || (tail === 'thing' && score < scoreOf('lexicon:known'));
  const span = { start: first.start, end: endOfName(window, last) };
  const open = tail !== 'post-nominal';
  const found = { type: 'PERSON', ...span, score, open, why: 'list of names: first and last name' };
  if (isLegalEponym(window.view, span)) return against(found, 'lexicon:eponym-of-law');
  if (isThing) return against(found, 'cue:thing-behind');
  const isSure = score >= scoreOf('lexicon:known');
  return !isSure && isNamedThing(window.view, span) ? against(found, 'cue:thing-beside') : found;
}

/** The last word that belongs to the name. A capital without a full stop after a full name does not belong to it. */
function withoutLastLetter(window: TextWindow, words: readonly NameWord[]): NameWord | undefined {
  const last = words[words.length - 1];
  if (last === undefined || words.length < 3 || (last.known & INITIAL) === 0) return last;
  return window.view.charCodeAt(last.end) === DOT ? last : words[words.length - 2];
}

/** The best pair of first and last name among the words; further fitting words raise the score slightly. */
function bestPair(window: TextWindow, words: readonly NameWord[]): number {
  const [first, second] = words;
  if (first === undefined || second === undefined) return 0;
  let best = 0;
  let initials = (first.known & INITIAL) !== 0 ? 1 : 0;
  for (const word of words.slice(1)) {
    const isInitial = (word.known & INITIAL) !== 0;
    if (isInitial) initials++;
    best = Math.max(best, isInitial ? (asGiven(first) >= 3 ? scoreOf('form:usual') : 0) : pairOf(window, first, word));
  }
  const last = words[words.length - 1] ?? second;
  const isDouble = (first.known & INITIAL) !== 0 && first.last > first.first && (last.known & (CAPS | INITIAL)) === 0;
  if (isDouble || isInitialAndParticle(window, first, second)) best = Math.max(best, INITIAL_AND_SURNAME);
  // `J. R. Smith`, `Anna K. Weiler`: initials are rarely used for anything but names.
  return best === 0 ? 0 : Math.min(scoreOf('form:unmistakable'), best + (initials > 0 && words.length > 2 ? 0.1 : 0));
}

function pairOf(window: TextWindow, first: NameWord, word: NameWord): number {
  const start = startOf(window, word.first);
  const hasParticle = word.start < start && window.view.charCodeAt(start - 1) === SPACE;
  // `im Sinne des Satzes`
  if (hasParticle && GENITIVES.has(window.view.slice(word.start, start - 1)) && window.document.language() === 'de')
    return 0;
  const surname = Math.max(asSurname(word), (word.known & GIVEN) !== 0 ? 2 : 0);
  return (hasParticle ? particlePairScore : pairScore)(asGiven(first), surname);
}

/** True for an initial and a surname with a particle if neither is an everyday word. */
const isInitialAndParticle = (window: TextWindow, first: NameWord, second: NameWord): boolean =>
  (first.known & INITIAL) !== 0 &&
  window.view.charCodeAt(first.end) === DOT &&
  second.start < startOf(window, second.first) &&
  asSurname(second) >= 1;
