import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { type Basis, dateParts, lexiconPattern, scoreOf } from '../../../kit/index.js';
import { DAY, DAY_MONTH, DAY_MONTH_SHORT_YEAR, MONTH_DAY, MONTH_YEAR, ON_WEEKDAY, YEAR } from './calendar.js';
import { DATE_CONTEXT } from './context.js';
import { DAYS_ALONE } from './day-alone.js';
import { DAYS_OF_THAT_MONTH } from './day-of-that-month.js';
import { DATES_OF_FURTHER_LANGUAGES } from './further-languages.js';
import { FULL_MONTH, PLAIN_MONTH, readsAsDate, STAMP_MONTH } from './months.js';
import { WORDED_DATES } from './worded-date.js';

const date = (name: string, match: string, score: Basis): Pattern => ({
  name,
  type: 'DATE',
  match,
  ignoreCase: true,
  score,
  validate: readsAsDate,
  valid: score,
  ...(scoreOf(score) < 0.75 ? { context: DATE_CONTEXT } : {}),
});

/** `AVR in 2019` is an operation: French and Spanish do not use `in` before a year. */
const ACRONYM_IN = new RegExp(
  `^(?!(?:${lexiconPattern('calendar', { class: ['month-full', 'month-short'], language: 'en' }).toUpperCase()}) )\\p{Lu}{3,4} in `,
  'u',
);
const readsAsMonthYear = (term: string): boolean => !ACRONYM_IN.test(term) && readsAsDate(term);

/** Words before a month without a day or year. `May` needs one of them, `January` does not. */
const BEFORE_MONTH = `(?:${lexiconPattern('calendar', { class: 'before-month' })}) `;

const PART_OF = `(?:(?:${lexiconPattern('calendar', { class: 'part-of' })})[- ])`;

/** Before a month that comes again each year: `in every January`. */
const EACH = ['each', 'every', 'jeden', 'jedem', 'chaque', 'cada', 'elke', 'iedere', 'ogni'];

/** Dates that name their month, in English, German, French, Spanish, Italian, Portuguese and Dutch. */
export const namedDate: PatternRecognizer = {
  name: 'temporal/named-date',
  types: ['DATE'],
  parts: (term) => dateParts(term),
  patterns: [
    date('day-month', DAY_MONTH, 'form:own'),
    date('day-month-short-year', DAY_MONTH_SHORT_YEAR, 'form:own'),
    // Excludes the rest of `19 Apr, 5 nights`. After the last cell of a row, as in `120.50 Apr 17` or `3 Apr 17, 2019`,
    // the date is complete.
    date(
      'month-day',
      `(?:(?<!(?<![\\d.])\\d{1,2} )|(?=\\p{L}{3,9}\\.? \\d\\d?(?:st|nd|rd|th)?, (?:19|20)\\d\\d(?!\\d)))${MONTH_DAY}`,
      'form:own',
    ),
    { ...date('month-year', MONTH_YEAR, 'form:own'), validate: readsAsMonthYear },
    date('weekday-day-month', `${ON_WEEKDAY}${DAY_MONTH}`, 'form:own'),
    date('weekday-month-day', `${ON_WEEKDAY}${MONTH_DAY}`, 'form:own'),
    {
      name: 'weekday-numeric',
      type: 'DATE',
      match: `${ON_WEEKDAY}(?:\\d{1,2}[./-]\\d{1,2}[./-](?:${YEAR}|\\d\\d)|\\d{1,2}\\.[ ]?\\d{1,2}\\.|${YEAR}-\\d\\d-\\d\\d|\\d{1,2}/\\d{1,2})(?![\\d/-])`,
      ignoreCase: true,
      score: 'form:own',
    },
    {
      name: 'stamp',
      type: 'DATE',
      match: `${DAY}${STAMP_MONTH}(?:${YEAR}|\\d\\d)(?![\\p{L}\\p{N}_])`,
      ignoreCase: true,
      score: 'form:typical',
    },
    ...DAYS_ALONE,
    ...DAYS_OF_THAT_MONTH,
    ...WORDED_DATES,
    ...DATES_OF_FURTHER_LANGUAGES,
    date('part-of-month-year', `${PART_OF}${MONTH_YEAR}`, 'form:own'),
    date('part-of-month', `${PART_OF}${FULL_MONTH}`, 'form:usual'),
    { ...date('month-after-word', FULL_MONTH, 'form:usual'), lead: BEFORE_MONTH },
    { ...date('month', PLAIN_MONTH, 'form:plausible'), counter: EACH },
  ],
};
