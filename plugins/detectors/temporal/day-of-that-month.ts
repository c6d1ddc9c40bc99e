import type { Pattern } from '../../../core/index.js';
import { type Basis, lexiconPattern } from '../../../kit/index.js';
import { DAY, isShortDate, MONTH_NUMBER, YEAR } from './calendar.js';
import { readsAsDate, STAMP_MONTH } from './months.js';
import { FROM, TO } from './numeric-forms.js';

const END = '(?![\\p{L}\\p{N}_])';
const ORDINAL = '(?:st|nd|rd|th)';

const date = (name: string, match: string, score: Basis, more: Partial<Pattern> = {}): Pattern => ({
  name,
  type: 'DATE',
  match,
  ignoreCase: true,
  score,
  ...more,
});

const LABEL = `(?<!\\p{L})(?:${lexiconPattern('calendar', { class: 'date-label' })})(?: ?[:=] {0,8}| )`;
const OF_ENGLISH = lexiconPattern('calendar', { class: 'of-that-month', language: 'en' });
const OF_OTHERS = lexiconPattern('calendar', {
  class: 'of-that-month',
  language: ['de', 'es', 'fr', 'it', 'nl', 'pt'],
});
/** Excludes counts: `martes 3 horas`. */
const BEHIND_ROMANCE = lexiconPattern('calendar', {
  class: 'behind-day-of-weekday',
  language: ['es', 'fr', 'it', 'pt'],
});
const ROMAN = '(?:i{1,3}|iv|vi{0,3}|ix|xi{0,2})';
const ROMAN_OF_TWO = '(?:i{2,3}|iv|vi{1,3}|ix|xi{1,2})';
const SHORT_MONTH = `(?:${lexiconPattern('calendar', { class: ['month-full', 'month-short'], language: 'en' })})`;
const ROMANCE_WEEKDAY = lexiconPattern('calendar', { class: 'weekday-full', language: ['es', 'fr', 'it', 'pt'] });

/** True for six digits that read as year, month and day, or as day and month with a year behind or before the month. */
const isPackedDate = (term: string): boolean =>
  isShortDate(`${term.slice(2, 4)}/${term.slice(4)}`) || isShortDate(`${term.slice(0, 2)}/${term.slice(2, 4)}`);

/** Dates whose month stands elsewhere or is written in an unusual way: `the 3rd inst.`, `5.vi.2024`, `lunes 7`, `Sept of 22`. */
export const DAYS_OF_THAT_MONTH: readonly Pattern[] = [
  date(
    'day of a month named before',
    `${DAY}(?:${ORDINAL}(?: of)? (?:${OF_ENGLISH})|(?:\\.|er)? (?:${OF_OTHERS}))${END}`,
    'form:typical',
  ),
  date('Roman month', `${FROM}${DAY}(?:[./-] ?${ROMAN}[./-] ?| ${ROMAN_OF_TWO} )${YEAR}(?!\\d)`, 'form:own'),
  date(
    'month and short year',
    `${SHORT_MONTH}\\.? of ['’]?\\d\\d(?!\\d|[.,:/-]\\d| ?%| \\p{Ll}{1,20}s(?!\\p{L}))`,
    'form:usual',
    {
      validate: readsAsDate,
      valid: 'form:usual',
    },
  ),
  date(
    'weekday and day, Romance',
    `(?:${ROMANCE_WEEKDAY}) ${DAY}(?=[.,;:!?)](?!\\d)|\\s{0,2}$|\\s?\\n| (?:${BEHIND_ROMANCE})(?!\\p{L}))`,
    'form:typical',
  ),
  date('day before its time', `(?<=(?<!\\p{L})the )${DAY}${ORDINAL}(?= at (?:\\d{1,2}(?!\\d)|noon|half))`, 'cue:word'),
  date('six digits behind a label', `\\d{6}(?![\\p{L}\\d]|[-.,/]\\d)`, 'cue:word', {
    lead: LABEL,
    validate: isPackedDate,
    valid: 'cue:word',
  }),
  date('two numbers behind a label', `${MONTH_NUMBER}-${DAY}(?![\\p{L}\\d]|[-.,/]\\d)`, 'cue:word', { lead: LABEL }),
  date('stamp without a year, behind a label', `${DAY} ?${STAMP_MONTH}${END}`, 'cue:word', { lead: LABEL }),
  date('day and month behind what happened', `\\d{1,2}/\\d{1,2}${TO}(?! ?(?:in|of|x)(?!\\p{L}))`, 'cue:hint', {
    lead: `(?<!\\p{L})(?:${lexiconPattern('calendar', { class: 'before-noted-day' })})(?: on)?:? `,
    validate: isShortDate,
    valid: 'cue:hint',
  }),
  // the date of a letter, alone in its first line
  date('first line', `(?<=^\\s{0,8})\\d{1,2}/\\d{1,2}(?=[ \\t]{0,4}\\r?\\n)`, 'cue:hint', {
    validate: isShortDate,
    valid: 'cue:hint',
  }),
];
