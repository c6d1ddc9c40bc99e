import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

const HOW = lexiconPattern('finance-labels', { class: 'payment-line', language: 'en' }).toUpperCase();
const TITLE = '(?:(?:MRS?|MS|MISS|DR) )';
const SURNAME = "[A-Z][A-Z'-]{2,19}";

/** Who paid or was paid, in lines of a statement, which are in capitals: `FPI O BRANNIGAN RENT NOV`. */
export const statementLine: PatternRecognizer = {
  name: 'finance/statement-line',
  types: ['PERSON'],
  domains: ['Finance'],
  patterns: [
    {
      name: 'initials and surname behind a kind of payment',
      type: 'PERSON',
      lead: `(?:${HOW})[ ]{1,4}`,
      match: `(?:${TITLE}(?:[A-Z] ){0,2}|(?:[A-Z] ){1,2})${SURNAME}(?![\\p{L}\\p{N}_])`,
      score: 'cue:label',
    },
  ],
};
