import type { PatternRecognizer } from '../../../../core/index.js';
import { lexiconPattern, lexiconSet } from '../../../../kit/index.js';

const WORD = "(?:St\\.|\\p{Lu}[\\p{L}'-]{1,24})";

/** Parts of hospitals, times and ways to leave them, which stand there as well. Lower case. */
const NO_NAMES = lexiconSet('not-a-name', { class: 'hospital-part' });

const firstWord = (term: string): string => (/^[\p{L}.]+/u.exec(term)?.[0] ?? '').toLowerCase();

/** Where somebody was treated: capitalised words behind *seen at*, *admitted to*, *transferred from*. */
export const treatedAt: PatternRecognizer = {
  name: 'names/treated-at',
  types: ['ORGANIZATION'],
  patterns: [
    {
      name: 'saint',
      type: 'ORGANIZATION',
      // `at St. Luke's`: a house of that saint.
      lead: '(?:at|to|from|@) ',
      match: "St\\.? \\p{Lu}\\p{L}{2,14}'s(?![\\p{L}\\p{N}_]| \\p{Lu})",
      score: 'cue:word',
    },
    {
      type: 'ORGANIZATION',
      lead: `(?:${lexiconPattern('person-predicates', { class: 'treated', language: 'en' })}) (?:at|to|from|@) (?:the )?`,
      match: `${WORD}(?: ${WORD}){0,3}(?![\\p{L}\\p{N}_])`,
      score: 'cue:phrase',
      // In capitals alone it is a ward (`ICU`).
      validate: (term) => /\p{Ll}{2}/u.test(term) && !NO_NAMES.has(firstWord(term)),
      valid: 'cue:phrase',
    },
  ],
};
