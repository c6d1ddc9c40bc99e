import type { PatternRecognizer } from '../../../core/index.js';
import { eitherCase, lexiconPattern } from '../../../kit/index.js';

const DONE = lexiconPattern('finance-labels', { class: 'done-by-staff', language: 'en' });
const INITIALS = `(?:[A-Z]{2,3}(?:/[A-Z]{2,3})?|(?:[A-Z]\\.){2,3})(?=[.,;)]|\\s{0,3}(?:\\n|$)| {2}| (?:on )?\\d| (?:${DONE})(?!\\p{L})| \\p{Lu}\\p{Ll}{1,9}:)`;

/** Initials of those who keyed, checked and released: `Prepared by: TS`, `four eyes OD`, `Trader: RBL`. */
export const staffInitials: PatternRecognizer = {
  name: 'finance/staff-initials',
  types: ['PERSON'],
  domains: ['Finance'],
  patterns: [
    { type: 'PERSON', lead: `(?<!\\p{L})(?:${eitherCase(DONE)})(?: by)?:? `, match: INITIALS, score: 'cue:phrase' },
  ],
};
