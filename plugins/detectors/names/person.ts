import type { CodeRecognizer, Match } from '../../../core/index.js';
import { append, lexiconWords, openingWord, SENTENCE_OPENERS, speakerMark, UPPER } from '../../../kit/index.js';
import { doubtsByDocument } from './about-people.js';
import { doubtsByCitation } from './author-year.js';
import { readHeaded } from './cues/header.js';
import { readLabelled } from './cues/labels.js';
import { readTitled } from './cues/titles.js';
import { doubtsByDefinition } from './defined-abbreviations.js';
import { readUncued } from './full-name.js';
import { unlessDisease } from './lists/evidence.js';
import type { Gazetteer } from './lists/gazetteer.js';
import { hashWord } from './lists/hash.js';
import { canBeName, readRun } from './lists/name-span.js';
import {
  endOf,
  flagsOf,
  hashesOf,
  isCapitalised,
  type NameWord,
  openWindow,
  startOf,
  type TextWindow,
} from './lists/word.js';
import { recallPersons } from './repeat-mentions/persons.js';
import { readSurnameFirst } from './surname-first.js';
import { doubtsByTitle } from './titles-alone.js';

const SPACE = 32;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Finds names of persons by cues (titles, labels, column titles, post-nominals) and by lists. Passes over the tokens
 * once and stops only at capitals and at words of its lists.
 */
export const personRecognizer = (gazetteer: Gazetteer): CodeRecognizer => ({
  name: 'names/person',
  types: ['PERSON'],
  needs: { holds: [LETTERS] },
  recognize(document) {
    const headed = readHeaded(document);
    return headed === undefined ? firstPass(openWindow(document, gazetteer)) : [headed];
  },
  doubt(document, own, open) {
    const byDefinition = doubtsByDefinition(document.view, open);
    const byDocument = doubtsByDocument(openWindow(document, gazetteer), own, open);
    const byCitation = doubtsByCitation(document.view, open);
    const byTitle = doubtsByTitle(openWindow(document, gazetteer), own, open);
    return open.map((_, at) => byTitle[at] ?? byDefinition[at] ?? byCitation[at] ?? byDocument[at]);
  },
  recall: (document, found) => recallPersons(openWindow(document, gazetteer), found),
});

function firstPass(window: TextWindow): Match[] {
  const matches: Match[] = [];
  const { title, label, opening } = window.bits;
  const { kind, flags, length } = window.tokens;
  for (let token = 0; token < length; ) {
    const flag = (flags[token] ?? 0) & (title | label | opening);
    if (flag === 0 && ((kind[token] ?? 0) & UPPER) === 0) token++;
    else token = step(window, token, flag, matches);
  }
  return matches.map((match) => unlessDisease(window.view, match));
}

/** Examines one token that may begin a name or be a cue; returns the token at which reading continues. */
function step(window: TextWindow, token: number, flag: number, matches: Match[]): number {
  const { title, label, opening, given, surname } = window.bits;
  const isLabel = (flag & opening) !== 0 || ((flag & label) !== 0 && isMarkedOff(window, token));
  const cued =
    (isLabel ? readLabelled(window, token) : undefined) ??
    ((flag & title) !== 0 ? readTitled(window, token) : undefined);
  if (cued !== undefined) {
    append(matches, cued.matches);
    return Math.max(cued.next, token + 1);
  }
  const isLetter = endOf(window, token) - startOf(window, token) === 1;
  if ((flag & title) !== 0 && !isLetter && (flagsOf(window, token) & (given | surname)) === 0) return token + 1;
  return canBeName(window, token) ? readNames(window, token, matches) : token + 1;
}

/** False if a single blank and a letter follow: most words that can be labels are ordinary words there. */
function isMarkedOff(window: TextWindow, token: number): boolean {
  const end = endOf(window, token);
  return window.view.charCodeAt(end) !== SPACE || startOf(window, token + 1) !== end + 1;
}

const RELATIONS = hashesOf(lexiconWords('kin', { class: ['relation', 'relation-in-speech'] }));
const POSSESSIVES = hashesOf(lexiconWords('function-words', { class: 'possessive' }));
const OPENERS = hashesOf(SENTENCE_OPENERS);

/** `Mein |Mann| Emmanuel`: behind a word of possession, a relation is no part of the name. */
const isPossessedRelation = ({ tokens }: TextWindow, token: number): boolean =>
  token > 0 && RELATIONS.has(tokens.hash[token] ?? 0) && POSSESSIVES.has(tokens.hash[token - 1] ?? 0);

/** Names in a run of capitalised words without a cue. */
function readNames(window: TextWindow, token: number, matches: Match[]): number {
  const start = startOf(window, token);
  const isOpener = OPENERS.has(window.tokens.hash[token] ?? 0) && openingWord(window.view, start) > 0;
  if (isOpener || speakerMark(window.view, start) > 0) return token + 1;
  if (isSingle(window, token) && isEveryday(window, token)) return token + 1;
  const run = readRun(window, token);
  const [first, second] = run;
  if (first === undefined) return token + 1;
  if (second === undefined || !isPossessedRelation(window, token)) return readRunOf(window, run, matches);
  const found: Match[] = [];
  const next = readRunOf(window, run, found);
  append(
    matches,
    found.map((match) => (match.start === first.start ? { ...match, start: second.start } : match)),
  );
  return next;
}

function readRunOf(window: TextWindow, run: readonly NameWord[], matches: Match[]): number {
  const surnameFirst = readSurnameFirst(window, run);
  if (surnameFirst === undefined) {
    readUncued(window, run, matches);
    return (run[run.length - 1]?.last ?? 0) + 1;
  }
  matches.push(surnameFirst.match);
  return surnameFirst.next;
}

/** True if no capitalised word follows closely. */
function isSingle(window: TextWindow, token: number): boolean {
  const near = endOf(window, token) + 3;
  for (let next = token + 1; next <= token + 4; next++) {
    if (next === token + 1 && startOf(window, next) > near) return true;
    if (isCapitalised(window, next)) return false;
  }
  return true;
}

/** Quick exit for the most frequent case, an everyday word at the start of a sentence. */
function isEveryday(window: TextWindow, token: number): boolean {
  if ((flagsOf(window, token) & (window.bits.given | window.bits.surname)) !== 0) return false;
  return window.gazetteer.isCommon(hashWord(window.view, startOf(window, token), endOf(window, token)));
}
