import type { PatternRecognizer } from '../../../core/index.js';
import { eitherCase, lexiconPattern, lexiconWords } from '../../../kit/index.js';
import { FREQUENT, secretBehind } from './in-words.js';

const PASSWORD = lexiconPattern('secrets', { class: 'password-label' });
const CODE = lexiconPattern('secrets', { class: 'code-label' });
const ADJECTIVE = lexiconPattern('secrets', { class: 'adjective-of-a-secret' });
const WITH_SIGN = lexiconPattern('secrets', { class: 'code-label-with-sign' });
/** Labels in scripts other than Latin. */
const IN_SCRIPTS = lexiconPattern('secrets', { class: 'code-label-of-scripts' });
/** Labels within a run of letters, where only a particle or nothing stands before the code: `暗証番号は7719です`. */
const UNSPACED = lexiconPattern('secrets', { class: 'code-label-of-scripts', language: ['ja', 'ko', 'zh'] });
/** Words that announce a code only in a statement: `koden till porten är 2204`, `El PIN del cajero es 4471`. */
const IN_STATEMENT = lexiconPattern('secrets', { class: 'code-label-in-a-statement' });
const PHRASE = lexiconPattern('secrets', { class: 'phrase-label' });
const SET = lexiconPattern('secrets', { class: 'set-to' });
/** What links a value to a label some words before it. */
const LINK = `(?:,? (?:it['’]s(?: now| still)?|that['’]s|still|${SET}):?| ?[:=])`;
/** What the secret opens, in up to four words: `for the staff portal`, `in der Werkstatt`; or that it is another now. */
const whatFor = (words: number): string =>
  `(?: (?:${lexiconPattern('secrets', { class: 'opens' })})(?: [\\p{L}\\p{N}'’-]{1,16}){1,${words}}| (?:has(?:n['’]t)? )?changed(?: again)?)`;
const WHAT_FOR = whatFor(3);
/** In more words: `für das WLAN im Wartezimmer`. */
const WHAT_FOR_LONG = whatFor(5);
const LOOKS_SECRET = '(?=[^\\s"\'<>]{0,40}[\\d@#$%^&*_])(?=[^\\s"\'<>]{0,40}\\p{L})[^\\s"\'<>]{5,62}[^\\s"\'<>.,;:?)]';
const DIGITS = '(?:\\d{4,10}|\\d{3}[- ]\\d{3})[#*]?(?![\\p{L}0-9_]|[-.,/:]\\d| ?%)';
const CODE_OF_SCRIPTS = '\\d{3,10}[#*]?(?![A-Za-z0-9_]|[-.,/:]\\d| ?%)';
/** A code of letters and digits in capitals: `B4418`, `77KX`. */
const CAPITALS = '(?=[A-Z]{0,8}\\d)(?=\\d{0,8}[A-Z])[A-Z\\d]{4,10}(?![\\p{L}\\p{N}_-])';
const WORDS = '\\p{Ll}{3,12}(?:[ -](?:\\p{Ll}{3,12}|\\d{1,4})){2,23}(?![\\p{L}\\p{N}-])';

/** What no secret is behind: `kod pocztowy`, `код ошибки`. */
const OTHER_CODE = lexiconPattern('secrets', { class: 'code-of-something-else' });
/** A code of few digits that is no year. */
const FEW_DIGITS = '(?!(?:19|20)\\d\\d(?!\\d))\\d{4,6}[#*]?(?![\\p{L}0-9_]|[-.,/:]\\d| ?[%€$])';
/** Letters in lower case, a digit and a sign: `Flądra$2023`, `queijo#Minas9`; also a hyphen, if all kinds are mixed. */
const BY_FORM =
  '(?<![\\p{L}\\p{N}@/.:_\\\\-])(?=[\\p{L}\\p{N}]{0,24}\\p{Ll})(?=[^\\s]{0,24}\\d)(?:(?=[\\p{L}\\p{N}]{2,24}[!#$%&*+@?^])[\\p{L}\\p{N}!#$%&*+@?^]{7,30}|(?=[\\p{Ll}\\d]{0,20}\\p{Lu})[\\p{L}\\p{N}]{3,20}[-_][\\p{L}\\p{N}]{3,12})(?![\\p{L}\\p{N}@/_-]|\\.\\p{L})';
const SPEAKS_OF_ONE = lexiconWords('secrets', { class: 'speaks-of-a-secret' });

/** True for words that no sentence joins: none of them is one of the frequent words of a language. */
const isNoSentence = (term: string): boolean => !term.split(/[ -]/u).some((word) => FREQUENT.has(word));

/**
 * Secrets some words behind what announces them, in several languages: `the password for the staff portal is …`, `the pw
 * changed, it's now …`, `Le code du portail est …`; passphrases of several words; codes behind `Alarm:`.
 */
export const announcedSecret: PatternRecognizer = {
  name: 'secrets/announced',
  types: ['PASSWORD'],
  patterns: [
    secretBehind('password for something', `(?<!\\p{L})(?:${PASSWORD})${WHAT_FOR_LONG}${LINK} ?["'“]?`, LOOKS_SECRET),
    secretBehind('passcode for something', `(?<!\\p{L})(?:${PASSWORD})${WHAT_FOR_LONG}${LINK} ?["'“]?`, DIGITS),
    secretBehind('code in letters for something', `(?<!\\p{L})(?:${CODE})${WHAT_FOR}${LINK} ?["'“]?`, CAPITALS, {
      ignoreCase: false,
    }),
    secretBehind('code for something', `(?<!\\p{L})(?:${CODE})${WHAT_FOR}${LINK} ?["'“]?`, DIGITS),
    secretBehind('code in a statement', `(?<!\\p{L})(?:${IN_STATEMENT})${WHAT_FOR}${LINK} ["'“]?`, DIGITS),
    secretBehind(
      'code behind its label in another script',
      `(?<![\\p{L}\\p{M}])(?:${IN_SCRIPTS}) ?(?:[:=]|—|-|это)? {0,3}`,
      CODE_OF_SCRIPTS,
    ),
    {
      name: 'code behind its label in a script without blanks',
      type: 'PASSWORD',
      match: `(?<=(?:${UNSPACED})(?:は、?|が|是|为|為|는|은)? ?[:=]? {0,3})${CODE_OF_SCRIPTS}`,
      score: 'cue:phrase',
    },
    // `kod do furtki 5183#`, `PIN k tokenu 6094`, `kart PIN'i 7315`
    secretBehind(
      'code behind what it opens',
      `(?<!\\p{L})(?:${IN_STATEMENT})(?:['’]\\p{L}{1,3})?(?: (?!${OTHER_CODE})\\p{L}[\\p{L}'-]{0,15}){0,3}:? `,
      FEW_DIGITS,
    ),
    {
      name: 'by its form near its word',
      type: 'PASSWORD',
      match: BY_FORM,
      score: 'form:common',
      context: SPEAKS_OF_ONE,
    },
    secretBehind('code of capitals', `(?<!\\p{L})(?:${CODE})(?:,? (?:${SET}))?:? `, CAPITALS, { ignoreCase: false }),
    secretBehind(
      'behind an adjective',
      `(?<!\\p{L})(?:${PASSWORD}|clave) (?:${ADJECTIVE})${LINK} ?["'“]?`,
      LOOKS_SECRET,
    ),
    secretBehind('behind a sign', `(?<!\\p{L})(?:${WITH_SIGN}) ?[:=] ?`, `${DIGITS}(?= ?(?:[.,;)\\n]|$))`),
    // `Kennwort Ziegel2024`
    secretBehind(
      'behind its word alone',
      `(?<!\\p{L})(?:${eitherCase(PASSWORD)}) `,
      '(?=\\p{L}{0,30}\\d)(?=[\\p{L}\\d]{0,30}\\p{Lu})(?=[\\p{L}\\d]{0,30}\\p{Ll})[\\p{L}\\d]{7,30}(?![\\p{L}\\p{N}_])',
      { ignoreCase: false },
    ),
    secretBehind('passphrase', `(?<!\\p{L})(?:${PHRASE})(?:${WHAT_FOR})?${LINK} ?["'“]?`, WORDS, {
      validate: isNoSentence,
      valid: 'cue:phrase',
    }),
  ],
};
