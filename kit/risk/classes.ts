import { type RiskColumns, RiskCount, type RiskReport } from './count.js';

/** A table as text. */
export interface RiskTable {
  /** Titles of its columns. */
  readonly columns: readonly string[];
  /** Its rows, each with one cell for each column. */
  readonly rows: readonly (readonly string[])[];
}

/** The rows of each class, by what they have in common. */
export function classesOf({ rows }: RiskTable, quasi: readonly number[]): ReadonlyMap<string, readonly number[]> {
  const classes = new Map<string, number[]>();
  rows.forEach((row, i) => {
    const common = JSON.stringify(quasi.map((column) => row[column] ?? ''));
    const members = classes.get(common);
    if (members === undefined) classes.set(common, [i]);
    else members.push(i);
  });
  return classes;
}

/** Counts how many persons the quasi-identifiers of a table still tell apart (k-anonymity), and what a class gives away (l-diversity). */
export function riskOf({ rows }: RiskTable, columns: RiskColumns): RiskReport {
  const count = new RiskCount(columns);
  for (const row of rows) count.add((column) => row[column] ?? '');
  return count.report;
}
