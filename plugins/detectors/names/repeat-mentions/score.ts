import { AFTER_A_PERSON, BEFORE_A_PERSON } from '../words/context.js';
import {
  CAPS,
  endOf,
  flagsOf,
  hashesOf,
  isAmbiguous,
  isCapitalised,
  isOneOf,
  knowledgeOf,
  type Page,
  startOf,
} from '../lists/word.js';
import { hashOf, type KnownPersons } from './known-persons.js';
import { isNeighbour } from './neighbours.js';

const ARTICLES = hashesOf(['the', 'a', 'an', 'this', 'that', 'these', 'those', 'our', 'its']);
const BEFORE = hashesOf(BEFORE_A_PERSON);
const AFTER = hashesOf(AFTER_A_PERSON);
const MATTERS = hashesOf(
  `matter case estate family account file claim policy loan deal lawsuit suit complaint trial murder shooting investigation household
  residence home house place property couple boy boys girl girls kid kids child children baby twins siblings brothers sisters wedding
  funeral party team application referral chart note visit`.split(/\s+/),
);

/** Of a whole name and no other word: as sure as the whole name, but a longer term of another type goes before it. */
export const UNMISTAKABLE = 0.66;

/** How sure a known name is where it stands again. Everyday words count only inside a sentence, where their capital means something. */
export function scoreOf(page: Page, token: number, known: KnownPersons): number {
  if (isBehindArticle(page, token) && !isBeforeMatter(page, token)) return 0.45;
  // A word that stood alone there too yields to what else finds it here.
  if (!isAmbiguous(page, token)) return known.words.get(hashOf(page, token)) === true ? UNMISTAKABLE : 0.56;
  if ((knowledgeOf(page, token) & CAPS) !== 0) return 0.35;
  return isInSentence(page, token) || isSubject(page, token) ? 0.55 : 0.35;
}

/** `the Senate`: a name with an article in front is mostly that of something else, if no list knows it. */
const isBehindArticle = (page: Page, token: number): boolean =>
  isNeighbour(page, token - 1) &&
  ARTICLES.has(page.tokens.hash[token - 1] ?? 0) &&
  (flagsOf(page, token) & (page.bits.given | page.bits.surname)) === 0;

/** `the Hollowell matter`: what is called by the person it concerns. */
const isBeforeMatter = (page: Page, token: number): boolean =>
  isNeighbour(page, token) && MATTERS.has(page.tokens.hash[token + 1] ?? 0) && !isCapitalised(page, token + 1);

/** Behind a small word, or behind one that begins a sentence about somebody: `And Cliff had`. */
const isInSentence = (page: Page, token: number): boolean =>
  page.view.startsWith(': ', startOf(page, token) - 2) ||
  (token > 0 &&
    isNeighbour(page, token - 1) &&
    (!isCapitalised(page, token - 1) || isOneOf(page, token - 1, BEFORE, BEFORE_A_PERSON)));

/** `Hope says`, `Hope's car`. */
const isSubject = (page: Page, token: number): boolean =>
  (isNeighbour(page, token) && isOneOf(page, token + 1, AFTER, AFTER_A_PERSON)) ||
  (page.view.startsWith("'s ", endOf(page, token)) &&
    ((flagsOf(page, token) & page.bits.given) !== 0 || isVerb(page, token + 2)));

/** `Tre's been`: a short form of `has` or `is`, which somebody does. */
const VERBS = hashesOf(['been', 'got', 'had', 'gone', 'going', 'not', 'always', 'never', 'just', 'coming', 'trying']);
const isVerb = (page: Page, token: number): boolean => VERBS.has(page.tokens.hash[token] ?? 0);
