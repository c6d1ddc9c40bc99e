import type { Match } from '../../../core/index.js';
import { beginsSentence, isLegalEponym } from '../../../kit/index.js';
import { hashWord } from './lists/hash.js';
import { NAMED_AFTER_SOMEBODY } from './words/context.js';
import { isEponym } from './person/words/eponym.js';
import { lower } from './lists/penalty.js';
import { isBesideNickname } from './person/words/nickname.js';
import { endOfName } from './lists/name-span.js';
import { asGiven, asSurname } from './lists/strength.js';
import { isBeforeAge, isBehindPlaceWord, isMonth, isProper, isShouted, loneContext } from './cues/neighbours.js';
import { type Tail, trailing } from './lists/behind-name.js';
import {
  CAPS,
  COMMON,
  flagsOf,
  hashesOf,
  INITIAL,
  isLatin,
  type NameWord,
  type Page,
  readWord,
} from './lists/word.js';
import { isFramed } from './cues/person-predicates.js';
import { isBehindRelation } from './cues/kin.js';

/** A name behind a relation. */
const KIN = 0.6;
/** Between words that hardly stand beside anything but persons. */
const FRAMED = 0.52;
/** In the lists of frequent names, and no everyday word: nine of ten are persons, wherever they stand. */
const LISTED = 0.52;
/** A name that many bear, in English, where nothing beside it makes a thing of it. */
const FREQUENT = 0.5;
/** A first name that many bear, where something beside it may make a thing of it. */
const IN_DOUBT = 0.42;
/** Words in capitals among others are abbreviations more often. */
const ABBREVIATED = 0.11;
/** In the long tail of names. */
const IN_LONG_TAIL = 0.3;
/** A name that is as often something else. */
const DOUBTED = 0.22;
/** A shorter surname that is an everyday word does not begin a sentence as a name. In code units. */
const SHORTEST_DOUBTED = 4;
/** Before a nickname in brackets. */
const NICKNAMED = 0.72;

const APOSTROPHE = 39;
const BRACKET = 40;
/** Two quotes, a comma and a blank. In code units. */
const LONGEST_JOINT = 4;

/** In Cyrillic and Greek, which the name model has hardly read, so that nobody else finds it. */
const IN_OTHER_LETTERS = 0.52;

/** How much a word tells that stands alone, by how well it fits as a first name and as a surname. */
function aloneScore(page: Page, word: NameWord, given: number, surname: number): number {
  const best = Math.max(given, surname);
  if (given >= 3 && !isLatin(page.view, word.start)) return IN_OTHER_LETTERS;
  if (best >= 3 && isProper(page, word)) {
    const isListed = (flagsOf(page, word.first) & (page.bits.given | page.bits.surname)) !== 0;
    if (isListed && isNoOther(page, word) && (given >= 3 || !isForeign(page))) return LISTED;
    if (!isListed && !isForeign(page)) return FREQUENT;
  }
  const capitals = (word.known & CAPS) !== 0 && !isShouted(page, word) ? ABBREVIATED : 0;
  if (given >= 3) return IN_DOUBT - capitals;
  if (best >= 2) return IN_LONG_TAIL - capitals;
  // `Oh, and bring it`
  const isShort = word.end - word.start < SHORTEST_DOUBTED && !isNoOther(page, word);
  return given === 1.5 || (surname === 1.5 && !isShort) ? DOUBTED - capitals : 0;
}

/** False for an everyday word that begins a sentence, so that its capital tells nothing: `Rose early.` */
const isNoOther = (page: Page, { start, end }: NameWord): boolean =>
  !page.gazetteer.isCommon(hashWord(page.view, start, end)) || !beginsSentence(page.view, start);

/** A first name or surname on its own: ambiguous, unless the words beside it speak of a person. */
export function loneName(page: Page, word: NameWord | undefined): Match | undefined {
  if (word === undefined || (word.known & INITIAL) !== 0) return undefined;
  const given = asGiven(word);
  const surname = asSurname(word);
  const isExpected = isBehindRelation(page, word) || (given >= 1.5 && isBeforeAge(page, word));
  const base = isExpected ? KIN : aloneScore(page, word, given, surname);
  if (
    isBracketed(page, word) &&
    isBesideNickname(page, word) &&
    Math.max(given, asGiven(readWord(page, word.last + 1))) >= 2
  )
    return match(page, word, NICKNAMED, 'nickname behind');
  if (isBehindQuotedGiven(page, word)) return match(page, word, NICKNAMED, 'first name in the value before');
  if (base === 0 && surname < 1) return undefined;
  const tail = trailing(page, word);
  if (tail === 'post-nominal') return match(page, word, surname >= 3 ? 0.8 : 0.3, 'letters of a title behind');
  const found =
    base < FRAMED && isFramed(page, word)
      ? match(page, word, FRAMED, 'what is said of persons beside it')
      : match(page, word, base + loneContext(page, word), 'name on its own');
  return found && lowered(page, word, tail, found, isExpected);
}

const isForeign = (page: Page): boolean => (page.document.language() ?? 'en') !== 'en';

/** What speaks against a name on its own. */
function lowered(page: Page, word: NameWord, tail: Tail, found: Match, isExpected: boolean): Match {
  if (isMonth(page, word)) return lower(found, 'a month');
  if (isBehindPlaceWord(page, word)) return lower(found, 'word of a place before it');
  if (isLegalEponym(page.view, word)) return lower(found, 'law calls something by this name');
  if (tail === 'Thing' && !isShouted(page, word)) return lower(found, 'what is called by a name behind it');
  const isNamedAfter = isEponym(page, word.first);
  const isTold = isExpected || Math.max(asGiven(word), asSurname(word)) >= 3;
  if (tail !== undefined && (!isTold || isNamedAfter || isBeforeNamed(page, word) || isBehindArticle(page, word)))
    return lower(found, 'what is called by a name behind it');
  return isNamedAfter && (asGiven(word) < 3 || isOwner(page, word))
    ? lower(found, 'things are called by this name')
    : found;
}

const NAMED = hashesOf(NAMED_AFTER_SOMEBODY);

/** `Whipple procedure`, `Whipple's disease` */
function isBeforeNamed(page: Page, word: NameWord): boolean {
  const next = word.last + 1;
  return NAMED.has(page.tokens.hash[isOwner(page, word) ? next + 1 : next] ?? 0);
}

const isOwner = (page: Page, word: NameWord): boolean => page.view.charCodeAt(word.end) === APOSTROPHE;

const ARTICLES = hashesOf(['the', 'a', 'an', 'no', 'any']);

/** `a positive Wells score`: what the article belongs to is the thing. */
const isBehindArticle = (page: Page, { first }: NameWord): boolean =>
  ARTICLES.has(page.tokens.hash[first - 1] ?? 0) || ARTICLES.has(page.tokens.hash[first - 2] ?? 0);

const QUOTED = /(['"]), ?\1$/;

/** `('Agnes','Thornbury',…`: the surname of a row of values that has no titles. */
function isBehindQuotedGiven(page: Page, word: NameWord): boolean {
  if (word.first === 0 || (word.known & (CAPS | COMMON)) !== 0) return false;
  const given = readWord(page, word.first - 1);
  if (asGiven(given) < 3 || word.start - given.end > LONGEST_JOINT) return false;
  const quote = QUOTED.exec(page.view.slice(given.end, word.start))?.[1];
  return quote !== undefined && page.view.startsWith(quote, given.start - 1) && page.view.startsWith(quote, word.end);
}

const isBracketed = (page: Page, word: NameWord): boolean => page.view.charCodeAt(word.end + 1) === BRACKET;

const match = (page: Page, word: NameWord, score: number, why: string): Match | undefined =>
  score < 0.2 ? undefined : { type: 'PERSON', start: word.start, end: endOfName(page, word), score, why };
