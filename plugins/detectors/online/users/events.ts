import type { Pattern } from '../../../../core/index.js';
import { type Basis, lexiconPattern, lexiconSet, lexiconWords } from '../../../../kit/index.js';
import { isUser, isUserInSentence } from './not-users.js';

const NAME = '[a-z_][a-z0-9_]{0,24}(?:[.-][a-z0-9_]{1,24}){0,2}';
const END = '(?![\\p{L}\\p{N}_@(/]|[.-][\\p{L}\\p{N}])';
/** A name with a full stop between letters, a digit or a low line: no word of a sentence. */
const TELLING = `(?=[a-z]{1,24}(?:\\.[a-z]|[\\d_]))${NAME}${END}`;
/** Text after a user name in a log: the address, the time, or the end. */
const GOES_ON = '(?= (?:from|on host|via|using|with ip|at \\d|ip|\\(|\\[)|["\'),;]? {0,2}(?:$|\\n)|["\'] )';
const DID = `(?:${lexiconPattern('logins', { class: 'what-somebody-did', language: 'en' })})`;
const ABOUT = `(?:${lexiconPattern('logins', { class: 'what-an-event-is-about', language: 'en' })})`;
const EVENT = `(?:${lexiconPattern('logins', { class: 'event', language: 'en' })})`;
const PLAIN_SERVICES = lexiconPattern('logins', { class: 'plain-service' });
const SHORTHAND = lexiconSet('logins', { class: 'shorthand', language: 'en' });
const NUMBERED = new RegExp(`^(?:${lexiconPattern('logins', { class: 'numbered-word', language: 'en' })})\\d`);
/** Names of source files end like logins with a full stop. */
const FILE = /\.(?:[ch]|js|ts|py|rb|go|sh|md|txt|java|html)$|\.(?:json|xml|yml|exe|conf|csv|pdf)$/;

const isDoer = (term: string): boolean =>
  term.length > 2 && isUserInSentence(term) && !/\p{Lu}/u.test(term) && !FILE.test(term);
/** Neither `h2o` nor `covid19`: four letters and two digits, or a low line between them. */
const isHandle = (term: string): boolean =>
  /^[a-z]{3,15}(?:_[a-z]{1,12})?_\d{2,4}$|^[a-z]{4,15}\d{2,4}$/.test(term) && !NUMBERED.test(term);

const user = (
  name: string,
  lead: string,
  match: string,
  score: Basis = 'form:usual',
  isOne: (term: string) => boolean = (term) => term.length > 2 && isUserInSentence(term),
): Pattern => ({ name, type: 'USERNAME', lead, match, ignoreCase: true, score, validate: isOne, valid: score });

const SEVERAL = lexiconPattern('logins', { class: 'several-logins' });
/** Places of a list after `users`. */
const LONGEST_LIST = 3;
const LISTED = '[a-z0-9_]{2,12}(?:[.-][a-z0-9_]{1,12}){0,2}';
const AND = '(?:and|or|&|und|oder|y|et|e|en|ou)';
const JOINT = `(?:, (?:${AND} )?| ${AND} )`;
const OF_LOGIN =
  '(?=[^\\n]{0,100}(?:log(?:ged|ging)? ?[io]n|sign ?in|locked|access|password|mfa|vpn|disabled|account|gesperrt))';

/** `users alee, bkumar and csmith can't log in`: one pattern for each place of the list. */
const LISTS = Array.from({ length: LONGEST_LIST }, (_, place) =>
  user(
    `in a list, place ${place + 1}`,
    `(?:${SEVERAL}):? (?:${LISTED}${JOINT}){${place}}`,
    `${LISTED}${END}${place === 0 ? `(?=${JOINT}${LISTED}${END})` : ''}${OF_LOGIN}`,
    'cue:hint',
  ),
);

/** User names of those who did something, in logs, tickets, notes and posts. */
export const EVENT_PATTERNS: readonly Pattern[] = [
  user(
    'of an event',
    `${ABOUT} ${EVENT} (?:for|by|of)(?: the)?(?: (?:invalid )?(?:user|account|username|benutzer))?:? ["']?`,
    `${NAME}${END}${GOES_ON}`,
  ),
  user('in angle brackets', '(?:user|username|login|account) <', `${NAME}(?=>)`),
  user('by whom', `${DID} (?:by|to):? `, TELLING, 'form:usual', isDoer),
  // `Initiated by: rmorneau 14:41`: a time, or a day, follows who did it.
  user(
    'before a time',
    `${DID}(?: (?:by|to))?:? `,
    `${NAME}(?= (?:on |at |@ ?)?\\d{1,2}(?::\\d\\d|/\\d{1,2}/\\d))`,
    'cue:hint',
  ),
  {
    name: 'initial and surname before a day',
    type: 'USERNAME',
    match: '(?<![\\p{L}\\p{N}_./@-])[a-z]\\.[a-z]{4,20}(?= (?:on |at )?\\d{1,4}[-/:.])',
    score: 'cue:hint',
  },
  // Initials of typists and clerks mostly have no vowel: `called to RN Holt by jtm 0811`.
  {
    name: 'initials of a clerk',
    type: 'USERNAME',
    lead: 'by:? ',
    match: '[b-df-hj-np-tv-xz]{3}(?= @?~?[0-2]\\d[0-5]\\d(?!\\d)| {2}|\\s{0,3}(?:\\n|$))',
    score: 'cue:hint',
    validate: (term) => !SHORTHAND.has(term),
    valid: 'cue:hint',
  },
  user('who has to do it', '(?:todo|fixme|xxx|hack)\\(', `${NAME}(?=\\))`, 'cue:hint'),
  user('named', '(?:vpn|ssh|domain|unix|local|login|portal|sap|ad|ldap) user ', `${NAME}${END}`, 'cue:hint'),
  user(
    'helped',
    '(?:reset|unlock|enable|disable|provision|revoke) (?:the )?(?:mfa|2fa|password|pw|account|access|login|vpn|token) (?:for|of) ',
    TELLING,
  ),
  ...LISTS,
];

/** A name that is neither a word of the sentence nor a number. */
const BESIDE_SERVICE =
  '(?=@|[\\p{L}.-]{0,38}[0-9_]|[\\p{Ll}]{1,38}[.-]\\p{Ll})@?[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_.-]{0,38}[\\p{L}\\p{N}_])?(?![\\p{L}\\p{N}_@]|\\.[\\p{L}\\p{N}])';

/** User names beside the name of a service on which they are used. */
export const SERVICE_PATTERNS: readonly Pattern[] = [
  // `(t_osei on Discord)`, `add me as t_osei on insta`
  user(
    'before a service',
    '(?:\\(|(?:add|follow|find|message|dm|pm|text|hmu|im|am|me) (?:me )?(?:as |at |is |: ?|@)?)',
    `${BESIDE_SERVICE}(?= (?:on|at|en|auf|sur|su|op) (?:${PLAIN_SERVICES}|twitter|ig|fb|facebook|signal|slack|steam|xbox|github)(?!\\p{L}))`,
    'form:usual',
    isUser,
  ),
  // The answer to `what's your snap`: letters, then digits or a sign.
  {
    name: 'beside the name of a service',
    type: 'USERNAME',
    match: '[a-z]{3,15}[_\\d][a-z0-9_]{1,20}(?![\\p{L}\\p{N}_@/(=:-]|\\.[\\p{L}\\p{N}])',
    score: 'form:silent',
    validate: isHandle,
    valid: 'form:silent',
    context: lexiconWords('logins', { class: 'service-nearby', language: 'en' }),
  },
];
