import { lastWord, lexiconPattern, lexiconWords } from '../../../kit/index.js';
import { isDayAndMonth } from './calendar.js';
import { MONTH, WEEKDAY } from './months.js';

/** What stands beside four digits that may be a time of day. */
export type Weight = 'certain' | 'likely' | 'possible' | 'none';

/** Characters of `, and ` between two times. */
const MOST_BETWEEN = 7;
/** Length of the text before a number that is looked at. */
const NEAR = 40;

const NUMERIC =
  /(?<![\p{L}\p{N}./-])(?:\d{4}-\d{1,2}-\d{1,2}|(\d{1,2}[/.-]\d{1,2})[/.-]?((?<=[/.-])(?:\d{4}|\d\d))?)$/u;
const NAMED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:\\d{1,2}(?:st|nd|rd|th|\\.)?[ /-]?${MONTH}\\.?|${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?|${WEEKDAY}\\.?)(?:,?[ /-]?(\\d{4}|'?\\d\\d))?$`,
  'iu',
);
/** Between a date, a label or a word and the time. */
const LINK = /[,;:]?[ \t]{0,3}(?:(?:at|um|@|-|–|\||~|\/|à|om|kl\.?)[ \t]{0,2})?$/iu;
const LABEL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${lexiconPattern('calendar', { class: 'time-label' })})\\.?[ \\t]{0,2}[:=|][ \\t]{0,3}$`,
  'iu',
);
const CUE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${lexiconPattern('calendar', { class: 'before-log-time' })})\\.?(?:[:,]?[ \\t]{1,2}|[:@~-] ?)(?:(?:at|about|approx\\.?|ca\\.?|um|om|~|@|=) ?)?$`,
  'iu',
);
/** `0700-` and `0700 to `: the first time of a range. */
const RANGE = /(?<![\p{L}\p{N}_.,:/+-])(?:[01]\d|2[0-3])[0-5]\d ?(?:[-–—]|to|bis|until|till|\/) ?$/u;
const BEHIND_RANGE = /^ ?[-–] ?\d{4}(?!\d)/u;
const UNIT = new RegExp(`^ ?(?:${lexiconPattern('calendar', { class: 'behind-log-time' })})(?![\\p{L}\\p{N}])`, 'iu');
/** `@1100` */
const SIGN = /(?:^|[\s(])@$/u;
/** Between the times of a list: `1200, 1800 and 2200`. */
const LISTED = /^(?:, (?:and )?| and | & ?)$/u;
/** A counted thing, an amount or a unit behind the number. */
const COUNTED = new RegExp(
  `^(?:[ -]?(?:${lexiconPattern('number-labels', { class: ['behind-a-quantity', 'counted-behind-year', 'counted'] })}|[cmkµu]?[lgm]|cc|[km]?cal|bpm|rpm)(?![\\p{L}\\p{N}])| ?[%°/€$£]| \\p{Ll}{2,}s(?!\\p{L})| \\p{N})`,
  'iu',
);
/** `0200 0600`: times in a row, with a leading zero. */
const NEXT_IN_ROW = /^ (?:[01]\d|2[0-3])[0-5]\d(?![\p{L}\p{N}_]|[.,:/-]\p{N})/u;
/** The number of a thing: `room 0215`, `no. 1430`, `PO Box 0041`. */
const WITH_NUMBERS = { class: ['has-a-number', 'numbered-thing', 'numbered-part', 'id-word'] } as const;
const FURTHER = ['box', 'bed', 'ext', 'unit', 'code', 'no', 'nos', 'nr', 'number', 'suite', 'apt'];
const NUMBERED = new RegExp(
  `(?<!\\p{L})(?:${[lexiconPattern('number-labels', WITH_NUMBERS), ...FURTHER].join('|')}|#|n[°º])\\.?[ :#]{0,3}$`,
  'iu',
);
/** The last words of these, or their signs: other words before a number name no thing with one. */
const NUMBERED_ENDS: ReadonlySet<string> = new Set(
  [...lexiconWords('number-labels', WITH_NUMBERS), ...FURTHER].map(lastWord),
);
const NUMBER_SIGN = /[#°º]/;
const isNumbered = (before: string): boolean =>
  (NUMBERED_ENDS.has(lastWord(before)) || NUMBER_SIGN.test(before)) && NUMBERED.test(before);
/** The number begins an entry of a log: a line with a word or a sign behind it. */
const ENTRY = /(?:^|\n)[ \t*•>(["-]{0,4}$/u;
const ENTRY_TEXT = /^[)\]]?(?:[ \t]{0,3}[-–—:|][ \t]{0,3}|[ \t]{1,4})[\p{L}"'(]/u;
const SENTENCE = /[.;][ ]{1,2}$/u;

/** True for a number that could as well be a year: its minutes and hours are those of 1800 to 2059. */
export const isLikeYear = (view: string, start: number): boolean => /^(?:1[89]|20)/u.test(view.slice(start, start + 2));

/** False inside a longer number, a decimal, an amount, a code or an address of the net. */
export function isAlone(view: string, start: number): boolean {
  return (
    !/(?:[\p{L}\p{N}_$€£#§=+%/.-]|§ |[^\s(]@|\p{N}[,:])$/u.test(
      withoutRange(view.slice(Math.max(0, start - 8), start)),
    ) &&
    !/^(?:[\p{L}_%$€£]|[.,:/+@][\p{L}\p{N}]|-(?![ ]?(?:[01]\d|2[0-3])[0-5]\d(?!\d)))/u.test(
      view.slice(start + 4, start + 11),
    )
  );
}

const withoutRange = (before: string): string => (RANGE.test(before) ? '' : before.replace(/(?<=\d)\/$/u, ' '));

/** True for a date right before the number; `12 June 1802` names a year. */
function hasDate(before: string, isZero: boolean): Weight | undefined {
  const text = before.replace(LINK, '');
  if (text.length === before.length) return undefined;
  const [, pair, year] = NUMERIC.exec(text) ?? [];
  if (pair !== undefined && !isDayAndMonth(pair)) return undefined;
  if (pair !== undefined) return year !== undefined || isZero ? 'certain' : 'likely';
  if (NUMERIC.test(text)) return 'certain';
  const named = NAMED.exec(text);
  if (named === null) return undefined;
  return isZero || named[1] !== undefined ? 'certain' : undefined;
}

/** How much speaks for a time of day. @param behind end of the number of this form before it */
export function evidenceOf(view: string, start: number, behind: number): Weight {
  const before = view.slice(Math.max(0, start - NEAR), start);
  const after = view.slice(start + 4, start + 24).replace(BEHIND_RANGE, '');
  const isZero = view.charCodeAt(start) === 48;
  if (UNIT.test(after) || LABEL.test(before) || SIGN.test(before)) return 'certain';
  if (COUNTED.test(after) && !(isZero && NEXT_IN_ROW.test(after))) return 'none';
  if (isZero && behind === start - 1 && view.charAt(behind) === ' ') return 'likely';
  const dated = hasDate(before, isZero);
  if (dated !== undefined) return dated;
  if (isNumbered(before) || /\p{N}[ ]$/u.test(before)) return 'none';
  if (CUE.test(before)) return isZero ? 'certain' : isLikeYear(view, start) ? 'possible' : 'likely';
  if (behind > start - MOST_BETWEEN && !isLikeYear(view, behind - 4) && LISTED.test(view.slice(behind, start)))
    return 'likely';
  if (isZero && (RANGE.test(before) || ENTRY.test(before) || SENTENCE.test(before))) return 'likely';
  if (ENTRY.test(before) && ENTRY_TEXT.test(after)) return isLikeYear(view, start) ? 'possible' : 'likely';
  return 'possible';
}
