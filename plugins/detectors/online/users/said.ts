import type { Pattern } from '../../../../core/index.js';
import { type Basis, lexiconPattern, lexiconSet } from '../../../../kit/index.js';
import { isUserInSentence } from './not-users.js';

const END = '(?![\\p{L}\\p{N}_@(/=]|[.:-][\\p{L}\\p{N}])';
/** Letters, then a low line or two digits: `okonjo_b77`, `jbelafonte91`; neither `v2` nor `form2`. */
const TELLING = `(?=[a-z]{1,20}(?:[._-]?[a-z]{1,16})?(?:_[a-z]|[._-]?\\d{2}))[a-z][a-z0-9]{0,24}(?:[._-][a-z0-9]{1,24}){0,3}${END}`;
/** A word, as people choose it. */
const WORD = `[a-z][a-z0-9]{3,24}(?:[._-][a-z0-9]{1,24}){0,2}${END}`;

/** What a sentence says of a login: `my login is broken`. */
const STATES = lexiconSet('logins', { class: 'state-of-a-login', language: 'en' });
/** Participles and adverbs are no logins: `my login is refused`, `currently`. */
const isChosen = (term: string): boolean =>
  isUserInSentence(term) && !STATES.has(term.toLowerCase()) && !/^[a-z]+(?:ed|ing|ly|able|ful|ive)$/i.test(term);

const LOGIN = `(?:${lexiconPattern('logins', { class: 'word-for-a-login' })})`;
const GREETING = `(?:${lexiconPattern('logins', { class: 'greeting-before-a-login' })})`;
const OWN = `(?:${lexiconPattern('logins', { class: 'whose-login' })})`;

const said = (
  name: string,
  lead: string,
  match: string,
  validate: (term: string) => boolean,
  score: Basis = 'form:usual',
): Pattern => ({ name, type: 'USERNAME', lead, match, ignoreCase: true, score, validate, valid: score });

/** User names as people and letters say them: without a sign between, or in the greeting of a mail. */
export const SAID_USERS: readonly Pattern[] = [
  said(
    'after the word for a user name',
    `(?:${lexiconPattern('logins', { class: 'user-name-label' })}|user ?name|login(?: name)?)(?: (?:is|was|ist|lautet|est|è|es|é))?,? ["']?`,
    `(?=[a-z]{4,20}\\d)[a-z]{4,20}\\d{1,4}${END}`,
    isUserInSentence,
  ),
  said('after its word alone', `${LOGIN}(?: (?:is|was|ist|lautet|est|è|es|é))?,? ["']?`, TELLING, isUserInSentence),
  said(
    'whose it is',
    `${OWN} (?:new |old |current |temp(?:orary)? )?${LOGIN}(?: name| id)?(?: (?:is|was|ist|lautet|est|è|es|wird|will be|should be))(?: now)?:? ["']?`,
    WORD,
    isChosen,
    'cue:hint',
  ),
  said(
    'in a greeting',
    `${GREETING}(?: (?:user|member|utente|usuario))?,? `,
    `${TELLING}(?=\\s{0,2}[,!.:;\\n]|$)`,
    isUserInSentence,
  ),
];
