import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

const GLUE =
  '(?:[ _-]?(?:number|num|no|nr|id|code|ref|reference|#))?\\.?(?: is)?[\'"]?[ \\t]{0,2}[:=#][ \\t]{0,40}[\'"]?';
const LOOSE_GLUE =
  '[ _-]?(?:number|num|no|nr|id|code|#)\\.?(?: is)?[\'"]?(?:[ \\t]{0,2}[:=#][ \\t]{0,40}|[ \\t]{1,2})[\'"]?';
const VALUE = '(?=[A-Za-z0-9-]{0,34}\\d)[A-Za-z0-9][A-Za-z0-9-]{4,35}(?![\\p{L}0-9_])';

/** Numbers of payments and transactions, identified by a label. */
export const transactionRecognizer: PatternRecognizer = {
  name: 'financial/transaction',
  types: ['TRANSACTION_ID'],
  patterns: [
    {
      name: 'labelled',
      type: 'TRANSACTION_ID',
      lead: `(?:${lexiconPattern('finance-labels', { class: 'transaction' })})${GLUE}`,
      match: VALUE,
      ignoreCase: true,
      score: 'cue:phrase',
    },
    {
      name: 'numbered',
      type: 'TRANSACTION_ID',
      lead: `(?:transaction|txn|trx|payment reference|transfer reference|payment|mtcn|utr|uetr|end[- ]to[- ]end)${LOOSE_GLUE}`,
      match: VALUE,
      ignoreCase: true,
      score: 'cue:phrase',
    },
    {
      name: 'of a payment',
      type: 'TRANSACTION_ID',
      lead: `(?:${lexiconPattern('finance-labels', { class: 'before-reference' })}) ref(?:erence)?s?\\.?(?:${LOOSE_GLUE}|[:=#]? {0,2}#?)`,
      match: '(?=[A-Z0-9-]{0,12}\\d[A-Z0-9-]{0,12}\\d)[A-Z0-9][A-Z0-9-]{6,34}(?![\\p{L}0-9_])',
      ignoreCase: true,
      score: 'cue:phrase',
    },
    // Fedwire: date, name of the sending terminal, number.
    {
      name: 'Fedwire',
      type: 'TRANSACTION_ID',
      match: '20\\d{2}(?:0[1-9]|1[0-2])[0-3]\\d[A-Z0-9]{8}\\d{6}(?:\\d{8})?(?![\\p{L}0-9_])',
      score: 'form:own',
    },
    {
      name: 'check',
      type: 'TRANSACTION_ID',
      lead: '(?:check/(?:eft|ach|wire)|eft|check|cheque|chk|ck|scheck|chèque|assegno|talón)s?(?: ?#|[ -]?(?:n(?:o|r|um(?:ber)?|[°º]|úmero|uméro)|nummer)(?![\\p{L}])\\.?)[ :#]{0,3}',
      match: '\\d{3,12}(?![\\p{L}0-9_]|[-.,/:]\\d)',
      ignoreCase: true,
      score: 'cue:phrase',
    },
    {
      name: 'check without a sign',
      type: 'TRANSACTION_ID',
      lead: '(?:chk|check|cheque|eft) ',
      match: '\\d{6,12}(?![\\p{L}0-9_]|[-.,/:]\\d| ?%)',
      ignoreCase: true,
      score: 'cue:word',
    },
    // Card purchases on statements of American banks.
    { name: 'authorization', type: 'TRANSACTION_ID', match: '[SP]\\d{15}(?![\\p{L}0-9_-])', score: 'form:plausible' },
    // Ids of Stripe objects.
    {
      name: 'Stripe',
      type: 'TRANSACTION_ID',
      match: `(?:${lexiconPattern('number-codes', { class: 'stripe-object' })})_(?=[A-Za-z]{0,20}\\d)[A-Za-z0-9]{8,30}(?![\\p{L}0-9_])`,
      score: 'form:typical',
    },
    {
      name: 'on a chain',
      type: 'TRANSACTION_ID',
      match: '0x[0-9a-fA-F]{64}(?![\\p{L}0-9_])',
      score: 'form:typical',
    },
  ],
};
