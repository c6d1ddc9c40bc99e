import { DeidError } from '../../core/index.js';
import { quasiColumns as quasiAmong, type RiskTable } from '../../kit/index.js';
import { papaparse } from '../csv/papaparse.js';

/**
 * Reads a table of text (CSV), whose first row holds the titles. The delimiter is guessed.
 * @throws DeidError `document_unreadable` for a table without titles, or whose rows have other numbers of cells: nothing is counted then
 */
export function readTable(csv: string): RiskTable {
  const { data, errors } = papaparse().parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  // A table of one column has no delimiter, which says nothing against it.
  if (errors.some(({ type }) => type !== 'Delimiter'))
    throw new DeidError('document_unreadable', ['its quotes do not fit']);
  const [columns = [], ...rows] = data;
  if (columns.length === 0) throw new DeidError('document_unreadable', ['it has no row of titles']);
  const odd = rows.findIndex((row) => row.length !== columns.length);
  if (odd >= 0)
    throw new DeidError('document_unreadable', [`row ${odd + 2} has another number of cells than the titles`]);
  return { columns, rows };
}

/** The table as CSV. */
export const writeTable = ({ columns, rows }: RiskTable): string =>
  `${papaparse().unparse({ fields: [...columns], data: rows.map((row) => [...row]) }, { newline: '\n' })}\n`;

/** The columns whose titles name a quasi-identifier. */
export const quasiColumns = ({ columns }: RiskTable): number[] => quasiAmong(columns);
