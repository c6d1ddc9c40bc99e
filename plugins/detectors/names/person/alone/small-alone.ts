import type { Match } from '../../../../../core/index.js';
import { DIGIT } from '../../../../../kit/index.js';
import { hashWord } from '../../lists/hash.js';
import { BEFORE_PREPOSITION, OWNERS, RELATIONS, TO_A_PERSON } from '../../words/small-context.js';
import { isInsideCode } from '../../lists/inside-code.js';
import { endOf, flagsOf, hashesOf, type Page, startOf } from '../../lists/word.js';

const SPACE = 32;
const SLASH = 47;

const OBJECT = hashesOf(TO_A_PERSON);
const RELATION = hashesOf(RELATIONS);
const OWNER = hashesOf(OWNERS);
const AUXILIARY = hashesOf(['will', 'may', 'can']);
const [WITH] = hashesOf(['w']);
const PREPOSITIONS = new Map(
  Array.from(BEFORE_PREPOSITION, ([preposition, words]) => {
    const [hash = 0] = hashesOf([preposition]);
    return [hash, hashesOf(words)] as const;
  }),
);

/**
 * `seen by jordan`, `ask tom`, `her sister dawn`: a listed name in small letters where the words before it speak of a
 * person. Names that are other words as well come at level 3 only, and so do surnames.
 */
export function readSmallAlone(page: Page, token: number): Match | undefined {
  const { given, surname, doubtful, stop, thing } = page.bits;
  const flags = flagsOf(page, token);
  const isDoubtful = (flags & (doubtful | stop)) !== 0;
  if ((flags & given) === 0 && ((flags & surname) === 0 || isDoubtful)) return undefined;
  if (!isBehindBlank(page, token) || isInsideCode(page, token)) return undefined;
  if (!speaksOfPerson(page, token - 1) && !(isOwned(page, token) && (flags & given) !== 0 && !isDoubtful))
    return undefined;
  // `in may 5`, `mark ii`: with a number, or a thing, it is none.
  const next = token + 1;
  if (isBehindBlank(page, next) && ((flagsOf(page, next) & thing) !== 0 || isNumber(page, next))) return undefined;
  const score = (flags & given) === 0 ? 0.3 : isDoubtful ? 0.35 : 0.52;
  return {
    type: 'PERSON',
    start: startOf(page, token),
    end: endOf(page, token),
    score,
    why: 'in small letters, in context',
  };
}

function speaksOfPerson(page: Page, before: number): boolean {
  const hash = page.tokens.hash[before] ?? 0;
  if (OBJECT.has(hash)) return true;
  // `d/w chase`
  if (hash === WITH) return page.view.charCodeAt(startOf(page, before) - 1) === SLASH;
  if (!isBehindBlank(page, before)) return false;
  const first = page.tokens.hash[before - 1] ?? 0;
  // `her sister will come`
  if (RELATION.has(hash)) return OWNER.has(first) && !AUXILIARY.has(page.tokens.hash[before + 1] ?? 0);
  return PREPOSITIONS.get(hash)?.has(first) === true;
}

/** `my jenny`: a name that is no other word. */
const isOwned = (page: Page, token: number): boolean =>
  OWNER.has(page.tokens.hash[token - 1] ?? 0) &&
  !page.gazetteer.isCommon(hashWord(page.view, startOf(page, token), endOf(page, token)));

/** True where nothing but one blank parts a token from the one before it. */
const isBehindBlank = (page: Page, token: number): boolean =>
  token > 0 &&
  token < page.tokens.length &&
  startOf(page, token) === endOf(page, token - 1) + 1 &&
  page.view.charCodeAt(endOf(page, token - 1)) === SPACE;

const isNumber = (page: Page, token: number): boolean => ((page.tokens.kind[token] ?? 0) & DIGIT) !== 0;
