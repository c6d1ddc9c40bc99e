import type { PatternRecognizer } from '../../../core/index.js';
import { MARITAL_CONTEXT } from './sensitive.js';

/** Letters of forms. In lower case, `d` is an article: `d'état civil`; between full stops they are an abbreviation: `550 U.S. 544`. */
export const maritalLetter: PatternRecognizer = {
  name: 'attributes/marital-letter',
  types: ['MARITAL_STATUS'],
  patterns: [
    {
      type: 'MARITAL_STATUS',
      match: '(?<![\\p{L}\\p{N}_]|\\p{L}\\.)[SMDW](?![\\p{L}\\p{N}_]|\\.\\p{L})',
      score: 'form:silent',
      context: MARITAL_CONTEXT,
    },
  ],
};
