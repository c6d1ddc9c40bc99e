import type { PatternRecognizer } from '../../core/index.js';

const GLUE = '[\'"]?(?: ?[:=] ?| is )[\'"]?';
const NAME = '@?[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_.-]{0,38}[\\p{L}\\p{N}_])?(?![\\p{L}\\p{N}_@]|\\.[\\p{L}\\p{N}])';
/** A name that cannot be a word of the sentence nor a number: an `@`, or a letter and a digit or sign. */
const TELLING = `(?=@|[\\p{N}_.-]{0,20}\\p{L})(?=@|[\\p{L}.-]{0,38}[0-9_]|[\\p{Ll}]{1,38}[.-]\\p{Ll})${NAME}`;

/** What stands behind an `@` or a label and is no user: annotations of programmers, words of notes, values of forms. */
const NO_USERS = new Set(
  (
    'media import param params return returns override deprecated author see since throws example todo charset keyframes font-face ' +
    'supports page layer test before after interface inject injectable component property type types typedef ' +
    'noon midnight night home rest bedtime work least best all here everyone channel the this that a an and once ' +
    'up required missing unknown none null undefined true false empty invalid optional string admin administrator root guest user ' +
    'username name login not is was has been must will can'
  ).split(' '),
);
const isUser = (term: string): boolean => !NO_USERS.has(term.replace(/^@/, '').toLowerCase());

const SITES =
  '(?:github|gitlab|bitbucket|twitter|x|instagram|facebook|linkedin|tiktok|reddit|medium|pinterest|youtube|twitch|t|vk)';

/** Names under which people appear online and in computers. */
export const usernameRecognizer: PatternRecognizer = {
  name: 'online/username',
  types: ['USERNAME'],
  patterns: [
    {
      name: 'handle',
      type: 'USERNAME',
      match:
        '(?<![\\p{L}\\p{N}_.@/])@[A-Za-z0-9_](?:[A-Za-z0-9_.]{0,38}[A-Za-z0-9_])?(?![\\p{L}\\p{N}_@/(-]|\\.[\\p{L}\\p{N}])',
      score: 0.3,
      validate: (term) => /[A-Za-z]/.test(term) && isUser(term),
      valid: 0.55,
    },
    {
      name: 'after a label',
      type: 'USERNAME',
      lead: `(?:user[ _-]?name|user[ _-]?id|uid|login[ _-]?(?:name|id)|screen[ _-]?name|nick[ _-]?name|account[ _-]?name|logon[ _-]?name|samaccountname|benutzername|benutzerkennung|nom d'utilisateur|nombre de usuario|nome utente|gebruikersnaam)${GLUE}`,
      match: NAME,
      ignoreCase: true,
      score: 0.5,
      validate: (term) => isUser(term) && term.length > 2,
      valid: 0.75,
    },
    {
      name: 'after a short label',
      type: 'USERNAME',
      lead: '(?:user|login|handle|nick|usr|owner|usuario|utilisateur|utente|benutzer)[\'"]? ?[:=] ?[\'"]?',
      match: TELLING,
      ignoreCase: true,
      score: 0.5,
      validate: isUser,
      valid: 0.6,
    },
    {
      name: 'in an assignment',
      type: 'USERNAME',
      lead: '(?:user|login|username|uid)=[\'"]?',
      match: NAME,
      ignoreCase: true,
      score: 0.5,
      validate: isUser,
      valid: 0.6,
    },
    {
      name: 'at a service',
      type: 'USERNAME',
      lead: '(?:twitter|instagram|insta|ig|skype|telegram|snapchat|snap|discord|tiktok|github|gitlab|linkedin|facebook|fb|reddit|steam|xbox|psn|wechat|line|kik|venmo|mastodon|bluesky|threads|slack)(?: (?:id|handle|name|user|username))?: ?',
      match: TELLING,
      ignoreCase: true,
      score: 0.5,
      validate: isUser,
      valid: 0.65,
    },
    {
      name: 'in the address of a profile',
      type: 'USERNAME',
      lead: `${SITES}\\.(?:com|org|me|tv)/(?:in/|u/|user/|users/|@)?`,
      match: '[A-Za-z0-9_][A-Za-z0-9_.-]{1,38}(?![\\p{L}\\p{N}])',
      ignoreCase: true,
      score: 0.5,
    },
    {
      name: 'in a path',
      type: 'USERNAME',
      lead: '(?<=[/\\\\])(?:home|Users|Benutzer|Utilisateurs)(?:/|\\\\{1,2})',
      match:
        '(?!(?:Public|Shared|Default|All|ubuntu|runner|user|root|node|app)(?![\\w.-]))[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_.-]{0,30}[\\p{L}\\p{N}_])?',
      score: 0.6,
    },
    {
      name: 'in a Windows domain',
      type: 'USERNAME',
      match: '[A-Z][A-Z0-9-]{1,14}\\\\[A-Za-z][A-Za-z0-9._-]{2,20}(?![\\p{L}\\p{N}\\\\/])',
      score: 0.25,
      context: ['user', 'account', 'logon', 'login', 'domain', 'logged'],
    },
  ],
};
