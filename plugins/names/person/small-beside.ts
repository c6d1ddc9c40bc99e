import { type CodeRecognizer, DIGIT, type Match, UPPER, type WordList } from '../../../core/index.js';
import type { Gazetteer } from '../gazetteer.js';
import { hashWord } from '../hash.js';
import {
  BESIDE_A_PERSON,
  FAMILIAR,
  GREETINGS,
  IN_SMALL_LINES,
  INTRODUCTIONS,
  OWNERS,
  RELATIONS,
} from '../words/small-context.js';
import { isInsideCode } from './code.js';
import { LineCase } from './line.js';
import { endOf, flagsOf, hashesOf, openPage, type Page, startOf } from './word.js';

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
    for (let token = 0; token + 1 < length; token++)
      if (((flags[token] ?? 0) & bit) !== 0 && isFirstName(page, token + 1) && isFit(page, token, lines))
        matches.push(...linked(page, token + 1));
    return matches;
  },
});

/** Kin need no more, who writes a greeting in front (`hey its jess`); a preposition needs a frequent name or a line without capitals, an article that and another language. */
function isFit(page: Page, before: number, lines: LineCase): boolean {
  const hash = page.tokens.hash[before] ?? 0;
  if (FAMILIAR_WORD.has(hash)) return true;
  if (INTRODUCTION.has(hash)) return GREETING.has(page.tokens.hash[before - 1] ?? 0);
  if (!ONLY_IN_SMALL_LINES.has(hash)) return isFrequent(page, before + 1) || lines.isSmall(before + 1);
  const language = page.document.language();
  const isLetter = endOf(page, before) - startOf(page, before) === 1;
  return language !== 'en' && (language !== undefined || !isLetter) && lines.isSmall(before + 1);
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
  const { bits, gazetteer, view } = page;
  const [start, end] = [startOf(page, token), endOf(page, token)];
  if (token >= page.tokens.length || end - start < SHORTEST || start !== endOf(page, token - 1) + 1) return false;
  if (view.charCodeAt(start - 1) !== SPACE || ((page.tokens.kind[token] ?? 0) & (UPPER | DIGIT)) !== 0) return false;
  const flags = flagsOf(page, token);
  if (NO_NAME.has(page.tokens.hash[token] ?? 0)) return false;
  if ((flags & (bits.stop | bits.doubtful | bits.thing | bits.title)) !== 0) return false;
  const hash = hashWord(view, start, end);
  if (gazetteer.isCommon(hash) || !(gazetteer.isGiven(hash) || (flags & bits.given) !== 0)) return false;
  return !isInsideCode(page, token);
}
