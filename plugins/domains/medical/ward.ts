import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

const PLACE = `(?:${lexiconPattern('facilities', { class: 'numbered-room' })})`;

/**
 * Numbers of rooms, beds and wards, which name a patient of that day: `Room 412, bed 2`, `Ward 7B`. Excludes counts
 * (`2 beds`) and what is said of a room (`bed 2 days`).
 */
export const ward: PatternRecognizer = {
  name: 'medical/ward',
  types: ['ID_NUMBER'],
  domains: ['Medical'],
  patterns: [
    {
      name: 'behind a room or bed',
      type: 'ID_NUMBER',
      lead: `${PLACE}(?:\\.? ?(?:no\\.?|nr\\.?|n[º°]\\.?|#))?[ :]{1,3}#?`,
      match:
        '(?:\\d{1,4}(?:[A-Z]|[-/](?:\\d{1,3}|[A-Z])(?!\\p{L}))?|[A-Z]{1,3}-?\\d{1,4}[A-Z]?)(?![\\p{L}\\p{N}_%]|[./:,-]\\p{N}| (?:days?|weeks?|hours?|hrs?|mins?|minutes|months?|times|units?|nights?)(?!\\p{L}))',
      ignoreCase: true,
      score: 'cue:label',
    },
  ],
};
