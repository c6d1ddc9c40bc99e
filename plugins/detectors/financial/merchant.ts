import type { PatternRecognizer } from '../../../core/index.js';
import { eitherCase, lexiconPattern } from '../../../kit/index.js';

const MERCHANT = "[A-Z][A-Z0-9&'*.-]{1,24}(?: (?:[A-Z&'*-][A-Z0-9&'*.-]{1,23}|#\\d{1,6})){0,3}(?![\\p{L}\\p{N}])";
/** Words of a payment before its amount. */
const PAYMENT = eitherCase(lexiconPattern('finance-labels', { class: 'payment-by-card', language: 'en' }));

/**
 * The merchant of a card payment, as in messages from banks: `debited NGN 5,000 at SPAR LEKKI`, `USD 12.90 spent at
 * KROGER #512`.
 */
export const merchantRecognizer: PatternRecognizer = {
  name: 'financial/merchant',
  types: ['ORGANIZATION'],
  patterns: [
    {
      name: 'behind an amount',
      type: 'ORGANIZATION',
      lead: `(?:${PAYMENT})(?: (?:of|for|by|with))? (?:[A-Z]{3} ?|Rs\\.? ?|[$€£₦₹¥] ?)\\d[\\d,.]{0,12}(?: ?[A-Z]{3})? (?:was )?(?:at|@|to) `,
      match: MERCHANT,
      score: 'cue:word',
    },
    {
      name: 'behind what was done',
      type: 'ORGANIZATION',
      lead: '(?:[Ss]pent|[Dd]ebited|[Pp]urchase|[Ww]ithdrawn|[Ww]ithdrawal|[Tt]ransaction|[Tt]xn|[Dd]eclined|[Aa]pproved) at ',
      match: `(?=[A-Z]{3})${MERCHANT}`,
      score: 'cue:word',
    },
    // `SQ *TAQUERIA LA LUPITA`: the payment processor precedes the merchant.
    {
      name: 'behind who takes the card',
      type: 'ORGANIZATION',
      lead: `(?:${lexiconPattern('finance-labels', { class: 'card-processor' })}) {0,3}\\* {0,3}`,
      match: "[A-Z][A-Z0-9&'.-]{2,24}(?: (?:[A-Z&'-][A-Z0-9&'.-]{1,23}|#\\d{1,6})){0,3}(?![\\p{L}\\p{N}])",
      score: 'cue:word',
    },
  ],
};
