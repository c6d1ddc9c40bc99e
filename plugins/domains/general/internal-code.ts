import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern, lexiconWords } from '../../../kit/index.js';

// Standards, formats, tests and products that look like ticket numbers.
const NO_TICKET = `(?!(?:${lexiconPattern('code-names', { class: 'not-a-ticket' })})-)`;

/**
 * Numbers of a company's tickets, documents and parts. They always need context, because many other codes look alike.
 */
export const internalCode: PatternRecognizer = {
  name: 'general/internal-code',
  types: ['INTERNAL_CODE'],
  domainSpecific: true,
  patterns: [
    {
      name: 'ticket',
      type: 'INTERNAL_CODE',
      match: `(?<![\\p{L}\\p{N}_/.-])${NO_TICKET}[A-Z]{2,10}-\\d{1,7}(?![\\p{L}\\p{N}_]|[-.]\\d)`,
      score: 'form:bare',
      context: lexiconWords('code-names', { class: 'ticket-context' }),
    },
    {
      name: 'labelled',
      type: 'INTERNAL_CODE',
      lead: '(?:[Dd]oc(?:ument)?|[Pp]art|[Dd]rawing|[Aa]sset|[Ii]nternal|[Bb]atch|[Ll]ot|[Cc]ost cent(?:er|re)|[Ww]ork order)(?: (?:no|number|code|id|ref|ID|No|Nr))?\\.?[:# ] ?#?',
      match: '(?=[A-Z\\d-]{0,16}\\d)[A-Z]{1,6}[-/]?\\d{1,8}(?:[-/][A-Z\\d]{1,6}){0,2}(?![\\p{L}\\p{N}_])',
      score: 'cue:word',
    },
  ],
};
