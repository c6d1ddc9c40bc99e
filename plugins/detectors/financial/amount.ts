import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

const NUMBER = "\\d{1,3}(?:(?:[,.' ]\\d{3}){1,5}|\\d{0,12})(?:[.,]\\d{1,2})?(?![0-9])";
const UNIT = '(?: ?(?:k|m|mm|mn|mio|bn|million|billion|trillion|thousand|Mrd|Mio)\\.?(?![\\p{L}0-9_]))?';
const SIGN = '[$€£¥₹₽₩₺₪₫฿]';
const CODE = `(?:${lexiconPattern('finance-labels', { class: 'currency-code' })})`;

/** Amounts of money, which can identify a deal in the domain Finance. Level 3 only. */
export const amountRecognizer: PatternRecognizer = {
  name: 'financial/amount',
  types: ['AMOUNT'],
  domains: ['Finance'],
  domainSpecific: true,
  patterns: [
    { name: 'sign before', type: 'AMOUNT', match: `${SIGN} ?${NUMBER}${UNIT}`, score: 'form:common' },
    {
      name: 'code before',
      type: 'AMOUNT',
      match: `(?:${CODE}|(?:US|A|C|S|HK|NZ)\\$) ?${NUMBER}${UNIT}`,
      score: 'form:common',
    },
    {
      name: 'code behind',
      type: 'AMOUNT',
      match: `${NUMBER}${UNIT} ?(?:${CODE}(?![\\p{L}0-9_])|${SIGN}|(?:euros?|dollars?|pounds)(?![\\p{L}0-9_]))`,
      score: 'form:common',
    },
  ],
};
