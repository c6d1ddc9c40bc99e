import type { PatternRecognizer } from '../../../../core/index.js';
import { lexiconPattern, lexiconSet } from '../../../../kit/index.js';

const WORD = "(?:St\\.|\\p{Lu}[\\p{L}'-]{1,24})";

/** Departments, times and forms of discharge that occur in the same position. Lower case. */
const NO_NAMES = lexiconSet('not-a-name', { class: 'hospital-part' });

const firstWord = (term: string): string => (/^[\p{L}.]+/u.exec(term)?.[0] ?? '').toLowerCase();

/** Places of treatment: capitalised words after *seen at*, *admitted to*, *transferred from*. */
export const treatedAt: PatternRecognizer = {
  name: 'names/treated-at',
  types: ['ORGANIZATION'],
  patterns: [
    {
      name: 'saint',
      type: 'ORGANIZATION',
      // `at St. Luke's`: a hospital or church with the name of a saint.
      lead: '(?:at|to|from|@) ',
      match: "St\\.? \\p{Lu}\\p{L}{2,14}'s(?![\\p{L}\\p{N}_]| \\p{Lu})",
      score: 'cue:word',
    },
    {
      type: 'ORGANIZATION',
      lead: `(?:${lexiconPattern('person-predicates', { class: 'treated', language: 'en' })}) (?:at|to|from|@) (?:the )?`,
      match: `${WORD}(?: ${WORD}){0,3}(?![\\p{L}\\p{N}_])`,
      score: 'cue:phrase',
      // A word in capitals is usually a ward (`ICU`).
      validate: (term) => /\p{Ll}{2}/u.test(term) && !NO_NAMES.has(firstWord(term)),
      valid: 'cue:phrase',
    },
  ],
};
