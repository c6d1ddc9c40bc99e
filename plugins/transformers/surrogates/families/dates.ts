import type { Family } from './generators.js';

/** Dates, times and ages: one shift for the whole document. */
export const dates: Family = (terms, { dateShifts }, unit) => dateShifts.replace(terms, unit);
