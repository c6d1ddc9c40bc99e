import type { Pattern } from '../../../../core/index.js';
import { type Basis, eitherCase, lexiconPattern, lexiconSet } from '../../../../kit/index.js';
import { isUserInSentence } from './not-users.js';

/** Labels of fields that hold who reported, changed or has to do something, in lower case, of all languages. */
const LABELS = lexiconPattern('logins', { class: 'who-handles-it' });
/** As forms write them, with a capital: keys of settings are in lower case. */
const CAPITALISED = LABELS.split('|')
  .map(
    (label) =>
      label.charAt(0).toUpperCase() +
      label.slice(1).replace(/ \p{Ll}/gu, (first) => ` [${first.trim()}${first.trim().toUpperCase()}]`),
  )
  .join('|');
const LOGIN = '[a-z](?:[a-z0-9]{2,24}(?:[._-][a-z0-9]{1,24}){0,2}|[._-][a-z0-9]{2,24})';
/** A login that is no word of the sentence: with a digit, a low line, or a full stop between letters. */
const TELLING = `(?=[a-z]{1,24}(?:[._-]?[a-z]{0,24}[0-9_]|\\.[a-z]))${LOGIN}`;
/** The same read from its sign on, where any word of a text may be one: ordinary words end before it. */
const TELLING_ANYWHERE = '[a-z]{1,24}(?:[._-]?[a-z]{0,24}[0-9_]|\\.[a-z])[a-z0-9]{0,24}(?:[._-][a-z0-9]{1,24}){0,2}';
const WHOLE_LOGIN = new RegExp(`^${LOGIN}$`);
const END = '(?![\\p{L}\\p{N}_@(/=]|[.:-][\\p{L}\\p{N}])';
/** Words before a day or a time: `on 4 May`. */
const ON = `(?:${lexiconPattern('logins', { class: 'before-a-day' })})`;
/** Words before who did something: `by`, `durch`; and those for a user. */
const BY = `(?:${lexiconPattern('logins', { class: 'by-whom' })})`;
const USER = `(?:${eitherCase(lexiconPattern('logins', { class: 'word-for-a-user' }))})`;
/** What follows a login in its field: the end, the next of a list, a bracket, a day or a time. */
const ENDS = `(?= {0,3}(?:$|[\\n\\r,;|)(\\t]| {2}|- |\\d|${ON} ))`;
/** Places of a list after such a label. */
const LONGEST_LIST = 3;
const FILE = new RegExp(`\\.(?:${lexiconPattern('web', { class: 'file-ending' })})$`);

/** Surnames in lower case: `fmwangi` is an initial and a surname. */
const SURNAMES: ReadonlySet<string> = new Set(
  [...lexiconSet('person-names', { class: 'surname' }), ...lexiconSet('name-pools', { class: 'known-surname' })].map(
    (name) => name.toLowerCase(),
  ),
);
const isInitialAndSurname = (term: string): boolean => {
  const surname = term.slice(1).replace(/^[._-]|\d{1,3}$/gu, '');
  return surname.length > 3 && SURNAMES.has(surname);
};

const DOES = `(?:${lexiconPattern('logins', { class: 'what-a-poster-does' })})`;
const BEFORE = `(?:${eitherCase(lexiconPattern('logins', { class: 'before-a-poster' }))}|${eitherCase(LABELS)})`;

const isLogin = (term: string): boolean => isUserInSentence(term) && !FILE.test(term);

const user = (name: string, lead: string, match: string, score: Basis): Pattern => ({
  name,
  type: 'USERNAME',
  lead,
  match,
  score,
  validate: isLogin,
  valid: score,
});

const LISTED = Array.from({ length: LONGEST_LIST }, (_, place) =>
  user(
    `of who handles it, place ${place + 1}`,
    `(?:${CAPITALISED})(?: ?: {0,20}|\\t| {2,20})@?(?:${LOGIN}, ?@?){${place}}`,
    `${LOGIN}${END}${ENDS}`,
    'form:usual',
  ),
);

/** User names in the fields and lines of tickets, logs and revisions that say who did or has to do something. */
export const HANDLER_PATTERNS: readonly Pattern[] = [
  ...LISTED,
  // `Kommentar von klohse am 5. Februar`, `Last edited by lmarsh2`
  user('of who did it', `(?:${CAPITALISED}|${LABELS}) @?`, `${TELLING}${END}`, 'form:usual'),
  user('of who did it on a day', `(?:${CAPITALISED}) @?`, `${LOGIN}${END}(?= ${ON} )`, 'form:usual'),
  user('by whom, in other languages', `${BY} `, `[a-z]{1,15}_[a-z0-9]{2,20}${END}${ENDS}`, 'form:usual'),
  // `Changed by: JDOE4`, as old systems write logins
  user('of who did it, in capitals', `(?:${CAPITALISED}): ?@?`, `[A-Z]{3,12}\\d{1,4}${END}${ENDS}`, 'form:usual'),
  // `last edited by fmwangi`, `In reply to jokonkwo`
  {
    name: 'initial and surname of who did it',
    type: 'USERNAME',
    lead: `(?:${BEFORE}|${USER}|${BY}|@|[Cc]c):? `,
    match: `[a-z][._-]?[a-z]{4,20}\\d{0,3}${END}`,
    score: 'form:usual',
    validate: (term) => isLogin(term) && isInitialAndSurname(term),
    valid: 'form:usual',
  },
  // `Posted by jpenny_ldn`, `> jpenny_ldn wrote:`
  user('of a post', `${BEFORE}:? @?`, `${TELLING}${END}`, 'form:usual'),
  {
    name: 'with a sign who writes',
    type: 'USERNAME',
    match: `(?<![\\p{L}\\p{N}_./@-])${TELLING_ANYWHERE}(?= ${DOES}(?!\\p{L}))`,
    score: 'form:usual',
    validate: (term) => WHOLE_LOGIN.test(term) && isLogin(term),
    valid: 'form:usual',
  },
  // `login failed for mthistle from 198.51.100.7`
  user(
    'from an address',
    `(?:${BY}|${USER}) `,
    `${LOGIN}${END}(?= (?:from|von|depuis|desde|van|da|@) \\[?(?:\\d{1,3}\\.\\d{1,3}\\.|[0-9a-f]{1,4}:))`,
    'form:typical',
  ),
  // `log in as ptorres / Sommer2025!`
  user(
    'beside a password',
    '[:(] ?|(?<= )(?:as|als|con|avec|comme|como) ',
    `${LOGIN}(?= / (?=\\S{0,30}[0-9])(?=\\S{0,30}[A-Z])\\S{6,30})`,
    'form:usual',
  ),
];
