import { HOME_MONTHS, OTHER_MONTHS, WEEKDAYS } from './calendar-words.js';
import { ERAS, ROMAN_MONTHS } from './date-words.js';
import { type Format, formatOf, type Notation } from './formats.js';
import { periodFormats } from './periods.js';

const alternatives = (words: Iterable<string>): string => [...words].sort((a, b) => b.length - a.length).join('|');

/** A month of any language. */
export const ANY_MON = `(?<mon>${alternatives([...HOME_MONTHS.keys(), ...OTHER_MONTHS.keys()])})(?![\\p{L}\\p{M}])\\.?`;
export const MON = `(?<mon>${alternatives(HOME_MONTHS.keys())})(?![\\p{L}])\\.?`;
// Two-letter weekdays are ordinary words in most languages, so they count only before a comma or a full stop.
const longDays = alternatives([...WEEKDAYS.keys()].filter((word) => word.length > 2));
const shortDays = alternatives([...WEEKDAYS.keys()].filter((word) => word.length === 2));
const WD = `(?<wd>(?:${longDays})(?![\\p{L}])|(?:${shortDays})(?=[.,]))[.,]{0,2}`;
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
const ORD = '(?<o>st|nd|rd|th|er|[.ºª°])?';

const COMPACT = `(?<!\\d)(?<y>(?:19|20)\\d{2})(?<m>0[1-9]|1[0-2])(?<d>0[1-9]|[12]\\d|3[01])(?=\\d{4}(?:\\d{2})?(?!\\d)|(?!\\d))`;
/** `_14th_ day of __March__, _2024_`: the parts that were filled in are surrounded by underscores or wide gaps. */
const DAY_OF_MONTH = `(?<!\\d)(?<d>${D})(?<o>st|nd|rd|th)?[\\s_]{1,24}day[\\s_]{1,8}of[\\s_]{1,24}${MON}`;
const DAY_MONTH_YEAR = `${LEAD}(?<!\\d)(?<d>${D})${ORD}${OF}[\\s/.-]{0,3}${MON}${OF}[\\s,/.'-]{0,4}(?<y>${Y4}|(?<=[-/.'\\s]|\\d\\d\\p{L}{3})${Y2})(?!\\d)`;

/**
 * Notations of dates, the most specific first. Groups: `y` year, `m` month, `d` day, `a` and `b` day and month in an
 * order that the text does not show, `mon` and `wd` names, `r` a month in Roman figures, `o` the suffix of an ordinal,
 * and those of the parts of a year. All repetitions are bounded.
 */
const NOTATIONS: readonly Notation[] = [
  [0, 4, `(?<!\\d)(?<y>${Y4})[-/.](?<m>${M})[-/.](?<d>${D})(?!\\d)`],
  [0, 8, COMPACT],
  [0, 2, `${LEAD}(?<![\\d])(?<a>\\d{1,2})\\s?[./-]\\s?(?<b>\\d{1,2})\\s?[./-]\\s?(?<y>${Y4}|\\d{2})(?!\\d)`],
  // `05 14 1972`, `05 | 14 | 72`: forms with a gap or a bar between the parts.
  [0, 2, `^(?<a>\\d{1,2})(?: {1,3}| ?\\| ?)(?<b>\\d{1,2})(?: {1,3}| ?\\| ?)(?<y>${Y4}|\\d\\d)$`],
  [0, 8, `^(?<a>\\d\\d)(?<b>\\d\\d)(?<y>${Y4})$`],
  [3, 2, DAY_MONTH_YEAR],
  [3, 2, `${DAY_OF_MONTH}[\\s_]{0,24},?[\\s_]{0,24}(?<y>${Y4})(?!\\d)`],
  [3, 1, DAY_OF_MONTH],
  [3, 2, `${LEAD}${FROM}${MON}[\\s/.-]{0,3}(?<d>${D})(?!\\d)${ORD}[\\s,/-]{1,3}(?<y>${Y4}|(?<=[-/]|,\\s)${Y2})(?!\\d)`],
  [3, 4, `${FROM}(?<y>${Y4})[\\s-]${MON}[\\s-](?<d>${D})(?!\\d)`],
  [1, 4, `(?<!\\d)(?<d>${D})\\.?[-/. ](?<r>${alternatives(ROMAN_MONTHS)})\\.?[-/. ](?<y>${Y4})(?!\\d)`],
  [3, 1, `${LEAD}(?<!\\d)(?<d>${D})${ORD}${OF}[\\s/.-]{0,3}${MON}${END}`],
  [3, 2, `${FROM}${MON}${OF}[\\s,/.'-]{1,4}(?<y>${Y4}|(?<=')\\d{2})(?!\\d)`],
  [3, 1, `${LEAD}${FROM}${MON}[\\s/.-]{0,3}(?<d>${D})(?!\\d)${ORD}${END}`],
  ...periodFormats(Y4),
  [0, 4, `${NOT_IN_NUMBER}(?<m>${M})[/.-](?<y>${Y4})(?!\\d)`],
  [0, 4, `${NOT_IN_NUMBER}(?<y>${Y4})[/-](?<m>0[1-9]|1[0-2])(?!\\d|[./-]\\d)`],
  [0, 1, `${LEAD}(?<![\\d.:])(?<a>\\d{1,2})[/.-](?<b>\\d{1,2})(?![\\d:]|[./-]\\d)`],
  [3, 0, `${FROM}${MON}${END}`],
  // `2015-2018`, `2019/20`: each year of a pair is matched separately.
  [0, 4, `${NOT_IN_NUMBER}${FROM}(?<y>${Y4})(?=[-–/](?:${Y4}|(?:1[3-9]|[2-9]\\d))(?!\\d))`],
  [0, 2, `(?<=(?<!\\d)${Y4}[-–/])(?<y>${Y4}|1[3-9]|[2-9]\\d)(?!\\d)`],
  [0, 4, `${NOT_IN_NUMBER}${FROM}(?<y>${Y4})(?=s?${END})(?![./-]\\d)`],
  [0, 2, `(?<=')(?<y>\\d{2})(?=s?${END})`],
  // `042300`, `251105`, as used in forms and payments.
  [0, 6, '^(?<a>\\d\\d)(?<b>\\d\\d)(?<y>\\d\\d)$'],
  [0, 6, `^(?<y>\\d\\d)(?<m>0[1-9]|1[0-2])(?<d>0[1-9]|[12]\\d|3[01])$`],
  [3, 1, `${FROM}(?<wd>${longDays})[.,]{0,2}\\s(?:the\\s)?(?<d>${D})(?!\\d)${ORD}`],
  [2, 0, `${FROM}${WD}${END}`],
  [2, 1, `${FROM}(?<d>${D})(?<o>st|nd|rd|th)${END}`],
];

export const DATE_FORMATS: readonly Format[] = NOTATIONS.map(formatOf);

const OTHER = `(?<mon>${alternatives(OTHER_MONTHS.keys())})(?![\\p{L}\\p{M}])`;
const OTHER_ORD = '(?:[.ºª°]|-?е|-го)?';
// The Hebrew preposition for `in` is a prefix of the month.
const DAY_OTHER = `(?<!\\d)(?<d>${D})${OTHER_ORD}[\\s.]{1,3}ב?${OTHER}`;

/** Additional notations, for month names of other languages and East Asian date characters. */
export const OTHER_LANGUAGE_DATE_FORMATS: readonly Format[] = (
  [
    [1, 1, `(?<e>${[...ERAS.keys()].join('|')})(?<y>\\d{1,2})年(?<m>1[0-2]|0?[1-9])月(?<d>3[01]|[12]\\d|0?[1-9])日`],
    [
      1,
      4,
      '(?<!\\d)(?<y>(?:19|20)\\d{2})\\s?[年년]\\s?(?<m>1[0-2]|0?[1-9])\\s?[月월]\\s?(?<d>3[01]|[12]\\d|0?[1-9])\\s?[日号일]',
    ],
    [1, 4, '(?<!\\d)(?<y>(?:19|20)\\d{2})\\s?[年년]\\s?(?<m>1[0-2]|0?[1-9])\\s?[月월]'],
    [1, 1, '(?<!\\d)(?<m>1[0-2]|0?[1-9])\\s?[月월]\\s?(?<d>3[01]|[12]\\d|0?[1-9])\\s?[日号일]'],
    [1, 4, '(?<!\\d)(?<y>(?:19|20)\\d{2})[年년]'],
    [3, 4, `${DAY_OTHER}[\\s,.]{1,3}(?:de\\s)?(?<y>${Y4})(?!\\d)`],
    [3, 4, `(?<!\\d)(?<y>${Y4})\\.?\\s${OTHER}\\s(?<d>${D})(?!\\d)(?:\\.|-\\p{L}{2,4})?`],
    [3, 1, DAY_OTHER],
    [3, 4, `${FROM}${OTHER}\\s(?:de\\s)?(?<y>${Y4})(?!\\d)`],
    [3, 1, `${FROM}${OTHER}\\s(?<d>${D})(?!\\d)(?:\\.|-\\p{L}{2,4})?`],
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
