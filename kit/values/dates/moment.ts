import type { TermPart } from '../../../core/contracts/term-parts.js';
import type { DateReading, DateText } from './date-text.js';
import { type DateForm, dateOf, findDates, spansOf } from './dates.js';
import { type Slot, slotAt } from './slots.js';
import { findTimes, saysNothingElse, type TimeForm, type TimeText, timeOf } from './times.js';

/** A value that consists of dates and times only, in the conventions of its document. */
export interface Moment {
  /** In order. */
  readonly dates: readonly DateText[];
  /** In order. */
  readonly times: readonly TimeText[];
}

interface Forms {
  readonly dates: readonly DateForm[];
  readonly times: readonly TimeForm[];
}

/** Finds the dates and times of a value; undefined if it says anything else. */
function formsOf(text: string, isTime: boolean): Forms | undefined {
  const clocks = findTimes(text);
  // `1900` among dates is a year, and `9-5pm` a day and its month.
  const found = isTime && saysNothingElse(text, clocks) ? [] : findDates(text);
  const dates = found.filter((date) => !isClockBehind(date, found, clocks));
  const times = clocks.filter((time) => !dates.some((date) => date.start < time.end && time.start < date.end));
  if (dates.length + times.length === 0) return undefined;
  return saysNothingElse(text, [...dates.flatMap(spansOf), ...times]) ? { dates, times } : undefined;
}

const has = ({ slots }: DateForm, role: string): boolean => slots.some((slot) => slot.role === role);

/** True for `1533` in `20250209 1533`: behind a day it is a time, not a year. */
const isClockBehind = (date: DateForm, all: readonly DateForm[], clocks: readonly TimeForm[]): boolean =>
  date.slots.length === 1 &&
  has(date, 'year') &&
  clocks.some((clock) => clock.start === date.start && clock.end === date.end) &&
  all.some((other) => (has(other, 'day') || has(other, 'first')) && other.end < date.start);

/**
 * The parts of a value that consists of dates and times only; undefined for any other. Their roles are `weekday`, `day`, `month`,
 * `year`, `first` and `second` (day and month in an order that only the document shows), `ordinal`, `lastDay` and `lastOrdinal` of
 * several days, `era`, `season`, `until`, `quarter`, `half`, `week`, `count` (of a clock since 1970), `hour`, `minute` and `halfDay`.
 * Those of a second date or time end in 2: `day2`.
 * @param isTime true if it is known to be a time: otherwise `1982` is a year
 */
export function dateParts(text: string, isTime = false): readonly TermPart[] | undefined {
  const forms = formsOf(text, isTime);
  if (forms === undefined) return undefined;
  const numbered = ({ slots }: DateForm | TimeForm, i: number): readonly TermPart[] =>
    slots.map(({ role, start, end }) => ({ role: i === 0 ? role : role + (i + 1), start, end }));
  return [...forms.dates.flatMap(numbered), ...forms.times.flatMap(numbered)].sort((a, b) => a.start - b.start);
}

const OF_DAYS = new Set(['weekday', 'day', 'month', 'year', 'first', 'second', 'ordinal', 'lastDay', 'lastOrdinal']);
const OF_PERIODS = new Set(['era', 'season', 'until', 'quarter', 'half', 'week', 'count']);
const OF_TIMES = new Set(['hour', 'minute', 'halfDay']);
const ROLE = /^(\p{L}+)(\d*)$/u;

/** The forms that parts belong to; undefined if some are of another kind. */
function formsWith(text: string, parts: readonly TermPart[]): Forms | undefined {
  const [dates, times] = [new Map<string, Slot[]>(), new Map<string, Slot[]>()];
  for (const { role: numbered, start, end } of parts) {
    const [, role = '', number = ''] = ROLE.exec(numbered) ?? [];
    const forms = OF_DAYS.has(role) || OF_PERIODS.has(role) ? dates : OF_TIMES.has(role) ? times : undefined;
    if (forms === undefined) return undefined;
    const slot = slotAt(text, { role, start, end });
    const form = forms.get(number);
    if (form === undefined) forms.set(number, [slot]);
    else form.push(slot);
  }
  return { dates: [...dates.values()].map(around), times: [...times.values()].map(around) };
}

const around = (slots: readonly Slot[]): DateForm => ({
  start: slots[0]?.start ?? 0,
  end: slots.at(-1)?.end ?? 0,
  slots,
});

/**
 * Reads a value that consists of dates and times only, in the conventions of its document; undefined for any other.
 * @param parts those that its recognizer has read, if it has
 */
export function readMoment(
  { text, parts, isTime }: { text: string; parts?: readonly TermPart[] | undefined; isTime: boolean },
  reading: DateReading,
): Moment | undefined {
  const given = parts === undefined || parts.length === 0 ? undefined : formsWith(text, parts);
  const forms = given ?? formsOf(text, isTime);
  if (forms === undefined) return undefined;
  const dates = forms.dates.map((form) => dateOf(text, form, reading));
  if (!dates.every((date) => date !== undefined)) return undefined;
  return { dates, times: forms.times.map((form) => timeOf(text, form)) };
}
