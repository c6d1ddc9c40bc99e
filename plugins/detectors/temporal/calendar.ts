// Forms of calendar dates as sources of regular expressions, and checks that distinguish dates from other numbers.

import { lexiconPattern } from '../../../kit/index.js';
import { MONTH, WEEKDAY } from './months.js';

const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

// Days and months are written as exclusions, so that the scan sees "one or two digits" and looks at the text after
// them,
// rather than trying every 1, 2 and 3 of a text. A digit must not follow them.

/** Source of a day of the month, 1 to 31, with or without a leading zero. */
export const DAY = '(?!00?(?!\\d)|3[2-9]|[4-9]\\d)\\d\\d?';

/** Source of a month as a number, 1 to 12, with or without a leading zero. */
export const MONTH_NUMBER = '(?!00?(?!\\d)|1[3-9]|[2-9]\\d)\\d\\d?';

/** Source of a year in four digits, 1500 to 2199: for unambiguous forms. */
export const YEAR = '(?:1[5-9]|2[01])\\d\\d';

/** Source of a year, 1800 to 2049: for forms that may be other numbers. */
export const RECENT_YEAR = '(?:1[89]\\d\\d|20[0-4]\\d)';

const ORDINAL = '(?:[ ]?(?:st|nd|rd|th)|er|[.ºª°])?';

// Words between the ends of a range must be separated from them by blanks, so that a token never continues.
const orRange = (item: string): string =>
  `${item}(?:(?: ?[-/&] ?| (?:al?|${lexiconPattern('calendar', { class: 'between-ends' })}) (?:the )?)${item})?`;

const NO_MONTH_BEFORE = `(?<!(?:${lexiconPattern('calendar', { class: 'month-full', language: 'en' })}) )`;

/** Source of a year beside a month name: `, 2024`, ` de 2024`, `-24`, ` '24`. */
const BESIDE_YEAR = `(?:(?:[ ]?[-/.,][ ]?|[ ](?:de |del |del año |do ano |of |in )?)(?:${YEAR}|'\\d\\d)|[-/.]\\d\\d)(?!\\d)`;

/**
 * Source of `14th of March 2024`, `14th day of March`, `12. Februar`, `3-5 May 2024`, `23-febrero-1931`; `ignoreCase`.
 * Without a year, the final dot is excluded, because it may end the sentence. A day right after a month belongs to that
 * month: `On November 22 Augustus left`.
 */
export const DAY_MONTH = `${NO_MONTH_BEFORE}${orRange(DAY + ORDINAL)}(?:[ ]?[-/.][ ]?|[ ](?:of |day of (?:the month of )?|de |di |d')?)${MONTH}(?:\\.?${BESIDE_YEAR})?`;

/**
 * Source of `03 Feb 25` in a statement or list; `ignoreCase`. The year ends a cell or a phrase: `12 May 40 people came` and `5 Mar 10 mg` have
 * none.
 */
export const DAY_MONTH_SHORT_YEAR = `${DAY} ${MONTH}\\.? \\d\\d(?=[ ]{2}|[ ]?[\\t|;,)\\n]|[ ]?$|\\.(?!\\d))`;

// A day after its month must not start a time, a decimal number or a percentage.
const DAY_AFTER = `${DAY}(?:st|nd|rd|th)?(?![\\d:%]|[.,]\\d|[hu]\\d|[aph](?![\\p{L}]))`;

/** Source of `March 14, 2024`, `Sept. 1st`, `March 3-5, 2024`, `May-21`, `Jun  1` (as in logs); `ignoreCase`. */
export const MONTH_DAY = `${MONTH}\\.?(?:,? {1,2}|-)(?:the )?${orRange(DAY_AFTER)}(?:(?:,? {0,2}(?:of |de |del )?|-)${YEAR}(?!\\d)|,? ?'\\d\\d(?!\\d))?`;

/** Source of `March 2024`, `enero de 2006`, `Jan-Mar 2024`, `May '24`; `ignoreCase`. */
export const MONTH_YEAR = `${orRange(`${MONTH}\\.?`)}(?:,? ?(?:of |de |del |del año |do ano |in )?|[-/] ?)(?:${YEAR}|'\\d\\d)(?!\\d)`;

/** Source of a weekday before a date: `Monday, `, `Fr., den `. */
export const ON_WEEKDAY = `(?:${WEEKDAY}\\.?,? (?:the |den |le |el |il )?)`;

/** Source of numeric dates with a year: `2024-03-14`, `3/14/2024`, `14.03.24`, `14. 3. 2024`. */
export const NUMERIC_DATE = `(?:${YEAR}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}[/-]\\d{1,2}[/-](?:${YEAR}|'?\\d\\d)|\\d{1,2}\\.[ ]?\\d{1,2}\\.[ ]?(?:${YEAR}|\\d\\d))(?![\\d/-])`;

/**
 * The first two or three numbers of a term, of at most four digits each. Written without substrings, because it runs on
 * every date of a log.
 */
function numbers(term: string, most = 2): number[] {
  const found: number[] = [];
  let value = 0;
  let size = 0;
  for (let i = 0; i <= term.length && found.length < most; i++) {
    const digit = term.charCodeAt(i) - 48;
    const isDigit = digit >= 0 && digit <= 9;
    if (size > 0 && (!isDigit || size === 4)) {
      found.push(value);
      value = 0;
      size = 0;
    }
    if (!isDigit) continue;
    value = value * 10 + digit;
    size++;
  }
  return found;
}

/** True if the number is a day of the month in some year. */
const isDayOfMonth = (day: number, month: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= (DAYS_IN_MONTH[month - 1] ?? 0);

/** True if two numbers are a day and a month in either order. */
export const isDayAndMonth = (term: string): boolean => {
  const [a = 0, b = 0] = numbers(term);
  return isDayOfMonth(a, b) || isDayOfMonth(b, a);
};

/** True if the term is `year month day` in digits, with or without separators. */
export const isYearFirst = (term: string): boolean => {
  if (/^\d{8}/.test(term)) return isDayOfMonth(Number(term.slice(6, 8)), Number(term.slice(4, 6)));
  const [, month = 0, day = 0] = numbers(term, 3);
  return isDayOfMonth(day, month);
};

/** True if two numbers are a day and a month, and neither a simple fraction, a score out of five or ten, nor `24/7`. */
export const isShortDate = (term: string): boolean => {
  const [a = 0, b = 0] = numbers(term);
  const padded = /^0|\D0/.test(term);
  const fraction = !padded && a <= b && [2, 3, 4, 5, 6, 8, 10].includes(b);
  return isDayAndMonth(term) && !fraction && !(a === 24 && b === 7);
};
