import type { Pattern } from '../../../core/index.js';
import type { Basis } from '../../../kit/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import { isUserInSentence } from './users/not-users.js';

const NAME = '[a-z_][a-z0-9_]{0,24}(?:[.-][a-z0-9_]{1,24}){0,2}';
const END = '(?![\\p{L}\\p{N}_@]|[.-][\\p{L}\\p{N}])';

/** Text after a user name in a log: the address, the time, or the end. */
const GOES_ON =
  '(?= (?:from|on host|via|using|with ip|at \\d|port|ip|\\(|\\[|by \\(?uid)|["\'),;]? {0,2}(?:$|\\n)|["\'] )';

const user = (name: string, lead: string, match: string, score: Basis): Pattern => ({
  name,
  type: 'USERNAME',
  lead,
  match,
  ignoreCase: true,
  score,
  validate: (term) => term.length > 2 && isUserInSentence(term),
  valid: score,
});

/** User names in log messages and in sentences about logins. */
export const LOGIN_PATTERNS: readonly Pattern[] = [
  user(
    'of sshd',
    '(?:accepted|failed|postponed|invalid|illegal|disconnected from|disconnecting|authenticating|connection closed by|connection reset by)' +
      ' (?:(?:publickey|password|keyboard-interactive(?:/pam)?|none|hostbased|gssapi-with-mic) for )?(?:(?:invalid |illegal |authenticating )?user )?',
    `${NAME}${END}(?= (?:from )?(?:\\d{1,3}\\.\\d|[0-9a-f]{0,4}:|\\[)| from [\\w.-]{1,60} port)`,
    'form:typical',
  ),
  user(
    'who did it',
    `(?:user|account|benutzer|utilisateur|usuario|utente|gebruiker) ["']?`,
    `${NAME}${END}(?=["']? (?:${lexiconPattern('logins', { class: 'what-happened' })}|from \\d))`,
    'form:usual',
  ),
  // `Login kmarsh7 was reset.`: with a digit or a sign, the name is no word of the sentence.
  user(
    'of which is told',
    `(?:user|account|login|logon|benutzer|konto|utilisateur|usuario|utente|gebruiker)(?: (?:id|name))? ["']?`,
    `(?=[a-z._-]{0,24}[0-9_.-])${NAME}${END}(?=["']? (?:${lexiconPattern('logins', { class: 'verb-behind-a-login' })}) )`,
    'form:usual',
  ),
  user(
    'of a server for logins',
    'login (?:incorrect|ok)(?: \\([^()\\n]{1,60}\\))?: \\[',
    `${NAME}(?=[\\]/])`,
    'form:typical',
  ),
  user(
    'not found',
    '(?:user not found|no such user|unknown user|user unknown|user does not exist|invalid username|unknown account|unbekannter benutzer):? ["\']?',
    `${NAME}${END}`,
    'form:usual',
  ),
  user(
    'of a commit',
    `(?:${lexiconPattern('logins', { class: 'done-by', language: 'en' })})-by: `,
    `${NAME}${END}`,
    'form:usual',
  ),
  // `git blame`: `^8f21ac3 (sorenk 2024-02-11 10:22:01 +0100 14) …`
  user(
    'of a blamed line',
    '(?<=(?:^|\\n)\\^?[0-9a-f]{7,40} (?:[\\w./-]{1,60} {1,8})?)\\(',
    `${NAME}${END}(?= {1,20}(?:19|20)\\d\\d-\\d\\d-\\d\\d \\d\\d:)`,
    'form:typical',
  ),
  // `author = gwhite` on a line of its own
  user(
    'of a setting',
    `(?<=(?:^|\\n)[ \\t]{0,8})(?:${lexiconPattern('logins', { class: 'field-of-a-record' })}) [=:] ['"]?`,
    `${NAME}${END}(?=['"]?[,;]?[ \\t]{0,4}(?:$|\\r?\\n))`,
    'form:usual',
  ),
  // `identifiant mlefevre3`, `my handle on github is octo-lena`
  user(
    'behind its title',
    `(?<!\\p{L})(?:${lexiconPattern('column-types', { class: 'username-strong' })})(?: (?:is|was|ist|lautet|est|è|es|é))?:? ["']?`,
    `(?=[a-z]{1,24}[._-]?[a-z]{0,24}[0-9_])${NAME}${END}`,
    'form:usual',
  ),
  user(
    'on a site',
    `(?:${lexiconPattern('logins', { class: 'word-for-a-login' })}) (?:on|at|for|auf|bei|sur|en|op|su) (?:the )?[\\p{L}\\d.]{2,16}(?: (?:is|was|ist|lautet|est|è|es|é)|:) ["']?`,
    `(?=[a-z]{1,24}[a-z._-]{0,24}[._\\d-])${NAME}${END}`,
    'form:usual',
  ),
  user('session', 'session (?:opened|closed|started|ended) (?:for|by) user ', `${NAME}${END}`, 'form:typical'),
  user(
    'logged in as',
    '(?:logged (?:in|on) as|running as|su to|sudo -u|switched to user|impersonating|login as|log in as|ssh as|angemeldet als|connecté en tant que)(?: user)?:? ["\']?',
    `${NAME}${END}${GOES_ON}`,
    'form:usual',
  ),
  // The common log format of web servers: `203.0.113.7 - jdoe [17/May/2024:…`.
  user('of a request', '(?<=[\\da-f] )- ', `${NAME}(?= \\[\\d{1,2}/)`, 'form:typical'),
  user('of sudo', 'sudo(?:\\[\\d{1,7}\\])?: {1,4}', `${NAME}(?= : )`, 'form:typical'),
  // `GRANT … TO 'jdoe'@'10.1.%'`
  user('of a database', "(?:to|user|for|definer ?=) ?['`]", `${NAME}(?=['\`]@['\`])`, 'form:typical'),
  user('of an id', '(?:uid|euid|auid|gid|groups)=\\d{1,10}\\(', `${NAME}(?=\\))`, 'form:typical'),
  user(
    'at a host',
    '(?:ssh|sftp|mosh)(?: -[a-z0-9]{1,3}(?: [\\w./~-]{1,40})?){0,3} ',
    `${NAME}(?=@[a-z0-9])`,
    'form:typical',
  ),
  user('at a host of a file', '(?:scp|rsync)(?: [\\w./~-]{1,60}){1,3} ', `${NAME}(?=@[a-z0-9])`, 'form:typical'),
  user('role', '(?:role|user) "', `${NAME}(?=" does not exist)`, 'form:usual'),
  user('of a cloud', 'arn:aws[a-z-]{0,10}:iam::\\d{12}:user/', `${NAME}${END}`, 'form:typical'),
];
