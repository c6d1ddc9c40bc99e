import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { dateParts, lexiconPattern } from '../../../kit/index.js';
import { isDayAndMonth, isYearFirst, RECENT_YEAR, YEAR } from './calendar.js';
import { DATE_CONTEXT, SCORE_WORDS, VERSION_WORDS } from './context.js';
import { STAMP_MONTH } from './months.js';
import { date, FROM, TO } from './numeric-forms.js';
import { partialDates } from './partial-date.js';

/**
 * `14.03.2024`, `14. 3. 2024` and `14.03.24` in one expression, because most numbers with a dot are not dates and need
 * one look each.
 */
const DOTTED = `${FROM}\\d{1,2}\\.(?:[ ]?\\d{1,2}\\.[ ]?${YEAR}|(?<!\\d-\\d{1,2}\\.)\\d{1,2}\\.\\d\\d)${TO}`;
const isWithLongYear = (term: string): boolean => /\d{4}$/.test(term);

const timestamps: readonly Pattern[] = [
  {
    name: 'iso-timestamp',
    type: 'DATE_TIME',
    match: `${YEAR}-?(?:0[1-9]|1[0-2])-?(?:0[1-9]|[12]\\d|3[01])(?:T| {1,2})[0-2]\\d:?[0-5]\\d(?::?[0-5]\\d(?:[.,]\\d{1,9})?)?(?: ?(?:Z|UTC|GMT|[-+][01]\\d:?[0-5]\\d))?(?![\\d:])`,
    score: 'form:unmistakable',
  },
  {
    name: 'log-timestamp',
    type: 'DATE_TIME',
    match: `\\d\\d/${STAMP_MONTH}/${YEAR}:\\d\\d:\\d\\d:\\d\\d(?: [-+]\\d{4})?`,
    score: 'form:unmistakable',
  },
  // Output of `date`, mailboxes and git: `Wed Mar  5 11:22:33 2025 +0100`.
  {
    name: 'asctime',
    type: 'DATE_TIME',
    match: `(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) ${STAMP_MONTH} {1,2}\\d{1,2} \\d\\d:\\d\\d:\\d\\d (?:[A-Z]{3,4} )?${YEAR}(?: [-+]\\d{4})?(?![\\d:])`,
    score: 'form:unmistakable',
  },
  {
    name: 'compact-timestamp',
    type: 'DATE_TIME',
    match: '(?:19|20)\\d{2}[01]\\d[0-3]\\d[0-2]\\d[0-5]\\d(?:[0-5]\\d)?(?:[-+]\\d{4})?(?![\\d.-])',
    score: 'form:common',
    validate: isYearFirst,
    valid: 'form:common',
    context: DATE_CONTEXT,
  },
];

const withYear: readonly Pattern[] = [
  date({
    name: 'year-first',
    match: `(?<!\\d[.:])${YEAR}(?:-\\d{1,2}-\\d{1,2}|/\\d{1,2}/\\d{1,2}|\\.\\d{1,2}\\.\\d{1,2})(?!\\d|[-.:]\\d)`,
    score: 'form:own',
    validate: isYearFirst,
  }),
  date({
    name: 'four-digit-year',
    match: `${FROM}\\d{1,2}(?: ?/ ?\\d{1,2} ?/ ?|-\\d{1,2}-)${YEAR}${TO}`,
    score: 'form:own',
    validate: isDayAndMonth,
  }),
  // A mistyped date still reveals the day, so there is deliberately no check.
  date({
    name: 'mistyped',
    match: `${FROM}\\d{1,2}(?:/{1,2}\\d{1,3}/{1,2}|-\\d{1,2}-)${RECENT_YEAR}${TO}`,
    score: 'form:usual',
  }),
  date({
    name: 'dotted',
    match: DOTTED,
    score: 'form:own',
    counter: VERSION_WORDS,
    validate: (term) => isWithLongYear(term) && isDayAndMonth(term),
  }),
  date({
    name: 'two-digit-year',
    match: `${FROM}\\d{1,2}/\\d{1,2}/'?\\d\\d${TO}`,
    score: 'form:own',
    counter: SCORE_WORDS,
    validate: isDayAndMonth,
  }),
  date({
    name: 'two-digit-year-dashed',
    match: `(?<!\\d[-/.:])\\d{1,2}-\\d{1,2}-\\d\\d(?![-\\d/]|[.:]\\d|%)`,
    score: 'form:plausible',
    counter: ['sort code', 'code', 'phone', 'tel', 'fax', 'no', 'nr', 'number', 'score', 'record'],
    validate: isDayAndMonth,
  }),
  date({
    name: 'two-digit-year-dotted',
    match: DOTTED,
    score: 'form:plausible',
    counter: VERSION_WORDS,
    validate: (term) => !isWithLongYear(term) && isDayAndMonth(term),
  }),
  date({
    name: 'compact',
    match: `(?:19|20)\\d{2}[01]\\d[0-3]\\d(?![\\d.-])`,
    score: 'form:common',
    validate: isYearFirst,
  }),
  // Fewer than one in a thousand numbers of eight digits reads as a date in these years.
  date({
    name: 'compact, a word of its own',
    match: `(?<![\\p{L}\\p{N}_][-./:,+@]|[$€£#=]|=["'])(?:19[2-9]\\d|20[0-4]\\d)(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?![\\p{L}\\p{N}_]|[-.,:]\\p{N}| ?%| (?:${lexiconPattern('number-labels', { class: 'behind-a-quantity' })})(?!\\p{L}))`,
    score: 'form:plausible',
    counter: VERSION_WORDS,
    validate: isYearFirst,
  }),
];

/** Dates in digits: ISO, US, European, dotted, partial, and machine timestamps. */
export const numericDate: PatternRecognizer = {
  name: 'temporal/numeric-date',
  types: ['DATE', 'DATE_TIME'],
  parts: (term) => dateParts(term),
  patterns: [...timestamps, ...withYear, ...partialDates],
};
