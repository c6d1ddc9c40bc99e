import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

const SURNAME = "\\p{Lu}[\\p{L}'’-]{1,24}";
const NAME = `(?:\\p{Lu}[\\p{L}'’.-]{0,24} ){0,3}${SURNAME}`;
const END = '(?![\\p{L}\\p{N}_])';

/** Judges, counsel, reporters and officers, by the words that only they stand beside. */
export const counsel: PatternRecognizer = {
  name: 'legal/counsel',
  types: ['PERSON', 'CERTIFICATE', 'ORGANIZATION'],
  domains: ['Legal'],
  patterns: [
    // `WINTHROP, J.`, `Kettleman, C.J.`, `Hale LJ`
    {
      name: 'before the letters of a judge',
      type: 'PERSON',
      match: `${SURNAME}(?=,? (?:C\\.|P\\.)?J\\.(?:[ \\n,;)]|$)|,? (?:V-C|LJJ?|CJ|JJ)${END})`,
      score: 'cue:phrase',
    },
    {
      name: 'behind the office',
      type: 'PERSON',
      lead: `(?:${lexiconPattern('legal-labels', { class: 'before-officer' })}):? {1,3}`,
      match: `${NAME}${END}`,
      score: 'cue:phrase',
    },
    {
      name: 'signature',
      type: 'PERSON',
      lead: '/s/ {0,3}',
      match: `${NAME}${END}`,
      score: 'cue:field',
    },
    // `Dismissed (nmarble)`: the clerk who entered it.
    {
      name: 'clerk of an entry',
      type: 'PERSON',
      match: '(?<=\\) \\(|[.\\]] \\()[a-z]{3,9}(?=\\)[ \\t]{0,3}(?:\\n|$))',
      score: 'form:plausible',
    },
    {
      name: 'licence of counsel',
      type: 'CERTIFICATE',
      lead: `(?:${lexiconPattern('legal-labels', { class: 'licence' })})(?: (?:[Nn]o|[Nn]umber|ID|#)\\.?| ?#)?[ :.]{1,3}#?`,
      match: '[A-Z]{0,3}\\d{2,9}[A-Z]?(?![\\p{L}\\p{N}_]|[-/.]\\p{N})',
      score: 'cue:label',
    },
    {
      name: 'chambers',
      type: 'ORGANIZATION',
      match: `(?:${SURNAME} ){1,3}Chambers${END}`,
      score: 'form:usual',
    },
  ],
};
