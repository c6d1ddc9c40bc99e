import type { Edit } from '../../../core/contracts/span.js';
import { lexiconPattern } from '../../../lexicon/words.js';
import { ANY_MON, FROM, MON, OF, Y2, Y4 } from './date-formats.js';
import { matchesOf } from './formats.js';
import type { Slot } from './slots.js';

const DAY = '(?:3[01]|[12]\\d|0?[1-9])';
const ORD = 'st|nd|rd|th|er|[.ºª°]';
const LINK = `\\s{0,2}(?:[-–—/&]|(?:${lexiconPattern('calendar', { class: 'between-days' })})(?![\\p{L}]))(?:\\s{1,2}(?:the|le|el|il|zum|am|den|al|o)(?![\\p{L}]))?\\s{0,2}`;

/** Several days of one month: `3 au 11 mai 2024`, `Mar 12-15`. */
const DAY_FIRST = new RegExp(
  `(?<![\\d:.,/-])(?<day>${DAY})(?<ordinal>${ORD})?${LINK}(?<lastDay>${DAY})(?<lastOrdinal>${ORD})?${OF}[\\s.-]{0,3}${ANY_MON}(?:${OF}[\\s,/.'-]{0,4}(?<year>${Y4}|(?<=[-/.'\\s])${Y2})(?!\\d)|(?![\\p{L}\\p{N}]))`,
  'dgiu',
);
const MONTH_FIRST = new RegExp(
  `${FROM}${MON}\\s{1,3}(?<day>${DAY})(?<ordinal>${ORD})?${LINK.replace('/&', '&')}(?<lastDay>${DAY})(?!\\d|\\s?(?:[:.h]\\d|h(?!\\p{L})|uhr|[ap]\\.?m))(?<lastOrdinal>${ORD})?(?![\\p{L}\\p{N}])(?:[\\s,/-]{1,3}(?<year>${Y4})(?!\\d))?`,
  'dgiu',
);

/** Ranges of days within a month, each one date of its first day. Linear in the text. */
export function findRanges(text: string): RegExpExecArray[] {
  // A range needs at least two numbers and a month name.
  if (!/\d\D+\d/u.test(text) || !/\p{L}{3}/u.test(text)) return [];
  return [DAY_FIRST, MONTH_FIRST].flatMap((pattern) => matchesOf(pattern, text)).sort((a, b) => a.index - b.index);
}

/**
 * Names the other month in a range that does not end in the month of its first day.
 * @param month name of the month that a range with the day first begins with, and any other ends with
 */
export function withTwoMonths(text: string, slots: readonly Slot[], edits: readonly Edit[], month: string): Edit[] {
  const at = (role: string): number => slots.findIndex((slot) => slot.role === role);
  const [day, last, name] = [at('day'), at('lastDay'), at('month')];
  const isDayFirst = day < name;
  const [from, to] = isDayFirst ? [slots[name - 1], slots[name]] : [slots[name], slots[name + 1]];
  const gap = text.slice(from?.end, to?.start);
  const changed = isDayFirst ? last - 1 : last;
  return edits.map((edit, i) =>
    i !== changed ? edit : { ...edit, text: isDayFirst ? edit.text + gap + month : month + gap + edit.text },
  );
}
