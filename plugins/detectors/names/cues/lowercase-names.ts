import type { CodeRecognizer, Match, WordList } from '../../../../core/index.js';
import { append, DIGIT, lexiconWords, scoreOf, UPPER } from '../../../../kit/index.js';
import type { Gazetteer } from '../lists/gazetteer.js';
import { hashWord } from '../lists/hash.js';
import { LineCase } from '../lists/line-case.js';
import { endOf, flagsOf, hashesOf, openWindow, startOf, type TextWindow } from '../lists/word.js';

const LIST = 'names/lowercase-cue';
const SPACE = 32;
const SHORTEST = 3;
const MOST_LINKED = 4;
const SCORE = scoreOf('cue:hint');

const kin = lexiconWords('kin', { class: 'form-of-address' });
const inLowercaseLines = lexiconWords('function-words', { class: 'in-lowercase-lines' });

/** Words after which a lower-case first name is searched for. */
export const LOWERCASE_CUES: WordList = {
  name: LIST,
  words: [
    ...new Set([...kin, ...lexiconWords('function-words', { class: 'preposition-of-person' }), ...inLowercaseLines]),
  ],
};

const KIN = hashesOf(kin);
const ONLY_IN_LOWERCASE_LINES = hashesOf(inLowercaseLines);
/** Rare first names that are everyday words of some language: they count only after a relation. */
const EVERYDAY = hashesOf(lexiconWords('kin', { class: 'everyday' }));
const NO_NAME = hashesOf([...kin, ...lexiconWords('kin', { class: ['owner', 'relation-in-speech'] })]);
const AND = hashesOf(['und', 'et', 'y', 'e', 'en', 'and', 'ou', 'o', 'oder']);

/**
 * Lower-case first names that have no other meaning, after relations, prepositions and articles of languages other than
 * English: `opa heinz`, `mit jonas`, `avec kevin et lucas`; also `der tim` and `aan femke` in lines without capitals.
 */
export const lowercaseNames = (gazetteer: Gazetteer): CodeRecognizer => ({
  name: 'names/lowercase',
  types: ['PERSON'],
  needs: { words: [LIST] },
  recognize(document): Match[] {
    const bit = document.wordList(LIST);
    const window = openWindow(document, gazetteer);
    const lines = new LineCase(window);
    const matches: Match[] = [];
    const { flags, length } = window.tokens;
    for (let token = 0; token + 1 < length; token++)
      if (((flags[token] ?? 0) & bit) !== 0 && isFirstName(window, token + 1) && isCue(window, token, lines))
        append(matches, linked(window, token + 1));
    return matches;
  },
});

/**
 * A relation is enough. A preposition also needs a frequent name or a line without capitals; an article needs a line
 * without capitals and a language other than English.
 */
function isCue(window: TextWindow, before: number, lines: LineCase): boolean {
  const hash = window.tokens.hash[before] ?? 0;
  if (KIN.has(hash)) return true;
  if (EVERYDAY.has(window.tokens.hash[before + 1] ?? 0)) return false;
  if (!ONLY_IN_LOWERCASE_LINES.has(hash)) return isFrequent(window, before + 1) || lines.isLowercase(before + 1);
  const language = window.document.language();
  const isLetter = endOf(window, before) - startOf(window, before) === 1;
  return language !== 'en' && (language !== undefined || !isLetter) && lines.isLowercase(before + 1);
}

const isFrequent = (window: TextWindow, token: number): boolean =>
  (flagsOf(window, token) & window.bits.given) !== 0 ||
  window.gazetteer.isFrequentGiven(hashWord(window.view, startOf(window, token), endOf(window, token)));

/** The name, and the names that `and` adds to it. */
function linked(window: TextWindow, first: number): Match[] {
  const matches = [match(window, first)];
  let token = first;
  while (
    matches.length < MOST_LINKED &&
    AND.has(window.tokens.hash[token + 1] ?? 0) &&
    isFirstName(window, token + 2)
  ) {
    token += 2;
    matches.push(match(window, token));
  }
  return matches;
}

const match = (window: TextWindow, token: number): Match => ({
  type: 'PERSON',
  start: startOf(window, token),
  end: endOf(window, token),
  score: SCORE,
  why: 'cue: relation or preposition before a name in lower case',
});

/** A lower-case word after one blank that is only known as a first name. */
function isFirstName(window: TextWindow, token: number): boolean {
  const { bits, gazetteer, view, tokens } = window;
  const [start, end] = [startOf(window, token), endOf(window, token)];
  if (token >= tokens.length || end - start < SHORTEST || start !== endOf(window, token - 1) + 1) return false;
  if (view.charCodeAt(start - 1) !== SPACE || ((tokens.kind[token] ?? 0) & (UPPER | DIGIT)) !== 0) return false;
  const flags = flagsOf(window, token);
  if ((flags & (bits.homograph | bits.thing | bits.title | bits.stop)) !== 0) return false;
  if (NO_NAME.has(tokens.hash[token] ?? 0)) return false;
  const hash = hashWord(view, start, end);
  return !gazetteer.isCommon(hash) && (gazetteer.isGiven(hash) || (flags & bits.given) !== 0);
}
