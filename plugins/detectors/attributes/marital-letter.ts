import type { PatternRecognizer } from '../../../core/index.js';
import { MARITAL_CONTEXT } from './sensitive.js';

/**
 * Single letters for the marital status on forms. A lower-case `d` is excluded because it is an article (`d'état
 * civil`), and a letter between full stops because it belongs to an abbreviation (`550 U.S. 544`).
 */
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
