import type { Pattern } from '../../../core/index.js';
import { type Basis, lexiconPattern, OTHER_LANGUAGE_MONTHS } from '../../../kit/index.js';
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
const HAN_DAY = '[一二三四五六七八九十廿卅]{1,3}';
const DAY_IN_SCRIPT = r`(?:${DAYS}|${HAN_DAY}|[일이삼사오육칠팔구십]{1,4})`;

const date = (name: string, match: string, score: Basis = 'form:own'): Pattern => ({
  name,
  type: 'DATE',
  match,
  ignoreCase: true,
  score,
});

/**
 * Dates with month names in further languages (`12. huhtikuuta 2024`, `3 Mart`, `5 мая 1970`, `3 במרץ 2024`), Hungarian
 * dates (`2024. március 11.`, `április 12-én`), and East Asian dates (`2024年3月3日`, `2024년 3월 3일`, `2024. 3. 3.`, `令和6年3月3日`),
 * also with the month named by its place (`지난 9일`, `下月2号`).
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
  date(
    'era, Japanese',
    r`(?:令和|平成|昭和|大正|民國|民国) ?(?:元|\d{1,3}) ?年 ?${TWO} ?月(?: ?${DAYS} ?日)?`,
    'form:own',
  ),
  date(
    'year-month-day with dots and blanks, Korean',
    r`${RECENT_YEAR}\. ${TWO}\. ${DAYS}(?:\.(?!\d)|(?![\d.]))`,
    'form:own',
  ),
  // `2017.03 ~ 2021.02`, `2019.07—至今`
  date(
    'year-month before a dash',
    r`${RECENT_YEAR}\.${TWO}(?![\d.])(?= ?[~～〜—–-] ?(?:${RECENT_YEAR}\.${TWO}|현재|至今|现在|現在))`,
  ),
  date(
    'year-month behind a dash',
    r`(?<=${RECENT_YEAR}\.${TWO} ?[~～〜—–-] ?)${RECENT_YEAR}\.${TWO}(?![\d.])`,
    'form:usual',
  ),
  date(
    'day of a named month, East Asian',
    `(?:${lexiconPattern('calendar-words', { class: 'named-month' })}) ?${DAY_IN_SCRIPT}[일日号號]`,
  ),
  // `我下月2号`: inside a run of characters only the number is tried.
  date(
    'day behind a named month, East Asian',
    `(?<=(?:${lexiconPattern('calendar-words', { class: 'named-month' })}) ?)${DAYS}[일日号號]`,
  ),
  date('month-day in words, Chinese', r`[正一二三四五六七八九十]{1,2}月${HAN_DAY}[日号號]`, 'form:own'),
  // `21일 오후`, `11日午前`; `3日に1回` is a frequency
  date(
    'day before a part of the day, East Asian',
    r`(?<![\d월月.,:/-] ?)${DAYS}(?:일(?= ?(?:오전|오후|아침|저녁|새벽|밤))|[日号號](?=午前|午後|上午|下午|早朝|夜に|夕方|付|に(?!\d|[一二三四五]))|일(?=까지|자로))`,
    'form:usual',
  ),
];
