import type { DictionaryEntry, DictionaryRecognizer, Pattern, PatternRecognizer } from '../../../core/index.js';
import { type Basis, dateParts, lexiconPattern, lexiconWords } from '../../../kit/index.js';
import { RECENT_YEAR, YEAR } from './calendar.js';
import { FULL_WEEKDAY } from './months.js';

const END = '(?![\\p{L}\\p{N}_])';

const date = (name: string, match: string, score: Basis): Pattern => ({
  name,
  type: 'DATE',
  match,
  ignoreCase: true,
  score,
});

const SEASON = `(?:${lexiconPattern('calendar', { class: 'season' })})`;

const HOLIDAY = `(?:${lexiconPattern('calendar', { class: 'holiday' })})${END}`;

/** A year next to the name of a season or holiday. */
const WITH_YEAR = `(?:(?:,? |,? (?:of|de|del|in) )${YEAR}(?:[/-](?:\\d{4}|\\d\\d))?|[ ]?(?:of )?'\\d\\d)(?!\\d)`;

// A year after these words is a date, unless a counted noun follows.
const BEFORE_YEAR = `(?:${lexiconPattern('calendar', { class: 'before-year' })})[ -](?:the (?:year )?|el |le |l'année )?`;
const NOT_COUNTING = `(?![\\d\\p{L}:%]|[.,/]\\d|-\\d| ?(?:[a-zµ]{1,6}/|(?:${lexiconPattern('number-labels', { class: 'counted-behind-year' })})(?![\\p{L}\\d])))`;

const QUARTER =
  '(?:Q[1-4]|(?=[1-4])\\dQ|H[12]|(?:first|second|third|fourth|1st|2nd|3rd|4th) (?:quarter|half)|(?=[1-4])\\d(?:\\. ?(?:Quartal|Halbjahr)|e? trimestre))';

/** A week of a year by its number, as calendars and hospitals count: `week 14 of 2024`, `KW 14/2024`. */
const WEEK = `(?:${lexiconPattern('calendar', { class: 'week-of-a-year' })})\\.? ?(?:[1-9]|[0-4]\\d|5[0-3])`;

const NUMBER = `(?:${lexiconPattern('number-words', { class: 'up-to-twelve', language: 'en' })}|\\d{1,3})`;

const SINCE = lexiconPattern('attributes', { class: 'end-of-a-span' });

const withYear: readonly Pattern[] = [
  date('quarter', `${QUARTER}(?:(?:[ /-]| of | de | in )?(?:FY ?)?(?:${YEAR}|'?\\d\\d))${END}`, 'form:own'),
  // `estate` is summer in Italian, but not in `the estate in 1994`.
  date('season', `(?!estate (?:in|of) )${SEASON}${WITH_YEAR}`, 'form:typical'),
  date('week', `${WEEK}(?:,? |/| ?- ?|,? (?:of|in|de|del|des|do|van|av) )${RECENT_YEAR}(?![\\d/-])`, 'form:own'),
  date('holiday', `${HOLIDAY}(?: (?:weekend|week|break))?${WITH_YEAR}`, 'form:own'),
  {
    ...date(
      'year-after-word',
      `${RECENT_YEAR}(?: ?(?:-|to|and|bis|und|y|a|e|et|à|al) ?${RECENT_YEAR})?${NOT_COUNTING}`,
      'form:plausible',
    ),
    lead: BEFORE_YEAR,
  },
  // `2014 a 2018: …`, `2019- …` at the beginning of a line of a CV
  date(
    'years of a line',
    `(?<=(?:^|\\n)[ \\t]{0,4})${RECENT_YEAR} ?(?:-|a|do|till|से|—) ?${RECENT_YEAR}(?=[:,]? |[:,]?\\t)`,
    'form:usual',
  ),
  date(
    'year since when, of a line',
    `(?<=(?:^|\\n)[ \\t]{0,4})${RECENT_YEAR}(?= ?- ?(?:${SINCE})(?![\\p{L}\\p{M}]))`,
    'form:usual',
  ),
  date('years', `(?<![\\d.,/-])${RECENT_YEAR} ?- ?${RECENT_YEAR}${NOT_COUNTING}`, 'form:plausible'),
];

/**
 * A weekday or holiday alone is not a date except at level 3 and for Safe Harbor, which allows no element of a date.
 */
const DAY_OF_SOME_YEAR = 'form:shared';

const ambiguous: readonly Pattern[] = [
  {
    ...date('bare-quarter', `(?:Q[1-4]|(?=[1-4])\\dQ)${END}`, 'form:common'),
    context: ['quarter', 'fiscal', 'earnings', 'results', 'revenue'],
  },
  {
    ...date('bare-season', `${SEASON}${END}`, 'form:common'),
    lead: `(?:${lexiconPattern('calendar', { class: 'before-season' })}) `,
  },
  date('bare-holiday', HOLIDAY, DAY_OF_SOME_YEAR),
  {
    ...date('year', `(?<![\\d.,/:$€£-])(?:19\\d\\d|20[0-4]\\d)${NOT_COUNTING}`, 'form:bare'),
    context: [
      'year',
      'founded',
      'established',
      'graduated',
      'married',
      'died',
      'since',
      'jahr',
      'año',
      'année',
      'anno',
    ],
  },
  date('decade', `(?:1[5-9]|20)\\d0'?s${END}`, 'form:common'),
  date('weekday', FULL_WEEKDAY, DAY_OF_SOME_YEAR),
  // Abbreviations that are not words: `PT eval sched Thurs`.
  {
    ...date('weekday, short', `(?:Tues?|Weds|Thu(?:rs?)?|TUES?|THURS?|FRI)${END}`, DAY_OF_SOME_YEAR),
    ignoreCase: false,
  },
  {
    ...date('weekday, short, behind a word', `(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)${END}`, DAY_OF_SOME_YEAR),
    lead: '(?:on|last|next|this|since|until|till?|every|by) ',
    ignoreCase: false,
  },
  date(
    'relative',
    `(?:last|past|next|this|previous|following|coming) (?:${lexiconPattern('calendar', { class: 'relative-unit', language: 'en' })})${END}`,
    'form:bare',
  ),
  date(
    'ago',
    `${NUMBER} (?:to \\d{1,3} )?(?:days?|weeks?|months?|years?|hours?) (?:ago|later|earlier|prior)${END}`,
    'form:bare',
  ),
];

/**
 * Dates without a day: quarters, weeks, seasons, holidays, years. At level 3 also weekdays, decades and relative dates.
 */
export const looseDate: PatternRecognizer = {
  name: 'temporal/loose-date',
  types: ['DATE'],
  parts: (term) => dateParts(term),
  patterns: [...withYear, ...ambiguous],
};

const RELATIVE = lexiconWords('calendar', { class: 'relative-day' });

const relative: DictionaryEntry = {
  type: 'DATE',
  score: 'lexicon:ambiguous',
  terms: RELATIVE,
};

/** Words for a day relative to the day of writing. Reported at level 3 only. */
export const relativeDate: DictionaryRecognizer = {
  name: 'temporal/relative-date',
  types: ['DATE'],
  dictionary: [relative],
};
