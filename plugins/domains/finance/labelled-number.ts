import type { PatternRecognizer } from '../../../core/index.js';
import { eitherCase, lexiconPattern } from '../../../kit/index.js';

const END = '(?![\\p{L}\\p{N}_]|[./-]\\p{N}|,\\p{N}|[%])';
const NUMBERED = lexiconPattern('finance-labels', { class: 'numbered', language: 'en' });
const PAID = lexiconPattern('finance-labels', { class: 'numbered-payment', language: 'en' });
/** Letters and digits in groups, four of them digits: neither `Batch 2` nor `Tranche B`. */
const NUMBER = `[A-Z\\d]{1,14}(?:[-/][A-Z\\d]{1,12}){0,4}${END}(?! ?(?:shares|units|basis|bps?|bp|million|months?|days?|years?)(?!\\p{L}))`;
const FEWEST_DIGITS = 4;
const hasDigits = (term: string): boolean => term.replace(/\D/g, '').length >= FEWEST_DIGITS;
/** A year is no number of anything. */
const NO_YEAR = '(?!(?:19|20)\\d\\d(?![\\p{L}\\p{N}/-]))';
const TO = `(?: ?(?:${eitherCase('number|no|nr|ref|reference|id|code|index|name')}|ID)\\.?| ?#)?[ \\t]{0,3}[:= ][ \\t]{0,6}`;

const SURE = { score: 'cue:word', valid: 'cue:word', validate: hasDigits } as const;

const label = (words: string): string => `(?<!\\p{L})(?:${eitherCase(words)}|${words.toUpperCase()})${TO}`;

/** Numbers of deals, facilities, tickets and places of a bank, behind their label: `Deal SLB-SYN-23-0417`, `LIN LX219447`, `Teller 4417`. */
export const labelledNumber: PatternRecognizer = {
  name: 'finance/labelled-number',
  types: ['ID_NUMBER', 'TRANSACTION_ID', 'BANK_ACCOUNT'],
  domains: ['Finance'],
  patterns: [
    { name: 'number', type: 'ID_NUMBER', lead: label(NUMBERED), match: NO_YEAR + NUMBER, ...SURE },
    { name: 'payment', type: 'TRANSACTION_ID', lead: label(PAID), match: NO_YEAR + NUMBER, ...SURE },
    // `CHQ   101884`, `CHECK 004417`
    {
      name: 'cheque in a column',
      type: 'TRANSACTION_ID',
      lead: '(?<!\\p{L})(?:CHQ|CHK|CHECK|CHEQUE)[ \\t]{1,8}',
      match: `\\d{4,8}${END}`,
      score: 'cue:phrase',
    },
    // `checking 7719`, `savings ending in 7719`
    {
      name: 'last digits of an account',
      type: 'BANK_ACCOUNT',
      lead: '(?<!\\p{L})(?:(?:[Cc]hecking|[Ss]avings|[Cc]urrent account|[Bb]rokerage|[Cc]ustody|[Ee]scrow)(?: (?:account|a/c|acct\\.?))?(?: ending(?: in)?| #)?|ending in|(?:ending|ends) with) ',
      match: `${NO_YEAR}(?:[xX*.]{1,12}[ -]?)?\\d{4}${END}`,
      score: 'cue:word',
    },
    // `a/c BFO-2201-DISC`: an account whose last group has letters.
    {
      name: 'account in groups',
      type: 'BANK_ACCOUNT',
      lead: '(?<!\\p{L})(?:[Aa]/[Cc]|[Aa]ccounts?|[Aa]cct\\.?|[Ss]ub-?account|[Pp]articipant)(?: (?:no|number)\\.?)?[: ]{1,3}',
      match: `(?=[A-Z\\d-]{0,16}\\d)[A-Z\\d]{1,8}(?:-[A-Z\\d]{1,8}){1,4}${END}`,
      score: 'cue:phrase',
    },
    // `:70:/INV/2025-00871`
    {
      name: 'reference of a message',
      type: 'TRANSACTION_ID',
      lead: '(?<=/)(?:INV|RFB|ROC|CINV|CREN|PUOR)/',
      match: `[A-Z\\d][A-Z\\d/-]{2,20}${END}`,
      score: 'cue:label',
    },
  ],
};
