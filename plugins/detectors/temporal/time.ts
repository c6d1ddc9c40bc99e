import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { dateParts, lexiconPattern, lexiconWords, SPOKEN_HOUR, SPOKEN_TIME } from '../../../kit/index.js';
import { NOTED_TIMES } from './time-noted.js';
import { SAID_TIMES } from './time-said.js';

const END = '(?![\\p{L}\\p{N}_])';
const ZONE = `(?: ?(?:${lexiconPattern('calendar', { class: 'time-zone' })})${END}| ?[-+]\\d\\d:?\\d\\d(?!\\d))?`;
const HALF_DAY = `(?: ?(?:[ap]\\.m\\.|[ap]m${END}))`;
const CONTEXT: readonly string[] = lexiconWords('calendar', { class: 'time-context' });
const RATIOS: readonly string[] = [
  'ratio',
  'dilution',
  'dilutions',
  'titer',
  'titre',
  'i:e',
  'scale',
  'odds',
  'verse',
  'chapter',
];

/** Words that make the next number a time of day. */
const BEFORE_TIME = `(?:${lexiconPattern('calendar', { class: 'before-time' })}) `;

/** Hours with or without a leading zero, written as exclusions; see calendar.ts. */
const HOUR = '(?!2[4-9]|[3-9]\\d)\\d\\d?';
const HOUR_OF_HALF_DAY = '(?:0[1-9]|(?!1[3-9])1\\d?|[2-9])';
const NO_UNIT = '(?![\\p{L}\\d]|[.,:/-]\\d|%| ?(?:mg|ml|mm|cm|kg|km|calories|units|%))';

/** Between the ends of `9-5pm` and `9.30 to 11 am`. */
const RANGE = '(?: ?[-–] ?| (?:to|until|till) )';
const OF_HALF_DAY = `${HOUR_OF_HALF_DAY}(?:[:.][0-5]\\d)?`;

const time = (pattern: Omit<Pattern, 'type' | 'ignoreCase'>): Pattern => ({
  ...pattern,
  type: 'TIME',
  ignoreCase: true,
});

/** Times of day: `14:30`, `10 a.m.`, `10h30`, `10.30 Uhr`, with seconds and zones. */
export const timeOfDay: PatternRecognizer = {
  name: 'temporal/time',
  types: ['TIME'],
  parts: (term) => dateParts(term, true),
  patterns: [
    time({
      name: 'half-day',
      match: `(?<![\\d:.])${HOUR_OF_HALF_DAY}(?:[:.][0-5]\\d(?::[0-5]\\d)?)?${HALF_DAY}(?: ?(?:[ECMP][SD]?T|UTC|GMT)${END})?`,
      score: 'form:own',
    }),
    time({
      name: 'half-day range',
      match: `(?<![\\d:.$€£-])${OF_HALF_DAY}${RANGE}${OF_HALF_DAY}${HALF_DAY}`,
      score: 'form:own',
    }),
    time({
      name: 'half-day, without a sign',
      match: `(?<![\\d:.,$€£-])${HOUR_OF_HALF_DAY}[0-5]\\d${HALF_DAY}`,
      score: 'form:typical',
    }),
    time({
      name: 'clock',
      match: `(?<![\\d:.-])(?=[01]|2[0-3])\\d\\d:[0-5]\\d(?::[0-5]\\d(?:[.,]\\d{1,6})?)?${HALF_DAY}?${ZONE}(?![\\p{L}\\d]|[:/]\\d|%)`,
      score: 'form:usual',
      context: CONTEXT,
      counter: RATIOS,
    }),
    time({
      name: 'short-clock',
      match: `(?<![\\d:.-])\\d:[0-5]\\d(?::[0-5]\\d)?${ZONE}(?![\\p{L}\\d]|[:/]\\d|%)`,
      score: 'form:common',
      context: CONTEXT,
      counter: RATIOS,
    }),
    time({
      name: 'short-clock, first of two',
      match: `(?<![\\d:.-])\\d:[0-5]\\d(?=${RANGE}\\d{1,2}:[0-5]\\d(?![\\d:/]))`,
      score: 'form:usual',
      counter: RATIOS,
    }),
    time({
      name: 'short-clock, second of two',
      lead: `(?<![\\d:.-])\\d{1,2}:[0-5]\\d${RANGE}`,
      match: `\\d:[0-5]\\d(?![\\d:/])`,
      score: 'cue:word',
      counter: RATIOS,
    }),
    time({
      name: 'with a point and its unit',
      match: `(?<![\\d:.,-])(?=[01]|2[0-3])\\d\\d\\.[0-5]\\d ?(?:hrs?|h)${END}`,
      score: 'form:usual',
    }),
    time({ name: 'said', match: `${SPOKEN_TIME}(?! (?:weeks?|months?|years?)(?!\\p{L}))`, score: 'form:typical' }),
    time({ name: "said with o'clock", match: SPOKEN_HOUR, score: 'form:typical' }),
    time({
      name: 'with-h',
      match: `(?<![\\d:./])${HOUR} ?[hu] ?[0-5]\\d(?:min)?${END}`,
      score: 'form:usual',
      context: CONTEXT,
    }),
    time({
      name: 'o-clock',
      match: `(?:(?<![\\d:.])(?:[01]?\\d|2[0-4])(?:[:.][0-5]\\d)?(?: ?[-–] ?| (?:bis|tot) ))?(?:[01]?\\d|2[0-4])(?:[:.][0-5]\\d)? (?:Uhr|uur|o'clock)${END}(?: [0-5]\\d(?![\\d%]|[.:,]\\d))?`,
      score: 'form:own',
    }),
    time({
      name: 'after-word',
      lead: BEFORE_TIME,
      match: `${HOUR}(?:[:.][0-5]\\d| ?h(?: ?[0-5]\\d)?)${NO_UNIT}`,
      score: 'cue:word',
    }),
    // `das 21h`, `dès 9h`, and after the date of a note: `08/02 14h`
    time({
      name: 'hour with h',
      lead: `(?:${lexiconPattern('calendar', { class: 'before-hour' })}) `,
      match: `${HOUR} ?h(?: ?[0-5]\\d)?${NO_UNIT}`,
      score: 'cue:word',
    }),
    time({
      name: 'half-day, short',
      match: `(?<![\\d:.])${HOUR_OF_HALF_DAY}:[0-5]\\d ?[ap]${END}`,
      score: 'form:typical',
    }),
    // `10/22/2025 1015`, `14-OCT-2025 @ 0742`: four digits after a date are a time.
    time({
      name: 'military, behind a date',
      match: `(?<=(?:\\d[/.-](?:\\d{4}|\\d{2})|[A-Z]{3}-?\\d{4}) {1,4}(?:@ ?|at )?)(?:[01]\\d|2[0-3])[0-5]\\d${NO_UNIT}`,
      score: 'form:usual',
    }),
    time({ name: 'military', match: `(?:[01]\\d|2[0-3])[0-5]\\d ?(?:hrs|hours|h)${END}`, score: 'form:usual' }),
    time({
      name: 'military-after-word',
      lead: '(?:at|@|until) ',
      match: `(?:[01]\\d|2[0-3])[0-5]\\d${NO_UNIT}`,
      score: 'form:common',
      context: ['time', 'hrs', 'hours', 'arrived', 'seen', 'given', 'nurse', 'shift'],
    }),
    time({
      name: 'word',
      match: `(?:noon|midnight|mitternacht|minuit|medianoche|mezzanotte|meia-noite)${END}`,
      score: 'form:bare',
    }),
    ...NOTED_TIMES,
    ...SAID_TIMES,
  ],
};
