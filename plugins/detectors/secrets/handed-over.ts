import type { PatternRecognizer } from '../../../core/index.js';
import { eitherCase, lexiconPattern, lexiconSet } from '../../../kit/index.js';
import { FREQUENT, secretBehind } from './in-words.js';

const CODE = eitherCase(lexiconPattern('secrets', { class: 'code-label' }));
const MEMORABLE = eitherCase(lexiconPattern('secrets', { class: 'memorable-label' }));
const TOKEN = lexiconPattern('secrets', { class: 'token-label' });
const PASSWORD = lexiconPattern('secrets', { class: 'password-label' });
const ADVERB = lexiconPattern('secrets', { class: 'adverb-behind-label' });
const LOGIN = lexiconPattern('secrets', { class: 'login-label' });
const IS = '(?: ?[:=] ?| (?:is|are|ist|lautet|es|est|è|é|was) ?:? ?)["\'“`]?';
/** A digit or a sign beside letters, in one word. */
const LOOKS_SECRET = '(?=[^\\s"\'<>]{0,40}[\\d@#$%^&*_])(?=[^\\s"\'<>]{0,40}\\p{L})[^\\s"\'<>]{5,62}[^\\s"\'<>.,;:?)]';
const STOP = '(?=[.,;!)](?!\\p{L})|["\'”`]|[ \\t]{0,2}(?:\\r?\\n|$))';
const GROUPED = '[A-Za-z0-9]{3,8}-[A-Za-z0-9]{3,8}';

const OTHER = lexiconSet('secrets', { class: 'placeholder' });
const isNoFrequentWord = (term: string): boolean => !FREQUENT.has(term.toLowerCase()) && !OTHER.has(term.toLowerCase());

/**
 * Secrets as they are handed over in letters, tickets and chats: memorable words, codes with a sign or digit by digit, a login
 * and its password, keys and tokens in a sentence, lists of recovery codes.
 */
export const handedOver: PatternRecognizer = {
  name: 'secrets/handed-over',
  types: ['PASSWORD'],
  patterns: [
    // `Memorable word Pumpkin.`, `Security answer: Biscuit`
    secretBehind(
      'memorable word',
      `(?<!\\p{L})(?:${MEMORABLE})(?: ?: ?| (?:is |was )?)`,
      `\\p{Lu}\\p{Ll}{2,20}${STOP}`,
      {
        ignoreCase: false,
        validate: isNoFrequentWord,
        valid: 'cue:phrase',
      },
    ),
    secretBehind('memorable word behind a colon', `(?<!\\p{L})(?:${MEMORABLE}) ?: ?`, `\\p{Ll}{3,20}${STOP}`, {
      ignoreCase: false,
      validate: isNoFrequentWord,
      valid: 'cue:phrase',
    }),
    // `the pw here is PurpleHedgehog77`
    secretBehind('behind an adverb', `(?<!\\p{L})(?:${PASSWORD}) (?:${ADVERB})${IS}`, LOOKS_SECRET),
    // `Key safe 2290Y`, `Code de la porte : 18B42`
    secretBehind(
      'code of letters and digits',
      `(?<!\\p{L})(?:${CODE})(?: ?:| (?:is|est|es|ist|now|is now))? `,
      '(?=[A-Z]{0,8}\\d)(?=\\d{0,8}[A-Z])[A-Z\\d]{4,10}(?![\\p{L}\\p{N}_-])',
      { ignoreCase: false },
    ),
    // `code 0914*`, `door code: #4471`
    secretBehind(
      'code with a sign',
      '(?<!\\p{L})code(?: is|:)? ',
      '(?:\\d{3,8}[#*]|[#*]\\d{3,8}[#*]?)(?![\\p{L}\\p{N}])',
    ),
    // `the lockbox is 7-7-1-9`
    secretBehind('code digit by digit', `(?<!\\p{L})(?:${CODE})${IS}`, '\\d(?:[- ]\\d){3,7}(?![\\p{L}\\p{N}-])'),
    // `Your code is 773 914`
    secretBehind(
      'code of a message',
      `(?<!\\p{L})(?:${lexiconPattern('secrets', { class: 'whose-code' })}) (?:\\p{L}{3,16} ){0,2}cod(?:e|igo)(?: is| ist| es| est|:) `,
      '(?:\\d{6}|\\d{3}[- ]\\d{3})(?![\\p{L}\\p{N}_]|[-.,/:]\\d| ?%)',
    ),
    // `the login is smcg / Welcome2024`, `creds for staging: admin / tr0ub4dor&3`
    secretBehind(
      'beside a login',
      `(?<!\\p{L})(?:${LOGIN})(?: (?:for|to|on|für|pour|para) (?:the )?[\\p{L}\\d.-]{2,20})?${IS}[a-z][a-z0-9._@-]{1,40} ?/ ?`,
      LOOKS_SECRET,
    ),
    // `the webhook secret is whsec_9Qx2`
    secretBehind('token in a sentence', `(?<!\\p{L})(?:${TOKEN})${IS}`, LOOKS_SECRET),
    secretBehind(
      'of an authorization',
      'Authorization["\']?: ?["\']?(?:Bearer|Token|ApiKey) ',
      '(?=[\\w.~+/=-]{0,15}\\d)[\\w.~+/=-]{6,15}(?![\\w.~+/=-])',
      { score: 'cue:field' },
    ),
    // `recovery codes 8fd2-11aa 77c1-09bd`
    secretBehind(
      'recovery codes',
      '(?<!\\p{L})(?:recovery|backup|back-up|emergency|2fa|one[- ]time) codes(?: are| below)?:? ',
      `(?=[A-Za-z-]{0,15}\\d)${GROUPED}(?:[ ,]{1,2}${GROUPED}){0,11}(?![\\p{L}\\p{N}_-])`,
    ),
    // `mysql -u root -pSommer23`
    secretBehind(
      'of a command of databases',
      '(?<=(?:mysql|mysqldump|mysqladmin|sshpass)(?: [^\\s]{1,40}){0,6} )-p ?["\']?',
      '(?![-$<{])[^\\s"\']{4,60}',
      {
        ignoreCase: false,
      },
    ),
  ],
};
