import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import type { Basis } from '../../../kit/index.js';
import { lexiconPattern, lexiconWords } from '../../../kit/index.js';
import { accountCheck } from './account-checks.js';

const NUMBER = '(?:[ _-]?(?:number|numbers|num|nr|no|n\\.?[°º]|n(?![\\p{L}])|#|id))?\\.?';
/** Text allowed between a label and the account. */
const GLUE = '(?: is| ist| es)?[\'"]?(?:[ \\t]{0,2}[:=#][ \\t]{0,40}|[ \\t]{1,2})[\'"]?';
/** `a/c`, written so that the scan starts at a letter followed by a slash instead of at every article `a`. */
const A_C = '(?=a)[a-z]/c';
const ACCOUNT =
  '(?=[0-9A-Z*-]{0,16}\\d)[0-9A-Z*][0-9A-Z*/-]{3,30}(?: \\d{2,6}){0,4}(?: \\d(?=[ \\t]{0,6}(?:[,;)\\n]|$)))?(?![\\p{L}0-9_])';
const DIGITS = '(?:[*xX]{2,12}[ -]?)?\\d{2,20}(?:[ -]\\d{1,12}){0,5}(?![\\p{L}0-9_]|[.,/]\\d)';

/** Eight digits or more in groups, `0532 0130 00`. Thousands are excluded because they are amounts. */
const GROUPS =
  '(?=\\d(?:[ -]?\\d){7})(?!\\d{1,3}(?: \\d{3}){1,3}(?! ?\\d))\\d{2,8}(?:[ -]\\d{1,8}){1,5}(?![\\p{L}0-9_]|[.,/]\\d)';

const labelled = (name: string, label: string, match: string, score: Basis): Pattern => ({
  name,
  type: 'BANK_ACCOUNT',
  lead: label,
  match,
  ignoreCase: true,
  score,
});

/**
 * Bank accounts by their label, in European languages, or by their check digits (Mexico, Argentina, New Zealand,
 * Norway).
 */
export const bankAccountRecognizer = (): PatternRecognizer => ({
  name: 'financial/bank-account',
  types: ['BANK_ACCOUNT'],
  patterns: [
    // `Maybank 1140 4471 8829`, `my GTBank is 0123456789`
    {
      name: 'behind the name of a bank',
      type: 'BANK_ACCOUNT',
      lead: '(?<=[Bb]ank(?: a/c| account| acct)?(?: no\\.?)?(?: is)?:? )',
      match: '(?:\\d{10}|\\d{3,4}[ -]\\d{3,4}[ -]\\d{3,6})(?![\\p{L}\\d]|[-./]\\d)',
      score: 'cue:word',
    },
    labelled(
      'numbered',
      `(?:account|acct|acc|${A_C})s?\\.?[ _-]?(?:number|numbers|num|nr|no|#)\\.?${GLUE}`,
      `(?:${ACCOUNT})`,
      'cue:label',
    ),
    labelled(
      'named',
      `(?:account|acct|${A_C})\\.?(?: is)?[ \\t]{0,2}[:#=-][ \\t]{0,40}`,
      `(?=[^\\n]{0,20}\\d{4})${DIGITS}`,
      'cue:phrase',
    ),
    labelled(
      'plain',
      `(?:account|acct|acc|${A_C})[.:]? (?:ending |ends )?(?:in |with )?`,
      '\\d{6,20}(?![\\p{L}0-9_]|[.,/-]\\d)',
      'cue:word',
    ),
    // `Acct: V00491827`, `Acct V0099182`: accounts at hospitals.
    labelled(
      'letter first',
      `(?:account|acct|${A_C})\\.?(?: (?:no\\.?|number|#))?(?:[ \\t]{0,2}[:#=][ \\t]{0,4}|[ \\t])`,
      '[A-Z]{1,3}\\d{5,12}(?![\\p{L}0-9_]|[-.,/]\\d)',
      'cue:phrase',
    ),
    // `Acct 20417`: an account at a practice or a shop.
    labelled('short', 'acct\\.? ', '(?!(?:19|20)\\d\\d(?!\\d))\\d{4,5}(?![\\p{L}0-9_]|[.,/-]\\d| ?%)', 'cue:hint'),
    // `DDA #7719002814`, `loan 0612288734`: accounts announced by the name that banks use for their kind.
    labelled(
      'of a kind',
      '(?:dda|checking|savings|chkg|heloc|loan|mortgage)(?: (?:account|acct|no\\.?|number))?:? ?#? ?',
      '\\d{8,17}(?![\\p{L}0-9_]|[-.,/]\\d)',
      'cue:word',
    ),
    // Swedish giro numbers: `bankgiro 5050-1055`, `pg 4 12 34-5`.
    labelled(
      'Swedish giro',
      '(?:bankgiro|plusgiro|postgiro|bg|pg)(?:nr|nummer|konto)?\\.?:? {1,2}',
      '(?:\\d{3,4}-\\d{4}|\\d{1,3}(?: ?\\d{2}){1,3}-\\d)(?![\\p{L}0-9_]|[-.,/]\\d)',
      'cue:phrase',
    ),
    // `20-45-77 / 41709881`
    labelled(
      'behind a sort code',
      '\\d\\d-\\d\\d-\\d\\d(?: ?[/,] ?| )',
      '\\d{8}(?![\\p{L}0-9_]|[-.,/]\\d)',
      'cue:word',
    ),
    labelled(
      'with a letter',
      `(?:account|acct|acc|konto|compte|cuenta|conto|${A_C})[.:]? (?:n(?:o|r|[°º])?\\.? )?`,
      '(?=[A-Z0-9]{0,5}[A-Z])[A-Z0-9]{1,6}-\\d{4,12}(?:-\\d{1,3})?(?![\\p{L}0-9_]|[-.,/]\\d)',
      'cue:word',
    ),
    labelled(
      'last digits',
      `(?:account|acct|checking|savings|${A_C})s?\\.?(?: (?:number|no\\.?))? (?:that )?(?:ending|ends|ended)(?: (?:in|with))?:? {1,3}(?:#|x{1,8}|\\*{1,8})?`,
      '\\d{3,6}(?![\\p{L}0-9_]|[-.,/]\\d)',
      'cue:word',
    ),
    labelled(
      'masked',
      `(?:${lexiconPattern('finance-labels', { class: 'masked-account' })})\\.?(?: (?:no|nr|number)\\.?)?[: ]{1,3}(?:[*•x]{2,12}|\\.{3}|…) ?`,
      '\\d{3,6}(?![\\p{L}0-9_]|[-.,/]\\d)',
      'cue:phrase',
    ),
    labelled(
      'hyphens',
      `(?:account|acct|${A_C})[.:]? `,
      '(?:\\d{1,4}-\\d{3,8}(?:-\\d{1,4}){0,2}|\\d{5,10}-\\d{1,4}|\\d{2}-\\d{2}-\\d{3,4})(?![\\p{L}0-9_]|[-.,/]\\d)',
      'cue:word',
    ),
    labelled(
      'RIB',
      'rib(?: (?:n[°º]|no))?[: ]{1,3}',
      '\\d{5} ?\\d{5} ?[0-9A-Z]{11} ?\\d{2}(?![\\p{L}0-9_])',
      'cue:label',
    ),
    // Argentina: 22 digits, in one piece or in groups, or an alias of three words.
    labelled('CBU', '(?:cbu|cvu)(?: (?:n[°º]|no))?[: ]{1,3}', '\\d(?:[ -]?\\d){21}(?![\\p{L}0-9_])', 'cue:label'),
    labelled(
      'alias of a CBU',
      'alias(?: cbu| cvu)?[: ]{1,3}',
      '[A-Za-z0-9]{2,12}(?:\\.[A-Za-z0-9]{2,12}){2}(?![\\p{L}0-9_.@])',
      'cue:word',
    ),
    // Brazil: branch and account, each with a check digit: `Ag. 1188-3 C/C 44.812-X`.
    labelled(
      'brazilian',
      '(?:c/c|cc|conta(?: corrente| poupança)?|poupança)(?: n\\.?[°º])?[.:]? {1,2}',
      '(?:\\d{1,3}\\.)?\\d{2,9}(?:\\.\\d{1,3})?-[0-9X](?![\\p{L}0-9_]|[-.,/]\\d)',
      'cue:label',
    ),
    labelled(
      'branch',
      '(?:ag|agência|agencia)(?: n\\.?[°º])?[.:]? {1,2}',
      '\\d{4}(?:-[0-9X])?(?![\\p{L}0-9_]|[-.,/]\\d)',
      'cue:word',
    ),
    labelled('in groups', `(?:account|acct|${A_C}|acc)[.:]? `, GROUPS, 'cue:word'),
    labelled(
      'european',
      `(?:kontos?|girokontos?|${lexiconPattern('finance-labels', { class: 'account' })})` +
        `(?: (?:corriente|corrente|bancario|bancaria|bancaire|courant|asociada|vinculada|de cargo|de abono))?${NUMBER}${GLUE}`,
      `(?=[^\\n]{0,20}\\d{4})${DIGITS}`,
      'cue:phrase',
    ),
    // `请汇入账号6217000447182930118`, `계좌번호는 110-447-182930`: the label is part of a longer run of letters.
    {
      name: 'in scripts without blanks',
      type: 'BANK_ACCOUNT',
      match: `(?<=(?:${lexiconPattern('finance-labels', { class: 'account-in-script-without-blanks' })})(?:[是为為はがの는은이가]|第)?[^\\p{L}\\p{N}\\n]{0,4})(?=(?:[ .-]?\\d){6})\\d{1,20}(?:[ .-]\\d{1,12}){0,6}(?![A-Za-z0-9_]|[.,/]\\d)`,
      score: 'cue:label',
    },
    labelled(
      'european, with points',
      `(?:${lexiconPattern('finance-labels', { class: 'account-with-points' })})` +
        `(?: (?:corriente|corrente|bancario|bancaria|bancaire|courant))?${NUMBER}${GLUE}`,
      '(?=[\\d./]{9,24}(?![\\d./]))(?:\\d{3,6}[./]\\d{4,12}(?:[./]\\d{1,6}){0,2}|\\d{2,4}(?:\\.\\d{3}){2,4})(?![\\p{L}0-9_]|[-.,/]\\d)',
      'cue:word',
    ),
    {
      name: 'verified',
      type: 'BANK_ACCOUNT',
      match: '(?:\\d{18}|\\d{22}|\\d\\d-\\d{4}-\\d{7}-\\d{2,3}|\\d{4}\\.\\d\\d\\.\\d{5})(?![\\p{L}0-9_]|[-.]\\d)',
      score: 'form:common',
      validate: accountCheck(),
      valid: 'check:weak',
      context: ['account', 'bank', 'clabe', 'cbu', 'konto', 'kontonummer', 'cuenta', 'transfer', 'payment'],
    },
    {
      // Czechia and Slovakia: prefix, number, bank code.
      name: 'czech',
      type: 'BANK_ACCOUNT',
      match: '(?:\\d{2,6}-)?\\d{6,10}/\\d{4}(?![\\p{L}0-9_/]|[-.]\\d)',
      score: 'form:common',
      context: ['účet', 'účtu', 'účtem', 'účty', 'konto', 'konta', 'account', 'banka', 'bank', 'platba'],
    },
    {
      name: 'bare',
      type: 'BANK_ACCOUNT',
      match: '\\d{8,17}(?![\\p{L}0-9_]|[-.,/]\\d)',
      score: 'form:bare',
      context: lexiconWords('finance-labels', { class: 'account-context' }),
      boost: 0.3,
      counter: lexiconWords('finance-labels', { class: 'not-an-account', language: 'en' }),
    },
  ],
});
