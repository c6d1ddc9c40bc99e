import type { PatternRecognizer } from '../../../core/index.js';

// A hyphen and digits may follow: the end of a range.
const END = '(?![\\p{L}\\p{N}_]|-\\p{N}{1,2}(?!\\p{N}))';
// Letters that name the producing party, up to two parts, and digits with leading zeros or at least six.
const STAMP = '[A-Z]{2,14}(?:[-_. ][A-Z]{2,10}){0,2}[-_. ]?(?:0\\d{3,9}|\\d{6,10})';

/** Bates numbers: what the producing party stamps on each page. */
export const producedPage: PatternRecognizer = {
  name: 'legal/produced-page',
  types: ['BATES_NUMBER'],
  domains: ['Legal'],
  patterns: [
    {
      name: 'stamp',
      type: 'BATES_NUMBER',
      match: `(?<![\\p{L}\\p{N}_-])${STAMP}${END}`,
      score: 'form:usual',
      context: ['bates', 'produced', 'production', 'beginbates', 'endbates', 'privileged', 'exhibit'],
    },
    {
      name: 'behind its word',
      type: 'BATES_NUMBER',
      lead: '[Bb]ates(?: (?:stamped|labell?ed|[Nn]umbers?|[Nn]os?\\.?|range|pages?))?[:# ]{1,3}',
      match: `(?=[A-Z_-]{0,16}\\d)[A-Z]{0,10}[-_ ]?\\d{3,10}${END}`,
      score: 'cue:label',
    },
    {
      name: 'end of a range',
      type: 'BATES_NUMBER',
      lead: `(?<=${STAMP})(?: ?(?:-|through|to|thru) ?|,? [Tt]hrough )`,
      match: `(?:${STAMP}|\\d{3,10})${END}`,
      score: 'cue:label',
    },
    // `Yes, through 41885.`: the end of a range that an answer completes.
    {
      name: 'answer',
      type: 'BATES_NUMBER',
      lead: '(?:[Tt]hrough|ending (?:in|at)|down to) ',
      match: `\\d{5,8}${END}`,
      score: 'form:common',
      context: ['bates', 'exhibit', 'page', 'number'],
    },
  ],
};
