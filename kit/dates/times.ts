import type { Span } from '../../core/contracts/span.js';
import { lexiconPattern } from '../../lexicon/words.js';
import { type Format, formatOf, matchesOf, mayHold, type Notation, runsOf } from './formats.js';
import { likeSpoken, SPOKEN_SOURCES, spokenHour } from './spoken-times.js';

/** A time of day found in a text. */
export interface TimeText extends Span {
  /** Minutes since midnight. */
  readonly minute: number;
  /** True if the text gives the minute, not only the hour. */
  readonly saysMinute: boolean;
  /** Writes another time in the same notation. Seconds are kept. */
  write(minute: number): string;
}

const AP = '(?<ap>[ap]\\.?m\\.?)';
const BEHIND_DATE = `(?<=(?:19|20)\\d{6}[T ]?|\\d[/.-](?:19|20)\\d{2} |(?:19|20)\\d{2}-\\d{2}-\\d{2} )(?<h>[01]\\d|2[0-3])(?<min>[0-5]\\d)(?:[0-5]\\d)?(?!\\d)`;
// Excludes the time zone offset of `09:30:00-06:00` and `T09:30-06:00`; `15:00-16:30` is a range.
const CLOCK = `(?<!\\d|\\d\\d:\\d\\d(?:\\.\\d{1,9})? ?\\+|(?::\\d\\d|T\\d\\d):\\d\\d(?:\\.\\d{1,9})? ?-)(?<h>[01]?\\d|2[0-3]):(?<min>[0-5]\\d)(?::[0-5]\\d(?:[.,]\\d{1,9})?)?(?:\\s?(?:${AP}|(?<p>[ap]))(?!\\p{L}))?(?!\\d)`;
const POINT_HOURS = `(?<!\\d)(?<h>[01]?\\d|2[0-3])[.](?<min>[0-5]\\d)(?=(?:\\s?[-–]\\s?\\d{1,2}[.]\\d\\d)?\\s?(?:h|hrs?|hours)(?!\\p{L}))`;
/** The first time of `9:30-11am`, which is in the same half of a day or the one before. */
const HALF_DAY_RANGE = `(?<!\\d)(?<h>1[0-2]|0?[1-9])(?:[.:](?<min>[0-5]\\d))?(?<half>(?=\\s?(?:[-–]|to|until|till)\\s?\\d{1,2}(?:[.:]\\d\\d)?\\s?[ap]\\.?m))`;
const NOTATIONS: readonly Notation[] = [
  [0, 4, BEHIND_DATE],
  [1, 1, HALF_DAY_RANGE],
  [0, 2, CLOCK],
  [1, 1, `(?<!\\d)(?<h>1[0-2]|0?[1-9])(?:\\.(?<min>[0-5]\\d))?\\s?${AP}(?!\\p{L})`],
  [1, 3, `(?<!\\d)(?<h>1[0-2]|0?[1-9])(?<min>[0-5]\\d)\\s?${AP}(?!\\p{L})`],
  [1, 4, `(?<!\\d)(?<h>[01]\\d|2[0-3])(?<min>[0-5]\\d)(?=\\s?(?:h|hrs?|hours|uhr|z)(?!\\p{L}))`],
  [1, 1, `(?<!\\d)(?<h>[01]?\\d|2[0-3])\\s?h(?:\\s?(?<min>[0-5]\\d))?(?![\\p{L}\\p{N}])`],
  [3, 2, `(?<!\\d)(?<h>[01]?\\d|2[0-3])\\suhr\\s(?<min>[0-5]\\d)(?!\\d)`],
  [
    3,
    1,
    `(?<!\\d)(?<h>[01]?\\d|2[0-3])(?:[.:](?<min>[0-5]\\d))?(?=(?:\\s?(?:[-–]|bis|tot)\\s?\\d{1,2}(?:[.:]\\d\\d)?)?\\s?(?:uhr|o'clock|uur)(?!\\p{L}))`,
  ],
  ...SPOKEN_SOURCES.map((source): Notation => [3, 0, source]),
  [1, 2, POINT_HOURS],
  [2, 2, `(?<=(?<!\\p{L})(?:ore|alle|kl\\.?|um|om)\\s)(?<h>[01]?\\d|2[0-3])[.](?<min>[0-5]\\d)(?![\\d.])`],
  [0, 2, `^(?<h>[01]?\\d|2[0-3])[.](?<min>[0-5]\\d)$`],
  [0, 4, `^(?<h>[01]\\d|2[0-3])(?<min>[0-5]\\d)(?=$|\\s?[-–]\\s?\\d{4}$)`],
  [0, 4, `(?<=^\\d{4}\\s?[-–]\\s?)(?<h>[01]\\d|2[0-3])(?<min>[0-5]\\d)$`],
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

function timeText(match: RegExpExecArray): TimeText {
  const { h = '0', min, ap: long, p, half, said } = match.groups ?? {};
  const ap = long ?? p;
  const shownHour = said === undefined ? Number(h) : spokenHour(said);
  const hour = ap === undefined ? shownHour : (shownHour % 12) + (isAfternoon(ap) ? 12 : 0);
  const write = (minute: number): string => {
    const at = ((minute % 1440) + 1440) % 1440;
    const hours = Math.floor(at / 60);
    const shown = ap === undefined && half === undefined ? hours : hours % 12 || 12;
    const texts = new Map([
      [
        'h',
        String(shown).padStart(
          h.length === 2 && (h.startsWith('0') || (min !== undefined && (ap ?? half) === undefined)) ? 2 : 1,
          '0',
        ),
      ],
      ['min', String(at % 60).padStart(2, '0')],
      ['ap', amPm(ap ?? '', hours >= 12)],
      ['p', amPm(ap ?? '', hours >= 12)],
      ['said', likeSpoken(said ?? '', hours)],
    ]);
    return rewrite(match, texts);
  };
  return {
    start: match.index,
    end: match.index + match[0].length,
    minute: hour * 60 + Number(min ?? 0),
    saysMinute: min !== undefined,
    write,
  };
}

function rewrite(match: RegExpExecArray, texts: ReadonlyMap<string, string>): string {
  let out = '';
  let done = match.index;
  for (const name of ['said', 'h', 'min', 'ap', 'p']) {
    const range = match.indices?.groups?.[name];
    if (range === undefined) continue;
    out += match.input.slice(done, range[0]) + (texts.get(name) ?? '');
    done = range[1];
  }
  return out + match.input.slice(done, match.index + match[0].length);
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

/** Times of day in a text, sorted and without overlaps. Linear in the text. */
export function readTimes(text: string): readonly TimeText[] {
  const found: TimeText[] = [];
  if (!mayHoldTime(text)) return found;
  const runs = runsOf(text);
  for (const format of FORMATS) {
    if (!mayHold(runs, format)) continue;
    for (const match of matchesOf(format.pattern, text)) {
      const end = match.index + match[0].length;
      if (!found.some((other) => other.start < end && match.index < other.end)) found.push(timeText(match));
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

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
