import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

/** `Los Angeles, Cal.`: states as courts and newspapers abbreviate them. Source: Bluebook table T10, AP Stylebook. */
export const stateAbbreviation: PatternRecognizer = {
  name: 'locations/state-abbreviation',
  types: ['STATE'],
  patterns: [
    {
      name: 'behind a town',
      type: 'STATE',
      match:
        `(?:${lexiconPattern('places', { class: 'state-abbreviation', language: 'en' })})` +
        `\\.(?<=\\p{Lu}[\\p{L}']{2,20}, \\p{L}[\\p{L}. ]{1,4}\\.)(?=[,;:)]|\\n|$| [(\\p{Ll}]| (?:${lexiconPattern('function-words', { class: 'behind-a-state', language: 'en' })}) )`,
      score: 'form:typical',
    },
  ],
};
