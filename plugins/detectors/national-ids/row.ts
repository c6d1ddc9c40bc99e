import type { Pattern } from '../../../core/index.js';
import type { Basis } from '../../../kit/index.js';

/** A checksum: true if the number, in any of its usual spellings, can have been issued. */
export type Check = (value: string) => boolean;

/**
 * How much a form says by itself: the score of the form, and the score once the checksum holds. A bare number that one
 * random number in ten passes stays below 0.5, so that only a context word lifts it to level 2.
 */
export interface Strength {
  readonly score: Basis;
  readonly valid: Basis;
}

export const at = (score: Basis, valid: Basis): Strength => ({ score, valid });

/** Digits only, one check digit. */
export const BARE = at('form:bare', 'check:weak');
/** Digits only, with a date inside or two check digits. */
export const DATED = at('form:bare', 'check:weak');
/** Digits in a grouping that other numbers use as well. */
export const GROUPED = at('form:common', 'check:weak');
/** Digits in a grouping that is all but their own. */
export const OWN = at('form:shared', 'check:fair');
/** Letters and digits, one check character. */
export const MIXED = at('form:common', 'check:fair');
/** A form that hardly anything else has. */
export const SURE = at('form:own', 'check:strong');
/** Digits without checksum, too common to be anything without a context word. */
export const ANY = 'form:silent';

/** One kind of number, as a row of a table. */
export interface IdRow {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** One for each spelling. */
  readonly patterns: readonly Pattern[];
}

/** A regular expression's source as it is written, so that tables need no doubled backslashes. */
export const r = String.raw;

/** So many digits and nothing between them. Rows with the same form share one look at the text. */
export const digits = (least: number, most = least): string =>
  least === most ? `\\d{${least}}` : `\\d{${least},${most}}`;
/** Groups of so many digits with a blank, dot or hyphen between. */
export const groups = (...sizes: readonly number[]): string => sizes.map((size) => digits(size)).join('[ .-]');

/** Not behind a digit and a joint, nor behind a currency sign: such digits are the tail of something else. */
const BEFORE = r`(?<!\d[-./:,]|[$€£¥+]|[$€£¥] )`;
const AFTER = r`\b(?![-./:,]\d|-[A-Za-z])`;

/**
 * Makes the rows of one type.
 * - `name`: the country's code and what it calls the number.
 * - `forms`: sources of regular expressions, case ignored, one for each spelling.
 * - `strength`: a single kind of score for what has no checksum.
 * - `context`: words, in the country's languages and in English, parted by blanks.
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
