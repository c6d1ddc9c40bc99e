import type { CodeRecognizer, Match, TextDocument } from '../../../core/index.js';
import { append, dateParts, isClinicalText, lexiconPattern, scoreOf } from '../../../kit/index.js';
import { isDayAndMonth, isShortDate } from './calendar.js';
import { CHART_SCORES } from './chart-scores.js';
import { SCORE_WORDS } from './context.js';

/** `9/14` and `10/1-11/15`: a date, a range, or a fraction; includes the year of a full date. */
const NUMBERS = new RegExp(
  `(?<![\\d/.:$#\\p{L}-])(\\d{1,2}/\\d{1,2})(?:(/(?:\\d{4}|\\d{2}))(?![\\d/])|( ?- ?\\d{1,2}/\\d{1,2})?(?![\\d/"]|[.:]\\d|%|-\\d| ?(?:${lexiconPattern('number-labels', { class: 'behind-a-fraction', language: 'en' })})(?![\\p{L}])))`,
  'uy',
);
/** `13.02.` and `13.02.2025`; without the second point it may be a decimal, with fewer digits the number of a section. */
const DOTTED = /(?<![\d/.:,$#\p{L}-])(\d\d\.\d\d\.)(?:((?:19|20)\d\d|\d\d)(?!\d|\.\d)|(?! ?\d))/uy;
/** The search goes from slash to slash, because texts have few of them. */
const isDigit = (view: string, at: number): boolean => {
  const code = view.charCodeAt(at);
  return code >= 48 && code <= 57;
};
/** The words before a number, which may show that it is a score. */
const BEFORE = /[\p{L}'-]+/gu;
const NEAR = 30;
const SCORES: ReadonlySet<string> = new Set(SCORE_WORDS);
/** Number of full dates with slashes that show how a document writes dates. */
const HABIT = 2;
const SCORE = scoreOf('cue:hint');

/**
 * Dates without a year in a document that writes full dates, or unambiguous dates, in the same format:
 * `seen 6/28/24 … per letter 7/19`, `Mon 3/3 … Thu 3/6 … till 3/15`. Excludes simple fractions and scores. In a chart,
 * such dates occur without any full date.
 */
export const dayMonthHabit: CodeRecognizer = {
  name: 'temporal/day-month-habit',
  types: ['DATE'],
  parts: (term) => dateParts(term),
  needs: { digits: 5 },
  recognize: ({ view }: TextDocument): readonly Match[] => [...slashed(view), ...dotted(view)],
};

function dotted(view: string): readonly Match[] {
  let whole = 0;
  const short: Match[] = [];
  for (let dot = view.indexOf('.'); dot > 0; dot = view.indexOf('.', dot + 1)) {
    if (!isDigit(view, dot - 2) || !isDigit(view, dot + 1)) continue;
    DOTTED.lastIndex = dot - 2;
    const [, day = '', year] = DOTTED.exec(view) ?? [];
    if (day === '' || !isDayAndMonth(day)) continue;
    if (year !== undefined) whole++;
    else append(short, datesOf(dot - 2, day, ''));
  }
  return whole >= HABIT ? short : [];
}

function slashed(view: string): readonly Match[] {
  let whole = 0;
  const short: Match[] = [];
  const timed: Match[] = [];
  for (let slash = view.indexOf('/'); slash > 0; slash = view.indexOf('/', Math.max(slash + 1, NUMBERS.lastIndex))) {
    const index = isDigit(view, slash - 2) ? slash - 2 : slash - 1;
    NUMBERS.lastIndex = index;
    const [, day = '', year, until = ''] =
      isDigit(view, slash - 1) && isDigit(view, slash + 1) ? (NUMBERS.exec(view) ?? []) : [];
    if (day === '') NUMBERS.lastIndex = 0;
    else if (year !== undefined) whole += isDayAndMonth(day) ? 1 : 0;
    else {
      whole += isSureDay(view, index, day) ? 1 : 0;
      if (!isDay(view, index, day, until)) continue;
      const dates = datesOf(index, day, until);
      append(short, dates);
      if (until === '' && hasTimeBehind(view, index + day.length)) append(timed, dates);
    }
  }
  if (whole >= HABIT || short.length === 0) return short;
  return isClinicalText(view) ? short.filter(({ start, end }) => isCharted(view, start, end)) : timed;
}

const CHART: ReadonlySet<string> = new Set(CHART_SCORES);
/** Words in a chart that speak against a date, after the number and directly before it. */
const COUNTED = new RegExp(
  `^ ?(?:${lexiconPattern('date-contexts', { class: 'counted', language: 'en' })}|x\\b|%|\\d|[lL]\\b|[rR]?LE\\b|[rR]?UE\\b)`,
  'u',
);
const CLOSE = 14;

/**
 * In a chart no full date is needed: `s/p BKA 8/12`, `PSA 0.2 6/20`. Charts also contain settings and counts, which are
 * excluded.
 */
function isCharted(view: string, start: number, end: number): boolean {
  if (COUNTED.test(view.slice(end, end + 12))) return false;
  const near = view.slice(Math.max(start - CLOSE, 0), start).toLowerCase();
  for (const [word] of near.slice(near.lastIndexOf('\n') + 1).matchAll(BEFORE)) if (CHART.has(word)) return false;
  return true;
}

/** `3/10 @ 10:30`: what may be a fraction elsewhere is a date. */
const TIME_BEHIND = /^,? ?(?:@|at|um|à|a las|alle)? ?\d{1,2}[:.h]\d\d(?!\d)/u;

const hasTimeBehind = (view: string, end: number): boolean => TIME_BEHIND.test(view.slice(end, end + 12));

const isDay = (view: string, index: number, day: string, until: string): boolean =>
  isDayAndMonth(day) &&
  (isShortDate(day) || hasTimeBehind(view, index + day.length) || (until !== '' && isShortDate(lastOf(until)))) &&
  !isScore(view, index);

const PADDED = /^0|\/0/;
const WEEKDAY = /(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,? $/iu;
const LONGEST_WEEKDAY = 12;

/** `02/15` and `Thu 3/6` are unambiguous like a full date; `[01/12]` counts steps. */
const isSureDay = (view: string, index: number, day: string): boolean =>
  isDayAndMonth(day) &&
  ((PADDED.test(day) && view[index - 1] !== '[') ||
    WEEKDAY.test(view.slice(Math.max(0, index - LONGEST_WEEKDAY), index)));

const lastOf = (until: string): string => until.replace(/^[ -]+/, '');

function isScore(view: string, index: number): boolean {
  const near = view.slice(Math.max(index - NEAR, 0), index).toLowerCase();
  for (const [word] of near.slice(near.lastIndexOf('\n') + 1).matchAll(BEFORE)) if (SCORES.has(word)) return true;
  return false;
}

function datesOf(index: number, day: string, until: string): Match[] {
  const date = (start: number, end: number): Match => ({
    type: 'DATE',
    start,
    end,
    score: SCORE,
    why: 'has the notation of the complete dates in the text',
  });
  const last = lastOf(until);
  const end = index + day.length + until.length;
  return [date(index, index + day.length), ...(isDayAndMonth(last) ? [date(end - last.length, end)] : [])];
}
