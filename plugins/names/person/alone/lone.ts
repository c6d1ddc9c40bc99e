import type { Match } from '../../../../core/index.js';
import { isEponym } from '../words/eponym.js';
import { isBeforeMatter } from '../words/matter.js';
import { isBesideNickname } from '../words/nickname.js';
import { endOfName } from '../words/run.js';
import { asGiven, asSurname } from '../words/strength.js';
import { isBeforeAge, isBehindPlaceWord, isMonth, loneContext } from '../words/surroundings.js';
import { trailing } from '../words/trailing.js';
import { CAPS, COMMON, INITIAL, isLatin, type NameWord, type Page, readWord } from '../words/word.js';
import { isFramed } from './framed.js';
import { isBeforeRelation, isBehindRelation } from './kin.js';
import { isBehindRole, isBehindRoom } from './role.js';

/** A name behind a relation or a role. */
const KIN = 0.6;
/** Between words that hardly stand beside anything but persons. */
const FRAMED = 0.52;
/** Before a nickname in brackets. */
const NICKNAMED = 0.72;

const BRACKET = 40;
/** Two quotes, a comma and a blank. In code units. */
const LONGEST_JOINT = 4;

/** In Cyrillic and Greek, which the name model has hardly read, so that nobody else finds it. */
const IN_OTHER_LETTERS = 0.52;

/** How much a word tells that stands alone, by how well it fits as a first name and as a surname. */
function aloneScore(given: number, surname: number, latin: boolean): number {
  if (given >= 3 && !latin) return IN_OTHER_LETTERS;
  if (given >= 3) return 0.42;
  if (given >= 2 || surname >= 3) return 0.3;
  return surname >= 2 || given === 1.5 ? 0.22 : 0;
}

/** A first name or surname on its own: ambiguous, unless the words beside it speak of a person. */
export function loneName(page: Page, word: NameWord | undefined): Match | undefined {
  if (word === undefined || (word.known & INITIAL) !== 0) return undefined;
  const given = asGiven(word);
  const surname = asSurname(word);
  const base =
    isBehindRelation(page, word) ||
    isBeforeRelation(page, word) ||
    isBehindRole(page, word) ||
    isBehindRoom(page, word) ||
    isBeforeMatter(page, word) ||
    (given >= 1.5 && isBeforeAge(page, word))
      ? KIN
      : aloneScore(given, surname, isLatin(page.view, word.start));
  if (
    isBracketed(page, word) &&
    isBesideNickname(page, word) &&
    Math.max(given, asGiven(readWord(page, word.last + 1))) >= 2
  )
    return match(page, word, NICKNAMED, 'nickname behind');
  if (isBehindQuotedGiven(page, word)) return match(page, word, NICKNAMED, 'first name in the value before');
  if (
    (base === 0 && asSurname(word) < 1) ||
    isMonth(page, word) ||
    isBehindPlaceWord(page, word) ||
    isEponym(page, word.first)
  )
    return undefined;
  const tail = trailing(page, word);
  // `her husband Ernesto signs cheques`
  if (tail === 'Thing' || (tail === 'thing' && base !== KIN)) return undefined;
  if (tail === 'post-nominal') return match(page, word, surname >= 3 ? 0.8 : 0.3, 'letters of a title behind');
  if (base < FRAMED && isFramed(page, word)) return match(page, word, FRAMED, 'what is said of persons beside it');
  const shouted = (word.known & CAPS) !== 0 ? -0.1 : 0;
  return match(page, word, base + shouted + loneContext(page, word), 'name on its own');
}

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
