import type { Pattern } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import { DAY, YEAR } from './calendar.js';
import { MONTH, WEEKDAY } from './months.js';

/** Hours with or without a leading zero, written as exclusions; see calendar.ts. */
const HOUR = '(?!2[4-9]|[3-9]\\d)\\d\\d?';
const HALF_DAY_HOUR = '(?:1[0-2]|[1-9])';
const FREE = '(?<![\\d:.,$€£/-])';
const NO_UNIT = '(?![\\p{L}\\d%]|[.,:/-]\\d| ?(?:mg|ml|mm|cm|kg|km|l|m|V|bar|%|[€£$])(?!\\p{L}))';
const ENDS = '(?=[.,;:!?)](?!\\d)|\\s{0,2}$|\\s?\\n)';

const time = (name: string, match: string, score: Pattern['score'], lead?: string): Pattern => ({
  name,
  type: 'TIME',
  match,
  ignoreCase: true,
  score,
  ...(lead === undefined ? {} : { lead }),
});

const SHORT_YEAR = `(?: (?:${YEAR}|['’]\\d\\d))?`;
const DAY_MONTH = `${DAY}(?:st|nd|rd|th|\\.|er)? (?:of |de )?${MONTH}\\.?${SHORT_YEAR}`;
const NUMERIC = '\\d{1,2}[./]\\d{1,2}(?:[./](?:\\d{4}|\\d\\d)|\\.)';
const LINK = ',? (?:at|um|om|à|às|a las|alle|gegen|vers|approx\\.?|ca\\.?|@) ';
/** What has the form of an amount elsewhere. */
const CLOCK = `${HOUR}(?:[.:][0-5]\\d| ?h(?: ?[0-5]\\d)?)${NO_UNIT}(?! ?(?:EUR|USD|GBP|CHF)(?!\\p{L}))`;

/** Times of day as chats, timetables and lists write them, where the place of the number shows what it is. */
export const NOTED_TIMES: readonly Pattern[] = [
  // `[9:04] mia: …`
  time(
    'in brackets at the beginning of a line',
    `(?<=(?:^|\\n)[ \\t>]{0,4}[\\[(])[1-9]:[0-5]\\d(?::[0-5]\\d)?(?=[\\])])`,
    'form:usual',
  ),
  time('behind the sign', `(?<=(?:^|[\\s(])@)${HOUR}[:.][0-5]\\d${NO_UNIT}`, 'cue:word'),
  // `coach leaves 8.45`, `KO 10.15`
  time(
    'of a timetable',
    `${HOUR}\\.[0-5]\\d${NO_UNIT}`,
    'cue:word',
    `(?<!\\p{L})(?:${lexiconPattern('calendar', { class: 'before-clock-time' })})(?: at)?:? `,
  ),
  // `8am, 12.30 and 5pm`
  time('behind another time', `(?<=\\d ?[ap]m(?:, | and | & |, and ))${HOUR}\\.[0-5]\\d${NO_UNIT}`, 'cue:word'),
  time('to the minute', `${FREE}${HOUR}[.:][0-5]\\d(?= (?:sharp|prompt)(?!\\p{L}))`, 'form:usual'),
  // `7.30 for 8`
  time(
    'of an invitation',
    `${FREE}${HALF_DAY_HOUR}[.:][0-5]\\d for ${HALF_DAY_HOUR}(?:[.:][0-5]\\d)?${ENDS}`,
    'form:usual',
  ),
  time(
    'from one hour to another',
    `(?<=(?:^|\\n|[,(;:] |(?:from|open|is|are) ))${HALF_DAY_HOUR}(?:[.:][0-5]\\d)? till? ${HALF_DAY_HOUR}${ENDS}`,
    'form:plausible',
  ),
  // `kl 9-11`
  time(
    'behind the word for clock',
    `${HOUR}(?:[.:][0-5]\\d)?(?: ?- ?${HOUR}(?:[.:][0-5]\\d)?)?${NO_UNIT}`,
    'cue:word',
    '(?<!\\p{L})kl\\.? ',
  ),
  // `4 July '24, 19.30`, `le 4 juin à 14 h`; a blank alone may stand before an amount
  time('behind a day and a month', CLOCK, 'cue:word', `${DAY_MONTH}(?:, |${LINK})`),
  time('behind a weekday, a day and a month', CLOCK, 'cue:word', `${WEEKDAY}\\.?,? ${DAY_MONTH} `),
  time('behind a date in digits', CLOCK, 'cue:word', `(?<![\\d./])${NUMERIC}(?:, |${LINK})`),
  time('behind a day and a month with a point', CLOCK, 'cue:word', '(?<![\\d./])\\d{1,2}\\.\\d{1,2}\\. '),
  time('hour with h behind a day and a month', `${HOUR} ?h(?: ?[0-5]\\d)?${NO_UNIT}`, 'cue:word', `${DAY_MONTH} `),
];
