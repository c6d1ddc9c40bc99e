import type { Span } from '../../core/contracts/span.js';

/** Which of two numbers comes first where a date does not say it itself: month-day or day-month. */
export type DateOrder = 'mdy' | 'dmy';

/** How to read dates that leave something open. */
export interface DateReading {
  /** Of day and month in numbers that could be either. */
  readonly order: DateOrder;
  /** The year of dates that name none. */
  readonly year: number;
  /** Language of the document, for names of months that several languages share; ISO 639-1 code. */
  readonly language?: string | undefined;
}

/** A calendar date as a text writes it. */
export interface DateText extends Span {
  /** Days since 1970-01-01. What the text leaves out is completed: the year of the reading, the middle of the month or year. */
  readonly day: number;
  /** What the text says. A weekday alone says nothing of these. */
  readonly says: { readonly year: boolean; readonly month: boolean; readonly day: boolean };
  /** Another date in the same notation: language, order, length of names, leading zeros. */
  write(day: number): string;
}
