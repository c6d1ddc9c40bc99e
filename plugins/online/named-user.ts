import { type CodeRecognizer, type Match, type TextDocument, wordHash } from '../../core/index.js';

/** ` (dvolkov)`, ` <dvolkov>`, ` [dvolkov]` behind a name. */
const IN_BRACKETS = / [([<]@?([a-z][a-z0-9._-]{2,22})[)\]>]/dy;
/** What people are to one another, which stands in brackets behind names as well. */
const RELATIONS = new Set(
  (
    'son daughter mother father brother sister wife husband spouse partner friend aunt uncle cousin niece nephew grandmother grandfather ' +
    'mom dad mum sitter neighbor neighbour colleague manager lead chair host guest absent present deceased retired patient nurse doctor ' +
    'owner tenant landlord buyer seller witness remote online offline verified pending daughter-in-law son-in-law mother-in-law'
  ).split(' '),
);
const SCORE = 0.6;
const MOST_PERSONS = 200;
const SHORTEST_SURNAME = 4;
const LONG = 8;
const ANNOUNCES = new Set(['user', 'users', 'username', 'login', 'account', 'uid', 'owner', 'actor'].map(wordHash));
const LOGIN = /[a-z][a-z0-9]{0,24}(?:[._-][a-z0-9]{1,24})?(?![\p{L}\p{N}_@]|[.-][\p{L}\p{N}])/uy;

/** User names that are made of the name of a person in the same text: `Dmitri Volkov (dvk)`, `user dvolkov`, `dmitri.volkov`. */
export const namedUserRecognizer: CodeRecognizer = {
  name: 'online/named-user',
  types: ['USERNAME'],
  // Prose without such signs has hardly a login, and is most of what comes.
  needs: { holds: ['([<@_=/\\'] },
  recognize: () => [],
  recall(document: TextDocument, found: readonly Match[]): readonly Match[] {
    const { view } = document;
    const persons = found.filter(({ type, score }) => type === 'PERSON' && score >= SCORE);
    const matches: Match[] = [];
    for (const { start, end } of persons) {
      if (view[end] !== ' ') continue;
      IN_BRACKETS.lastIndex = end;
      const span = IN_BRACKETS.exec(view)?.indices?.[1];
      if (span === undefined || !isMadeOf(view.slice(...span), view.slice(start, end))) continue;
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

/** Words of the text that are the login which companies make of a person's name. */
function logins({ view, tokens }: TextDocument, persons: readonly Match[]): Match[] {
  const made = new Map<number, Set<string>>();
  for (const { start, end } of persons.slice(0, MOST_PERSONS))
    for (const login of loginsOf(view.slice(start, end))) {
      const first = wordHash(/^[^.-]*/.exec(login)?.[0] ?? login);
      made.set(first, (made.get(first) ?? new Set()).add(login));
    }
  if (made.size === 0) return [];
  const matches: Match[] = [];
  for (let token = 0; token < tokens.length; token++) {
    const forms = made.get(tokens.hash[token] ?? 0);
    const start = tokens.start[token] ?? 0;
    if (forms === undefined || '@/.-'.includes(view.charAt(start - 1) || ' ')) continue;
    LOGIN.lastIndex = start;
    const login = LOGIN.exec(view)?.[0];
    if (login === undefined || !forms.has(login)) continue;
    if (isTelling(login) || isAnnounced(view, start, tokens.hash[token - 1]))
      matches.push(user(start, start + login.length, 'made of a name in the text'));
  }
  return matches;
}

/** `price` is made of Paul Rice as well: a word without a sign is a login if it is longer than such words, or called one. */
const isTelling = (login: string): boolean => login.length >= LONG || /[._-]/.test(login);

const isAnnounced = (view: string, start: number, before: number | undefined): boolean =>
  /["'=(\\/<[:]/.test(view.charAt(start - 1)) || (before !== undefined && ANNOUNCES.has(before));

/** `tbergstrom`, `tove.bergstrom`, `bergstromt` and the like of `Tove Bergström`; none of a name of one word. */
function loginsOf(person: string): string[] {
  const words = person
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  const parts = words.match(/[a-z]+/g) ?? [];
  const isReversed = /^[\p{L}'-]+,/u.test(words);
  const [given, surname] = isReversed ? [parts[1], parts[0]] : [parts[0], parts[parts.length - 1]];
  if (given === undefined || surname === undefined || parts.length < 2 || surname.length < SHORTEST_SURNAME) return [];
  const initial = given.charAt(0);
  const whole = ['.', '_', '-'].flatMap((sign) => [`${given}${sign}${surname}`, `${surname}${sign}${given}`]);
  return given.length === 1
    ? [`${given}${surname}`, `${given}.${surname}`]
    : [...whole, `${initial}${surname}`, `${initial}.${surname}`, `${surname}${initial}`, `${given}${surname}`];
}
