import type { Edit, Span } from '../../../core/contracts/span.js';
import type { MonthStyle } from './month-style.js';

/** Order of day and month in numeric dates that could be either. */
export type DateOrder = 'mdy' | 'dmy';

/** How to interpret ambiguous or incomplete dates. */
export interface DateReading {
  /** Order of day and month where both are possible. */
  readonly order: DateOrder;
  /** Year for dates without one. */
  readonly year: number;
  /** Month, from 1, for days without one, such as `the 14th`: that of the date before. Default: the middle of the year. */
  readonly month?: number | undefined;
  /** ISO 639-1 code of the document's language, for month names that several languages share. */
  readonly language?: string | undefined;
  /** How other dates of the document are written, for what a date itself does not show. */
  readonly style?: Readonly<MonthStyle> | undefined;
}

/** A calendar date found in a text. */
export interface DateText extends Span {
  /**
   * Days since 1970-01-01. Missing parts are filled in: the year from {@link DateReading}, else the middle of the month
   * or year.
   */
  readonly day: number;
  /** Which parts the text gives. All are false for a weekday alone. */
  readonly says: { readonly year: boolean; readonly month: boolean; readonly day: boolean };
  /** What its parts become if another date is written in the same notation: language, order, length of names, leading zeros. */
  edits(day: number): readonly Edit[];
  /** The text of the date with these edits. */
  write(day: number): string;
}
