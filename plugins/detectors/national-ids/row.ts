import type { Pattern } from '../../../core/index.js';
import type { Basis } from '../../../kit/index.js';

/** A check digit algorithm: true if the number, in any of its usual spellings, can have been issued. */
export type Check = (value: string) => boolean;

/**
 * How much a format tells by itself: the score of the format, and the score after the check digit has been verified. A
 * plain number that one in ten random numbers matches stays below 0.5, so that it reaches level 2 only with a context
 * word.
 */
export interface Strength {
  readonly score: Basis;
  readonly valid: Basis;
}

export const at = (score: Basis, valid: Basis): Strength => ({ score, valid });

/** Only digits, with one check digit. */
export const BARE = at('form:bare', 'check:weak');
/** Only digits, with a date or two check digits. */
export const DATED = at('form:bare', 'check:weak');
/** Digits in a grouping that other numbers use as well. */
export const GROUPED = at('form:common', 'check:weak');
/** Digits in a grouping that hardly any other number uses. */
export const OWN = at('form:shared', 'check:fair');
/** Letters and digits, with one check character. */
export const MIXED = at('form:common', 'check:fair');
/** A format that hardly anything else has. */
export const SURE = at('form:own', 'check:strong');
/** Digits without a check digit: too common to mean anything without a context word. */
export const ANY = 'form:silent';

/** One kind of number, as a row of a table. */
export interface IdRow {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** One pattern for each spelling. */
  readonly patterns: readonly Pattern[];
}

/** The source of a regular expression as written, so that tables need no doubled backslashes. */
export const r = String.raw;

/** A number of digits without separators. Rows with the same form share one pattern in the scan. */
export const digits = (least: number, most = least): string =>
  least === most ? `\\d{${least}}` : `\\d{${least},${most}}`;
/** Groups of digits of the given sizes, separated by a blank, dot or hyphen. */
export const groups = (...sizes: readonly number[]): string => sizes.map((size) => digits(size)).join('[ .-]');

/** Excludes the tail of something else: digits after a digit and a separator, or after a currency sign. */
const BEFORE = r`(?<!\d[-./:,]|[$€£¥+]|[$€£¥] )`;
const AFTER = r`\b(?![-./:,]\d|-[A-Za-z])`;

/**
 * Makes the rows of one type.
 * - `name`: the country's code and what it calls the number.
 * - `forms`: sources of case-insensitive regular expressions, one for each spelling.
 * - `strength`: a single basis for numbers without a check digit.
 * - `context`: words in the country's languages and in English, separated by blanks.
 */
const rowsOf =
  (type: Pattern['type']) =>
  (
    name: string,
    forms: string | readonly string[],
    strength: Strength | Basis,
    context: string,
    check?: Check,
  ): IdRow => ({
    country: name.slice(0, 2),
    patterns: [forms].flat().map((form) => ({
      name,
      type,
      match: `${BEFORE}(?:${form})${AFTER}`,
      ignoreCase: true,
      score: typeof strength === 'string' ? strength : strength.score,
      ...(check === undefined || typeof strength === 'string' ? {} : { validate: check, valid: strength.valid }),
      context: context.split(' '),
    })),
  });

export const id = rowsOf('NATIONAL_ID');
export const tax = rowsOf('TAX_ID');
export const passport = rowsOf('PASSPORT');
export const license = rowsOf('DRIVER_LICENSE');
export const other = rowsOf('ID_NUMBER');
