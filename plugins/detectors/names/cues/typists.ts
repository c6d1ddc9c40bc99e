import type { PatternRecognizer } from '../../../../core/index.js';
import { lexiconPattern, lexiconSet } from '../../../../kit/index.js';

const UNITS = lexiconSet('clinical-words', { class: 'measured', language: 'en' });
const WORDS = lexiconSet('function-words', { language: 'en' });
/** `IU/ml` and `AND/or` have the form of initials. */
const areInitials = (term: string): boolean =>
  term
    .toLowerCase()
    .split(/[/:]/)
    .every((part) => !UNITS.has(part) && !WORDS.has(part));

/** Who dictated a letter, in capitals, and who typed it: `Dictated: MAT/nls`, or `MAT/nls` on a line of its own. */
export const typistInitials: PatternRecognizer = {
  name: 'names/typist-initials',
  types: ['PERSON'],
  patterns: [
    {
      name: 'behind who signed',
      type: 'PERSON',
      lead: `(?:${lexiconPattern('clinical-words', { class: 'signs-a-note' })})(?: by)?: ?`,
      match: '[A-Z]{2,4}[/:](?:[a-z]{2,4}|[A-Z]{2,4})(?![\\p{L}\\p{N}/])',
      score: 'cue:label',
    },
    {
      name: 'on a line of its own',
      type: 'PERSON',
      match: '(?<=(?:^|\\n)[ \\t]{0,4})[A-Z]{2,3}[/:][a-z]{2,3}(?=[ \\t]{0,3}(?:\\r?\\n|$))',
      score: 'form:plausible',
      validate: areInitials,
      valid: 'form:plausible',
    },
    // `D: 03/02/2024 T: 03/03/2024 JOB: 448271 HM/kl`
    {
      name: 'at the end of a line of days',
      type: 'PERSON',
      match:
        '(?<=(?<!\\p{L})(?:D|T|DD|DT|[Jj][Oo][Bb])(?: ?#)?: ?[^\\n]{4,60} )[A-Z]{2,3}[/:][a-z]{2,3}(?=[ \\t]{0,3}(?:\\r?\\n|$))',
      score: 'form:usual',
      validate: areInitials,
      valid: 'form:usual',
    },
  ],
};
