import type { Match } from '../../../../core/index.js';
import { largest, scoreOf } from '../../../../kit/index.js';
import { asName } from '../lists/strength.js';
import { flagsOf, type NameWord, startOf, type TextWindow } from '../lists/word.js';

/** A first and a last name that form a mailbox rarely stand next to each other by chance. */
const SPELLED = scoreOf('form:own');
/** The mailbox contains only one of the two names. */
const HALF = scoreOf('form:usual');
const SHORTEST = 3;
const SHORTEST_BOX = 5;
const SHORTEST_SINGLE = 4;
/** The strength of two unknown words, or of one well-known name. */
const LEAST_STRENGTH = 2;
const AT = 64;

/** The names that the mailboxes of a document spell. */
export class Mailboxes {
  readonly #letters: ReadonlySet<string>;
  /** Their first two letters, as encoded by {@link pair}. */
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

  /**
   * Fast pre-check before two words are folded: a mailbox begins with two letters of one word or with both initials.
   */
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

/** Encodes two ASCII letters in any case as one number. */
const pair = (first: number, second: number): number => ((first | 0x20) << 16) | (second | 0x20);

/** True for an ASCII letter; other letters have several spellings in mailboxes. */
const isLetter = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;

/** The possible mailboxes of a name, with and without a second initial. */
export function spellings(window: TextWindow, { start, end }: Match): string[] {
  let at = start;
  while (at < end && window.view.charCodeAt(at) !== AT) at++;
  const letters = folded(window.view.slice(start, at));
  if (letters.length < SHORTEST_SINGLE) return [];
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

export function scoreOfSpelling(window: TextWindow, first: NameWord, last: NameWord, boxes: Mailboxes): number {
  if (!boxes.mayBegin(window.view, startOf(window, first.first), startOf(window, last.first))) return 0;
  if (!mayBePerson(window, [first, last])) return 0;
  const [a, b] = [wordOf(window, first), wordOf(window, last)];
  const isName = asName(first) >= 1 && asName(last) >= 1;
  const forms = a === folded(a) && b === folded(b) ? [folded] : [folded, spelledOut];
  const best = largest(forms.map((form) => spelling(form(a), form(b), boxes)));
  return best === HALF && !isName ? 0 : best;
}

const wordOf = (window: TextWindow, word: NameWord): string =>
  window.view.slice(startOf(window, word.first), word.end).toLowerCase();

function spelling(given: string, surname: string, boxes: Mailboxes): number {
  const isLong = given.length + surname.length >= SHORTEST_BOX;
  if (isLong && (boxes.has(given + surname) || boxes.has(surname + given))) return SPELLED;
  const [g, s] = [given.charAt(0), surname.charAt(0)];
  if (surname.length >= SHORTEST && (boxes.has(g + surname) || boxes.has(surname + g))) return SPELLED;
  if (given.length >= SHORTEST_SINGLE && boxes.has(given + s)) return SPELLED;
  const isHalf = (word: string): boolean => word.length >= SHORTEST_SINGLE && boxes.has(word);
  return isHalf(given) || isHalf(surname) ? HALF : 0;
}

/** Words that can be a name: neither only everyday words, as in `Customer Care`, nor words of an organisation. */
function mayBePerson(window: TextWindow, words: readonly NameWord[]): boolean {
  const organization = window.document.wordList('names/organization');
  return (
    words.reduce((sum, word) => sum + asName(word), 0) >= LEAST_STRENGTH &&
    words.every(({ first, last }) => ((flagsOf(window, first) | flagsOf(window, last)) & organization) === 0)
  );
}

/** A person known from an e-mail address. */
export const matchOf = (start: number, end: number, score: number): Match => ({
  type: 'PERSON',
  start,
  end,
  score,
  why: 'repeat mention: an e-mail address spells this name',
});
