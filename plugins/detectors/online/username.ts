import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern, lexiconWords } from '../../../kit/index.js';
import { LOGIN_PATTERNS } from './login.js';
import { CHANNEL_PATTERNS } from './users/channel-events.js';
import { EVENT_PATTERNS, SERVICE_PATTERNS } from './users/events.js';
import { HANDLER_PATTERNS } from './users/handlers.js';
import { isUser, isUserInSentence, RESOURCES } from './users/not-users.js';
import { SAID_USERS } from './users/said.js';

const GLUE = '[\'"]?(?: ?[:=][ \\t]{0,40}| is )[\'"]?';
const NAME = '@?[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_.-]{0,38}[\\p{L}\\p{N}_])?(?![\\p{L}\\p{N}_@]|\\.[\\p{L}\\p{N}])';
/** A name that is neither a word of the sentence nor a number: it has an `@`, or a letter and a digit or sign. */
const TELLING = `(?=@|[\\p{N}_.-]{0,20}\\p{L})(?=@|[\\p{L}.-]{0,38}[0-9_]|[\\p{Ll}]{1,38}[.-]\\p{Ll})${NAME}`;

const SERVICES = lexiconPattern('logins', { class: 'service' });
/** Services whose names have no other meaning, so that the sentence needs no colon: `my snap is x`, `venmo me at x`. */
const PLAIN_SERVICES = lexiconPattern('logins', { class: 'plain-service' });

/** Registry keys, system folders and formula commands that look like a domain: `ABC\\sim DEF`. */
const NO_DOMAIN = new RegExp(
  `^(?:${lexiconPattern('logins', { class: 'begins-no-domain' })})|\\\\(?:${lexiconPattern('logins', { class: 'not-a-domain' })})$`,
);

/** Labels of user names; the words of some are also joined by a hyphen or low line, or written as one. */
const LABEL = [
  lexiconPattern('logins', { class: 'user-name-label-in-parts', language: 'en' }).replaceAll(' ', '[ _-]?'),
  lexiconPattern('logins', { class: 'user-name-label' }),
].join('|');

const SITES = `(?:${lexiconPattern('logins', { class: 'site' })})`;

/** Names of people's accounts online and on computers. */
export const usernameRecognizer: PatternRecognizer = {
  name: 'online/username',
  types: ['USERNAME'],
  patterns: [
    {
      name: 'handle',
      type: 'USERNAME',
      match:
        '(?<![\\p{L}\\p{N}_.@/])@[A-Za-z0-9_](?:[A-Za-z0-9_.]{0,38}[A-Za-z0-9_])?(?![\\p{L}\\p{N}_@/(-]|\\.[\\p{L}\\p{N}])',
      score: 'form:common',
      validate: (term) => /[A-Za-z]/.test(term) && isUser(term),
      valid: 'check:fair',
    },
    {
      name: 'after a label',
      type: 'USERNAME',
      lead: `(?:${LABEL}|(?:${lexiconPattern('logins', { class: 'service-with-user' })})_user(?:name)?)${GLUE}(?!urn:)`,
      match: NAME,
      ignoreCase: true,
      score: 'cue:hint',
      validate: (term) => isUser(term) && term.length > 2,
      valid: 'check:good',
    },
    // A Windows security identifier: the number of a domain and of an account in it.
    {
      name: 'security identifier',
      type: 'USERNAME',
      match: 'S-1-5-21-\\d{4,10}-\\d{4,10}-\\d{4,10}(?:-\\d{3,10})?(?![\\p{L}\\p{N}_-])',
      score: 'form:unmistakable',
    },
    // `ibrandt:x:1001:1001:…:/home/…`: accounts of people have numbers from 1000 on.
    {
      name: 'line of a password file',
      type: 'USERNAME',
      match: '(?<![^\\r\\n])[a-z_][a-z0-9_.-]{0,31}(?=:[x*!]{0,2}:\\d{4,10}:\\d{1,10}:[^:\\r\\n]{0,120}:/)',
      score: 'form:plausible',
      validate: isUser,
      valid: 'check:good',
    },
    {
      name: 'after a short label',
      type: 'USERNAME',
      lead: `(?:${lexiconPattern('logins', { class: 'short-label' })})(?: (?:banca|web|online|portal|internet|en ligne|en línea))?['"]? ?[:=] ?['"]?`,
      match: TELLING,
      ignoreCase: true,
      score: 'cue:hint',
      validate: isUser,
      valid: 'check:fair',
    },
    {
      name: 'in an assignment',
      type: 'USERNAME',
      // After two hyphens these are options of a command: `--reporter=dot`, `--author=me`.
      lead: `(?:user|login|username|uid|(?<!-)(?:${lexiconPattern('logins', { class: 'assigned' })}))=['"]?`,
      match: NAME,
      ignoreCase: true,
      score: 'cue:hint',
      validate: (term) => isUserInSentence(term) && !/^\d{1,4}$/.test(term),
      valid: 'check:fair',
    },
    {
      name: 'at a service',
      type: 'USERNAME',
      lead: `(?:(?:${PLAIN_SERVICES})(?: (?:id|handle|name|user|username|tag|me|account))?(?: is:? | ?[-=] ?|,? (?:me )?(?:at|on|as|under|@) |: ?| )|(?:${SERVICES})(?: (?:id|handle|name|user|username))?['"]?: ?)['"$]?`,
      match: TELLING,
      ignoreCase: true,
      score: 'cue:hint',
      validate: isUser,
      valid: 'check:fair',
    },
    // `u/throwaway_mealprep88: …`
    {
      name: 'of a forum',
      type: 'USERNAME',
      lead: '(?<![\\p{L}\\p{N}/])/?u/',
      match:
        '(?=[A-Za-z]{0,19}[_\\d-]|[A-Za-z]{1,18}[a-z][A-Z]|[A-Za-z]{4,20}:)[A-Za-z][A-Za-z0-9_-]{4,19}(?![\\p{L}\\p{N}_/.])',
      score: 'cue:phrase',
    },
    // `NORTH\\jdoe`: a Windows domain in capitals and one of its users.
    {
      name: 'of a domain',
      type: 'USERNAME',
      match:
        '(?<![\\p{L}\\p{N}\\\\/:._$%-])[A-Z][A-Z0-9]{2,14}(?:-[A-Z0-9]{1,10})?\\\\{1,2}[a-z][a-z0-9]{2,24}(?:[._-][a-z0-9]{1,24}){0,2}(?![\\p{L}\\p{N}_@\\\\{(\\[/^]|\\.[\\p{L}\\p{N}])',
      score: 'form:usual',
      validate: (term) => !NO_DOMAIN.test(term),
      valid: 'form:usual',
    },
    ...LOGIN_PATTERNS,
    ...EVENT_PATTERNS,
    ...HANDLER_PATTERNS,
    ...SERVICE_PATTERNS,
    ...SAID_USERS,
    ...CHANNEL_PATTERNS,
    {
      name: 'in the address of a profile',
      type: 'USERNAME',
      lead: `${SITES}\\.(?:com|org|me|tv)/(?:in/|u/|user/|users/|@)?`,
      match: '[A-Za-z0-9_][A-Za-z0-9_.-]{1,38}(?![\\p{L}\\p{N}])',
      ignoreCase: true,
      score: 'cue:hint',
      // As certain as the address around it: who selects user names gets this one.
      validate: (term) => isUser(term) && !RESOURCES.has(term.toLowerCase()),
      valid: 'check:good',
    },
    {
      name: 'in a record',
      type: 'USERNAME',
      lead: `(?:${lexiconPattern('logins', { class: 'field-of-a-record' })})["'] ?: ?["']`,
      match: `${NAME}(?=["'])`,
      ignoreCase: true,
      score: 'cue:hint',
      validate: (term) => isUserInSentence(term) && term.length > 2,
      valid: 'check:fair',
    },
    {
      name: 'in the path of a request',
      type: 'USERNAME',
      lead: '(?<=/)(?:users|members|people|employees|accounts)/',
      match: '[a-z][a-z0-9_]{2,24}(?:[.-][a-z0-9_]{1,24}){0,2}(?=[/?" ]|$)',
      score: 'cue:hint',
      validate: (term) => isUserInSentence(term) && !RESOURCES.has(term),
      valid: 'check:good',
    },
    {
      name: 'in a path',
      type: 'USERNAME',
      lead: '(?<=[/\\\\])(?:home|Users|Benutzer|Utilisateurs)(?:/|\\\\{1,2})',
      match:
        '(?!(?:Public|Shared|Default|All|ubuntu|runner|user|root|node|app)(?![\\w.-]))[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_.-]{0,30}[\\p{L}\\p{N}_])?',
      score: 'cue:word',
    },
    {
      name: 'in a Windows domain',
      type: 'USERNAME',
      match: '[A-Z][A-Z0-9-]{1,14}\\\\[A-Za-z][A-Za-z0-9._-]{2,20}(?![\\p{L}\\p{N}\\\\/])',
      score: 'form:bare',
      context: lexiconWords('logins', { class: 'windows-context' }),
    },
  ],
};
