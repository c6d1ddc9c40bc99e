import type { CodeRecognizer, Match, TextDocument } from '../../../../core/index.js';
import { lexiconSet, scoreOf } from '../../../../kit/index.js';
import { isAnnounced } from './announced.js';

/** ` (dvolkov)`, ` <dvolkov>`, ` [dvolkov]` after a name. */
const IN_BRACKETS = / [([<]@?([a-z][a-z0-9._-]{2,22})[)\]>]/dy;
/** Words in brackets after a name that are no login: kinship, roles, states. */
const RELATIONS = lexiconSet('logins', { class: 'behind-a-name', language: 'en' });
const SCORE = scoreOf('form:usual');
const SHORTEST_SURNAME = 2;
const LONG = 8;
const LOGIN = /[a-z][a-z0-9]{0,24}(?:[._-][a-z0-9]{1,24})?(?![\p{L}\p{N}_@]|[.-][\p{L}\p{N}])/uy;

/** User names that are made of the name of a person in the same text: `Dmitri Volkov (dvk)`, `user dvolkov`, `dmitri.volkov`. */
export const userOfName: CodeRecognizer = {
  name: 'online/user-of-name',
  types: ['USERNAME'],
  // Prose hardly ever has these signs, nor logins.
  needs: { holds: ['([<@_=/\\'] },
  recognize: () => [],
  recall(document: TextDocument, found: readonly Match[]): readonly Match[] {
    const { view } = document;
    const persons = found.filter(({ type, score }) => type === 'PERSON' && score >= SCORE);
    const matches: Match[] = [];
    for (const { start, end } of persons) {
      if (view[end] !== ' ' || !'([<'.includes(view.charAt(end + 1))) continue;
      IN_BRACKETS.lastIndex = end;
      const span = IN_BRACKETS.exec(view)?.indices?.[1];
      if (span === undefined || !isMadeOf(view.slice(span[0], span[1]), view.slice(start, end))) continue;
      matches.push(user(span[0], span[1], 'made of the name before it'));
    }
    return [...matches, ...logins(document, persons)];
  },
};

const user = (start: number, end: number, why: string): Match => ({ type: 'USERNAME', start, end, score: SCORE, why });

function isMadeOf(name: string, person: string): boolean {
  if (RELATIONS.has(name)) return false;
  const parts = person.toLowerCase().match(/\p{L}+/gu) ?? [];
  const initials = parts.map((part) => part.charAt(0)).join('');
  return (
    parts.some((part) => part.length > 2 && name.includes(part)) || (initials.length > 1 && name.startsWith(initials))
  );
}

/** Given name and surname, in lower case without accents. */
interface Name {
  readonly given: string;
  readonly surname: string;
}

/** Words that equal a login built from the name of a person in the text. */
function logins({ view, tokens }: TextDocument, persons: readonly Match[]): Match[] {
  const names = persons.flatMap(({ start, end }) => nameOf(view.slice(start, end)) ?? []);
  if (names.length === 0) return [];
  const openings = openingsOf(names);
  let known: ReadonlySet<string> | undefined;
  const matches: Match[] = [];
  for (let token = 0; token < tokens.length; token++) {
    const start = tokens.start[token] ?? 0;
    // Rules out most words by their first two characters.
    if (
      !mayOpen(openings, view.charCodeAt(start), view.charCodeAt(start + 1)) ||
      '@/.-'.includes(view.charAt(start - 1) || ' ')
    )
      continue;
    if (!mayTell(view, start, tokens.end[token] ?? 0) && !isAnnounced(view, start, tokens.hash[token - 1])) continue;
    LOGIN.lastIndex = start;
    const login = LOGIN.exec(view)?.[0];
    if (login === undefined || !(isTelling(login) || isAnnounced(view, start, tokens.hash[token - 1]))) continue;
    known ??= new Set(names.flatMap(loginsOf));
    // `bsolheim2`: a digit distinguishes people of one name.
    if (known.has(login.replace(/\d{1,4}$/, '')))
      matches.push(user(start, start + login.length, 'made of a name in the text'));
  }
  return matches;
}

/** True for a word that is long or has a sign. A short one must be announced as a login: `price` could be Paul Rice. */
const isTelling = (login: string): boolean => login.length >= LONG || /[._-]/.test(login);

/** Whether a word can begin a login that {@link isTelling}. */
function mayTell(view: string, start: number, end: number): boolean {
  if (end - start >= LONG || '.-'.includes(view.charAt(end) || ' ')) return true;
  for (let at = start; at < end; at++) if (view.charCodeAt(at) === UNDERSCORE) return true;
  return false;
}

/** The first and last word of a name; undefined for a single word. */
function nameOf(person: string): Name | undefined {
  const words = ASCII.test(person)
    ? person.toLowerCase()
    : person
        .normalize('NFD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase();
  const parts = words.match(/[a-z]+/g) ?? [];
  const isReversed = words.includes(',') && /^[\p{L}'-]+,/u.test(words);
  const [given, surname] = isReversed ? [parts[1], parts[0]] : [parts[0], parts[parts.length - 1]];
  return given === undefined || surname === undefined || parts.length < 2 || surname.length < SHORTEST_SURNAME
    ? undefined
    : { given, surname };
}

/**
 * The first two characters that logins of the names can have, as a bit set: indexed by the low five bits of the first
 * character, with a bit for the low five bits of the second.
 */
function openingsOf(names: readonly Name[]): readonly number[] {
  const openings = new Array<number>(32).fill(0);
  const add = (first: number, second: number): void => {
    openings[first & 31] = (openings[first & 31] ?? 0) | (1 << (second & 31));
  };
  for (const { given, surname } of names) {
    const initial = given.charCodeAt(0);
    add(initial, given.charCodeAt(1) || surname.charCodeAt(0));
    add(surname.charCodeAt(0), surname.charCodeAt(1));
    add(initial, surname.charCodeAt(0));
    add(initial, FULL_STOP);
  }
  return openings;
}

const mayOpen = (openings: readonly number[], first: number, second: number): boolean =>
  ((openings[first & 31] ?? 0) & (1 << (second & 31))) !== 0;

const ASCII = /^[\x20-\x7e]*$/;
const FULL_STOP = 46;
const UNDERSCORE = 95;

/** `tbergstrom`, `tove.bergstrom`, `bergstromt` and the like. */
function loginsOf({ given, surname }: Name): string[] {
  const initial = given.charAt(0);
  if (given.length === 1) return [`${given}${surname}`, `${given}.${surname}`];
  const whole = ['.', '_', '-'].flatMap((sign) => [`${given}${sign}${surname}`, `${surname}${sign}${given}`]);
  return [...whole, `${initial}${surname}`, `${initial}.${surname}`, `${surname}${initial}`, `${given}${surname}`];
}
