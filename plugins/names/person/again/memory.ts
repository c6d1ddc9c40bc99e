import { LOWER, type Match, UPPER } from '../../../../core/index.js';
import { hashWord } from '../../hash.js';
import { AFTER_A_PERSON, BEFORE_A_PERSON } from '../../words/context.js';
import { isInsideCode } from '../words/code.js';
import { isEponym } from '../words/eponym.js';
import { startWithInitials } from '../words/initials-before.js';
import { LineCase } from '../words/line.js';
import { readNickname } from '../words/nickname.js';
import { canBeName, isPostNominal } from '../words/run.js';
import { isBehindPlaceWord } from '../words/surroundings.js';
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
  readWord,
  startOf,
} from '../words/word.js';
import { InflectedNames } from './inflected.js';
import { readInitials } from './initials.js';
import { isShortSurname, type KnownPersons, remember, surePersons } from './known.js';
import { readLogin } from './login.js';
import { readMailboxes } from './mailbox.js';
import { repeatedNames } from './repeated.js';

const SPACE = 32;
const HYPHEN = 45;
const APOSTROPHE = 39;
const MIN_LENGTH = 3;
const ARTICLES = hashesOf(['the', 'a', 'an', 'this', 'that', 'these', 'those', 'our', 'its']);
const BEFORE = hashesOf(BEFORE_A_PERSON);
const AFTER = hashesOf(AFTER_A_PERSON);
const MATTERS = hashesOf(
  `matter case estate family account file claim policy loan deal lawsuit suit complaint trial murder shooting investigation household
  residence home house place property couple boy boys girl girls kid kids child children baby twins siblings brothers sisters wedding
  funeral party team application referral chart note visit`.split(/\s+/),
);
const WHY = 'named elsewhere';
/** Of a whole name and no other word: as sure as the whole name, but a longer term of another type goes before it. */
const UNMISTAKABLE = 0.66;
/** Behind a name that is at least so sure, a nickname is looked for. */
const MAY_BE_CALLED = 0.6;

/**
 * The second pass: a surname or first name that was found surely once is found wherever else it stands alone, with a
 * slightly lower score: with a capital, in capitals, in small letters where the line has no capitals or the name is no other
 * word, and as initials. Before that, what the e-mail addresses of the document tell of its names.
 * @param found what all recognizers of the engine have found.
 */
export function recall(page: Page, found: readonly Match[]): Match[] {
  const told = readMailboxes(page, found);
  const whole = surePersons(told.length === 0 ? found : [...found, ...told]);
  const often = repeatedNames(page.view, found);
  const sure = often.length === 0 ? whole : [...new Set([...whole, ...often])].sort((a, b) => a.start - b.start);
  if (sure.length === 0) return told;
  const nicknames = found.flatMap(({ type, score, end }) =>
    type === 'PERSON' && score >= MAY_BE_CALLED ? (readNickname(page.view, end) ?? []) : [],
  );
  const known = remember(page, [...sure, ...nicknames], often);
  const inflected = new InflectedNames(page, known.words, known.tokens);
  const lines = new LineCase(page);
  const out: Match[] = [...told, ...nicknames];
  let covered = 0;
  for (let token = 0; token < page.tokens.length; ) {
    const start = startOf(page, token);
    while (covered < sure.length && (sure[covered]?.end ?? 0) <= start) covered++;
    const here = sure[covered];
    if (here?.start === start) out.push(...withInitials(page, here, token));
    const match =
      (here !== undefined && here.start <= start) || !mayBeKnown(page, token, known)
        ? undefined
        : (readKnown(page, token, known, lines) ??
          readInflected(page, token, inflected) ??
          readPlural(page, token, known));
    token++;
    if (match === undefined) continue;
    out.push(match);
    while (token < page.tokens.length && startOf(page, token) < match.end) token++;
  }
  return out;
}

/** A sure name with the initials in front of it that whoever found it has left out. */
function withInitials(page: Page, name: Match, token: number): Match[] {
  const start = startWithInitials(page, token);
  return start === name.start ? [] : [{ ...name, start, why: 'initials in front' }];
}

/** False for nearly all words: those in small letters of which nothing is remembered. */
const mayBeKnown = (page: Page, token: number, known: KnownPersons): boolean =>
  ((page.tokens.kind[token] ?? 0) & UPPER) !== 0 || known.small.has(page.tokens.hash[token] ?? 0);

function readKnown(page: Page, token: number, known: KnownPersons, lines: LineCase): Match | undefined {
  const isUpper = ((page.tokens.kind[token] ?? 0) & UPPER) !== 0;
  if (known.small.has(page.tokens.hash[token] ?? 0)) {
    const login = readLogin(page, token, known.logins);
    if (login !== undefined || !isUpper) return login ?? readSmall(page, token, known, lines);
  }
  if (!isUpper) return undefined;
  if (!isCapitalised(page, token)) return undefined;
  return isKnown(page, token, known) && standsAlone(page, token)
    ? readCapital(page, token, known)
    : readInitials(page, token, known, WHY);
}

/** A name in another form, with the forms of names behind it: `Tomaszem Mrozem`. */
function readInflected(page: Page, token: number, inflected: InflectedNames): Match | undefined {
  if (((page.tokens.kind[token] ?? 0) & UPPER) === 0 || !isCapitalised(page, token)) return undefined;
  if (!inflected.has(token) || !standsAlone(page, token)) return undefined;
  let last = token;
  while (isNeighbour(page, last) && isCapitalised(page, last + 1) && inflected.has(last + 1)) last++;
  if (isBeforeThing(page, last)) return undefined;
  const score = last > token ? 0.7 : 0.56;
  return { type: 'PERSON', start: startOf(page, token), end: endOf(page, last), score, why: 'a form of a known name' };
}

const [THE] = hashesOf(['the']);
const SHORTEST_PLURAL = 5;

/** `the Murtaghs`: a family, by the surname of one of them. */
function readPlural(page: Page, token: number, known: KnownPersons): Match | undefined {
  const [start, end] = [startOf(page, token), endOf(page, token)];
  if (end - start < SHORTEST_PLURAL || page.view.charAt(end - 1) !== 's' || !isCapitalised(page, token))
    return undefined;
  if (page.tokens.hash[token - 1] !== THE || !isNeighbour(page, token - 1)) return undefined;
  if (known.words.get(hashWord(page.view, start, end - 1)) !== true) return undefined;
  return { type: 'PERSON', start, end, score: 0.6, why: 'family of a known name' };
}

const isKnown = (page: Page, token: number, known: KnownPersons): boolean =>
  known.words.has(hashOf(page, token)) &&
  (endOf(page, token) - startOf(page, token) >= MIN_LENGTH || isShortSurname(page, token));

const hashOf = (page: Page, token: number): number => hashWord(page.view, startOf(page, token), endOf(page, token));

function readCapital(page: Page, token: number, known: KnownPersons): Match | undefined {
  const first = readWord(page, isElided(page, token) || isSecondOfDouble(page, token) ? token - 1 : token);
  let { last } = first;
  while (isNeighbour(page, last) && isCapitalised(page, last + 1) && isKnown(page, last + 1, known))
    last = readWord(page, last + 1).last;
  if (isBeforeArticle(page, last)) last += 2;
  if (isBeforeThing(page, last)) return undefined;
  const priority = last > first.last ? 0.76 : scoreOf(page, token, known);
  const score = priority >= UNMISTAKABLE ? Math.max(priority, 0.76) : priority;
  return {
    type: 'PERSON',
    start: startWithInitials(page, first.first),
    end: endOf(page, last),
    score,
    priority,
    why: WHY,
  };
}

const ARABIC = hashesOf(['al', 'el', 'bin', 'ibn', 'bint', 'abu']);

/** `Nizar` of `Nizar Al Hajj`: a known name, an article with a capital, and one more word. */
const isBeforeArticle = (page: Page, last: number): boolean =>
  isNeighbour(page, last) &&
  isNeighbour(page, last + 1) &&
  ARABIC.has(page.tokens.hash[last + 1] ?? 0) &&
  isCapitalised(page, last + 1) &&
  isCapitalised(page, last + 2);

/** `Ople` of `Dimacu-Ople`. */
const isSecondOfDouble = (page: Page, token: number): boolean =>
  isHyphenated(page, token - 1) &&
  isCapitalised(page, token - 1) &&
  startOf(page, token - 1) + 2 < endOf(page, token - 1);

/** `Enfant` of `L'Enfant`. */
const isElided = (page: Page, token: number): boolean =>
  isParted(page, token - 1, APOSTROPHE) &&
  isCapitalised(page, token - 1) &&
  endOf(page, token - 1) - startOf(page, token - 1) < 3;

const standsAlone = (page: Page, token: number): boolean =>
  (canBeName(page, token) || isShortSurname(page, token)) &&
  !isInsideCode(page, token) &&
  !isBehindPlaceWord(page, readWord(page, token));

function isBeforeThing(page: Page, last: number): boolean {
  const next = last + 1;
  if (!isNeighbour(page, last) || isPostNominal(page, next)) return false;
  if ((flagsOf(page, next) & page.bits.thing) === 0 || !isCapitalised(page, next)) return false;
  // In a headline, `BOATENG SIGNS`, the capitals of the next word mean nothing.
  return !(isShouted(page, last) && isShouted(page, next)) || isEponym(page, last) || isAmbiguous(page, last);
}

const isShouted = (page: Page, token: number): boolean => ((page.tokens.kind[token] ?? 0) & LOWER) === 0;

/** True where nothing but one blank parts the token from the next. */
const isNeighbour = (page: Page, token: number): boolean => isParted(page, token, SPACE);
const isHyphenated = (page: Page, token: number): boolean => isParted(page, token, HYPHEN);

const isParted = (page: Page, token: number, by: number): boolean =>
  startOf(page, token + 1) === endOf(page, token) + 1 && page.view.charCodeAt(endOf(page, token)) === by;

/** Everyday words count only inside a sentence, where their capital means something. */
function scoreOf(page: Page, token: number, known: KnownPersons): number {
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

/** Behind a small word, or behind one that begins a sentence about somebody: `And Cliff had`. */
/** `the Hollowell matter`: what is called by the person it concerns. */
const isBeforeMatter = (page: Page, token: number): boolean =>
  isNeighbour(page, token) && MATTERS.has(page.tokens.hash[token + 1] ?? 0) && !isCapitalised(page, token + 1);

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

/** A remembered name in small letters, with the ones behind it. */
function readSmall(page: Page, token: number, known: KnownPersons, lines: LineCase): Match | undefined {
  if (isInsideCode(page, token)) return undefined;
  let last = token;
  while ((isNeighbour(page, last) || isHyphenated(page, last)) && isKnown(page, last + 1, known)) last++;
  if (isNeighbour(page, last) && (flagsOf(page, last + 1) & page.bits.thing) !== 0) return undefined;
  const score = last > token ? 0.7 : lines.isSmall(token) || isGreeted(page, token) ? 0.55 : 0.35;
  return { type: 'PERSON', start: startOf(page, token), end: endOf(page, last), score, why: WHY };
}

/** `>> rafe, per our call`: the first word of a line of a mail, and a comma. */
const isGreeted = (page: Page, token: number): boolean =>
  page.view.startsWith(', ', endOf(page, token)) &&
  QUOTE_MARKS.test(page.view.slice(Math.max(0, startOf(page, token) - 8), startOf(page, token)));
const QUOTE_MARKS = /(?:^|\n)[> ]{0,7}$/;
