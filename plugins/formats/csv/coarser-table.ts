import { type ProtectedTable, type RiskColumns, RiskCount, withMinK } from '../../../kit/index.js';
import { cellValue, editCell } from './cell.js';
import { ChangedText } from './changed-text.js';
import type { Dialect } from './dialect.js';
import { RowScanner } from './row-scanner.js';
import type { View } from './view.js';

/** A finished table that is made coarser. */
export interface FinishedTable {
  readonly dialect: Dialect;
  readonly view: View;
  /** Length of what stands before the first row, in characters of the view. */
  readonly prefix: number;
  /** Rows before the first row of values. */
  readonly titleRows: number;
  readonly columns: RiskColumns;
}

/** A table without small classes. */
interface CoarserTable {
  /** The whole table, as a piece of the view. */
  readonly text: string;
  /** Counted from it. */
  readonly risk: RiskCount;
  /** Steps by quasi-identifier, as in {@link ProtectedTable}. */
  readonly steps: ProtectedTable['steps'];
}

/** A row of values. */
type Row = Pick<RowScanner, 'starts' | 'ends' | 'count'>;

/**
 * Makes the quasi-identifiers of a table coarser until no class has fewer rows than `minK`. Nothing else changes.
 * @param text the whole table, as a piece of the view
 * @throws DeidError `too_few_rows`
 */
export function coarserTable(text: string, table: FinishedTable, minK: number): CoarserTable {
  const { dialect, view, columns } = table;
  const { quasi, sensitive } = columns;
  const cell = (of: string, { starts, ends, count }: Row, column: number): string =>
    column < count ? view.text(cellValue(of.slice(starts[column], ends[column]), dialect)) : '';
  const rows: string[][] = [];
  eachRow(text, table, (row) => rows.push([...quasi, ...sensitive].map((column) => cell(text, row, column))));
  const among = { quasi: quasi.map((_, i) => i), sensitive: sensitive.map((_, i) => quasi.length + i) };
  const made = withMinK({ columns: [], rows }, among, minK);
  const inOrder = quasi.map((column, i) => ({ column, i })).sort((a, b) => a.column - b.column);
  const changed = new ChangedText(text, '');
  let at = 0;
  eachRow(text, table, (row) => {
    for (const { column, i } of inOrder) {
      const [old = '', value = ''] = [rows[at]?.[i], made.rows[at]?.[i]];
      if (value === old || column >= row.count) continue;
      const [start = 0, end = 0] = [row.starts[column], row.ends[column]];
      const edit = { start: 0, end: old.length, text: value };
      changed.change(start, end, editCell(text.slice(start, end), [edit], dialect, view));
    }
    at++;
  });
  const coarser = changed.upTo(text.length);
  const risk = new RiskCount(columns);
  eachRow(coarser, table, (row) => risk.add((column) => cell(coarser, row, column)));
  return { text: coarser, risk, steps: made.steps };
}

/** Calls `take` for each row of values that is not empty; the row is valid only during the call. */
function eachRow(text: string, { dialect, prefix, titleRows }: FinishedTable, take: (row: Row) => void): void {
  const scanner = new RowScanner(dialect);
  let number = 0;
  for (let at = prefix; at < text.length; number++) {
    at = scanner.read(text, at, true);
    const isEmpty = scanner.count === 1 && scanner.starts[0] === scanner.ends[0];
    if (number >= titleRows && !isEmpty) take(scanner);
  }
}
