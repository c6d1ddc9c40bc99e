import type { Pattern } from '../../../core/index.js';
import { isUserInSentence } from './not-users.js';

const NAME = '[a-z_][a-z0-9_]{0,24}(?:[.-][a-z0-9_]{1,24}){0,2}';
const END = '(?![\\p{L}\\p{N}_@]|[.-][\\p{L}\\p{N}])';
const EVENT =
  '(?:failed|failure|failures|succeeded|successful|success|denied|granted|rejected|attempts?|attempted|opened|closed|locked|unlocked|disabled|expired|' +
  'changed|reset|created|requests?|requested|established|error|errors|timeout|timed out|initiated|revoked)';
const WHAT =
  '(?:log-?in|log-?on|log-?out|log-?off|sign-?in|authentication|auth|password|publickey|mfa|2fa|otp|session|access|account|connection|vpn|lockout|token)';

/** What follows the name of a user in a log: where from, when, or the end. */
const GOES_ON =
  '(?= (?:from|on host|via|using|with ip|at \\d|port|ip|\\(|\\[|by \\(?uid)|["\'),;]? {0,2}(?:$|\\n)|["\'] )';

const user = (name: string, lead: string, match: string, score: number): Pattern => ({
  name,
  type: 'USERNAME',
  lead,
  match,
  ignoreCase: true,
  score,
  validate: (term) => term.length > 2 && isUserInSentence(term),
  valid: score,
});

/** What `by` may have behind it, too. */
const SHORTHAND = new Set(
  'gps sms pcr vpn dns php ssh ssl tls css xml csv pdf npm mrn cpt cbt dbt rrt wks hrs yrs pts ltd tbd mgr cnt npc mths'.split(
    ' ',
  ),
);

/** Places of a list behind `users`; further ones are rarer than lists of other things. */
const LONGEST_LIST = 5;
const LISTED = '[a-z0-9_]{2,12}(?:[.-][a-z0-9_]{1,12}){0,2}';
const JOINT = '(?:, (?:and |or |und |y |et |e |en )?| (?:and|or|&|und|oder|y|et|e|ed|en|ou|o) )';
const OF_LOGIN =
  '(?=[^\\n]{0,100}(?:log(?:ged|ging)? ?[io]n|sign ?in|locked|access|password|sso|mfa|vpn|disabled|deactivated|permission|account|anmelden|gesperrt|connecter|acceder))';

/** `users alee, bkumar and csmith can't log in`: one pattern for each place of the list. */
const LISTS = Array.from({ length: LONGEST_LIST }, (_, place) =>
  user(
    `in a list, place ${place + 1}`,
    `(?:users|accounts|usernames|logins|benutzer|nutzer|utilisateurs|comptes|usuarios|cuentas|utenti|gebruikers):? (?:${LISTED}${JOINT}){${place}}`,
    `${LISTED}${END}${place === 0 ? `(?=${JOINT}${LISTED}${END})` : ''}${OF_LOGIN}`,
    0.55,
  ),
);

/** Names of users in the words of logs and of those who read them. */
export const LOGIN_PATTERNS: readonly Pattern[] = [
  user(
    'of sshd',
    '(?:accepted|failed|postponed|invalid|illegal|disconnected from|disconnecting|authenticating|connection closed by|connection reset by)' +
      ' (?:(?:publickey|password|keyboard-interactive(?:/pam)?|none|hostbased|gssapi-with-mic) for )?(?:(?:invalid |illegal |authenticating )?user )?',
    `${NAME}${END}(?= (?:from )?(?:\\d{1,3}\\.\\d|[0-9a-f]{0,4}:|\\[)| from [\\w.-]{1,60} port)`,
    0.7,
  ),
  user(
    'of an event',
    `${WHAT} ${EVENT} (?:for|by|of)(?: the)?(?: (?:invalid )?(?:user|account|username|benutzer))?:? ["']?`,
    `${NAME}${END}${GOES_ON}`,
    0.6,
  ),
  user(
    'who did it',
    `(?:user|account|benutzer|utilisateur|usuario|utente|gebruiker) ["']?`,
    `${NAME}${END}(?=["']? (?:logged|signed|has logged|has signed|failed|attempted|authenticated|connected|disconnected|was locked|is locked|locked|unlocked|disabled|confirmed|reported|requested|called|verified|changed|uploaded|downloaded|deleted|created|locked out|cannot log|can't log|could not log|from \\d|\\(uid|not in sudoers|wurde gesperrt))`,
    0.6,
  ),
  user('in angle brackets', '(?:user|username|login|account) <', `${NAME}(?=>)`, 0.6),
  {
    ...user(
      'by whom',
      '(?:triggered|owned|paged|acknowledged|resolved|deployed|merged|initiated|executed|cleared|approved|created|modified|updated|assigned|reviewed|signed|submitted|opened|closed|transcribed|typed|entered|edited|uploaded|verified|released|printed|scanned|handled|escalated|dictated) (?:by|to):? ',
      `(?=[a-z]{1,24}(?:\\.[a-z]|[\\d_]))${NAME}(?![\\p{L}\\p{N}_@(/]|[.-][\\p{L}\\p{N}])`,
      0.6,
    ),
    validate: (term) =>
      term.length > 2 &&
      isUserInSentence(term) &&
      !/\p{Lu}|\.(?:[ch]|js|ts|py|rb|go|sh|md|txt|java|html|json|xml|yml|exe|conf)$/u.test(term),
  },
  // `Initiated by: rmorneau 14:41`: a time, or a day, stands behind who did it.
  user(
    'before a time',
    '(?:initiated|released|approved|entered|created|updated|modified|verified|keyed|posted|logged|closed|opened|assigned|edited|checked|signed|maker|checker)(?: (?:by|to))?:? ',
    `${NAME}(?= (?:on |at |@ ?)?\\d{1,2}(?::\\d\\d|/\\d{1,2}/\\d))`,
    0.55,
  ),
  {
    name: 'initial and surname before a day',
    type: 'USERNAME',
    match: '(?<![\\p{L}\\p{N}_./@-])[a-z]\\.[a-z]{4,20}(?= (?:on |at )?\\d{1,4}[-/:.])',
    score: 0.55,
  },
  // Those of typists and clerks have no vowel more often than not: `called to RN Holt by jtm 0811`.
  {
    name: 'initials of a clerk',
    type: 'USERNAME',
    lead: 'by:? ',
    match: '[b-df-hj-np-tv-xz]{3}(?= @?~?[0-2]\\d[0-5]\\d(?!\\d)| {2}|\\s{0,3}(?:\\n|$))',
    score: 0.5,
    validate: (term) => !SHORTHAND.has(term),
    valid: 0.5,
  },
  user('of a server for logins', 'login (?:incorrect|ok)(?: \\([^()\\n]{1,60}\\))?: \\[', `${NAME}(?=[\\]/])`, 0.7),
  user(
    'not found',
    '(?:user not found|no such user|unknown user|user unknown|user does not exist|invalid username|unknown account|unbekannter benutzer):? ["\']?',
    `${NAME}${END}`,
    0.6,
  ),
  user(
    'of a commit',
    '(?:reviewed|signed-off|acked|tested|reported|suggested|approved|created|committed|modified|uploaded|assigned)-by: ',
    `${NAME}${END}`,
    0.6,
  ),
  user('session', 'session (?:opened|closed|started|ended) (?:for|by) user ', `${NAME}${END}`, 0.7),
  user(
    'logged in as',
    '(?:logged (?:in|on) as|running as|su to|sudo -u|switched to user|impersonating|login as|log in as|ssh as|angemeldet als|connecté en tant que)(?: user)?:? ["\']?',
    `${NAME}${END}${GOES_ON}`,
    0.6,
  ),
  // The common format of web servers: `203.0.113.7 - jdoe [17/May/2024:…`.
  user('of a request', '(?<=[\\da-f] )- ', `${NAME}(?= \\[\\d{1,2}/)`, 0.7),
  user('of sudo', 'sudo(?:\\[\\d{1,7}\\])?: {1,4}', `${NAME}(?= : )`, 0.7),
  // `GRANT … TO 'jdoe'@'10.1.%'`
  user('of a database', "(?:to|user|for|definer ?=) ?['`]", `${NAME}(?=['\`]@['\`])`, 0.7),
  user('who has to do it', '(?:todo|fixme|xxx|hack)\\(', `${NAME}(?=\\))`, 0.55),
  user('of an id', '(?:uid|euid|auid|gid|groups)=\\d{1,10}\\(', `${NAME}(?=\\))`, 0.7),
  user('at a host', '(?:ssh|sftp|mosh)(?: -[a-z0-9]{1,3}(?: [\\w./~-]{1,40})?){0,3} ', `${NAME}(?=@[a-z0-9])`, 0.7),
  user('at a host of a file', '(?:scp|rsync)(?: [\\w./~-]{1,60}){1,3} ', `${NAME}(?=@[a-z0-9])`, 0.7),
  user('named', '(?:vpn|ssh|domain|unix|local|login|portal|sap|ad|ldap) user ', `${NAME}${END}`, 0.55),
  user('role', '(?:role|user) "', `${NAME}(?=" does not exist)`, 0.6),
  user('of a cloud', 'arn:aws[a-z-]{0,10}:iam::\\d{12}:user/', `${NAME}${END}`, 0.7),
  user(
    'helped',
    '(?:reset|unlock|enable|disable|provision|revoke) (?:the )?(?:mfa|2fa|password|pw|account|access|login|vpn|token) (?:for|of) ',
    `(?=[a-z]{1,24}(?:\\.[a-z]|[\\d_]))${NAME}${END}`,
    0.6,
  ),
  ...LISTS,
];
