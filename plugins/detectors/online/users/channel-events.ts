import type { Pattern } from '../../../../core/index.js';
import { type Basis, lexiconPattern } from '../../../../kit/index.js';
import { isUserInSentence } from './not-users.js';

const LOGIN = '[a-z][a-z0-9_]{2,24}(?:[.-][a-z0-9_]{1,24}){0,2}';
const END = '(?![\\p{L}\\p{N}_@(/=:]|[.-][\\p{L}\\p{N}])';
const TIME = '\\d{1,2}:\\d\\d(?::\\d\\d)?(?: ?[AaPp][Mm])?';
const AT_LINE = '(?<![^\\n])';
/**
 * A line that begins with its time: `14:05 - `, `[14:03] * `. It is read from its beginning, since words behind a blank are tried
 * everywhere.
 */
const BEHIND_TIME = `${AT_LINE}(?:[^\\s][^\\n]{0,11} )?\\[?${TIME}\\]? (?:- |\\* )`;
const AT_BEGINNING = `${AT_LINE}(?:\\[?${TIME}\\]? )?(?:\\* |- )?`;
const DOES = `(?:${lexiconPattern('logins', { class: 'does-in-a-channel', language: 'en' })})`;
const PLACE = `(?:${lexiconPattern('logins', { class: 'place-of-a-channel', language: 'en' })})`;
const DID = `(?:${lexiconPattern('logins', { class: 'what-somebody-did', language: 'en' })})`;
const FORM_LABEL = lexiconPattern('logins', { class: 'user-label-of-forms' })
  .split('|')
  .map((label) => `[${label.charAt(0)}${label.charAt(0).toUpperCase()}]${label.slice(1)}`)
  .join('|');

/** First two letters that English and German words begin with, of those that are both consonants. */
const BEGINNINGS = new RegExp(`^(?:${lexiconPattern('logins', { class: 'two-consonants-that-begin-words' })})`);
/**
 * True for an initial that stands before a surname, so that the letters begin as no word does: `hgrimm`, `jmorvan`,
 * `kpatel`. Excludes abbreviations, which have no vowel.
 */
const beginsAsNoWord = (term: string): boolean =>
  isUserInSentence(term) &&
  /^[b-df-hj-np-tv-z]{2}[a-z]{0,3}[aeiouy][a-z]{1,12}\d{0,3}$/.test(term) &&
  !BEGINNINGS.test(term);

const user = (
  name: string,
  lead: string,
  match: string,
  score: Basis = 'form:usual',
  isOne: (term: string) => boolean = isUserInSentence,
): Pattern => ({ name, type: 'USERNAME', lead, match, score, validate: isOne, valid: score });

/** User names in the lines in which a channel or a ticket tells who did what, and in fields of forms. */
export const CHANNEL_PATTERNS: readonly Pattern[] = [
  // `14:05 - kpatel added rdoucet`
  user('who did it in a channel', BEHIND_TIME, `${LOGIN}${END}(?= ${DOES}(?!\\p{L}))`),
  user(
    'to whom it was done in a channel',
    `${BEHIND_TIME}${LOGIN} (?:added|removed|invited) `,
    `${LOGIN}${END}(?=\\s|$)`,
  ),
  // `[14:03] * ahollis is looking`
  user('who acts in a channel', `${AT_LINE}\\[${TIME}\\] \\* `, `${LOGIN}${END}(?= \\p{Ll})`),
  // `tobermory joined the channel`
  user(
    'who came or went',
    AT_BEGINNING,
    `${LOGIN}${END}(?= (?:has )?(?:joined|left|quit) (?:the |this )?#?${PLACE}(?!\\p{L}))`,
  ),
  // `closed by hgrimm`
  user('initial and surname by whom', `(?<!\\p{L})${DID} by:? `, `${LOGIN}${END}`, 'form:usual', beginsAsNoWord),
  // `Usuario: pbermejo   Edad: 39`
  user(
    'in a field of a form',
    `(?<=(?:^|\\n|[\\t;|,]| {2}) {0,4})(?:${FORM_LABEL}): {1,20}`,
    `${LOGIN}${END}(?= {0,1}(?:$|[\\r\\n\\t;|,]| {2}))`,
    'cue:word',
  ),
];
