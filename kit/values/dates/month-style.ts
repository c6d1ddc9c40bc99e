import type { TransformScope } from '../../../core/contracts/transformer.js';
import { type CalendarWord, isBothForms, MONTHS } from './calendar-words.js';

/**
 * What the dates with a named month show of a document: whether months are abbreviated, whether days have two digits, and whether
 * the day is first. Undefined where no date shows it, false where dates differ.
 */
export interface MonthStyle {
  /** True if months are abbreviated. */
  short?: boolean | undefined;
  /** True if days have two digits. */
  padded?: boolean | undefined;
  /** True if the day is before the month. */
  dayFirst?: boolean | undefined;
}

/** A date with the name of its month and its year: `Jan 05, 2024`, `5. Januar 2024`, `05-Jan-24`. */
const NAMED =
  /(?<![\p{L}\d])(?:(?<month>\p{L}{3,9})\.?[ -](?<day>\d{1,2}),?[ -]|(?<dayFirst>\d{1,2})(?:st|nd|rd|th)?(?<joint>[. -]{1,2}(?:of )?)(?<monthBehind>\p{L}{3,9})\.?,?[ -])(?:19|20)?\d\d(?!\d)/gu;
/** Number of dates in a text that are looked at. */
const MAX_DATES = 50;

/** True for `false`, which no further date changes. */
const isDecided = (value: boolean | undefined): boolean => value === false;

/** Notes what the dates of a text show, for `Transform.foresee`. One pass over the text, in constant memory. */
export function noteMonthStyle(text: string, style: MonthStyle): void {
  if (!/\d/.test(text)) return;
  let seen = 0;
  for (const { groups } of text.matchAll(NAMED)) {
    if ((isDecided(style.short) && isDecided(style.padded) && isDecided(style.dayFirst)) || ++seen > MAX_DATES) return;
    const readings = MONTHS.get((groups?.month ?? groups?.monthBehind ?? '').toLowerCase());
    if (readings === undefined) continue;
    const short = lengthOf(readings);
    if (short !== undefined) style.short = short && style.short !== false;
    // `05-JAN-24` is a stamp of machines, also of those that write the month first elsewhere.
    if (groups?.day !== undefined || /^ (?:of )?$/.test(groups?.joint ?? ''))
      style.dayFirst = groups?.day === undefined && style.dayFirst !== false;
    const day = groups?.day ?? groups?.dayFirst ?? '';
    if (day.startsWith('0')) style.padded = style.padded !== false;
    else if (day.length === 1) style.padded = false;
  }
}

/** True for the short form of a month, false for the long one; undefined for a word that is both, as `May`. */
function lengthOf(readings: readonly CalendarWord[]): boolean | undefined {
  const [first] = readings;
  const shows = readings.every((word) => word.short === first?.short && !isBothForms(word));
  return shows ? first?.short : undefined;
}

/**
 * The style noted for a transformer in the memory of a document.
 * @param key name of the memory, which begins with that of the transformer
 */
export const monthStyle = (scope: TransformScope, key: string): MonthStyle => scope.memory<MonthStyle>(key, () => ({}));
