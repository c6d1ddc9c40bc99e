import type { Family } from './generators.js';

/** Dates, times and ages: the whole document has one shift. */
export const dates: Family = (terms, { dateShifts }, unit) => dateShifts.replace(terms, unit);
