import type { FileSession } from '../../core/contracts/file-adapter.js';
import { atOnce, type Pauses, type Steps } from '../../core/contracts/pauses.js';
import type { Finding } from '../../core/contracts/recognizer.js';
import { TitleDictionary } from '../../core/titles/header-words.js';
import { furtherTables } from './blocks.js';
import { CellSearch } from './cell-search.js';
import { reportColumns } from './column-options.js';
import type { ColumnPlan } from './column-plan.js';
import { ColumnPlanner, type GivenColumns } from './columns.js';
import { readHeader, usualWidth } from './header-row.js';
import { LabelRows } from './label-rows.js';
import { MAX_COLUMNS, RowSearch, type SheetCell } from './row-search.js';

/** The findings of a sheet. */
export interface SearchedSheet {
  /** By cell, in the order in which the cells were given. */
  readonly findings: readonly (readonly Finding[])[];
  /** By column; by label if the table is transposed. */
  readonly plans: readonly ColumnPlan[];
  /** True if the first cell of each row is its label, as in forms. */
  readonly isLabelled: boolean;
  /** Column of the first plan or of the labels, from 0. */
  readonly firstColumn: number;
  /** Row of the titles, from 0; -1 if there is none. */
  readonly headerRow: number;
}

const SAMPLE_ROWS = 510;
const SAMPLE_CELLS = 200_000;

/**
 * Searches a sheet as one table or as several below each other: it plans the columns by titles and values, then
 * searches cell by cell with the names of the row.
 */
export function searchSheet(cells: readonly SheetCell[], session: FileSession, given: GivenColumns): SearchedSheet {
  return atOnce(searchByRow(cells, session, given));
}

/** Like {@link searchSheet}, in slices: pauses between rows. */
export async function searchSheetInSlices(
  cells: readonly SheetCell[],
  session: FileSession,
  given: GivenColumns,
  pauses: Pauses,
): Promise<SearchedSheet> {
  return pauses.between(searchByRow(cells, session, given));
}

/** Like {@link searchSheet}, in steps: one for each row. */
export function* searchByRow(
  cells: readonly SheetCell[],
  session: FileSession,
  given: GivenColumns,
): Steps<SearchedSheet> {
  const rows = rowsOf(cells);
  const findings: (readonly Finding[])[] = cells.map(() => []);
  const dictionary = new TitleDictionary();
  const planner = new ColumnPlanner(given, dictionary, session);
  const isTitle = (cell: string): boolean => planner.isTitle(cell);
  const firstColumn = firstColumnOf(cells, rows);
  const starts = furtherTables(sampleOf(cells, rows, firstColumn), [...rows.keys()], isTitle, dictionary);
  const tables: Omit<SearchedSheet, 'findings'>[] = [];
  for (const [i, start] of [0, ...starts].entries()) {
    const end = starts[i] ?? Number.POSITIVE_INFINITY;
    const own = new Map([...rows].filter(([row]) => row >= start && row < end));
    tables.push(yield* searchTable(own, { cells, findings, session, planner, dictionary }));
  }
  const [first = { plans: [], isLabelled: false, firstColumn: 0, headerRow: -1 }] = tables;
  return { ...first, findings };
}

interface TableJob {
  readonly cells: readonly SheetCell[];
  /** By index of the cell; filled while cells are searched. */
  readonly findings: (readonly Finding[])[];
  readonly session: FileSession;
  readonly planner: ColumnPlanner;
  readonly dictionary: TitleDictionary;
}

function* searchTable(
  rows: ReadonlyMap<number, readonly number[]>,
  { cells, findings, session, planner, dictionary }: TableJob,
): Steps<Omit<SearchedSheet, 'findings'>> {
  const firstColumn = firstColumnOf(cells, rows);
  const sample = sampleOf(cells, rows, firstColumn);
  const labels = LabelRows.find(sample, planner);
  const { row: header, titles } = labels === undefined ? readHeader(sample, dictionary) : { row: -1, titles: [] };
  const width = Math.max(usualWidth(sample), titles.length);
  const plans = labels?.plans ?? planner.plans({ titles, rows: sample.slice(header + 1), width });
  const headerRow = [...rows.keys()][header] ?? -1;
  const search = new RowSearch({ cells, findings, plans, first: firstColumn }, new CellSearch(session, plans));
  const known = planner.titlesAmong(titles);
  for (const [row, indexes] of rows) {
    yield;
    if (labels !== undefined) search.labelled(indexes, labels);
    else if (row <= headerRow) search.titles(indexes, (text) => row === headerRow && known.has(text));
    else search.row(indexes);
  }
  search.settle();
  return { plans, isLabelled: labels !== undefined, firstColumn, headerRow };
}

const firstColumnOf = (cells: readonly SheetCell[], rows: ReadonlyMap<number, readonly number[]>): number =>
  [...rows.values()].reduce(
    (least, [first = -1]) => Math.min(least, cells[first]?.column ?? least),
    Number.MAX_SAFE_INTEGER,
  );

/** The report about a sheet; it contains no data of the file. */
export function reportSheet({ plans, isLabelled, firstColumn, headerRow }: SearchedSheet): Record<string, unknown> {
  const columns = reportColumns(plans);
  return {
    headerRow: headerRow + 1,
    // A transposed table has its fields in rows.
    ...(isLabelled
      ? { labelColumn: firstColumn + 1, fields: columns.map(({ column, ...field }) => field) }
      : { columns: columns.map((one) => ({ ...one, column: one.column + firstColumn })) }),
  };
}

/** Indexes of cells by row; rows and columns are in order. */
function rowsOf(cells: readonly SheetCell[]): Map<number, number[]> {
  const rows = new Map<number, number[]>();
  cells.forEach(({ row }, i) => {
    const known = rows.get(row);
    if (known === undefined) rows.set(row, [i]);
    else known.push(i);
  });
  const column = (index: number): number => cells[index]?.column ?? 0;
  return new Map(
    [...rows].sort(([a], [b]) => a - b).map(([row, all]) => [row, all.sort((a, b) => column(a) - column(b))]),
  );
}

function sampleOf(
  cells: readonly SheetCell[],
  rows: ReadonlyMap<number, readonly number[]>,
  firstColumn: number,
): string[][] {
  const sample: string[][] = [];
  let size = 0;
  for (const indexes of rows.values()) {
    const row: string[] = [];
    for (const index of indexes) {
      const { column = 0, text = '' } = cells[index] ?? {};
      if (column - firstColumn >= MAX_COLUMNS) break;
      while (row.length < column - firstColumn) row.push('');
      row[column - firstColumn] = text;
    }
    sample.push(row);
    size += row.length;
    if (sample.length >= SAMPLE_ROWS || size >= SAMPLE_CELLS) break;
  }
  return sample;
}
