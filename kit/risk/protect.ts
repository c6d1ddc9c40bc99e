import { DeidError } from '../../core/contracts/errors.js';
import { type RiskTable, riskOf } from './classes.js';
import type { RiskColumns, RiskReport } from './count.js';
import { withoutGaps } from './gaps.js';
import { type Steps, stepsFor } from './steps.js';

/** A table without small classes. */
export interface ProtectedTable extends RiskTable {
  /** How many steps each quasi-identifier was made coarser, in the order of the columns given. */
  readonly steps: readonly number[];
  /** What is left in it. */
  readonly risk: RiskReport;
}

/**
 * Makes the quasi-identifiers of a table coarser, column by column, until no class has fewer rows than `minK`: numbers become bands, dates
 * months, years and decades, codes lose their last signs, and everything else, as the last step of all, becomes `*`. The column with the most
 * distinct values is next. Rows with an empty cell, or one of another form than its column, are suppressed where only they stand in the way. Other columns, and the order of the rows, stay.
 * @throws DeidError `too_few_rows` if the table has fewer rows than `minK`: nothing could protect them
 */
export function withMinK(table: RiskTable, columns: RiskColumns, minK: number): ProtectedTable {
  if (table.rows.length > 0 && table.rows.length < minK) throw new DeidError('too_few_rows', [minK]);
  const ways = columns.quasi.map((column) => stepsFor(table.rows.map((row) => row[column] ?? '')));
  const taken = columns.quasi.map(() => 0);
  for (;;) {
    const made = coarser(table, columns.quasi, ways, taken);
    const risk = riskOf(made, columns);
    if (risk.rows === 0 || risk.k >= minK) return { ...made, steps: taken, risk };
    const whole = withoutGaps(made, columns.quasi, minK);
    if (whole !== undefined) return { ...whole, steps: taken, risk: riskOf(whole, columns) };
    const next = nextColumn(risk, ways, taken);
    // All values are alike by now, so that all rows are in one class.
    if (next === undefined) throw new DeidError('too_few_rows', [minK]);
    taken[next] = (taken[next] ?? 0) + 1;
  }
}

/** The table with so many steps taken. Steps begin at the original, so that bands do not depend on each other. */
function coarser(
  table: RiskTable,
  quasi: readonly number[],
  ways: readonly Steps[],
  taken: readonly number[],
): RiskTable {
  const steps = new Map(quasi.map((column, i) => [column, ways[i]?.[(taken[i] ?? 0) - 1]]));
  const rows = table.rows.map((row) => row.map((cell, column) => steps.get(column)?.(cell) ?? cell));
  return { columns: table.columns, rows };
}

/** The quasi-identifier with the most distinct values that can be made coarser, by its place in the list. */
function nextColumn({ distinct }: RiskReport, ways: readonly Steps[], taken: readonly number[]): number | undefined {
  const open = distinct.flatMap((values, i) => ((taken[i] ?? 0) < (ways[i]?.length ?? 0) ? [{ i, values }] : []));
  return open.sort((a, b) => b.values - a.values || a.i - b.i)[0]?.i;
}
