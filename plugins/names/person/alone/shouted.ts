import { type CodeRecognizer, LOWER, type Match, type Span, UPPER } from '../../../../core/index.js';
import type { Gazetteer } from '../../gazetteer.js';
import { isPostNominal } from '../words/run.js';
import { asGiven } from '../words/strength.js';
import {
  COMMON,
  endOf,
  flagsOf,
  isCapitalised,
  type NameWord,
  openPage,
  type Page,
  RARE_SURNAME,
  readWord,
  SURNAME,
  startOf,
  textOf,
} from '../words/word.js';

const WHY = 'a first name and a surname in capitals';
const SURE = 0.62;
const HABIT = 0.6;
/** As many sure pairs show that a document writes surnames in capitals. */
const MAKES_HABIT = 3;
const SHORTEST = 3;
/** Shorter words in capitals are abbreviations more often. */
const LONG = 4;
const NUMBERED = /^\.? ?(?:[Nn][Oo]\.|#|№)/;
const NUMBER_BEHIND = /^[:#]? ?#?\d{3}/;
const SPACE = 32;
const HYPHEN = 45;
const PARTICLES: ReadonlySet<string> = new Set(
  'VAN DEN DER DE DU DES LE LA LES DI DA DOS EL AL BEN SAINT ST MAC MC'.split(' '),
);

/** A first name beside a surname in capitals. */
interface Pair extends Span {
  readonly isSure: boolean;
}

/**
 * `Samuel CHEREL`, `CZARNECKI Werner`, `Yvon LE DIOURON`: French and other lists write surnames in capitals. A known first name
 * beside a word that nobody knows is enough; where a document does so throughout, unknown first names are as well.
 */
export const shouted = (gazetteer: Gazetteer): CodeRecognizer => ({
  name: 'names/shouted-surname',
  types: ['PERSON'],
  needs: { holds: ['ABCDEFGHIJKLMNOPQRSTUVWXYZ'] },
  recognize: (document) =>
    pairs(openPage(document, gazetteer))
      .filter(({ isSure }) => isSure)
      .map((pair) => person(pair, SURE, WHY)),
  recall(document, found): Match[] {
    let sure = 0;
    for (const { why } of found) if (why === WHY) sure++;
    if (sure < MAKES_HABIT) return [];
    const all = pairs(openPage(document, gazetteer));
    return all.filter(({ isSure }) => !isSure).map((pair) => person(pair, HABIT, 'surnames in capitals throughout'));
  },
});

const person = ({ start, end }: Span, score: number, why: string): Match => ({
  type: 'PERSON',
  start,
  end,
  score,
  why,
});

function pairs(page: Page): Pair[] {
  const all: Pair[] = [];
  for (let token = 0; token < page.tokens.length; token++) {
    if (!isShouted(page, token) || isJoinedLeft(page, token)) continue;
    const surname = readWord(page, token);
    const pair = isSurname(page, surname) ? (before(page, surname) ?? behind(page, surname)) : undefined;
    if (pair !== undefined) all.push(pair);
    token = surname.last;
  }
  return all;
}

function isShouted(page: Page, token: number): boolean {
  const kind = page.tokens.kind[token] ?? 0;
  return (
    (kind & UPPER) !== 0 &&
    (kind & LOWER) === 0 &&
    endOf(page, token) - startOf(page, token) >= SHORTEST &&
    isCapitalised(page, token)
  );
}

const isJoinedLeft = (page: Page, token: number): boolean =>
  token > 0 &&
  page.view.charCodeAt(startOf(page, token) - 1) === HYPHEN &&
  endOf(page, token - 1) === startOf(page, token) - 1;

/** False for abbreviations of titles, and words of the lists that never are names. */
function isSurname(page: Page, word: NameWord): boolean {
  const { stop, title, thing, label, opening } = page.bits;
  if ((flagsOf(page, word.first) & (stop | title | thing | label | opening)) !== 0 || isPostNominal(page, word.first))
    return false;
  // `Tamara Quint NMLS 1188204`
  if (NUMBER_BEHIND.test(page.view.slice(word.end, word.end + 6))) return false;
  return !PARTICLES.has(textOf(page, word.first));
}

const isMixed = (page: Page, token: number): boolean =>
  token >= 0 && ((page.tokens.kind[token] ?? 0) & LOWER) !== 0 && isCapitalised(page, token);

/** The first name in front of a surname, with particles between them. */
function before(page: Page, surname: NameWord): Pair | undefined {
  let first = surname.first;
  while (isSpaced(page, first - 1) && PARTICLES.has(textOf(page, first - 1))) first--;
  if (!isSpaced(page, first - 1) || !isMixed(page, first - 1)) return undefined;
  let given = first - 1;
  while (isJoinedLeft(page, given) && isMixed(page, given - 1)) given--;
  return pair(page, given, surname, { start: startOf(page, given), end: surname.end });
}

/** The first name behind a surname. */
function behind(page: Page, surname: NameWord): Pair | undefined {
  if (!isSpaced(page, surname.last) || !isMixed(page, surname.last + 1)) return undefined;
  let first = surname.first;
  while (isSpaced(page, first - 1) && PARTICLES.has(textOf(page, first - 1))) first--;
  const given = readWord(page, surname.last + 1);
  return pair(page, given.first, surname, { start: startOf(page, first), end: given.end });
}

function pair(page: Page, token: number, surname: NameWord, span: Span): Pair | undefined {
  const { stop, title, thing } = page.bits;
  if ((flagsOf(page, token) & (stop | title | thing)) !== 0) return undefined;
  const isEveryday = (surname.known & COMMON) !== 0 && (surname.known & (SURNAME | RARE_SURNAME)) === 0;
  // `FBOP Reg. No. 22914-509`
  if (NUMBERED.test(page.view.slice(endOf(page, token), endOf(page, token) + 6))) return undefined;
  const given = asGiven(readWord(page, token));
  if (given < (isEveryday ? 1.5 : 1)) return undefined;
  return { ...span, isSure: given >= 2 && !isEveryday && surname.end - surname.start >= LONG };
}

/** True if one blank parts a token from the next. */
const isSpaced = (page: Page, token: number): boolean =>
  token >= 0 &&
  page.view.charCodeAt(endOf(page, token)) === SPACE &&
  startOf(page, token + 1) === endOf(page, token) + 1;
