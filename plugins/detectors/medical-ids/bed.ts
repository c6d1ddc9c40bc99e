import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

const ROOM = lexiconPattern('facilities', { class: 'room-with-beds', language: 'en' });
const NUMBER = '(?:\\d{1,4}[A-Z]?|[A-Z]-?\\d{1,3}|[A-Z])(?![\\p{L}\\p{N}_])';

/** A room together with a bed, which names a patient of that day: `Room 412, bed 2`. Alone, a room may be one for meetings. */
export const bed: PatternRecognizer = {
  name: 'medical-ids/bed',
  types: ['ID_NUMBER'],
  patterns: [
    {
      name: 'room before a bed',
      type: 'ID_NUMBER',
      lead: `(?<!\\p{L})(?:${ROOM}) ?#? ?`,
      match: `${NUMBER}(?=[ ,/-]{1,3}bed ?#? ?${NUMBER})`,
      ignoreCase: true,
      score: 'cue:label',
    },
    {
      name: 'bed behind a room',
      type: 'ID_NUMBER',
      lead: `(?<=(?<!\\p{L})(?:${ROOM}) ?#? ?[A-Z]{0,1}-?\\d{0,4}[A-Z]{0,1}[ ,/-]{1,3})bed ?#? ?`,
      match: NUMBER,
      ignoreCase: true,
      score: 'cue:label',
    },
  ],
};
