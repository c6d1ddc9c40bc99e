import { MONTHS, WEEKDAYS } from './calendar-words.js';
import { ROMAN_MONTHS } from './date-words.js';
import { periodFormats } from './periods.js';

const alternatives = (words: Iterable<string>): string => [...words].sort((a, b) => b.length - a.length).join('|');

export const MON = `(?<mon>${alternatives(MONTHS.keys())})(?![\\p{L}])\\.?`;
// Two-letter weekdays are words of their own in most languages; they count only with a comma or a point.
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
// A year of two digits, and not the hour of a time.
export const Y2 = '\\d{2}(?!\\s?(?:[:.h]\\d|h|[ap]\\.?m))';
// Not the tail of a longer group of numbers.
const ALONE = '(?<!\\d|\\d[./-])';
const PERIODS = periodFormats(Y4);
const ROMAN = `(?<!\\d)(?<d>${D})\\.?[-/. ](?<r>${alternatives(ROMAN_MONTHS)})\\.?[-/. ](?<y>${Y4})(?!\\d)`;
const ORD = '(?<o>st|nd|rd|th|er|[.ºª°])?';

interface DateFormat {
  readonly pattern: RegExp;
  /** True if the notation can do without a letter. */
  readonly numeric: boolean;
}

/**
 * Notations of dates, the most telling first. Groups: `y` year, `m` month, `d` day, `a` and `b` day and month in an order
 * that the text does not say, `mon` and `wd` names, `r` a month in Roman figures, `o` the suffix of an ordinal, and those of the parts of a year. All repetitions are bounded.
 */
export const DATE_FORMATS: readonly DateFormat[] = [
  `(?<!\\d)(?<y>${Y4})[-/.](?<m>${M})[-/.](?<d>${D})(?!\\d)`,
  `(?<!\\d)(?<y>(?:19|20)\\d{2})(?<m>0[1-9]|1[0-2])(?<d>0[1-9]|[12]\\d|3[01])(?=\\d{4}(?:\\d{2})?(?!\\d)|(?!\\d))`,
  `${LEAD}(?<![\\d])(?<a>\\d{1,2})\\s?[./-]\\s?(?<b>\\d{1,2})\\s?[./-]\\s?(?<y>${Y4}|\\d{2})(?!\\d)`,
  `${LEAD}(?<!\\d)(?<d>${D})${ORD}${OF}[\\s/.-]{0,3}${MON}${OF}[\\s,/.'-]{0,4}(?<y>${Y4}|(?<=[-/.'\\s]|\\d\\d\\p{L}{3})${Y2})(?!\\d)`,
  `${LEAD}${FROM}${MON}[\\s/.-]{0,3}(?<d>${D})(?!\\d)${ORD}[\\s,/-]{1,3}(?<y>${Y4}|(?<=[-/]|,\\s)${Y2})(?!\\d)`,
  `${FROM}(?<y>${Y4})[\\s-]${MON}[\\s-](?<d>${D})(?!\\d)`,
  ROMAN,
  `${LEAD}(?<!\\d)(?<d>${D})${ORD}${OF}[\\s/.-]{0,3}${MON}${END}`,
  `${FROM}${MON}${OF}[\\s,/.'-]{1,4}(?<y>${Y4}|(?<=')\\d{2})(?!\\d)`,
  `${LEAD}${FROM}${MON}[\\s/.-]{0,3}(?<d>${D})(?!\\d)${ORD}${END}`,
  ...PERIODS,
  `${ALONE}(?<m>${M})[/.-](?<y>${Y4})(?!\\d)`,
  `${ALONE}(?<y>${Y4})[/-](?<m>0[1-9]|1[0-2])(?!\\d|[./-]\\d)`,
  `${LEAD}(?<![\\d.:])(?<a>\\d{1,2})[/.-](?<b>\\d{1,2})(?![\\d:]|[./-]\\d)`,
  `${FROM}${MON}${END}`,
  // `2015-2018`, `2019/20`: of a pair, each year by itself.
  `${ALONE}${FROM}(?<y>${Y4})(?=[-–/](?:${Y4}|(?:1[3-9]|[2-9]\\d))(?!\\d))`,
  `(?<=(?<!\\d)${Y4}[-–/])(?<y>${Y4}|1[3-9]|[2-9]\\d)(?!\\d)`,
  `${ALONE}${FROM}(?<y>${Y4})(?=s?${END})(?![./-]\\d)`,
  `(?<=')(?<y>\\d{2})(?=s?${END})`,
  // `042300`, `251105`, as forms and payments write it.
  '^(?<a>\\d\\d)(?<b>\\d\\d)(?<y>\\d\\d)$',
  `^(?<y>\\d\\d)(?<m>0[1-9]|1[0-2])(?<d>0[1-9]|[12]\\d|3[01])$`,
  `${FROM}(?<wd>${longDays})\\s(?<d>${D})(?!\\d)`,
  `${FROM}${WD}${END}`,
  `${FROM}(?<d>${D})(?<o>st|nd|rd|th)${END}`,
].map((source) => ({
  pattern: new RegExp(source, 'dgiu'),
  numeric: !source.includes(MON) && source !== ROMAN && !PERIODS.includes(source),
}));
