import { beginsSentence, UPPER } from '../../../../kit/index.js';
import { AFTER_A_PERSON, ARTICLES, BEFORE_A_PERSON, BEFORE_A_PLACE, NOT_BEFORE_A_PERSON } from '../words/context.js';
import { asGiven, asSurname } from '../lists/strength.js';
import {
  CAPS,
  endOf,
  flagsOf,
  GIVEN,
  hashesOf,
  isCapitalised,
  lowerOf,
  type NameWord,
  type Page,
  readWord,
  startOf,
} from '../lists/word.js';

const CAPITAL_I = 73;
const NEWLINE = 10;
const SPACE = 32;
const COMMA = 44;
const DOT = 46;
const COLON = 58;
const SLASH = 47;
const HYPHEN = 45;
const RETURN = 13;
const EXCLAMATION = 33;
const MAX_INDENT = 8;
const APOSTROPHE = 39;

const OF_SOMEBODY: ReadonlySet<string> = new Set(['la', 'el', 'al', 'del']);
const PLACE_HASHES = hashesOf(BEFORE_A_PLACE);

/** True for `St. Luke`, `San Rafael`, `Rua João Pessoa`: words that make what follows a place. */
export function isBehindPlaceWord(page: Page, word: NameWord): boolean {
  const before = word.first - 1;
  if (before < 0) return false;
  const gap = word.start - endOf(page, before);
  // `la C. Tlapanco`: a citizen, not a street.
  if (gap === 2 && endOf(page, before) - startOf(page, before) === 1 && OF_SOMEBODY.has(lowerOf(page, before - 1)))
    return false;
  if (gap > 2 || (gap === 2 && page.view.charCodeAt(word.start - 2) !== DOT)) return false;
  return (
    page.view.charCodeAt(word.start - 1) === SPACE &&
    PLACE_HASHES.has(page.tokens.hash[before] ?? 0) &&
    BEFORE_A_PLACE.has(lowerOf(page, before))
  );
}

const MONTHS = hashesOf(['april', 'may', 'june', 'august']);
const SEASONS = hashesOf(['april', 'may', 'june', 'august', 'summer', 'autumn']);
const TIMES = hashesOf(
  'until till since during in by mid late early last next this every before after up end beginning'.split(' '),
);
const LINKS = hashesOf(['to', 'of']);

/** `until April`, `up to April`, `end of June`: names that are months there. */
export function isMonth(page: Page, { first, last, start }: NameWord): boolean {
  if (first !== last || first === 0 || !MONTHS.has(page.tokens.hash[first] ?? 0)) return false;
  const hash = (token: number): number => page.tokens.hash[token] ?? 0;
  if (start - endOf(page, first - 1) !== 1) return false;
  if (LINKS.has(hash(first - 1))) return first > 1 && TIMES.has(hash(first - 2));
  return TIMES.has(hash(first - 1));
}

const BEFORE_THINGS = hashesOf(ARTICLES);
const [OF] = hashesOf(['of']);
const BEFORE_PLACES = hashesOf(NOT_BEFORE_A_PERSON);

/** True for a word in capitals among others, where they mean nothing: `MARY TESTS NEGATIVE`, not `PMH: NASH, HTN`. */
export const isShouted = (page: Page, { first, last, known, end }: NameWord): boolean =>
  (known & CAPS) !== 0 &&
  (isBeside(page, first - 1, first) ||
    (page.view.startsWith("'S ", end) ? isBeside(page, last + 1, last + 2) : isBeside(page, last, last + 1)));

/** Two words in capitals with one blank between them. */
const isBeside = (page: Page, token: number, next: number): boolean =>
  token >= 0 &&
  page.view.charCodeAt(endOf(page, token)) === SPACE &&
  startOf(page, next) === endOf(page, token) + 1 &&
  (page.tokens.kind[token] ?? 0) === UPPER &&
  (page.tokens.kind[next] ?? 0) === UPPER &&
  next < page.tokens.length;

/**
 * True where nothing beside a name makes a thing of it: no article or word of a place before it, no other capitalised word behind it, no
 * hyphen. Capitals mean nothing among others, and make an abbreviation of a word that stands in them alone.
 */
export function isProper(page: Page, word: NameWord): boolean {
  const { first, last, start, end, known } = word;
  if (page.view.charCodeAt(end) === HYPHEN || page.view.charCodeAt(start - 1) === HYPHEN) return false;
  // `Chang'e`
  if (
    page.view.charCodeAt(end) === APOSTROPHE &&
    startOf(page, last + 1) === end + 1 &&
    !page.view.startsWith('s', end + 1)
  )
    return (known & CAPS) !== 0;
  if ((known & CAPS) !== 0) return isShouted(page, word);
  if (isSeason(page, first) || isEndOfTitle(page, word) || isQuoted(page, word)) return false;
  // `2nd Earl of Clare`
  if (/^ of \p{Lu}/u.test(page.view.slice(end, end + 6))) return false;
  if (startOf(page, last + 1) === end + 1 && page.view.charCodeAt(end) === SPACE && isCapitalised(page, last + 1))
    return false;
  if (first === 0 || start - endOf(page, first - 1) !== 1 || page.view.charCodeAt(start - 1) !== SPACE) return true;
  const before = page.tokens.hash[first - 1] ?? 0;
  // `the ligament of Treitz`, but not `the signature of Miller`
  if (before === OF) return asGiven(word) >= 3 || (flagsOf(page, first - 2) & page.bits.thing) === 0;
  return !(asGiven(word) >= 3 ? BEFORE_THINGS : BEFORE_PLACES).has(before);
}

/** `the album 'Valentina'`: alone between quotes stands what a thing is called. */
const isQuoted = ({ view }: Page, { start, end }: NameWord): boolean =>
  /["'“„‘’«»] ?$/u.test(view.slice(Math.max(0, start - 2), start)) &&
  /^ ?(?:["“”‘«»]|['’](?!s))/u.test(view.slice(end, end + 3));

/** `April`, `Summer`: names of persons less often than of times. */
export const isSeason = (page: Page, token: number): boolean => SEASONS.has(page.tokens.hash[token] ?? 0);

/** `the Desert Rose`, `Epic Mickey`: behind a capitalised word inside a sentence, which is none of its name. */
const isEndOfTitle = (page: Page, { first, start }: NameWord): boolean =>
  first > 0 &&
  startOf(page, first) === start &&
  page.view.charCodeAt(start - 1) === SPACE &&
  endOf(page, first - 1) === start - 1 &&
  isCapitalised(page, first - 1) &&
  (flagsOf(page, first - 1) & (page.bits.title | page.bits.label | page.bits.opening)) === 0 &&
  !beginsSentence(page.view, startOf(page, first - 1));

const AGE =
  /(?:,| \()? ?(?:de |di |d'|met )?\d{1,2} ?(?:años|anos|ans|anni|jaar|jahre?|meses|mois|mesi|maanden|monate|y\/o|yo|years old|j\.)(?![\p{L}\p{N}])|,? \(?(?:née? le|nat[oa] il|nacid[oa] el|nascid[oa] (?:em|a)|geboren (?:am|op)|geb\.) ?\p{N}/iuy;

/** True for the name of `Bilal de 6 años`, `Léa (4 ans)`, `Assa, née le 11 mai`. */
export function isBeforeAge(page: Page, word: NameWord): boolean {
  AGE.lastIndex = word.end;
  return AGE.test(page.view);
}

/** What the neighbours of a name on its own add to its score. */
export function loneContext(page: Page, word: NameWord): number {
  const given = asGiven(word);
  const first = given >= 1.5 ? before(page, word, given) + behind(page, word) + ownLine(page, word) : 0;
  return Math.max(given >= 3 ? first : first * 0.7, enumeration(page, word));
}

/** `by Anna`, `my son Anna`, or any small word that does not announce a place or a thing. */
function before(page: Page, word: NameWord, given: number): number {
  const token = word.first - 1;
  if (token < 0 || startOf(page, word.first) - endOf(page, token) > 2) return 0;
  const text = lowerOf(page, token);
  if (BEFORE_A_PERSON.has(text)) return 0.1;
  // `call w/ Anna`
  if (text === 'w') return page.view.charCodeAt(endOf(page, token)) === SLASH ? 0.1 : 0;
  if (given < 3 || isCapitalised(page, token) || page.view.charCodeAt(endOf(page, token)) !== SPACE) return 0;
  return word.start - endOf(page, token) === 1 && !NOT_BEFORE_A_PERSON.has(text) && isWord(page, token) ? 0.09 : 0;
}

const isWord = (page: Page, token: number): boolean => ((page.tokens.kind[token] ?? 0) & 1) === 0;

/** The `I` of `Anna I love you`; an initial has its full stop, or stands before a surname. */
export const isPronoun = (page: Page, token: number): boolean =>
  page.view.charCodeAt(startOf(page, token)) === CAPITAL_I &&
  startOf(page, token + 1) === startOf(page, token) + 2 &&
  page.view.charCodeAt(endOf(page, token)) === SPACE &&
  !isCapitalised(page, token + 1);

/** `Anna said`, `Anna's`, `Anna, can you`, `Anna I think`. */
function behind(page: Page, word: NameWord): number {
  const next = word.last + 1;
  const unit = page.view.charCodeAt(word.end);
  if (next < page.tokens.length && startOf(page, next) === word.end + 1) {
    if (unit === SPACE && (AFTER_A_PERSON.has(lowerOf(page, next)) || isPronoun(page, next))) return 0.12;
    if (unit === APOSTROPHE && endOf(page, next) - startOf(page, next) === 1) return 0.1;
  }
  if (page.view.startsWith(' - ', word.end) && page.view.slice(word.start - 3, word.start) === ' - ') return 0.1;
  return unit === COMMA || unit === NEWLINE ? 0.06 : 0;
}

/** A line that begins with the name and a comma or colon (`Anna,`, `Anna: hello`), or holds nothing else. */
function ownLine(page: Page, word: NameWord): number {
  const { view } = page;
  let at = word.start;
  while (view.charCodeAt(at - 1) === SPACE && word.start - at < MAX_INDENT) at--;
  if (at > 0 && view.charCodeAt(at - 1) !== NEWLINE) return 0;
  const unit = view.charCodeAt(word.end);
  if (unit === COMMA || unit === COLON) return 0.2;
  // `Amy - please see`
  if (unit === SPACE && /^ - \p{Ll}/u.test(view.slice(word.end, word.end + 4))) return 0.2;
  const end = unit === DOT || unit === EXCLAMATION ? word.end + 1 : word.end;
  return at > 0 && (end === view.length || view.charCodeAt(end) === NEWLINE || view.charCodeAt(end) === RETURN)
    ? 0.2
    : 0;
}

/** `Anna, Bert and Carla`: a neighbour in an enumeration that is a name as well. */
function enumeration(page: Page, word: NameWord): number {
  const next = neighbour(page, word.last, 1);
  const last = neighbour(page, word.first, -1);
  let add = 0;
  for (const other of [next, last]) {
    if (other === undefined) continue;
    if (asGiven(word) >= 1.5 && asGiven(other) >= 2) add = Math.max(add, asGiven(word) >= 3 ? 0.2 : 0.28);
    // `(Hendricks/Paz)`
    else if (isSlashed(page, word, other) && Math.max(asSurname(word), asSurname(other)) >= 3) add = Math.max(add, 0.3);
    else if (asSurname(word) >= 3 && asSurname(other) >= 3 && (other.known & GIVEN) === 0) add = Math.max(add, 0.22);
  }
  return add;
}

const isSlashed = (page: Page, word: NameWord, other: NameWord): boolean =>
  asSurname(word) >= 1 &&
  asSurname(other) >= 1 &&
  /^\(.{3,40}\/.{3,40}\)$/u.test(
    page.view.slice(Math.min(word.start, other.start) - 1, Math.max(word.end, other.end) + 1),
  );

const AND: ReadonlySet<string> = new Set(['and', 'und', 'et', 'y', 'e', 'or', 'en']);

/** The capitalised word before or behind a comma, `&` or `and`. */
function neighbour(page: Page, token: number, step: 1 | -1): NameWord | undefined {
  const near = token + step;
  if (near < 0 || near >= page.tokens.length) return undefined;
  const gap = gapBetween(page, token, near);
  if (gap === ', ' || gap === ' & ' || gap === '/') return isCapitalised(page, near) ? readWord(page, near) : undefined;
  if ((gap !== ' ' && gap !== ', ') || !AND.has(lowerOf(page, near))) return undefined;
  const far = near + step;
  if (far < 0 || gapBetween(page, near, far) !== ' ' || !isCapitalised(page, far)) return undefined;
  return readWord(page, far);
}

const gapBetween = (page: Page, a: number, b: number): string =>
  page.view.slice(
    endOf(page, Math.min(a, b)),
    Math.min(startOf(page, Math.max(a, b)), endOf(page, Math.min(a, b)) + 4),
  );
