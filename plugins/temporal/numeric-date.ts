import type { Pattern, PatternRecognizer } from '../../core/index.js';
import { DAY, isDayAndMonth, isShortDate, isYearFirst, MONTH_NUMBER, RECENT_YEAR, YEAR } from './calendar.js';
import { DATE_CONTEXT, SCORE_WORDS, VERSION_WORDS } from './context.js';

// A number that continues to the left or right is a version, an address or an identifier.
const FROM = '(?<!\\d[/.:])';
const TO = '(?![\\d/]|[.:]\\d|%)';
/** `14.03.2024`, `14. 3. 2024` and `14.03.24` as one expression: most numbers with a dot are none of them, and are looked at once. */
const DOTTED = `${FROM}\\d{1,2}\\.(?:[ ]?\\d{1,2}\\.[ ]?${YEAR}|(?<!\\d-\\d{1,2}\\.)\\d{1,2}\\.\\d\\d)${TO}`;
const isWithLongYear = (term: string): boolean => /\d{4}$/.test(term);
const NO_UNIT = '(?! ?(?:mg|ml|mm|cm|tab|cup|dose|in\\b|of\\b|strength))';

/** Only what is not sure by its form needs words near by. */
const date = (pattern: Omit<Pattern, 'type' | 'context' | 'valid'>): Pattern => ({
  ...pattern,
  type: 'DATE',
  valid: pattern.score,
  ...(pattern.score < 0.75 ? { context: DATE_CONTEXT } : {}),
});

/** Shorthand of clinicians and offices before a day without a year: `d/c'd 11/5`, `POD1 8/15`, `f/u 8/29`. */
const NOTED =
  "cxr|ct|mri|pet|xr|echo|ecg|ekg|labs|mtg|meeting|next|dictated|transcribed|d/c'?e?d?|dc'?e?d|f/u|rtc|pod ?#?\\d{1,2}|hd ?#?\\d{1,2}|lmp|rec'd|appt|appointment|admitted|discharged|transferred|extubated|intubated|" +
  'thru|through|removed|placed|last seen|seen|last dose|started|starting|stopped|effective|as of|due|surgery|deadline|next visit|last visit|scheduled|rescheduled|' +
  'expires|exp|valid thru|valid until|hasta|bis|seit|depuis|dal|desde el|fino al|até|vanaf';

const timestamps: readonly Pattern[] = [
  {
    name: 'iso-timestamp',
    type: 'DATE_TIME',
    match: `${YEAR}-?(?:0[1-9]|1[0-2])-?(?:0[1-9]|[12]\\d|3[01])(?:T| {1,2})[0-2]\\d:?[0-5]\\d(?::?[0-5]\\d(?:[.,]\\d{1,9})?)?(?: ?(?:Z|UTC|GMT|[-+][01]\\d:?[0-5]\\d))?(?![\\d:])`,
    score: 0.9,
  },
  {
    name: 'log-timestamp',
    type: 'DATE_TIME',
    match: `\\d\\d/(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/${YEAR}:\\d\\d:\\d\\d:\\d\\d(?: [-+]\\d{4})?`,
    score: 0.9,
  },
  {
    name: 'compact-timestamp',
    type: 'DATE_TIME',
    match: '(?:19|20)\\d{2}[01]\\d[0-3]\\d[0-2]\\d[0-5]\\d(?:[0-5]\\d)?(?:[-+]\\d{4})?(?![\\d.-])',
    score: 0.35,
    validate: isYearFirst,
    valid: 0.35,
    context: DATE_CONTEXT,
  },
];

const withYear: readonly Pattern[] = [
  date({
    name: 'year-first',
    match: `(?<!\\d[.:])${YEAR}(?:-\\d{1,2}-\\d{1,2}|/\\d{1,2}/\\d{1,2}|\\.\\d{1,2}\\.\\d{1,2})(?![\\d:]|[-.]\\d)`,
    score: 0.85,
    validate: isYearFirst,
  }),
  date({
    name: 'four-digit-year',
    match: `${FROM}\\d{1,2}(?: ?/ ?\\d{1,2} ?/ ?|-\\d{1,2}-)${YEAR}${TO}`,
    score: 0.85,
    validate: isDayAndMonth,
  }),
  // A date with a slip of the pen still tells the day; it is left unchecked on purpose.
  date({
    name: 'mistyped',
    match: `${FROM}\\d{1,2}(?:/{1,2}\\d{1,3}/{1,2}|-\\d{1,2}-)${RECENT_YEAR}${TO}`,
    score: 0.55,
  }),
  date({
    name: 'dotted',
    match: DOTTED,
    score: 0.85,
    counter: VERSION_WORDS,
    validate: (term) => isWithLongYear(term) && isDayAndMonth(term),
  }),
  date({
    name: 'two-digit-year',
    match: `${FROM}\\d{1,2}/\\d{1,2}/'?\\d\\d${TO}`,
    score: 0.75,
    counter: SCORE_WORDS,
    validate: isDayAndMonth,
  }),
  date({
    name: 'two-digit-year-dashed',
    match: `(?<!\\d[-/.:])\\d{1,2}-\\d{1,2}-\\d\\d(?![-\\d/]|[.:]\\d|%)`,
    score: 0.5,
    counter: ['sort code', 'code', 'phone', 'tel', 'fax', 'no', 'nr', 'number', 'score', 'record'],
    validate: isDayAndMonth,
  }),
  date({
    name: 'two-digit-year-dotted',
    match: DOTTED,
    score: 0.5,
    counter: VERSION_WORDS,
    validate: (term) => !isWithLongYear(term) && isDayAndMonth(term),
  }),
  date({ name: 'compact', match: `(?:19|20)\\d{2}[01]\\d[0-3]\\d(?![\\d.-])`, score: 0.3, validate: isYearFirst }),
];

const partial: readonly Pattern[] = [
  date({
    name: 'month-year',
    match: `${FROM}${MONTH_NUMBER}/${RECENT_YEAR}${TO}`,
    score: 0.6,
    counter: [
      'directive',
      'regulation',
      'no',
      'nr',
      'az',
      'case',
      'decision',
      'ley',
      'law',
      'decreto',
      'n',
      'ref',
      'titer',
    ],
  }),
  date({
    name: 'month-year-loose',
    match: `${FROM}${MONTH_NUMBER}[-.]${RECENT_YEAR}${TO}`,
    score: 0.3,
    counter: VERSION_WORDS,
  }),
  date({ name: 'year-month', match: `${FROM}${RECENT_YEAR}[-/](?:0[1-9]|1[0-2])(?![-\\d/])`, score: 0.3 }),
  date({
    name: 'day-month',
    match: `${FROM}\\d{1,2}/\\d{1,2}${TO}${NO_UNIT}`,
    score: 0.3,
    counter: SCORE_WORDS,
    validate: isShortDate,
  }),
  date({
    name: 'day-month-after-word',
    lead: '(?:on|since|until|till|dated?|by|before|after|through|am|vom|bis zum|seit|el|le|il|em|op|desde|du)[: ]{1,2}',
    match: `${DAY}/${DAY}${TO}${NO_UNIT}`,
    ignoreCase: true,
    score: 0.55,
    validate: isDayAndMonth,
  }),
  date({
    name: 'day-month-in-notes',
    lead: `(?:${NOTED})[:, ]{1,2}(?:on |till |until |w/ |\\()?`,
    match: `${DAY}/${DAY}${TO}${NO_UNIT}`,
    ignoreCase: true,
    score: 0.55,
    validate: isDayAndMonth,
  }),
  // A time behind it says that it is a day.
  date({
    name: 'day-month-before-time',
    match: `${FROM}\\d{1,2}/\\d{1,2}(?=,? (?:at |@ ?|um |à )?(?:(?:[01]?\\d|2[0-3]):[0-5]\\d|[0-2]\\d[0-5]\\d(?![\\d/-]|[.,]\\d)(?! ?(?:mg|ml|mcg|g|units?|iu|kcal|cal)(?![a-z]))))`,
    score: 0.6,
    validate: isDayAndMonth,
  }),
  // `in 2 wks (8/29)`: alone in brackets stand scores as well.
  date({
    name: 'day-month-in-brackets',
    lead: '\\((?:on |due |by |since )?',
    match: `\\d{1,2}/\\d{1,2}(?=\\))`,
    ignoreCase: true,
    score: 0.35,
    validate: isShortDate,
  }),
  date({
    name: 'day-month-dotted',
    lead: '(?:am|vom|zum|seit|bis|ab|den|dem|der)[: ]{1,2}',
    match: `${DAY}\\.[ ]?${MONTH_NUMBER}\\.(?!\\d| \\d)`,
    ignoreCase: true,
    score: 0.6,
  }),
  date({ name: 'week', match: `${YEAR}-?W[0-5]\\d(?:-?[1-7])?(?![\\d-])`, score: 0.7 }),
];

/** Dates in digits: ISO, US, European, dotted, partial, and machine timestamps. */
export const numericDate: PatternRecognizer = {
  name: 'temporal/numeric-date',
  types: ['DATE', 'DATE_TIME'],
  patterns: [...timestamps, ...withYear, ...partial],
};
