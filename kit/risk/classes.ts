import { type RiskColumns, RiskCount, type RiskReport } from './count.js';

/** A table as text. */
export interface RiskTable {
  /** Titles of its columns. */
  readonly columns: readonly string[];
  /** Its rows, each with one cell for each column. */
  readonly rows: readonly (readonly string[])[];
}

/** Counts how many persons the quasi-identifiers of a table still tell apart (k-anonymity), and what a class gives away (l-diversity). */
export function riskOf({ rows }: RiskTable, columns: RiskColumns): RiskReport {
  const count = new RiskCount(columns);
  for (const row of rows) count.add((column) => row[column] ?? '');
  return count.report;
}
