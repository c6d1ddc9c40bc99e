import type { Match } from '../../../../../core/index.js';
import { wordHash } from '../../../../../kit/index.js';
import { hashWord } from '../../lists/hash.js';
import { endOf, isAmbiguous, lowerOf, type Page, startOf } from '../../lists/word.js';

/** Fewer letters of a surname than this may be those of any word. */
const SHORTEST_SURNAME = 4;
/** Logins of old systems end after eight letters. */
const LENGTHS_CUT = [6, 7, 8];
const SCORE = 0.55;
const COMMA = 44;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** How the words of a text end: by their length, a bit for each last letter. It tells most logins that the text has not before they are made. */
export type WordEnds = readonly number[];

const LONGEST_TOLD = 31;
const ANY_LETTER = -1;
const ASCII = 128;

/** Letters beyond ASCII may be written as others, and stand for any. */
const bitOf = (code: number): number => (code < ASCII ? 1 << (code & 31) : ANY_LETTER);

/** Read once for all names of a text. */
export function wordEnds({ view, tokens }: Page): WordEnds {
  const ends = new Array<number>(LONGEST_TOLD + 1).fill(0);
  for (let token = 0; token < tokens.length; token++) {
    const end = tokens.end[token] ?? 0;
    const length = Math.min(end - (tokens.start[token] ?? 0), LONGEST_TOLD);
    ends[length] = (ends[length] ?? 0) | bitOf(view.charCodeAt(end - 1));
  }
  return ends;
}

/** False if no word of the text has the length and the last letter of a login. */
const mayStand = (ends: WordEnds, length: number, last: string): boolean =>
  ((ends[Math.min(length, LONGEST_TOLD)] ?? 0) & bitOf(last.charCodeAt(last.length - 1))) !== 0;

/**
 * Logins that somebody of this name may have: `bthistlewood`, cut off `bthistle`, `barnabyt`; each by `tokens.hash`.
 * @param ends of the words of the text; a login that is none of them may be left out.
 */
export function loginsAt(
  page: Page,
  first: number,
  behind: number,
  ends: WordEnds,
): readonly [hash: number, login: string][] {
  if (behind - first < 2) return ofAnybody(page, first, ends);
  const isReversed = page.view.charCodeAt(endOf(page, first)) === COMMA;
  const given = lowerOf(page, isReversed ? first + 1 : first);
  const surname = lowerOf(page, isReversed ? first : behind - 1);
  if (surname.length < SHORTEST_SURNAME) return [];
  const initial = given.charAt(0);
  const logins = [initial + surname, surname + initial];
  if (given.length > 1) logins.push(given + surname, given + surname.charAt(0));
  for (const length of LENGTHS_CUT) if (surname.length > length) logins.push(initial + surname.slice(0, length));
  return logins.flatMap((login) => (mayStand(ends, login.length, login) ? [[wordHash(login), login]] : []));
}

/** Logins of whoever bears a surname of which no first name is known: `jbauer`. */
function ofAnybody(page: Page, token: number, ends: WordEnds): [hash: number, login: string][] {
  const surname = lowerOf(page, token);
  if (surname.length <= SHORTEST_SURNAME || !mayStand(ends, 1 + surname.length, surname)) return [];
  if (isAmbiguous(page, token)) return [];
  return Array.from(LETTERS, (initial) => initial + surname)
    .filter((login) => !page.gazetteer.isCommon(hashWord(login, 0, login.length)))
    .map((login) => [wordHash(login), login]);
}

/** A login of somebody whom the document names. In an e-mail address others find it. */
export function readLogin(page: Page, token: number, logins: ReadonlyMap<number, string>): Match | undefined {
  const login = logins.get(page.tokens.hash[token] ?? 0);
  const [start, end] = [startOf(page, token), endOf(page, token)];
  const term = page.view.slice(start, end);
  if (login === undefined || (term !== login && term !== login.toUpperCase())) return undefined;
  return { type: 'USERNAME', start, end, score: SCORE, why: 'login of somebody named' };
}
