import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

// Labels whose value is a party. For natural persons the plugin `names` is more reliable; both may report.
const LABELS = lexiconPattern('finance-labels', { class: 'counterparty' });
const WORD = "[\\p{Lu}\\d][\\p{L}\\p{N}.'&-]{0,24}";

/** Companies after the labels of statements, payment instructions and term sheets. */
export const counterparty: PatternRecognizer = {
  name: 'finance/counterparty',
  types: ['ORGANIZATION'],
  domains: ['Finance'],
  patterns: [
    {
      type: 'ORGANIZATION',
      lead: `(?:${LABELS})(?: \\((?:full )?name\\))?[ \\t]{0,4}[:=][ \\t]{0,40}`,
      ignoreCase: false,
      match: `(?=[^\\n]{0,40}\\p{Ll}|[^\\n]{0,40}\\p{Lu}{2})${WORD}(?:,? (?:${WORD}|&|of|and|for|the|de|du|und|y|e)){0,7}(?<![ ,&]|(?: of| and| for| the| de| du| und| y| e))`,
      score: 'cue:word',
    },
  ],
};
