import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { type Basis, dateParts, lexiconPattern } from '../../../kit/index.js';

const EVENT = lexiconPattern('clinical-words', { class: 'event', language: 'en' });
const MONTHS = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
/** Strengths, murmurs and pain are counted of five, six and ten. */
const NO_SCORE = '(?!\\d{1,2}/(?:[2-6]|10)(?!\\d))';
const DAY_AND_MONTH = '\\d{1,2}/\\d{1,2}(?![\\p{L}\\p{N}_/%]|[.,:-]\\p{N})';

function isDayAndMonth(term: string): boolean {
  const [one = 0, other = 0] = term.split('/').map(Number);
  return one > 0 && other > 0 && one <= 31 && other <= 31 && Math.min(one, other) <= 12;
}

const day = (name: string, lead: string, match: string, score: Basis): Pattern => ({
  name,
  type: 'DATE',
  ...(lead === '' ? {} : { lead: `(?<!\\p{L})${lead}` }),
  match,
  ignoreCase: true,
  score,
  valid: score,
});

/** Days as charts write them, beside what was done: `dc 3/18`, `3/14: afebrile`, `DOS 031425`, `colo in Feb`, `Sat night`. */
export const clinicalDate: PatternRecognizer = {
  name: 'medical/date',
  types: ['DATE'],
  parts: (term) => dateParts(term),
  domains: ['Medical'],
  patterns: [
    {
      ...day('behind an event', `(?:${EVENT})(?: on| of| from)?[ :]{1,2}`, DAY_AND_MONTH, 'cue:word'),
      validate: isDayAndMonth,
    },
    {
      ...day('behind a preposition', '(?:from|thru|until|by|since|of|for) ', `${NO_SCORE}${DAY_AND_MONTH}`, 'cue:hint'),
      validate: isDayAndMonth,
    },
    {
      ...day(
        'at the beginning of a line',
        '',
        `(?<=(?:^|\\n)[ \\t*•-]{0,4})${NO_SCORE}\\d{1,2}/\\d{1,2}(?=[ \\t]{0,2}[:–-]? {1,4}[\\p{L}\\d])(?!\\d{1,2}/\\d{1,2} old)`,
        'form:plausible',
      ),
      validate: isDayAndMonth,
    },
    day(
      'in six digits',
      '(?:dos|dob|doa|dod|date)[: ]{1,3}',
      '(?:0\\d|1[0-2])(?:0[1-9]|[12]\\d|3[01])\\d\\d(?![\\p{L}\\p{N}_/.-])',
      'cue:label',
    ),
    {
      ...day(
        'month in short',
        '(?:in|since|last|until|early|late|mid|next|this|around)[ -]',
        `(?:${MONTHS})(?![\\p{L}\\p{N}_]| \\p{N})`,
        'cue:word',
      ),
      ignoreCase: false,
    },
    {
      ...day(
        'part of a weekday',
        '',
        '(?<!\\p{L})(?:Mon|Tue|Tues|Wed|Thu|Thurs|Fri|Sat|Sun)(?= (?:night|morning|afternoon|evening|AM|PM|am|pm)(?!\\p{L}))',
        'form:plausible',
      ),
      ignoreCase: false,
    },
  ],
};
