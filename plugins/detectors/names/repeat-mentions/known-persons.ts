import type { Match } from '../../../../core/index.js';
import { hashWord } from '../lists/hash.js';
import { Hashes } from '../lists/hashes.js';
import {
  CAPS,
  endOf,
  flagsOf,
  GIVEN,
  INITIAL,
  isAmbiguous,
  isCapitalised,
  knowledgeOf,
  RARE_GIVEN,
  RARE_SURNAME,
  SURNAME,
  startOf,
  type TextWindow,
} from '../lists/word.js';

/** From this score on, a name is certain enough to be searched for in the whole document. */
const SURE = 0.7;
/** From this score on, a match of another type prevents a name inside it from being searched for. */
const PLAUSIBLE = 0.5;
const SHORTEST = 3;
/** Shorter names are not searched for in lower case, because they are often other words. */
const SHORTEST_LOWERCASE = 4;

/** Why a name is found that stands elsewhere in the document, too. */
export const WHY = 'repeat mention: the document has this name elsewhere';

/** The persons known from a document. */
export interface KnownPersons {
  /**
   * Their names by `hashWord`, ignoring case and diacritics; true for names that were part of a full name or followed a
   * cue.
   */
  readonly words: ReadonlyMap<number, boolean>;
  /** The names that may also be found in lower case, by `tokens.hash`. */
  readonly lowercase: Pick<Hashes, 'has'>;
  /** Surnames behind a given name that are everyday words as well, by `tokens.hash`: of Wilhelmina Strand. */
  readonly everyday: ReadonlySet<number>;
  /** The tokens of their names. */
  readonly tokens: readonly number[];
  /** Initials of the names before a surname, in capitals, by the surname as in `words`. */
  readonly initials: ReadonlyMap<number, string>;
}

interface Memory extends KnownPersons {
  readonly words: Map<number, boolean>;
  readonly lowercase: Hashes;
  readonly everyday: Set<number>;
  readonly tokens: number[];
  readonly initials: Map<number, string>;
}

/**
 * Remembers the words of certain names, unless the name is part of something else, as `Schwab` in a company.
 * @param persons by position.
 * @param twice matches from {@link plausibleTwice}: they are remembered even if they are everyday words as well, such
 * as `Rosa`.
 */
export function remember(window: TextWindow, persons: readonly Match[], twice: readonly Match[]): KnownPersons {
  const known: Memory = {
    words: new Map(),
    lowercase: new Hashes(),
    everyday: new Set(),
    tokens: [],
    initials: new Map(),
  };
  const isTwice = new Set(twice);
  let token = 0;
  for (const person of persons) {
    const { start, end } = person;
    while (token > 0 && startOf(window, token) > start) token--;
    while (token < window.tokens.length && startOf(window, token) < start) token++;
    const first = token;
    while (token < window.tokens.length && startOf(window, token) < end) token++;
    rememberName(window, first, token, known);
    const hash = hashOf(window, first);
    if (isTwice.has(person) && (knowledgeOf(window, first) & GIVEN) !== 0 && !known.words.has(hash))
      known.words.set(hash, false);
  }
  return known;
}

function rememberName(window: TextWindow, first: number, behind: number, known: Memory): void {
  const { title, label, opening } = window.bits;
  const isCued = first > 0 && (flagsOf(window, first - 1) & (title | label | opening)) !== 0;
  const isWhole = isCued || behind - first > 1;
  rememberInitials(window, first, behind - 1, known);
  for (let token = first; token < behind; token++) {
    const isBehindGiven = token + 1 === behind && token > first && isGivenName(window, first);
    const isSurname = isBehindGiven || (token + 1 === behind && isCued);
    const isGiven = isWhole && token === first && (knowledgeOf(window, token) & (GIVEN | RARE_GIVEN)) !== 0;
    const isEnd = isSurname || isGiven || (isWhole && isCalled(window, token));
    if (!isTelling(window, token, isWhole, isEnd)) continue;
    const hash = hashOf(window, token);
    if (!known.words.has(hash)) known.tokens.push(token);
    known.words.set(hash, isWhole || known.words.get(hash) === true);
    if (isNoOtherWord(window, token)) known.lowercase.add(window.tokens.hash[token] ?? 0);
    if (isBehindGiven && isAmbiguous(window, token)) known.everyday.add(window.tokens.hash[token] ?? 0);
  }
}

function rememberInitials(window: TextWindow, first: number, surname: number, known: Memory): void {
  if (surname <= first) return;
  const hash = hashOf(window, surname);
  let letters = known.initials.get(hash) ?? '';
  for (let token = first; token < surname; token++) letters += window.view.charAt(startOf(window, token)).toUpperCase();
  known.initials.set(hash, letters);
}

const isGivenName = (window: TextWindow, token: number): boolean =>
  isCapitalised(window, token) && (knowledgeOf(window, token) & (GIVEN | RARE_GIVEN | INITIAL)) !== 0;

const QUOTES = '"“”„«»‘’\'';

/** `"Mac" McTiernan`, `Winifred "Freddie" Castleton`: in quotes, how somebody is called. */
const isCalled = (window: TextWindow, token: number): boolean =>
  isCapitalised(window, token) &&
  QUOTES.includes(window.view.charAt(startOf(window, token) - 1) || 'x') &&
  QUOTES.includes(window.view.charAt(endOf(window, token)) || 'x');

/**
 * Everyday words are remembered only from the ends of a name (`Peter Black`, `Faith Moyo`), in quotes or after a title. A name of
 * one word without a cue must be listed, because models take many things for persons.
 */
function isTelling(window: TextWindow, token: number, isWhole: boolean, isEnd: boolean): boolean {
  const length = endOf(window, token) - startOf(window, token);
  if ((flagsOf(window, token) & window.bits.stop) !== 0) return isEnd && isShortSurname(window, token);
  if (length < SHORTEST) return isWhole && isShortSurname(window, token);
  if (isAmbiguous(window, token)) return isEnd && isCapitalised(window, token);
  if (!isCapitalised(window, token) && length < SHORTEST_LOWERCASE) return false;
  return isWhole || (knowledgeOf(window, token) & (GIVEN | SURNAME | RARE_GIVEN | RARE_SURNAME)) !== 0;
}

/** `Ng`, `Wu`: a word of two letters must be a frequent surname. */
export const isShortSurname = (window: TextWindow, token: number): boolean =>
  endOf(window, token) - startOf(window, token) === SHORTEST - 1 &&
  (knowledgeOf(window, token) & (SURNAME | CAPS)) === SURNAME;

/** True for a name that is neither an everyday word nor the name of a thing. */
const isNoOtherWord = (window: TextWindow, token: number): boolean =>
  endOf(window, token) - startOf(window, token) >= SHORTEST_LOWERCASE &&
  (flagsOf(window, token) & window.bits.thing) === 0 &&
  !isAmbiguous(window, token);

/** The certain persons among the matches that are not part of a plausible match of another type, by position. */
export function surePersons(found: readonly Match[]): Match[] {
  const persons = found.filter(({ type, score }) => type === 'PERSON' && score >= SURE);
  if (persons.length === 0) return persons;
  persons.sort(byStart);
  const others = found.filter(({ type, score }) => type !== 'PERSON' && score >= PLAUSIBLE).sort(byStart);
  let next = 0;
  let covered = -1;
  return persons.filter(({ start, end }) => {
    // A longer match starts at or before the start of the person.
    for (let other = others[next]; other !== undefined && other.start <= start; other = others[++next])
      if (other.start < start || other.end > end) covered = Math.max(covered, other.end);
    return covered < end;
  });
}

const ONE_WORD = /^\p{Lu}[\p{Ll}\p{M}]{2,24}$/u;

/** In greetings and closings, one occurrence is enough. */
const LETTER: ReadonlySet<string> = new Set(['cue: closing before the name', 'cue: greeting before the name']);

/** All matches of first names that are plausible in at least two places: `… by Rosa. … with Rosa.` */
export function plausibleTwice(view: string, found: readonly Match[]): Match[] {
  const places = new Map<string, Map<number, Match>>();
  const signed = new Set<string>();
  for (const match of found) {
    if (match.type !== 'PERSON' || match.score < PLAUSIBLE) continue;
    const name = view.slice(match.start, match.end);
    if (!ONE_WORD.test(name)) continue;
    const matches = (places.get(name) ?? new Map<number, Match>()).set(match.start, match);
    if (LETTER.has(match.why ?? '')) signed.add(name);
    places.set(name, matches);
  }
  return [...places].flatMap(([name, matches]) => (matches.size > 1 || signed.has(name) ? [...matches.values()] : []));
}

export const byStart = (a: Match, b: Match): number => a.start - b.start || a.end - b.end;

/** Hash of a word without case and diacritics, as in {@link KnownPersons.words}. */
export const hashOf = (window: TextWindow, token: number): number =>
  hashWord(window.view, startOf(window, token), endOf(window, token));
