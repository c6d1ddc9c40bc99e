import type { Pattern } from '../../../core/index.js';
import { lexiconPattern, lexiconWords } from '../../../kit/index.js';
import { DAY, isDayAndMonth, isShortDate, MONTH_NUMBER, RECENT_YEAR, YEAR } from './calendar.js';
import { SCORE_WORDS, VERSION_WORDS } from './context.js';
import { date, FROM, TO } from './numeric-forms.js';

const NO_UNIT = `(?! ?(?:(?:in|of|hx)\\b|${lexiconPattern('date-contexts', { class: 'begins-behind-day-and-month', language: 'en' })}))`;

/** Documents numbered within a year: `Directive 2004-09`. */
const NUMBERED_BY_YEAR = lexiconWords('number-labels', { class: 'numbered-by-year' });

const NUMBERED_PARTS = lexiconWords('number-labels', { class: 'numbered-part' });

/** Words before numbers of the form `09/2004` that are not dates. */
const AGAINST_MONTH_YEAR = lexiconWords('number-labels', { class: 'numbered-by-month' });

/** Dates in digits without a day or without a year. */
export const partialDates: readonly Pattern[] = [
  date({
    name: 'month-year',
    match: `${FROM}${MONTH_NUMBER}/${RECENT_YEAR}${TO}`,
    score: 'form:usual',
    counter: AGAINST_MONTH_YEAR,
  }),
  date({
    name: 'month-year-loose',
    match: `${FROM}${MONTH_NUMBER}[-.]${RECENT_YEAR}${TO}`,
    score: 'form:common',
    counter: VERSION_WORDS,
  }),
  date({ name: 'year-month', match: `${FROM}${RECENT_YEAR}[-/](?:0[1-9]|1[0-2])(?![-\\d/])`, score: 'form:common' }),
  // Seasons and accounting years name two consecutive years: `2011-12`.
  date({
    name: 'year-month, a word of its own',
    match: `(?<![\\p{L}\\p{N}_][-./:,#]|[#=$€£])${RECENT_YEAR}-(?:0[1-9]|1[0-2])(?![\\p{L}\\p{N}_]|[-./:,]\\p{N})`,
    score: 'form:plausible',
    counter: [...VERSION_WORDS, ...NUMBERED_BY_YEAR],
    validate: (term) => Number(term.slice(2, 4)) + 1 !== Number(term.slice(5)),
  }),
  date({
    name: 'day-month',
    match: `${FROM}\\d{1,2}/\\d{1,2}${TO}${NO_UNIT}`,
    score: 'form:common',
    counter: SCORE_WORDS,
    validate: isShortDate,
  }),
  // `02/15 wire out`: fractions and scores have no leading zero.
  date({
    name: 'day-month, padded',
    match: `(?<!\\[)${FROM}(?:0[1-9]/(?:0[1-9]|[12]\\d|3[01])|(?:1\\d|2\\d|3[01])/0[1-9])${TO}${NO_UNIT}`,
    score: 'form:plausible',
    counter: [...SCORE_WORDS, ...NUMBERED_PARTS],
    validate: isShortDate,
  }),
  date({
    name: 'day-month-after-word',
    lead: `(?:${lexiconPattern('calendar', { class: 'before-day-and-month' })})[: ]{1,2}`,
    match: `${DAY}/${DAY}${TO}${NO_UNIT}`,
    ignoreCase: true,
    score: 'cue:word',
    validate: isDayAndMonth,
  }),
  date({
    name: 'day-month-dotted',
    lead: '(?:am|vom|zum|seit|bis|ab|den|dem|der)[: ]{1,2}',
    match: `${DAY}\\.[ ]?${MONTH_NUMBER}\\.(?!\\d| (?!\\d?\\d[.:]\\d\\d(?!\\d))\\d)`,
    ignoreCase: true,
    score: 'cue:word',
  }),
  // `11/23-11/25`, `4/17 & 4/19`: two findings, because each date is shifted separately.
  date({
    name: 'before another day',
    match: `${FROM}\\d{1,2}/\\d{1,2}(?= ?[-&] ?\\d{1,2}/\\d{1,2}(?![\\d/]|[.:-]\\d| ?[%"])${NO_UNIT})`,
    score: 'form:plausible',
    counter: SCORE_WORDS,
    validate: isShortDate,
  }),
  date({
    name: 'behind another day',
    lead: `(?<![\\d/.:])\\d{1,2}/\\d{1,2} ?[-&] ?`,
    match: `\\d{1,2}/\\d{1,2}(?![\\d/]|[.:-]\\d| ?[%"])${NO_UNIT}`,
    score: 'cue:hint',
    counter: SCORE_WORDS,
    validate: isShortDate,
  }),
  // `11/14, 11/16, 11/20`: several dates, each a separate finding.
  date({
    name: 'days in a list',
    match: `(?<![\\d/.:$#-])\\d{1,2}/\\d{1,2}(?:(?:, ?| ?& ?| and )\\d{1,2}/\\d{1,2}){1,9}${TO}${NO_UNIT}`,
    score: 'form:plausible',
    counter: SCORE_WORDS,
    validate: (term) => term.split(/, ?| ?& ?| and /).every(isShortDate),
  }),
  date({ name: 'week', match: `${YEAR}-?W[0-5]\\d(?:-?[1-7])?(?![\\d-])`, score: 'form:typical' }),
];
