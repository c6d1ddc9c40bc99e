import type { Pattern } from '../../../core/index.js';
import { type Basis, OTHER_LANGUAGE_MONTHS } from '../../../kit/index.js';
import { DAY, RECENT_YEAR } from './calendar.js';
import { FULL_MONTHS } from './months.js';
import { wordTrie } from './word-trie.js';

const r = String.raw;
/** Month names that the other forms do not contain. */
const MONTHS = [
  ...new Set(OTHER_LANGUAGE_MONTHS.flatMap(({ months }) => months.map((month) => month.toLowerCase()))),
].filter((month) => !FULL_MONTHS.includes(month));
const HUNGARIAN =
  OTHER_LANGUAGE_MONTHS.find(({ code }) => code === 'hu')?.months.map((month) => month.toLowerCase()) ?? [];
const END = r`(?![\p{L}\p{M}\p{N}_])`;
const MONTH = `${wordTrie(MONTHS)}${END}`;
const OF_HUNGARY = `${wordTrie(HUNGARIAN)}${END}`;
// `12-én`, `3-tól`
const HUNGARIAN_DAY = r`${DAY}(?:-\p{L}{2,3}(?!\p{L})|(?!\d))`;
const TWO = r`[01]?\d`;
const DAYS = r`[0-3]?\d`;

const date = (name: string, match: string, score: Basis = 'form:own'): Pattern => ({
  name,
  type: 'DATE',
  match,
  ignoreCase: true,
  score,
});

/**
 * Dates with month names in further languages (`12. huhtikuuta 2024`, `3 Mart`, `5 мая 1970`, `3 במרץ 2024`), Hungarian
 * dates (`2024. március 11.`, `április 12-én`), and East Asian dates (`2024年3月3日`, `2024년 3월 3일`, `令和6年3月3日`).
 */
export const DATES_OF_FURTHER_LANGUAGES: readonly Pattern[] = [
  date(
    'day-month, further language',
    r`${DAY}(?:[.ºª°]|-?е|-го)? {0,2}ב?${MONTH}(?:[ ,.]{1,2}(?:de )?${RECENT_YEAR}(?!\d))?`,
  ),
  date('month-year, further language', r`ב?${MONTH} (?:de )?${RECENT_YEAR}(?!\d)`, 'form:own'),
  date('year-month-day, Hungarian', r`${RECENT_YEAR}\.? ${OF_HUNGARY}(?: ${HUNGARIAN_DAY})?`),
  date('month-day, Hungarian', `${OF_HUNGARY} ${HUNGARIAN_DAY}`, 'form:usual'),
  date('year-month-day, East Asian', r`${RECENT_YEAR} ?[年년] ?${TWO} ?[月월](?: ?${DAYS} ?[日号號일])?`, 'form:own'),
  date('month-day, East Asian', r`${TWO} ?[月월] ?${DAYS} ?[日号號일]`, 'form:own'),
  date('era, Japanese', r`(?:令和|平成|昭和|大正|民國|民国) ?(?:元|\d{1,3}) ?年 ?${TWO} ?月 ?${DAYS} ?日`, 'form:own'),
];
