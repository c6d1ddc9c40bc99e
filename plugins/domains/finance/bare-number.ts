import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

const START = '(?<![\\p{L}\\p{N}_]|[\\p{N}][.,:/-]|[-/.$€£¥+])';
const END = '(?![\\p{L}\\p{N}_%]|[.,:/-]\\p{N})';
/** `USD258550` is an amount, `Q42024` a quarter. */
const NO_AMOUNT = `(?!(?:${lexiconPattern('finance-labels', { class: 'currency-code' })})\\d|Q[1-4]20\\d\\d)`;

/** Numbers without a label in documents of banks: `FP25037118842`. */
export const bareNumber: PatternRecognizer = {
  name: 'finance/bare-number',
  types: ['ID_NUMBER'],
  domains: ['Finance'],
  patterns: [
    {
      name: 'letters and digits',
      type: 'ID_NUMBER',
      match: `${START}${NO_AMOUNT}[A-Z]{1,5}\\d{5,16}[A-Z]{0,3}${END}`,
      score: 'form:plausible',
    },
  ],
};
