import type { Edit, Span } from '../../../core/contracts/span.js';
import { lexiconPattern } from '../../../lexicon/words.js';
import { spliceWithin } from './date-writer.js';
import { type Format, formatOf, matchesOf, mayHold, type Notation, runsOf } from './formats.js';
import { put, type Slot, slotsOf, textIn } from './slots.js';
import { likeSpoken, SPOKEN_SOURCES, spokenHour } from './spoken-times.js';

/** A time of day found in a text. */
export interface TimeText extends Span {
  /** Minutes since midnight. */
  readonly minute: number;
  /** True if the text gives the minute, not only the hour. */
  readonly saysMinute: boolean;
  /** What its parts become if another time is written in the same notation. Seconds are kept. */
  edits(minute: number): readonly Edit[];
  /** The text of the time with these edits. */
  write(minute: number): string;
}

const AP = '(?<halfDay>[ap]\\.?m\\.?)';
const BEHIND_DATE = `(?<=(?:19|20)\\d{6}[T ]?|\\d[/.-](?:19|20)\\d{2} |(?:19|20)\\d{2}-\\d{2}-\\d{2} )(?<hour>[01]\\d|2[0-3])(?<minute>[0-5]\\d)(?:[0-5]\\d)?(?!\\d)`;
// Excludes the time zone offset of `09:30:00-06:00` and `T09:30-06:00`; `15:00-16:30` is a range.
const CLOCK = `(?<!\\d|\\d\\d:\\d\\d(?:\\.\\d{1,9})? ?\\+|(?::\\d\\d|T\\d\\d):\\d\\d(?:\\.\\d{1,9})? ?-)(?<hour>[01]?\\d|2[0-3]):(?<minute>[0-5]\\d)(?::[0-5]\\d(?:[.,]\\d{1,9})?)?(?:\\s?(?<halfDay>[ap]\\.?m\\.?|[ap])(?!\\p{L}))?(?!\\d)`;
const POINT_HOURS = `(?<!\\d)(?<hour>[01]?\\d|2[0-3])[.](?<minute>[0-5]\\d)(?=(?:\\s?[-–]\\s?\\d{1,2}[.]\\d\\d)?\\s?(?:h|hrs?|hours)(?!\\p{L}))`;
/** Behind the first time of `9:30-11am`, which is in the same half of a day or the one before. */
const UNTIL_HALF_DAY = '\\s?(?:[-–]|to|until|till)\\s?\\d{1,2}(?:[.:]\\d\\d)?\\s?[ap]\\.?m';
const HALF_DAY_RANGE = `(?<!\\d)(?<hour>1[0-2]|0?[1-9])(?:[.:](?<minute>[0-5]\\d))?(?=${UNTIL_HALF_DAY})`;
const NOTATIONS: readonly Notation[] = [
  [0, 4, BEHIND_DATE],
  [1, 1, HALF_DAY_RANGE],
  [0, 2, CLOCK],
  [1, 1, `(?<!\\d)(?<hour>1[0-2]|0?[1-9])(?:\\.(?<minute>[0-5]\\d))?\\s?${AP}(?!\\p{L})`],
  [1, 3, `(?<!\\d)(?<hour>1[0-2]|0?[1-9])(?<minute>[0-5]\\d)\\s?${AP}(?!\\p{L})`],
  [1, 4, `(?<!\\d)(?<hour>[01]\\d|2[0-3])(?<minute>[0-5]\\d)(?=\\s?(?:h|hrs?|hours|uhr|z)(?!\\p{L}))`],
  [1, 1, `(?<!\\d)(?<hour>[01]?\\d|2[0-3])\\s?h(?:\\s?(?<minute>[0-5]\\d))?(?![\\p{L}\\p{N}])`],
  [3, 2, `(?<!\\d)(?<hour>[01]?\\d|2[0-3])\\suhr\\s(?<minute>[0-5]\\d)(?!\\d)`],
  [
    3,
    1,
    `(?<!\\d)(?<hour>[01]?\\d|2[0-3])(?:[.:](?<minute>[0-5]\\d))?(?=(?:\\s?(?:[-–]|bis|tot)\\s?\\d{1,2}(?:[.:]\\d\\d)?)?\\s?(?:uhr|o'clock|uur)(?!\\p{L}))`,
  ],
  ...SPOKEN_SOURCES.map((source): Notation => [3, 0, source]),
  [1, 2, POINT_HOURS],
  [2, 2, `(?<=(?<!\\p{L})(?:ore|alle|kl\\.?|um|om)\\s)(?<hour>[01]?\\d|2[0-3])[.](?<minute>[0-5]\\d)(?![\\d.])`],
  [0, 2, `^(?<hour>[01]?\\d|2[0-3])[.](?<minute>[0-5]\\d)$`],
  [0, 4, `^(?<hour>[01]\\d|2[0-3])(?<minute>[0-5]\\d)(?=$|\\s?[-–]\\s?\\d{4}$)`],
  [0, 4, `(?<=^\\d{4}\\s?[-–]\\s?)(?<hour>[01]\\d|2[0-3])(?<minute>[0-5]\\d)$`],
];
const FORMATS: readonly Format[] = NOTATIONS.map(formatOf);

const AROUND = new RegExp(
  `(?<!\\p{L})(?:${lexiconPattern('calendar', { class: 'around-time' })})(?!\\p{L})|[+-]\\d{2}:?\\d{2}(?!\\d)`,
  'giu',
);

const isAfternoon = (ap: string): boolean => ap.toLowerCase().startsWith('p');

function amPm(model: string, afternoon: boolean): string {
  const letter = afternoon ? 'p' : 'a';
  return (model.charAt(0) === model.charAt(0).toUpperCase() ? letter.toUpperCase() : letter) + model.slice(1);
}

/** A time by its form. */
export interface TimeForm extends Span {
  readonly slots: readonly Slot[];
}

const IN_HALF_DAY = new RegExp(`^${UNTIL_HALF_DAY}`, 'iu');

/** The time that a form means. */
export function timeOf(text: string, { start, end, slots }: TimeForm): TimeText {
  const of = textIn(slots);
  const [hour = '0', minute, half] = [of('hour'), of('minute'), of('halfDay')];
  const shown = spokenHour(hour);
  const is12 = half !== undefined || IN_HALF_DAY.test(text.slice(end));
  const isPadded = hour.length === 2 && (hour.startsWith('0') || (minute !== undefined && !is12));
  const edits = (to: number): readonly Edit[] => {
    const at = ((to % 1440) + 1440) % 1440;
    const hours = Math.floor(at / 60);
    const texts: ReadonlyMap<string, string> = new Map([
      ['hour', likeSpoken(hour, is12 ? hours % 12 || 12 : hours).padStart(isPadded ? 2 : 1, '0')],
      ['minute', String(at % 60).padStart(2, '0')],
      ['halfDay', amPm(half ?? '', hours >= 12)],
    ]);
    return slots.map((slot) => put(text, slot, texts.get(slot.role) ?? slot.text));
  };
  return {
    start,
    end,
    minute: (half === undefined ? shown : (shown % 12) + (isAfternoon(half) ? 12 : 0)) * 60 + Number(minute ?? 0),
    saysMinute: minute !== undefined,
    edits,
    write: (to) => spliceWithin(text, start, end, edits(to)),
  };
}

/** Quick check: false if the text has no colon, no letter, and too few digits for a date followed by a time. */
function mayHoldTime(text: string): boolean {
  // `14.35`, found after a word that announces a time.
  if (text.length < 6 && (text.includes('.') || text.length === 4)) return true;
  if (/^\d{4}\s?[-–]/u.test(text)) return true;
  let digits = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x30 && unit <= 0x39) digits++;
    // Codes from the colon on: letters and everything beyond ASCII.
    if (unit >= 0x3a || digits === 12) return true;
  }
  return false;
}

/** Finds times of day by their forms, in order and without overlaps. Linear in the text. */
export function findTimes(text: string): readonly TimeForm[] {
  const found: TimeForm[] = [];
  if (!mayHoldTime(text)) return found;
  const runs = runsOf(text);
  for (const format of FORMATS) {
    if (!mayHold(runs, format)) continue;
    for (const match of matchesOf(format.pattern, text)) {
      const end = match.index + match[0].length;
      if (!found.some((other) => other.start < end && match.index < other.end))
        found.push({ start: match.index, end, slots: slotsOf(match) });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Times of day in a text, sorted and without overlaps. Linear in the text. */
export const readTimes = (text: string): readonly TimeText[] => findTimes(text).map((form) => timeOf(text, form));

/**
 * True if the text contains only the given spans and connecting words such as `at` and `UTC`: rewriting the spans then
 * leaves no other information.
 */
export function saysNothingElse(text: string, spans: readonly Span[]): boolean {
  const [only] = spans;
  if (only !== undefined && only.start === 0 && only.end === text.length) return true;
  let rest = '';
  let at = 0;
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    rest += `${text.slice(at, span.start)} `;
    at = Math.max(at, span.end);
  }
  return !/[\p{L}\p{N}]/u.test((rest + text.slice(at)).replace(AROUND, ' '));
}
