import type { PatternRecognizer } from '../../../core/index.js';

const DONE =
  '(?:[Pp]rinted|PRINTED|[Rr]eleased|[Vv]erified|[Rr]esulted|[Oo]rdered|[Ee]ntered|[Ee]dited|[Aa]uthori[sz]ed|[Uu]pdated|[Ee]xported)';

/** Logins of those who printed or released a list: `Printed 2024-08-19 14:02 by mkeogh3`. Only with digits, else it is a word. */
export const printedBy: PatternRecognizer = {
  name: 'medical/printed-by',
  types: ['USERNAME'],
  domains: ['Medical'],
  patterns: [
    {
      type: 'USERNAME',
      lead: `(?<!\\p{L})${DONE}(?: (?:on )?\\d[\\d/.:T -]{3,20})?(?: by:? |: )`,
      match: '[a-z]{2,14}[._]?[a-z]{0,10}\\d{1,4}(?![\\p{L}\\p{N}_@-])',
      score: 'cue:phrase',
    },
  ],
};
