import type { Pattern } from '../../../core/index.js';
import { isUserInSentence } from './not-users.js';

const END = '(?![\\p{L}\\p{N}_@(/=]|[.:-][\\p{L}\\p{N}])';
/** Letters, then a line or two digits: `okonjo_b77`, `jbelafonte91`. Neither `v2` nor `form2` is so. */
const TELLING = `(?=[a-z]{1,20}(?:[._-]?[a-z]{1,16})?(?:_[a-z]|[._-]?\\d{2}))[a-z][a-z0-9]{0,24}(?:[._-][a-z0-9]{1,24}){0,3}${END}`;
/** A word, as people choose it. */
const WORD = `[a-z][a-z0-9]{3,24}(?:[._-][a-z0-9]{1,24}){0,2}${END}`;

/** What a login is beside itself, in sentences such as `my login is broken`. */
const STATES = new Set(
  (
    'broken slow down correct incorrect wrong fine okay good working gone blocked saved stored required shown different unique same taken available ' +
    'visible hidden stuck unavailable complete successful pending fully still really very also already ready simple easy case your their ' +
    'email e-mail mail first last full name number valid expired back safe secure weird long short unknown there here what that where'
  ).split(' '),
);
/** Participles and adverbs are no logins: `my login is refused`, `currently`. */
const isChosen = (term: string): boolean =>
  isUserInSentence(term) && !STATES.has(term.toLowerCase()) && !/^[a-z]+(?:ed|ing|ly|able|ful|ive)$/i.test(term);

const said = (
  name: string,
  lead: string,
  match: string,
  validate: (term: string) => boolean,
  score = 0.6,
): Pattern => ({
  name,
  type: 'USERNAME',
  lead,
  match,
  ignoreCase: true,
  score,
  validate,
  valid: score,
});

/** Names of users as people and letters say them: without a sign between, or in the greeting of a mail. */
export const SAID_USERS: readonly Pattern[] = [
  said(
    'behind its word alone',
    '(?:log-?in|log-?on|user(?: ?(?:name|id))?|nick(?:name)?|handle|screen ?name|benutzer(?:name|kennung)?|nutzername|anmeldename|identifiant|utilisateur|utente|usuario|gebruiker(?:snaam)?|inlognaam|inloggegevens|utilizador|użytkownik|användarnamn|brukernavn|brugernavn)(?: (?:is|was|ist|lautet|est|è|es|é))?,? ["\']?',
    TELLING,
    isUserInSentence,
  ),
  said(
    'whose it is',
    "(?:my|your|his|her|their|our|ur|mein|ihr|dein|mon|votre|ton|mi|su|tu|il mio|mijn|uw|je) (?:new |old |current |temp(?:orary)? )?(?:log-?in|log-?on|user ?name|user ?id|handle|nick(?:name)?|screen ?name|benutzername|nutzername|login-?name|identifiant|nom d'utilisateur|usuario|nombre de usuario|nome utente|gebruikersnaam|inlognaam)(?: name| id)?(?: (?:is|was|ist|lautet|est|è|es|wird|will be|should be))(?: now)?:? [\"']?",
    WORD,
    isChosen,
    0.55,
  ),
  said(
    'in a greeting',
    '(?<![\\p{L}\\p{N}])(?:hi|hello|dear|hey|welcome|welcome back|congratulations|hola|estimado|bonjour|salut|hallo|liebe[rs]?|ciao|gentile|beste|hoi|olá|caro|hej|cześć)(?: (?:user|member|utente|usuario))?,? ',
    `${TELLING}(?=\\s{0,2}[,!.:;\\n]|$)`,
    isUserInSentence,
  ),
];
