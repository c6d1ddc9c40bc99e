import { HOME_MONTHS, OTHER_MONTHS, WEEKDAYS } from './calendar-words.js';
import { ERAS, ROMAN_MONTHS } from './date-words.js';
import { type Format, formatOf, type Notation } from './formats.js';
import { periodFormats } from './periods.js';

const alternatives = (words: Iterable<string>): string => [...words].sort((a, b) => b.length - a.length).join('|');

/** A month of any language. */
export const ANY_MON = `(?<month>${alternatives([...HOME_MONTHS.keys(), ...OTHER_MONTHS.keys()])})(?![\\p{L}\\p{M}])\\.?`;
export const MON = `(?<month>${alternatives(HOME_MONTHS.keys())})(?![\\p{L}])\\.?`;
// Two-letter weekdays are ordinary words in most languages, so they count only before a comma or a full stop.
const longDays = alternatives([...WEEKDAYS.keys()].filter((word) => word.length > 2));
const shortDays = alternatives([...WEEKDAYS.keys()].filter((word) => word.length === 2));
const WD = `(?<weekday>(?:${longDays})(?![\\p{L}])|(?:${shortDays})(?=[.,]))[.,]{0,2}`;
const LEAD = `(?:${WD}\\s{1,3}(?:(?:the|den|der|dem|le|el|il|de)\\s{1,2})?)?`;
export const FROM = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';
export const Y4 = '(?:1[5-9]|20|21)\\d{2}';
const D = '(?:3[01]|[12]\\d|0?[1-9])';
const M = '(?:1[0-2]|0?[1-9])';
export const OF = '(?:\\s{0,2}(?:day\\s{1,2})?(?:of|de|di|del|do)(?![\\p{L}]))?';
// A two-digit year, but not the hour of a time.
export const Y2 = '\\d{2}(?!\\s?(?:[:.h]\\d|h|[ap]\\.?m))';
// Not the end of a longer group of numbers.
const NOT_IN_NUMBER = '(?<!\\d|\\d[./-])';
const ORD = '(?<ordinal>st|nd|rd|th|er|[.ºª°])?';

const COMPACT = `(?<!\\d)(?<year>(?:19|20)\\d{2})(?<month>0[1-9]|1[0-2])(?<day>0[1-9]|[12]\\d|3[01])(?=\\d{4}(?:\\d{2})?(?!\\d)|(?!\\d))`;
/** `Wed Mar  5 11:22:33 UTC 2025 +0100`, as `date`, mailboxes and git write it: the year is behind the time. */
const POSIX = `^(?<weekday>${longDays}) ${MON} {1,2}(?<day>\\d{1,2})(?= \\d\\d:\\d\\d:\\d\\d(?: [A-Z]{3,4})? (?<year>\\d{4})(?: [-+]\\d{4})?$)`;
/** `_14th_ day of __March__, _2024_`: the parts that were filled in are surrounded by underscores or wide gaps. */
const DAY_OF_MONTH = `(?<!\\d)(?<day>${D})(?<ordinal>st|nd|rd|th)?[\\s_]{1,24}day[\\s_]{1,8}of[\\s_]{1,24}${MON}`;
const DAY_MONTH_YEAR = `${LEAD}(?<!\\d)(?<day>${D})${ORD}${OF}[\\s/.-]{0,3}${MON}${OF}[\\s,/.'-]{0,4}(?<year>${Y4}|(?<=[-/.'\\s]|\\d\\d\\p{L}{3})${Y2})(?!\\d)`;

/** Numbers with the same sign between them, as nearly all dates in tables are. */
const NUMERIC: readonly Notation[] = [
  [0, 4, `(?<!\\d)(?<year>${Y4})[-/.](?<month>${M})[-/.](?<day>${D})(?!\\d)`],
  [
    0,
    2,
    `${LEAD}(?<![\\d])(?<first>\\d{1,2})\\s?[./-]\\s?(?<second>\\d{1,2})\\s?[./-]\\s?(?<year>${Y4}|\\d{2})(?!\\d)`,
  ],
];

/**
 * Notations of dates, the most specific first. Their groups are the roles of parts, `first` and `second` those of day and month in
 * an order that the text does not show. All repetitions are bounded.
 */
const NOTATIONS: readonly Notation[] = [
  [3, 1, POSIX],
  [0, 8, COMPACT],
  // `05 14 1972`, `05 | 14 | 72`: forms with a gap or a bar between the parts.
  [0, 2, `^(?<first>\\d{1,2})(?: {1,3}| ?\\| ?)(?<second>\\d{1,2})(?: {1,3}| ?\\| ?)(?<year>${Y4}|\\d\\d)$`],
  [0, 8, `^(?<first>\\d\\d)(?<second>\\d\\d)(?<year>${Y4})$`],
  [3, 2, DAY_MONTH_YEAR],
  [3, 2, `${DAY_OF_MONTH}[\\s_]{0,24},?[\\s_]{0,24}(?<year>${Y4})(?!\\d)`],
  [3, 1, DAY_OF_MONTH],
  [
    3,
    2,
    `${LEAD}${FROM}${MON}[\\s/.-]{0,3}(?<day>${D})(?!\\d)${ORD}[\\s,/-]{1,3}(?<year>${Y4}|(?<=[-/]|,\\s)${Y2})(?!\\d)`,
  ],
  [3, 4, `${FROM}(?<year>${Y4})[\\s-]${MON}[\\s-](?<day>${D})(?!\\d)`],
  [1, 4, `(?<!\\d)(?<day>${D})\\.?[-/. ](?<month>${alternatives(ROMAN_MONTHS)})\\.?[-/. ](?<year>${Y4})(?!\\d)`],
  [3, 1, `${LEAD}(?<!\\d)(?<day>${D})${ORD}${OF}[\\s/.-]{0,3}${MON}${END}`],
  [3, 2, `${FROM}${MON}${OF}[\\s,/.'-]{1,4}(?<year>${Y4}|(?<=')\\d{2})(?!\\d)`],
  [3, 1, `${LEAD}${FROM}${MON}[\\s/.-]{0,3}(?<day>${D})(?!\\d)${ORD}${END}`],
  ...periodFormats(Y4),
  [0, 4, `${NOT_IN_NUMBER}(?<month>${M})[/.-](?<year>${Y4})(?!\\d)`],
  [0, 4, `${NOT_IN_NUMBER}(?<year>${Y4})[/-](?<month>0[1-9]|1[0-2])(?!\\d|[./-]\\d)`],
  [0, 1, `${LEAD}(?<![\\d.:])(?<first>\\d{1,2})[/.-](?<second>\\d{1,2})(?![\\d:]|[./-]\\d)`],
  [3, 0, `${FROM}${MON}${END}`],
  // `2015-2018`, `2019/20`: each year of a pair is matched separately.
  [0, 4, `${NOT_IN_NUMBER}${FROM}(?<year>${Y4})(?=[-–/](?:${Y4}|(?:1[3-9]|[2-9]\\d))(?!\\d))`],
  [0, 2, `(?<=(?<!\\d)${Y4}[-–/])(?<year>${Y4}|1[3-9]|[2-9]\\d)(?!\\d)`],
  [0, 4, `${NOT_IN_NUMBER}${FROM}(?<year>${Y4})(?=s?${END})(?![./-]\\d)`],
  [0, 2, `(?<=')(?<year>\\d{2})(?=s?${END})`],
  // `042300`, `251105`, as used in forms and payments.
  [0, 6, '^(?<first>\\d\\d)(?<second>\\d\\d)(?<year>\\d\\d)$'],
  [0, 6, `^(?<year>\\d\\d)(?<month>0[1-9]|1[0-2])(?<day>0[1-9]|[12]\\d|3[01])$`],
  [3, 1, `${FROM}(?<weekday>${longDays})[.,]{0,2}\\s(?:the\\s)?(?<day>${D})(?!\\d)${ORD}`],
  [2, 0, `${FROM}${WD}${END}`],
  [2, 1, `${FROM}(?<day>${D})(?<ordinal>st|nd|rd|th)${END}`],
];

/** Those of {@link DATE_FORMATS} that most dates in tables have. */
export const NUMERIC_FORMATS: readonly Format[] = NUMERIC.map(formatOf);
export const DATE_FORMATS: readonly Format[] = [...NUMERIC_FORMATS, ...NOTATIONS.map(formatOf)];

const OTHER = `(?<month>${alternatives(OTHER_MONTHS.keys())})(?![\\p{L}\\p{M}])`;
const OTHER_ORD = '(?:[.ºª°]|-?е|-го)?';
// The Hebrew preposition for `in` is a prefix of the month.
const DAY_OTHER = `(?<!\\d)(?<day>${D})${OTHER_ORD}[\\s.]{1,3}ב?${OTHER}`;

/** Additional notations, for month names of other languages and East Asian date characters. */
export const OTHER_LANGUAGE_DATE_FORMATS: readonly Format[] = (
  [
    [
      1,
      1,
      `(?<era>${[...ERAS.keys()].join('|')})(?<year>\\d{1,2})年(?<month>1[0-2]|0?[1-9])月(?<day>3[01]|[12]\\d|0?[1-9])日`,
    ],
    [
      1,
      4,
      '(?<!\\d)(?<year>(?:19|20)\\d{2})\\s?[年년]\\s?(?<month>1[0-2]|0?[1-9])\\s?[月월]\\s?(?<day>3[01]|[12]\\d|0?[1-9])\\s?[日号일]',
    ],
    [1, 4, '(?<!\\d)(?<year>(?:19|20)\\d{2})\\s?[年년]\\s?(?<month>1[0-2]|0?[1-9])\\s?[月월]'],
    [1, 1, '(?<!\\d)(?<month>1[0-2]|0?[1-9])\\s?[月월]\\s?(?<day>3[01]|[12]\\d|0?[1-9])\\s?[日号일]'],
    [1, 4, '(?<!\\d)(?<year>(?:19|20)\\d{2})[年년]'],
    [3, 4, `${DAY_OTHER}[\\s,.]{1,3}(?:de\\s)?(?<year>${Y4})(?!\\d)`],
    [3, 4, `(?<!\\d)(?<year>${Y4})\\.?\\s${OTHER}\\s(?<day>${D})(?!\\d)(?:\\.|-\\p{L}{2,4})?`],
    [3, 1, DAY_OTHER],
    [3, 4, `${FROM}${OTHER}\\s(?:de\\s)?(?<year>${Y4})(?!\\d)`],
    [3, 1, `${FROM}${OTHER}\\s(?<day>${D})(?!\\d)(?:\\.|-\\p{L}{2,4})?`],
    [3, 0, `${FROM}${OTHER}`],
  ] satisfies Notation[]
).map(formatOf);

const EAST_ASIAN = /\d\s?[年月년월]/u;

/** True if the text can only be read with {@link OTHER_LANGUAGE_DATE_FORMATS}. */
export const hasOtherLanguageDate = (text: string): boolean =>
  EAST_ASIAN.test(text) ||
  (text.match(/[\p{L}\p{M}]{2,}/gu) ?? []).some(
    (word) => OTHER_MONTHS.has(word.toLowerCase()) || OTHER_MONTHS.has(word.toLowerCase().replace(/^ב/u, '')),
  );
