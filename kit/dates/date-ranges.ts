import { lexiconPattern } from '../../lexicon/words.js';
import { MONTHS } from './calendar-words.js';
import { civilOf, dayOf } from './civil.js';
import { ANY_MON, FROM, MON, OF, Y2, Y4 } from './date-formats.js';
import type { DateReading, DateText } from './date-text.js';
import { calendarName, fullYear, ordinal, wordOf } from './date-words.js';
import { matchesOf } from './formats.js';

const DAY = '(?:3[01]|[12]\\d|0?[1-9])';
const ORD = 'st|nd|rd|th|er|[.ºª°]';
const LINK = `\\s{0,2}(?:[-–—/&]|(?:${lexiconPattern('calendar', { class: 'between-days' })})(?![\\p{L}]))(?:\\s{1,2}(?:the|le|el|il|zum|am|den|al|o)(?![\\p{L}]))?\\s{0,2}`;

/** Several days of one month: `3 au 11 mai 2024`, `Mar 12-15`. Groups: `d` and `e` first and last day, `o` and `p` their suffixes. */
const DAY_FIRST = new RegExp(
  `(?<![\\d:.,/-])(?<d>${DAY})(?<o>${ORD})?${LINK}(?<e>${DAY})(?<p>${ORD})?(?<gap>${OF}[\\s.-]{0,3})${ANY_MON}(?:${OF}[\\s,/.'-]{0,4}(?<y>${Y4}|(?<=[-/.'\\s])${Y2})(?!\\d)|(?![\\p{L}\\p{N}]))`,
  'dgiu',
);
const MONTH_FIRST = new RegExp(
  `${FROM}${MON}(?<gap>\\s{1,3})(?<d>${DAY})(?<o>${ORD})?${LINK.replace('/&', '&')}(?<e>${DAY})(?!\\d|\\s?(?:[:.h]\\d|h(?!\\p{L})|uhr|[ap]\\.?m))(?<p>${ORD})?(?![\\p{L}\\p{N}])(?:[\\s,/-]{1,3}(?<y>${Y4})(?!\\d))?`,
  'dgiu',
);

interface Range {
  readonly match: RegExpExecArray;
  readonly dayFirst: boolean;
  readonly length: number;
  readonly language: string | undefined;
}

/** Writes the range shifted to begin on another day. If it then ends in another month, both months are named. */
function write({ match, dayFirst, length, language }: Range, at: number): string {
  const whole = match[0];
  const { d = '', mon = '', gap = ' ', e = '', y = '' } = match.groups ?? {};
  const [first, last] = [civilOf(at), civilOf(at + length)];
  const pad = d.startsWith('0') || e.startsWith('0') ? 2 : 1;
  const name = (month: number): string => calendarName('mon', mon, whole, month - 1, language);
  const parts: Record<string, string> = {
    d: String(first.day).padStart(pad, '0'),
    o: ordinal(first.day, match.groups?.o ?? ''),
    e: String(last.day).padStart(pad, '0'),
    p: ordinal(last.day, match.groups?.p ?? ''),
    mon: name(dayFirst ? last.month : first.month),
    y: y.length === 2 ? String(last.year % 100).padStart(2, '0') : String(last.year).padStart(4, '0'),
  };
  if (first.month !== last.month) {
    if (dayFirst) parts[match.groups?.o === undefined ? 'd' : 'o'] += gap + name(first.month);
    else parts.e = name(last.month) + gap + parts.e;
  }
  let out = '';
  let done = match.index;
  const slots = Object.entries(match.indices?.groups ?? {}).filter(([key]) => key !== 'gap');
  for (const [key, range] of slots.sort(([, a], [, b]) => (a?.[0] ?? 0) - (b?.[0] ?? 0))) {
    if (range === undefined) continue;
    out += match.input.slice(done, range[0]) + (parts[key] ?? '');
    done = range[1];
  }
  return out + match.input.slice(done, match.index + whole.length);
}

function rangeText(match: RegExpExecArray, dayFirst: boolean, reading: DateReading): DateText | undefined {
  const { d, e, mon = '', y } = match.groups ?? {};
  const length = Number(e) - Number(d);
  const month = (wordOf(MONTHS, mon, match[0], reading.language)?.index ?? 0) + 1;
  const year = y === undefined ? reading.year : fullYear(y, reading.year);
  const day = dayOf(year, month, Number(d));
  if (length < 1 || civilOf(day + length).day !== Number(e)) return undefined;
  return {
    start: match.index,
    end: match.index + match[0].length,
    day,
    says: { year: y !== undefined, month: true, day: true },
    write: (at) => write({ match, dayFirst, length, language: reading.language }, at),
  };
}

/**
 * Ranges of days within a month. Each is returned as one date, its first day, and is written back as a range. Linear in
 * the text.
 */
export function readRanges(text: string, reading: DateReading): DateText[] {
  // A range needs at least two numbers and a month name.
  if (!/\d\D+\d/u.test(text) || !/\p{L}{3}/u.test(text)) return [];
  return [DAY_FIRST, MONTH_FIRST]
    .flatMap((pattern, i) => matchesOf(pattern, text).flatMap((match) => rangeText(match, i === 0, reading) ?? []))
    .sort((a, b) => a.start - b.start)
    .filter((range, i, all) => i === 0 || range.start >= (all[i - 1]?.end ?? 0));
}
