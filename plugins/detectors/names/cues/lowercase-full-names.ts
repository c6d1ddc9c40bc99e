import type { CodeRecognizer, Match } from '../../../../core/index.js';
import { lexiconWords, scoreOf, UPPER } from '../../../../kit/index.js';
import type { Gazetteer } from '../lists/gazetteer.js';
import {
  COMMON,
  endOf,
  flagsOf,
  GIVEN,
  HOMOGRAPH,
  hashesOf,
  knowledgeOf,
  openWindow,
  RARE_SURNAME,
  SURNAME,
  startOf,
  type TextWindow,
} from '../lists/word.js';

const SPACE = 32;
const SHORTEST = 3;
/** A surname alone must be long enough to be no abbreviation. In code units. */
const SHORTEST_SURNAME = 6;
const SCORE = scoreOf('cue:hint');
const VERB = hashesOf(lexiconWords('person-predicates', { class: ['verb', 'participle'] }));
const AUXILIARY = hashesOf(lexiconWords('person-predicates', { class: ['auxiliary', 'auxiliary-of-subject'] }));
/** The start of a clause: nothing, or a sign, before a subject. */
const CLAUSE_BEFORE = /(?:^|[.;:!?] {1,2}|, (?:then|and|but|while) )$/u;
const FURTHEST = 12;

/**
 * Names in lower case outside of lines without capitals: a first name that has no other meaning with a surname (`nora
 * fairbank`), and a surname as the subject of a clause (`papadakis did not`). In English only: elsewhere many lower-case
 * words are given names (Swedish `per`, `inga`) and many compounds end like surnames.
 */
export const lowercaseFullNames = (gazetteer: Gazetteer): CodeRecognizer => ({
  name: 'names/lowercase-full',
  types: ['PERSON'],
  needs: { holds: ['abcdefghijklmnopqrstuvwxyz'] },
  recognize(document): Match[] {
    const window = openWindow(document, gazetteer);
    const matches: Match[] = [];
    const { length } = window.tokens;
    let isEnglish: boolean | undefined;
    for (let token = 0; token < length; token++) {
      if (!isLowercase(window, token)) continue;
      const isFirst = (flagsOf(window, token) & window.bits.given) !== 0;
      if (isFirst) {
        if (!isGiven(window, token) || !isSurname(window, token + 1)) continue;
      } else if (!isPredicate(window, token + 1) || !isSubject(window, token)) continue;
      isEnglish ??= (document.language() ?? 'en') === 'en';
      if (!isEnglish) break;
      matches.push(match(window, token, isFirst ? token + 1 : token));
    }
    return matches;
  },
});

const match = (window: TextWindow, first: number, last: number): Match => ({
  type: 'PERSON',
  start: startOf(window, first),
  end: endOf(window, last),
  score: SCORE,
  why: 'list of names: in lower case',
});

const isLowercase = (window: TextWindow, token: number): boolean =>
  token < window.tokens.length &&
  ((window.tokens.kind[token] ?? 0) & UPPER) === 0 &&
  endOf(window, token) - startOf(window, token) >= SHORTEST;

/** False for a word that is also something else. */
const isNothingElse = (window: TextWindow, token: number): boolean => {
  const { homograph, thing, title, stop } = window.bits;
  return (flagsOf(window, token) & (homograph | thing | title | stop)) === 0;
};

const isGiven = (window: TextWindow, token: number): boolean => {
  const known = knowledgeOf(window, token);
  return isNothingElse(window, token) && (known & GIVEN) !== 0 && (known & (HOMOGRAPH | COMMON)) === 0;
};

/** A lower-case word directly behind another one that is known as a surname and as nothing else. */
function isSurname(window: TextWindow, token: number): boolean {
  if (!isLowercase(window, token) || !isBehindBlank(window, token) || !isNothingElse(window, token)) return false;
  const known = knowledgeOf(window, token);
  return (known & (SURNAME | RARE_SURNAME)) !== 0 && (known & (HOMOGRAPH | COMMON)) === 0;
}

/** A surname that begins a clause. */
function isSubject(window: TextWindow, token: number): boolean {
  const [start, end] = [startOf(window, token), endOf(window, token)];
  if (end - start < SHORTEST_SURNAME || !isNothingElse(window, token)) return false;
  const known = knowledgeOf(window, token);
  if ((known & (SURNAME | RARE_SURNAME)) === 0 || (known & (HOMOGRAPH | COMMON)) !== 0) return false;
  return CLAUSE_BEFORE.test(window.view.slice(Math.max(0, start - FURTHEST), start));
}

/** A verb of persons, or an auxiliary before one or before `not`. */
function isPredicate(window: TextWindow, token: number): boolean {
  const hash = window.tokens.hash[token] ?? 0;
  if (token >= window.tokens.length || !isBehindBlank(window, token)) return false;
  return VERB.has(hash) || AUXILIARY.has(hash);
}

const isBehindBlank = (window: TextWindow, token: number): boolean =>
  startOf(window, token) === endOf(window, token - 1) + 1 &&
  window.view.charCodeAt(startOf(window, token) - 1) === SPACE;
