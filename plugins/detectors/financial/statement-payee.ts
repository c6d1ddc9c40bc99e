import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

/** Codes of payments in the lines of statements. Two letters, such as `SO`, are words as well; the amount behind decides. */
const CODES = [
  lexiconPattern('finance-labels', { class: 'payment-line', language: 'en' }),
  lexiconPattern('finance-labels', { class: 'payment-line-with-amount', language: 'en' }),
]
  .join('|')
  .toUpperCase();
/** Columns are parted by blanks, or by a sign in exported tables. */
const LEAD = `(?<=[\\d \\t,;|"])(?:${CODES})(?:[ \\t]{1,8}|"?[,;|\\t]"?)`;
/** A number with two decimals on the same line. */
const AMOUNT = '(?=[^\\n]{1,90}?\\d[.,]\\d{2}(?![\\d.,/]))';
const TITLE = '(?:MRS?|MS|MISS|DR)';
const SURNAME = "[A-Z][A-Z'-]{2,19}";
const END = '(?![\\p{L}\\p{N}_&])';

/** Persons in the lines of statements, where they are in capitals with initials: `06 Feb 25  FPO  L HOLROYD RENT  675.00`. */
export const statementPayee: PatternRecognizer = {
  name: 'financial/statement-payee',
  types: ['PERSON'],
  patterns: [
    {
      name: 'initials before a surname',
      type: 'PERSON',
      lead: LEAD,
      match: `(?:${TITLE} (?:[A-Z]\\.? ){0,2}|(?:[A-Z]\\.? ){1,2})${SURNAME}${END}${AMOUNT}`,
      score: 'cue:label',
    },
  ],
};
