import type { PatternRecognizer } from '../../../core/index.js';
import { dateParts, lexiconPattern } from '../../../kit/index.js';

const LABEL = `(?:${lexiconPattern('calendar', { class: 'epoch-label' })})`;

/**
 * Seconds, or thousandths of seconds and smaller, since 1970, behind a label for a time: `ts 1710411300`,
 * `"created_at": 1710411300123`. The first digits are those of the years from 2001 to 2033.
 */
export const epochTime: PatternRecognizer = {
  name: 'temporal/epoch',
  types: ['DATE_TIME'],
  parts: (term) => dateParts(term),
  patterns: [
    {
      name: 'since 1970',
      type: 'DATE_TIME',
      lead: `${LABEL.replaceAll(' ', '[ _-]?')}(?:[_ -]?(?:ms|at|utc|sec|seconds|epoch|unix))?["']?(?: {0,2}[:=] {0,3}| )["']?`,
      match: '1\\d{9}(?:\\d{3}|\\d{6}|\\d{9})?(?:\\.\\d{1,9})?(?![\\p{L}\\p{N}_]|[-./:,]\\p{N})',
      ignoreCase: true,
      score: 'cue:label',
    },
  ],
};
