import type { PatternRecognizer } from '../../../core/index.js';
import { eitherCase, lexiconPattern } from '../../../kit/index.js';

// Letters, then groups of digits.
const ID = '[A-Z]{0,5}[-/ ]?\\d{2,12}(?:[-/]\\d{1,8}){0,3}(?![\\p{L}\\p{N}_])';

/** Contracts and kinds of accounts before a number. */
const CONTRACT = eitherCase(lexiconPattern('finance-labels', { class: 'contract', language: 'en' }));

/** Forms in which banks refer to an account without its full number, and numbers of other contracts. */
export const accountReference: PatternRecognizer = {
  name: 'finance/account-reference',
  types: ['BANK_ACCOUNT', 'CUSTOMER_ID'],
  domains: ['Finance'],
  patterns: [
    {
      name: 'last digits',
      type: 'BANK_ACCOUNT',
      lead: '(?:[Aa]ccount|[Aa]cct\\.?|[Aa]/[Cc]|[Cc]ard|[Ll]oan|[Kk]onto|[Cc]ompte|[Cc]uenta|[Cc]onto)(?: (?:number|no\\.?))? (?:ending|ends|terminating)(?: (?:in|with))? ',
      match: '(?:[x*#.]{1,12}[ -]?)?\\d{3,6}(?!\\d)',
      score: 'cue:phrase',
    },
    {
      name: 'masked',
      type: 'BANK_ACCOUNT',
      match: '[xX]{3,12}[ -]?\\d{3,6}(?![\\p{L}\\p{N}_])',
      score: 'form:plausible',
    },
    {
      name: 'contract',
      type: 'BANK_ACCOUNT',
      lead: `(?:${CONTRACT})(?: (?:account|a/c))?(?: (?:number|no|nr|id|ID|No|Nr)\\.?| ?#)[:=]? {0,4}`,
      match: ID,
      score: 'cue:phrase',
    },
    // `Euroclear 91204`, `DTC 0352`: an account at a settlement system.
    {
      name: 'participant',
      type: 'BANK_ACCOUNT',
      lead: '(?:Euroclear|Clearstream|DTCC?|CREST|Crest|CDS)(?: (?:participant|account|a/c|no|No|ID)\\.?)?[:# ]{1,3}',
      match: '[A-Z]{0,3}\\d{4,6}(?![\\p{L}\\p{N}_]|[.,/-]\\p{N})',
      score: 'cue:phrase',
    },
    {
      name: 'client',
      type: 'CUSTOMER_ID',
      lead: '(?:[Cc]lient|[Cc]ustomer|[Rr]elationship|[Ii]nvestor|CIF|CRN|[Mm]ember|[Kk]unden)(?: ?(?:number|no|nr|id|ID|No|Nr|ref|code)\\.?| ?#|nummer)[:=]? {0,4}',
      match: ID,
      score: 'cue:phrase',
    },
  ],
};
