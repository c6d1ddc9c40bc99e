import type { Match } from '../../../../core/index.js';
import { hashWord } from '../lists/hash.js';
import { Hashes } from '../lists/hashes.js';
import { isEponym } from '../person/words/eponym.js';
import { isNickname } from '../person/words/nickname.js';
import { isSeason } from '../cues/neighbours.js';
import {
  CAPS,
  endOf,
  flagsOf,
  GIVEN,
  INITIAL,
  isAmbiguous,
  isCapitalised,
  knowledgeOf,
  type Page,
  RARE_GIVEN,
  RARE_SURNAME,
  SURNAME,
  startOf,
} from '../lists/word.js';
import { loginsAt, type WordEnds, wordEnds } from '../person/again/login.js';

/** From this score on, a name is sure enough to be looked for in the whole document. */
const SURE = 0.7;
/** From this score on, what is found to be something else keeps a name inside it from being looked for. */
const PLAUSIBLE = 0.5;
const SHORTEST = 3;
const MOST_INITIALS = 4;
const BRACKET = 40;
const COMMA = 44;
const QUOTES: ReadonlySet<number> = new Set([34, 39, 0x201c, 0x2018]);
/** Shorter words in small letters are too often others. */
const SHORTEST_SMALL = 4;

/** What a document has shown of its persons. */
export interface KnownPersons {
  /** Their names by `hashWord`, whatever case and diacritics; true for those of a whole name or behind a title. */
  readonly words: ReadonlyMap<number, boolean>;
  /** Those names that can be known in small letters too, and the logins, by `tokens.hash`. */
  readonly small: Pick<Hashes, 'has'>;
  /** Their initials in the order of the name, lower case: `js`, `jas`. */
  readonly initials: ReadonlySet<string>;
  /** Those of their initials that the document gives in brackets behind the name: `John Smith (JS)`. */
  readonly aliases: ReadonlySet<string>;
  /** Logins that these persons may have, by `tokens.hash`. */
  readonly logins: ReadonlyMap<number, string>;
  /** Tokens of their names. */
  readonly tokens: readonly number[];
}

interface Memory extends KnownPersons {
  readonly words: Map<number, boolean>;
  readonly small: Hashes;
  readonly initials: Set<string>;
  readonly aliases: Set<string>;
  readonly logins: Map<number, string>;
  readonly tokens: number[];
}

const ALIAS = / \((\p{Lu}{2,4})\)/uy;

/**
 * Remembers the words of sure names, of which none is a part of something else, as `Schwab` of a company.
 * @param persons by position.
 * @param often first names alone that are plausible again and again.
 */
export function remember(page: Page, persons: readonly Match[], often: readonly Match[] = []): KnownPersons {
  const known: Memory = {
    words: new Map(),
    small: new Hashes(),
    initials: new Set(),
    aliases: new Set(),
    logins: new Map(),
    tokens: [],
  };
  const ends = wordEnds(page);
  const isOften = new Set(often);
  let token = 0;
  for (const person of persons) {
    const { start, end } = person;
    while (token > 0 && startOf(page, token) > start) token--;
    while (token < page.tokens.length && startOf(page, token) < start) token++;
    const first = token;
    while (token < page.tokens.length && startOf(page, token) < end) token++;
    rememberName(page, first, token, known, ends);
    if (isOften.has(person)) rememberGiven(page, first, known);
  }
  return known;
}

/** Even where the name is an everyday word as well, as `Rosa` and `Grace` are. */
function rememberGiven(page: Page, token: number, known: Memory): void {
  const hash = hashWord(page.view, startOf(page, token), endOf(page, token));
  if ((knowledgeOf(page, token) & GIVEN) !== 0 && !known.words.has(hash)) known.words.set(hash, false);
}

function rememberName(page: Page, first: number, behind: number, known: Memory, ends: WordEnds): void {
  const isAnnounced = first > 0 && (flagsOf(page, first - 1) & announcements(page)) !== 0;
  const isWhole = isAnnounced || behind - first > 1 || isNickname(page.view, startOf(page, first));
  for (let token = first; token < behind; token++) {
    const isSurname = token + 1 === behind && (isAnnounced || (token > first && isGivenName(page, first)));
    if (!isTelling(page, token, isWhole, isSurname || (isWhole && isCalled(page, token, first)))) continue;
    const hash = hashWord(page.view, startOf(page, token), endOf(page, token));
    if (!known.words.has(hash)) known.tokens.push(token);
    known.words.set(hash, isWhole || known.words.get(hash) === true);
    if (isUnmistakable(page, token)) known.small.add(page.tokens.hash[token] ?? 0);
  }
  for (const [hash, login] of isAnnounced || behind - first > 1 ? loginsAt(page, first, behind, ends) : []) {
    known.logins.set(hash, login);
    known.small.add(hash);
  }
  const letters = initialsOf(page, first, behind);
  if (letters.length < 2 || letters.length > MOST_INITIALS) return;
  known.initials.add(letters);
  known.initials.add(`${letters.charAt(0)}${letters.slice(-1)}`);
  const end = endOf(page, behind - 1);
  if (page.view.charCodeAt(end + 1) !== BRACKET) return;
  ALIAS.lastIndex = end;
  const alias = ALIAS.exec(page.view)?.[1]?.toLowerCase();
  if (alias !== undefined && known.initials.has(alias)) known.aliases.add(alias);
}

const announcements = ({ bits }: Page): number => bits.title | bits.label | bits.opening;

const isGivenName = (page: Page, token: number): boolean =>
  isCapitalised(page, token) && (knowledgeOf(page, token) & (GIVEN | RARE_GIVEN | INITIAL)) !== 0;

/** First letters in small letters, given names first, also for `SMITH, John A.`. */
function initialsOf(page: Page, first: number, behind: number): string {
  let given = '';
  let surname = '';
  for (let token = first; token < behind; token++) {
    if (isCapitalised(page, token)) given += page.view.charAt(startOf(page, token)).toLowerCase();
    if (page.view.charCodeAt(endOf(page, token)) === COMMA && surname === '' && token + 1 < behind)
      [given, surname] = ['', given];
  }
  return given + surname;
}

/** What somebody of a whole name is called by: a first name that a list has, or a nickname in quotes. */
function isCalled(page: Page, token: number, first: number): boolean {
  if (isSeason(page, token)) return false;
  if (QUOTES.has(page.view.charCodeAt(startOf(page, token) - 1)))
    return token > first || isNickname(page.view, startOf(page, token));
  return token === first && (knowledgeOf(page, token) & (GIVEN | RARE_GIVEN)) !== 0;
}

/**
 * Everyday words are remembered only from the ends of a name (`Peter Black`, `Faith Moyo`) or behind a title, and a name of one
 * word that nothing announced only if a list has it: models take many things for persons.
 */
function isTelling(page: Page, token: number, isWhole: boolean, isCertain: boolean): boolean {
  const length = endOf(page, token) - startOf(page, token);
  if ((flagsOf(page, token) & page.bits.stop) !== 0) return isCertain && isShortSurname(page, token);
  if (length < SHORTEST) return isWhole && isShortSurname(page, token);
  if (isAmbiguous(page, token)) return isCertain && isCapitalised(page, token);
  if (!isCapitalised(page, token) && length < SHORTEST_SMALL) return false;
  return isWhole || (knowledgeOf(page, token) & (GIVEN | SURNAME | RARE_GIVEN | RARE_SURNAME)) !== 0;
}

/** `Ng`, `Wu`: of two letters, only a frequent surname. */
export const isShortSurname = (page: Page, token: number): boolean =>
  endOf(page, token) - startOf(page, token) === SHORTEST - 1 &&
  (knowledgeOf(page, token) & (SURNAME | CAPS)) === SURNAME;

/** True for a name that is neither an everyday word nor the name of a thing. */
const isUnmistakable = (page: Page, token: number): boolean =>
  endOf(page, token) - startOf(page, token) >= SHORTEST_SMALL &&
  (flagsOf(page, token) & page.bits.thing) === 0 &&
  !isAmbiguous(page, token) &&
  !isEponym(page, token);

/** The sure persons among the matches that are no part of a plausible match of another type, by position. */
export function surePersons(found: readonly Match[]): Match[] {
  const persons = found.filter(({ type, score }) => type === 'PERSON' && score >= SURE);
  if (persons.length === 0) return persons;
  persons.sort(byStart);
  const others = found.filter(({ type, score }) => type !== 'PERSON' && score >= PLAUSIBLE).sort(byStart);
  let next = 0;
  let covered = -1;
  return persons.filter(({ start, end }) => {
    // A longer match begins before the person, or with it.
    for (let other = others[next]; other !== undefined && other.start <= start; other = others[++next])
      if (other.start < start || other.end > end) covered = Math.max(covered, other.end);
    return covered < end;
  });
}

const byStart = (a: Match, b: Match): number => a.start - b.start || a.end - b.end;

/** A word by its letters without case and diacritics, as {@link KnownPersons.words} has it. */
export const hashOf = (page: Page, token: number): number =>
  hashWord(page.view, startOf(page, token), endOf(page, token));
