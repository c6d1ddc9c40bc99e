import type { Pattern } from '../../../core/index.js';
import { HOUR_WORDS, lexiconPattern } from '../../../kit/index.js';

const END = '(?![\\p{L}\\p{N}_])';
const { en: HOUR, de: GERMAN, nl: DUTCH, es: SPANISH, fr: FRENCH, it: ITALIAN, pt: PORTUGUESE } = HOUR_WORDS;

const said = (name: string, lead: string, match: string): Pattern => ({
  name,
  type: 'TIME',
  lead,
  match,
  ignoreCase: true,
  score: 'cue:word',
});

/** Where a statement of time ends: `at ten to twelve.`, but not `at ten to twelve degrees`. */
const STOP = `(?=[.,;:!?)](?!\\d)|\\s{0,2}$|\\s?\\n|,? (?:${lexiconPattern('calendar', { class: 'behind-said-time' })})(?!\\p{L}))`;
const BEFORE = `(?<!\\p{L})(?:${lexiconPattern('calendar', { class: 'before-said-time', language: 'en' })}) `;
const DIGITS = '(?:1[0-2]|[1-9])(?:[.:][0-5]\\d)?';
const MINUTES =
  '(?:fifteen|twenty(?:[- ]five)?|thirty(?:[- ]five)?|forty(?:[- ]five)?|fifty(?:[- ]five)?|ten|oh[- ]five)';
const PART_OF_DAY = '(?:in the (?:morning|afternoon|evening)|at night)';
/** `y media`, `menos cuarto`, `e mezza`, `e meia`. */
const ROMANCE_PART = `(?: (?:${lexiconPattern('calendar', { class: 'part-of-hour' })}))`;

/**
 * Times of day in words that need a word before them, because they are also numbers and ranges: `at ten to twelve`, `by half
 * three`, `at nine fifteen`, `around five in the morning`, `a las nueve y media`.
 */
export const SAID_TIMES: readonly Pattern[] = [
  said('minutes to an hour', BEFORE, `(?:five|ten|twenty(?:[- ]five)?) (?:to|till) ${HOUR}${END}${STOP}`),
  said('half an hour behind one', BEFORE, `half ${HOUR}${END}${STOP}`),
  said('hour and minutes', BEFORE, `${HOUR} ${MINUTES}${END}${STOP}`),
  said('part of the day', BEFORE, `(?:${HOUR}|${DIGITS}) (?:o['’]clock )?${PART_OF_DAY}${END}`),
  said(
    'shortly before or after',
    '(?<!\\p{L})(?:just|shortly|soon) (?:before|after|gone|past) ',
    `(?:${HOUR}|${DIGITS})${END}${STOP}`,
  ),
  {
    name: 'twelve',
    type: 'TIME',
    match: `(?:12|twelve) (?:noon|midnight)${END}`,
    ignoreCase: true,
    score: 'form:typical',
  },
  {
    name: 'about an hour',
    type: 'TIME',
    match: `(?<![\\d:.,$€£/-])${DIGITS}[- ]?ish(?: ?[ap]m)?${END}`,
    ignoreCase: true,
    score: 'form:usual',
  },
  { name: 'hour in German words', type: 'TIME', match: `${GERMAN} Uhr${END}`, ignoreCase: true, score: 'form:typical' },
  said('hour in Dutch words', '(?<!\\p{L})(?:om|rond|tegen|vanaf|tot) ', `${DUTCH} uur${END}`),
  said('hour in French words', '(?<!\\p{L})(?:à|vers|dès) ', `${FRENCH} heures?(?:${ROMANCE_PART}${END}|${STOP})`),
  said(
    'hour in Spanish words',
    '(?<!\\p{L})(?:a|sobre|hacia|hasta|desde) las? ',
    `${SPANISH}(?:${ROMANCE_PART}${END}|${STOP})`,
  ),
  said('hour in Italian words', '(?<!\\p{L})(?:alle|dalle|verso le) ', `${ITALIAN}(?:${ROMANCE_PART}${END}|${STOP})`),
  said(
    'hour in Portuguese words',
    '(?<!\\p{L})(?:às|pelas|desde as|até as|até às) ',
    `${PORTUGUESE}(?: horas)?(?:${ROMANCE_PART}${END}|${STOP})`,
  ),
];
