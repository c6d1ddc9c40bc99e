import { type Match, UPPER } from '../../../core/index.js';
import { canBeName, endOfName, readRun } from './run.js';
import { asGiven, asName } from './strength.js';
import { flagsOf, type NameWord, type Page, readWord, startOf } from './word.js';

/** A first and a last name that a mailbox spells hardly stand beside each other by chance. */
const SPELLED = 0.85;
/** Only one of the two is the mailbox. */
const HALF = 0.6;
/** What stands before an address in angle brackets is mostly a person. */
const DISPLAYED = 0.6;
const QUOTED = 0.8;
const SHORTEST = 3;
const SHORTEST_BOX = 5;
const SHORTEST_ALONE = 4;
const AT = 64;
const COMMA = 44;

/**
 * Names of persons that the e-mail addresses of the document tell: words beside each other that a mailbox spells (`Les Spahnn`,
 * `lspahnn@…`), wherever they stand, and what is shown before an address: `"Les Spahnn" <x17@…>`.
 * @param found what all recognizers of the engine have found.
 */
export function readMailboxes(page: Page, found: readonly Match[]): Match[] {
  const addresses = found.filter(({ type }) => type === 'EMAIL_ADDRESS');
  if (addresses.length === 0) return [];
  const boxes = new Mailboxes(addresses.flatMap((address) => spellings(page, address)));
  const out = addresses.flatMap((address) => displayed(page, address) ?? besides(page, address) ?? []);
  if (boxes.isEmpty) return out;
  let before: readonly NameWord[] = [];
  for (let token = 0; token < page.tokens.length; token++) {
    if (((page.tokens.kind[token] ?? 0) & UPPER) === 0 || !canBeName(page, token)) continue;
    const run = readRun(page, token);
    const match = spelledIn(page, run, boxes) ?? spelledAcross(page, before, run, boxes);
    if (match !== undefined) out.push(match);
    before = run;
    token = run[run.length - 1]?.last ?? token;
  }
  return out;
}

/** What the mailboxes of a document spell. */
class Mailboxes {
  readonly #letters: ReadonlySet<string>;
  /** Their first two letters, as {@link pair}. */
  readonly #openings: ReadonlySet<number>;

  constructor(letters: readonly string[]) {
    this.#letters = new Set(letters);
    this.#openings = new Set(letters.map((box) => pair(box.charCodeAt(0), box.charCodeAt(1))));
  }

  get isEmpty(): boolean {
    return this.#letters.size === 0;
  }

  has(letters: string): boolean {
    return this.#letters.has(letters);
  }

  /** The cheap question before two words are folded: whatever they spell begins with two letters of one, or with both initials. */
  mayBegin(view: string, a: number, b: number): boolean {
    const [a1, a2, b1, b2] = [view.charCodeAt(a), view.charCodeAt(a + 1), view.charCodeAt(b), view.charCodeAt(b + 1)];
    if (!isLetter(a1) || !isLetter(a2) || !isLetter(b1) || !isLetter(b2)) return true;
    const openings = this.#openings;
    return (
      openings.has(pair(a1, a2)) ||
      openings.has(pair(b1, b2)) ||
      openings.has(pair(a1, b1)) ||
      openings.has(pair(b1, a1))
    );
  }
}

/** Two letters of ASCII in any case as one number. */
const pair = (first: number, second: number): number => ((first | 0x20) << 16) | (second | 0x20);

/** A letter of ASCII; others are spelled in several ways. */
const isLetter = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;

/** The letters of a mailbox, with and without a second initial. */
function spellings(page: Page, { start, end }: Match): string[] {
  let at = start;
  while (at < end && page.view.charCodeAt(at) !== AT) at++;
  const letters = folded(page.view.slice(start, at));
  if (letters.length < SHORTEST_ALONE) return [];
  // `jqsmith`, `smithjq`
  return letters.length > SHORTEST_BOX
    ? [letters, letters.charAt(0) + letters.slice(2), letters.slice(0, -1)]
    : [letters];
}

const folded = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase().replace(/[^a-z]+/g, '')
    : text
        .toLowerCase()
        .normalize('NFD')
        .replace(/ß/g, 'ss')
        .replace(/[^\p{L}]/gu, '');
const ASCII = /^[\x20-\x7e]*$/;

/** `mueller` of `Müller`. */
const spelledOut = (text: string): string => folded(text.toLowerCase().replace(/[äöü]/g, (letter) => `${letter}e`));

/** The widest part of a run, from a first to a last name, that a mailbox spells. */
function spelledIn(page: Page, run: readonly NameWord[], boxes: Mailboxes): Match | undefined {
  for (let from = 0; from + 1 < run.length; from++) {
    for (let to = run.length - 1; to > from; to--) {
      const [first, last] = [run[from], run[to]];
      if (first === undefined || last === undefined) continue;
      const score = scoreOf(page, first, last, boxes);
      if (score > 0) return matchOf(first.start, endOfName(page, last), score);
    }
  }
  return undefined;
}

/** `Spahnn, Les` */
function spelledAcross(
  page: Page,
  before: readonly NameWord[],
  run: readonly NameWord[],
  boxes: Mailboxes,
): Match | undefined {
  const [surname, given] = [before[before.length - 1], run[0]];
  if (surname === undefined || given === undefined || given.start !== surname.end + 2) return undefined;
  if (page.view.charCodeAt(surname.end) !== COMMA) return undefined;
  const score = scoreOf(page, given, surname, boxes);
  return score > 0 ? matchOf(surname.start, endOfName(page, given), score) : undefined;
}

function scoreOf(page: Page, first: NameWord, last: NameWord, boxes: Mailboxes): number {
  if (!boxes.mayBegin(page.view, startOf(page, first.first), startOf(page, last.first))) return 0;
  if (!mayBePerson(page, [first, last])) return 0;
  const [a, b] = [wordOf(page, first), wordOf(page, last)];
  const isName = asName(first) >= 1 && asName(last) >= 1;
  const forms = a === folded(a) && b === folded(b) ? [folded] : [folded, spelledOut];
  const best = Math.max(...forms.map((form) => spelling(form(a), form(b), boxes)));
  return best === HALF && !isName ? 0 : best;
}

const wordOf = (page: Page, word: NameWord): string =>
  page.view.slice(startOf(page, word.first), word.end).toLowerCase();

function spelling(given: string, surname: string, boxes: Mailboxes): number {
  const isLong = given.length + surname.length >= SHORTEST_BOX;
  if (isLong && (boxes.has(given + surname) || boxes.has(surname + given))) return SPELLED;
  const [g, s] = [given.charAt(0), surname.charAt(0)];
  if (surname.length >= SHORTEST && (boxes.has(g + surname) || boxes.has(surname + g))) return SPELLED;
  if (given.length >= SHORTEST_ALONE && boxes.has(given + s)) return SPELLED;
  const isHalf = (word: string): boolean => word.length >= SHORTEST_ALONE && boxes.has(word);
  return isHalf(given) || isHalf(surname) ? HALF : 0;
}

/** Words that could be a name: neither everyday words alone, as of `Customer Care`, nor those of an organisation. */
function mayBePerson(page: Page, words: readonly NameWord[]): boolean {
  const organization = page.document.wordList('names/organization');
  return (
    words.reduce((sum, word) => sum + asName(word), 0) >= LEAST_STRENGTH &&
    words.every(({ first, last }) => ((flagsOf(page, first) | flagsOf(page, last)) & organization) === 0)
  );
}

const DISPLAY = /(?:^|[\n,;:"(])[ \t]*((?:\p{Lu}[\p{L}\p{M}'’-]{0,24}\.? ){1,3}\p{Lu}[\p{L}\p{M}'’-]{1,24})["']? ?<$/u;
/** Two words nobody knows, or one known well. */
const LEAST_STRENGTH = 2;
const LONGEST_ALONE = 30;
const QUOTE = /["'“‘]/u;
const LONGEST_DISPLAY = 110;

/** The words in front of `<address>`, in quotes or bare. */
function displayed(page: Page, address: Match): Match | undefined {
  const { view } = page;
  if (view.charAt(address.start - 1) !== '<') return undefined;
  const before = view.slice(Math.max(0, address.start - LONGEST_DISPLAY), address.start);
  const shown = DISPLAY.exec(before);
  const text = shown?.[1];
  if (shown === null || text === undefined) return undefined;
  const start = address.start - before.length + shown.index + shown[0].indexOf(text);
  const words = wordsFrom(page, start, start + text.length);
  const [first, last] = [words[0], words[words.length - 1]];
  if (first === undefined || last === undefined || first === last) return undefined;
  const spelled = scoreOf(page, first, last, new Mailboxes(spellings(page, address)));
  // In quotes, a word may be one that no name holds elsewhere.
  const isQuoted = QUOTE.test(view.charAt(start - 1));
  const fits = (word: NameWord): boolean => canBeName(page, word.first) && asName(word) > 0;
  const isName = (isQuoted ? words.some(fits) : words.every(fits)) && mayBePerson(page, words);
  if (spelled === 0 && (!isName || isOwner(page, words, address))) return undefined;
  return matchOf(start, start + text.length, Math.max(spelled, isQuoted ? QUOTED : DISPLAYED));
}

const BEFORE_BRACKET = /(?<![\p{L}\p{M}'’-])\p{Lu}[\p{L}\p{M}'’-]{2,24} \($/u;

/** `Desirée (dfontaine@…)`: a first name that stands alone before the address. */
function besides(page: Page, address: Match): Match | undefined {
  const before = page.view.slice(Math.max(0, address.start - LONGEST_ALONE), address.start);
  const shown = BEFORE_BRACKET.exec(before);
  if (shown === null) return undefined;
  const start = address.start - before.length + shown.index;
  const token = tokenAt(page, start);
  const word = readWord(page, token);
  const isName = word.end === address.start - 2 && canBeName(page, token) && asGiven(word) >= LEAST_STRENGTH;
  return isName && !isOwner(page, [word], address) ? matchOf(start, word.end, DISPLAYED) : undefined;
}

/** Whether a word is the name of the domain, as those of companies are. */
function isOwner(page: Page, words: readonly NameWord[], { start, end }: Match): boolean {
  const address = page.view.slice(start, end);
  const domain = folded(address.slice(address.indexOf('@')));
  return words.some((word) => word.end - word.start >= SHORTEST_ALONE && domain.includes(folded(wordOf(page, word))));
}

/** The words between two offsets. */
function wordsFrom(page: Page, start: number, end: number): NameWord[] {
  const words: NameWord[] = [];
  for (let token = tokenAt(page, start); startOf(page, token) < end; ) {
    const word = readWord(page, token);
    words.push(word);
    token = word.last + 1;
  }
  return words;
}

/** The first token that begins at or behind an offset. */
function tokenAt(page: Page, offset: number): number {
  let [low, high] = [0, page.tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (startOf(page, middle) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

const matchOf = (start: number, end: number, score: number): Match => ({
  type: 'PERSON',
  start,
  end,
  score,
  why: 'an e-mail address tells',
});
