import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import type { Basis } from '../../../kit/index.js';

const shorthand = (name: string, match: string, score: Basis): Pattern => ({
  name,
  type: 'DATE',
  match: `${match}(?![\\p{L}\\p{N}_]|[.,/]\\d)`,
  ignoreCase: true,
  score,
});

/**
 * Days counted from an event of a hospital stay, as clinicians write them. Together with the admission date they give a
 * calendar date.
 */
export const clinicalDay: PatternRecognizer = {
  name: 'temporal/clinical-day',
  types: ['DATE'],
  domains: ['Medical'],
  patterns: [
    shorthand('operation', '(?:POD|PPD|POW|DOL) ?#? ?\\d{1,3}', 'form:usual'),
    shorthand('hospital', '(?:HD|HOD|LOS day) ?#? ?\\d{1,3}', 'form:usual'),
    shorthand(
      'day-words',
      '(?:post[- ]?op(?:erative)?|postpartum|hospital|ICU|antibiotic|admission) day ?(?:number |no\\. ?|# ?)?\\d{1,3}',
      'form:usual',
    ),
    shorthand(
      'day-of',
      'day (?:of life|of hospitali[sz]ation|of admission|of illness) ?(?:number |# ?)?\\d{1,3}',
      'form:usual',
    ),
    shorthand('cycle', 'C\\d{1,2} ?D\\d{1,2}', 'form:common'),
  ],
};
