import type { CodeRecognizer, Match, WordList } from '../../../../core/index.js';
import { DIGIT, UPPER } from '../../../../kit/index.js';
import type { Gazetteer } from '../lists/gazetteer.js';
import { hashWord } from '../lists/hash.js';
import {
  BESIDE_A_PERSON,
  EVERYDAY,
  EVERYDAY_NAMES,
  FAMILIAR,
  GREETINGS,
  IN_SMALL_LINES,
  INTRODUCTIONS,
  OWNERS,
  RELATIONS,
  SURE_KIN,
} from '../words/small-context.js';
import { isInsideCode } from '../lists/inside-code.js';
import { LineCase } from '../lists/line-case.js';
import { endOf, flagsOf, hashesOf, openPage, type Page, startOf } from '../lists/word.js';

const LIST = 'names/beside';
const SPACE = 32;
const SHORTEST = 3;
const MOST_LINKED = 4;
const SCORE = 0.51;

/** The words behind which a first name in small letters is looked for. */
export const BESIDE: WordList = {
  name: LIST,
  words: [...BESIDE_A_PERSON, ...FAMILIAR, ...IN_SMALL_LINES, ...INTRODUCTIONS],
};

const FAMILIAR_WORD = hashesOf(FAMILIAR);
const ONLY_IN_SMALL_LINES = hashesOf([...IN_SMALL_LINES].filter((word) => !FAMILIAR.has(word)));
const INTRODUCTION = hashesOf([...INTRODUCTIONS]);
const GREETING = hashesOf([...GREETINGS]);
const EVERYDAY_WORD = hashesOf(EVERYDAY);
const EVERYDAY_NAME = hashesOf([...EVERYDAY, ...EVERYDAY_NAMES]);
const KIN_ONLY = hashesOf(SURE_KIN);
const NO_NAME = hashesOf([...FAMILIAR, ...OWNERS, ...RELATIONS]);
const AND = hashesOf(['und', 'et', 'y', 'e', 'en', 'and', 'ou', 'o', 'oder']);

/**
 * `opa heinz`, `mit jonas`, `avec kevin et lucas`; `der tim` and `aan femke` in lines without capitals: first names in small
 * letters, which are no other word, behind kin, prepositions and articles of languages other than English.
 */
export const smallBeside = (gazetteer: Gazetteer): CodeRecognizer => ({
  name: 'names/small-beside',
  types: ['PERSON'],
  needs: { words: [LIST] },
  recognize(document): Match[] {
    const bit = document.wordList(LIST);
    const page = openPage(document, gazetteer);
    const lines = new LineCase(page);
    const matches: Match[] = [];
    const { flags, length } = page.tokens;
    for (let token = 0; token + 1 < length; token++) {
      const isBehindWord = ((flags[token] ?? 0) & bit) !== 0;
      if (!isBehindWord && !(lines.isSmall(token + 1) && isFrequent(page, token + 1))) continue;
      if (!isFirstName(page, token + 1) && !(isBehindWord && isRareBehindKin(page, token, lines))) continue;
      if (isBehindWord ? isFit(page, token, lines) : isOfChat(page, token + 1, lines))
        matches.push(...linked(page, token + 1));
    }
    return matches;
  },
});

/** Kin need no more, who writes a greeting in front (`hey its jess`); a preposition needs a frequent name or a line without capitals, an article that and another language. */
function isFit(page: Page, before: number, lines: LineCase): boolean {
  const hash = page.tokens.hash[before] ?? 0;
  if (FAMILIAR_WORD.has(hash)) return true;
  if (INTRODUCTION.has(hash)) return GREETING.has(page.tokens.hash[before - 1] ?? 0);
  if (EVERYDAY_WORD.has(page.tokens.hash[before + 1] ?? 0)) return false;
  if (!ONLY_IN_SMALL_LINES.has(hash)) return isFrequent(page, before + 1) || lines.isSmall(before + 1);
  const language = page.document.language();
  const isLetter = endOf(page, before) - startOf(page, before) === 1;
  return language !== 'en' && (language !== undefined || !isLetter) && lines.isSmall(before + 1);
}

/** `viene davide`, `è oskar lì?`: anywhere in a line without capitals, a frequent name that no language has for another word. */
function isOfChat(page: Page, token: number, lines: LineCase): boolean {
  if (EVERYDAY_NAME.has(page.tokens.hash[token] ?? 0) || !lines.isSmall(token)) return false;
  const language = page.document.language();
  return language === undefined ? FOREIGN_LETTER.test(page.view) : language !== 'en';
}

/** Letters of the languages that are not told apart: Polish, Czech, Turkish, Romanian, Nordic. */
const FOREIGN_LETTER = /[ąęłżśćńźěřůčšžőűşğıæøåțșăäö]/;
const SHORTEST_RARE = 4;

/** `tante riet`, `dona neide`: behind kin, a word that no language has in daily use. */
function isRareBehindKin(page: Page, kin: number, lines: LineCase): boolean {
  if (!KIN_ONLY.has(page.tokens.hash[kin] ?? 0) || !isSmallWord(page, kin + 1)) return false;
  const [start, end] = [startOf(page, kin + 1), endOf(page, kin + 1)];
  if (end - start < SHORTEST_RARE || page.gazetteer.isCommon(hashWord(page.view, start, end))) return false;
  return isOfChat(page, kin + 1, lines);
}

const isFrequent = (page: Page, token: number): boolean =>
  (flagsOf(page, token) & page.bits.given) !== 0 ||
  page.gazetteer.isFrequentGiven(hashWord(page.view, startOf(page, token), endOf(page, token)));

/** The name and those that `and` adds to it. */
function linked(page: Page, first: number): Match[] {
  const matches = [match(page, first)];
  let token = first;
  while (matches.length < MOST_LINKED && AND.has(page.tokens.hash[token + 1] ?? 0) && isFirstName(page, token + 2)) {
    token += 2;
    matches.push(match(page, token));
  }
  return matches;
}

const match = (page: Page, token: number): Match => ({
  type: 'PERSON',
  start: startOf(page, token),
  end: endOf(page, token),
  score: SCORE,
  why: 'in small letters, beside kin or a preposition',
});

/** A word in small letters behind one blank that is a first name and nothing else. */
function isFirstName(page: Page, token: number): boolean {
  if (!isSmallWord(page, token)) return false;
  const { bits, gazetteer, view } = page;
  const flags = flagsOf(page, token);
  if ((flags & (bits.doubtful | bits.thing | bits.title)) !== 0) return false;
  const hash = hashWord(view, startOf(page, token), endOf(page, token));
  return !gazetteer.isCommon(hash) && (gazetteer.isGiven(hash) || (flags & bits.given) !== 0);
}

/** A word in small letters behind one blank that may be a name at all. */
function isSmallWord(page: Page, token: number): boolean {
  const [start, end] = [startOf(page, token), endOf(page, token)];
  if (token >= page.tokens.length || end - start < SHORTEST || start !== endOf(page, token - 1) + 1) return false;
  if (page.view.charCodeAt(start - 1) !== SPACE || ((page.tokens.kind[token] ?? 0) & (UPPER | DIGIT)) !== 0)
    return false;
  if (NO_NAME.has(page.tokens.hash[token] ?? 0) || (flagsOf(page, token) & page.bits.stop) !== 0) return false;
  return !isInsideCode(page, token);
}
