import type { PatternRecognizer } from '../../../core/index.js';

/** References of law firms to their own files: `our ref 20881-004`, `Your ref: PM/kt/HALV0003`. */
export const fileReference: PatternRecognizer = {
  name: 'legal/file-reference',
  types: ['CASE_NUMBER'],
  domains: ['Legal'],
  patterns: [
    {
      name: 'behind its word',
      type: 'CASE_NUMBER',
      lead: '(?:[Oo]ur|[Yy]our|[Tt]heir|[Ff]irm|[Cc]lient|[Mm]atter|[Ii]ncident|[Cc]ustody|[Ll]og)(?: (?:file|ref(?:erence)?|matter|report|no|number|id))?(?: (?:no|number))?\\.?[ :#(]{1,3}',
      match: '(?=[\\p{L}/.-]{0,16}\\d)[A-Za-z\\d]{1,10}(?:[/.-][A-Za-z\\d]{1,12}){1,4}(?![\\p{L}\\p{N}_]|[/-]\\p{N})',
      score: 'cue:phrase',
    },
  ],
};
