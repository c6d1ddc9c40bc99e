import type { Pattern } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import { WEEKDAY } from './months.js';

const DAY = '(?:3[01]|[12]\\d|[1-9])(?:st|nd|rd|th)(?![\\p{L}\\p{N}_-])';
const BEHIND = `(?:${lexiconPattern('calendar', { class: 'behind-day', language: 'en' })})(?!\\p{L})`;
/** The end of a phrase. `2nd, 3rd and 4th floor` continues. */
const ENDS = `(?=[.;:!?)](?![\\p{L}\\p{N}])|,(?! ?(?:the )?\\d| and )|,? ${BEHIND}| and (?!(?:the )?\\d)|[ \\t]{0,2}(?:\\r?\\n|$))`;
const LINK = ' ?(?:-|–|&|and|or|to|till?|until|through|thru) ?';
const BEFORE = `(?:${lexiconPattern('calendar', { class: 'before-day', language: 'en' })}) (?:the )?`;

const day = (name: string, lead: string, match: string): Pattern => ({
  name,
  type: 'DATE',
  lead,
  match,
  ignoreCase: true,
  score: 'cue:hint',
});

/**
 * Days of a month that another sentence names: `discharged on the 16th`, `between the 3rd and the 9th`, `Tues 14th`. Excludes
 * ordinals before a noun, such as floors, ribs and attempts.
 */
export const DAYS_ALONE: readonly Pattern[] = [
  day('day alone', BEFORE, `${DAY}${ENDS}`),
  day('first of two days', BEFORE, `${DAY}(?=${LINK}(?:the )?${DAY}${ENDS})`),
  day('second of two days', `${BEFORE}${DAY}${LINK}(?:the )?`, `${DAY}${ENDS}`),
  {
    name: 'weekday and day',
    type: 'DATE',
    match: `${WEEKDAY}\\.?,? (?:the )?${DAY}`,
    ignoreCase: true,
    score: 'form:own',
  },
];
