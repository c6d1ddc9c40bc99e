/** A date of the Gregorian calendar; month from 1. */
export interface Civil {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAY = 86_400_000;

/** Days since 1970-01-01 of a date of the Gregorian calendar; month from 1. */
export const dayOf = (year: number, month: number, day: number): number =>
  new Date(0).setUTCFullYear(year, month - 1, day) / DAY;

/** The calendar date of a day number. */
export function civilOf(day: number): Civil {
  const date = new Date(day * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
