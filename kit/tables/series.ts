import { largest, smallest } from '../../core/contracts/long-lists.js';
import { kindOf } from './cell-kinds.js';

/** A number by which cells are compared. */
const sizeOf = (cell: string): number =>
  kindOf(cell) === 'date' ? dateOf(cell) : Number(cell.replace(/[^\d.-]/g, '') || Number.NaN);

/** A number by which dates of any order can be compared: the month matters more than the day, the year most. */
function dateOf(cell: string): number {
  const [one = 0, two = 0, three = 0] = cell.split(/[-/.]/).map(Number);
  return one > 31 ? one * 372 + two * 31 + three : three * 372 + two * 31 + one;
}

/** Minimum number of cells of a series. */
const MIN_SERIES = 3;
/** How much steps may differ, as a share of the smallest one: months have 28 to 31 days. */
const MAX_DIFFERENCE = 0.7;

/** True for numbers or dates that all grow or all shrink, in steps of about the same size. */
export function isSeries(cells: readonly string[]): boolean {
  if (cells.length < MIN_SERIES) return false;
  const values = cells.map(sizeOf);
  const steps = values.slice(1).map((value, i) => value - (values[i] ?? 0));
  const [least, most] = [smallest(steps), largest(steps)];
  return (least > 0 || most < 0) && Math.abs(most - least) <= Math.abs(least) * MAX_DIFFERENCE;
}
