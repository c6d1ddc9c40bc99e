import type { Pattern, PatternRecognizer } from '../../../core/index.js';

/** A counted day identifies nobody where the date from which it counts is gone: it is found at level 3 only. */
const shorthand = (name: string, match: string): Pattern => ({
  name,
  type: 'DATE',
  match: `${match}(?![\\p{L}\\p{N}_]|[.,/]\\d)`,
  ignoreCase: true,
  score: 'form:bare',
  boost: 0,
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
    shorthand('operation', '(?:POD|PPD|POW|DOL) ?#? ?\\d{1,3}'),
    shorthand('hospital', '(?:HD|HOD|LOS day) ?#? ?\\d{1,3}'),
    shorthand(
      'day-words',
      '(?:post[- ]?op(?:erative)?|postpartum|hospital|ICU|antibiotic|admission) day ?(?:number |no\\. ?|# ?)?\\d{1,3}',
    ),
    shorthand('day-of', 'day (?:of life|of hospitali[sz]ation|of admission|of illness) ?(?:number |# ?)?\\d{1,3}'),
    shorthand('cycle', 'C\\d{1,2} ?D\\d{1,2}'),
  ],
};
