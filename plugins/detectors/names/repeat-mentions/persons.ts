import type { Match } from '../../../../core/index.js';
import { UPPER } from '../../../../kit/index.js';
import { hashWord } from '../lists/hash.js';
import { isInsideCode } from '../lists/inside-code.js';
import { LineCase } from '../lists/line-case.js';
import { readNickname } from '../person/words/nickname.js';
import { endOf, flagsOf, hashesOf, isCapitalised, type Page, readWord, startOf } from '../lists/word.js';
import { InflectedNames } from './inflected.js';
import { readInitials } from '../person/again/initials.js';
import { hashOf, isShortSurname, type KnownPersons, remember, surePersons } from './known-persons.js';
import { readLogin } from '../person/again/login.js';
import { readMailboxes } from './mailboxes.js';
import {
  isBeforeArticle,
  isBeforeThing,
  isElided,
  isHyphenated,
  isNeighbour,
  isSecondOfDouble,
  standsAlone,
} from './neighbours.js';
import { repeatedNames } from './given-names.js';
import { scoreOf, UNMISTAKABLE } from './score.js';

const MIN_LENGTH = 3;
const WHY = 'named elsewhere';
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
    start: startOf(page, first.first),
    end: endOf(page, last),
    score,
    priority,
    why: WHY,
  };
}

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
