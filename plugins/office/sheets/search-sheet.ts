import {
  CellSearch,
  type ColumnPlan,
  ColumnPlanner,
  type FileSession,
  type Finding,
  findHeader,
  type GivenColumns,
  type LabelledCell,
  LabelRows,
  reportColumns,
  TitleDictionary,
  usualWidth,
} from '../../../core/index.js';

/** One cell of a sheet, as it is shown. */
export interface SheetCell {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  /** A number that says nothing by itself: only the type of its column makes it a term. */
  readonly plain: boolean;
}

/** What was found in a sheet. */
export interface SearchedSheet {
  /** By cell, in the order in which they were given. */
  readonly findings: readonly (readonly Finding[])[];
  /** By column, or by label where the table stands on its side. */
  readonly plans: readonly ColumnPlan[];
  /** Whether the first cells of the rows say what the others hold, as in forms. */
  readonly isLabelled: boolean;
  /** Column of the first plan, or of the labels, from 0. */
  readonly firstColumn: number;
  /** Row of the titles, from 0; -1 if there is none. */
  readonly headerRow: number;
}

const SAMPLE_ROWS = 510;
/** A longer one may tell more than what its column holds. */
const LONGEST_TITLE = 40;
/** Nothing is decided by what stands behind. */
const LONGEST_LABEL = 1000;
const SAMPLE_CELLS = 200_000;
/** Columns of a table; cells further to the right are searched by themselves. */
const MAX_COLUMNS = 1024;

/** Looks for terms in a sheet as a table: by the titles and values of its columns, then cell by cell with the names of the row. */
export function searchSheet(cells: readonly SheetCell[], session: FileSession, given: GivenColumns): SearchedSheet {
  const rows = rowsOf(cells);
  const firstColumn = cells.reduce((least, { column }) => Math.min(least, column), Number.MAX_SAFE_INTEGER);
  const sample = sampleOf(cells, rows, firstColumn);
  const dictionary = new TitleDictionary();
  const planner = new ColumnPlanner(given, dictionary, session);
  const labels = LabelRows.find(sample, planner);
  const header = labels === undefined ? findHeader(sample, dictionary) : -1;
  const titles = sample[header] ?? [];
  const width = Math.max(usualWidth(sample), titles.length);
  const plans = labels?.plans ?? planner.plans({ titles, rows: sample.slice(header + 1), width });
  const headerRow = [...rows.keys()][header] ?? -1;
  const search = new RowSearch(cells, new CellSearch(session, plans), plans, firstColumn);
  const known = planner.titlesOf(titles);
  for (const [row, indexes] of rows) {
    if (labels !== undefined) search.labelled(indexes, labels);
    else if (row <= headerRow) search.titles(indexes, (text) => row === headerRow && known.has(text));
    else search.row(indexes);
  }
  search.settle();
  return { findings: search.findings, plans, isLabelled: labels !== undefined, firstColumn, headerRow };
}

/** What a report says of a sheet; holds nothing of the file. */
export function reportSheet({ plans, isLabelled, firstColumn, headerRow }: SearchedSheet): Record<string, unknown> {
  const columns = reportColumns(plans);
  return {
    headerRow: headerRow + 1,
    // A table on its side has fields in its rows.
    ...(isLabelled
      ? { labelColumn: firstColumn + 1, fields: columns.map(({ column, ...field }) => field) }
      : { columns: columns.map((one) => ({ ...one, column: one.column + firstColumn })) }),
  };
}

/** Indexes of cells by row, rows and columns in order. */
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

class RowSearch {
  readonly findings: (readonly Finding[])[] = [];
  readonly #cells: readonly SheetCell[];
  readonly #search: CellSearch;
  readonly #plans: readonly ColumnPlan[];
  readonly #first: number;

  constructor(cells: readonly SheetCell[], search: CellSearch, plans: readonly ColumnPlan[], first: number) {
    this.#cells = cells;
    this.#search = search;
    this.#plans = plans;
    this.#first = first;
    this.findings = cells.map(() => []);
  }

  settle(): void {
    this.#search.settle();
  }

  /** The row of titles and those above it: titles that are known are no values. */
  titles(indexes: readonly number[], known: (text: string) => boolean): void {
    this.#search.beginRow();
    for (const index of indexes) {
      const { text = '', plain } = this.#cells[index] ?? {};
      if (plain === true || (text.length <= LONGEST_TITLE && known(text))) this.#search.pass(text);
      else this.findings[index] = this.#search.find(text, this.#search.loose);
    }
  }

  /** A row whose first cell says what the others hold. */
  labelled(indexes: readonly number[], labels: LabelRows): void {
    this.#search.beginRow();
    const row: string[] = [];
    for (const index of indexes) {
      const { text = '', column = 0 } = this.#cells[index] ?? {};
      if (column - this.#first >= MAX_COLUMNS) break;
      while (row.length < column - this.#first) row.push('');
      row[column - this.#first] = text.slice(0, LONGEST_LABEL);
    }
    const plans = labels.read(row);
    for (const index of indexes) this.#cell(index, plans[(this.#cells[index]?.column ?? 0) - this.#first]);
  }

  row(indexes: readonly number[]): void {
    this.#search.beginRow();
    if (this.#search.mixed) this.#gather(indexes);
    for (const index of indexes) this.#cell(index, this.#plans[(this.#cells[index]?.column ?? 0) - this.#first]);
  }

  #cell(index: number, known: LabelledCell): void {
    const { text = '', plain = false } = this.#cells[index] ?? {};
    const plan = known ?? this.#search.loose;
    if (plan === 'label' || (plain && plan.use !== 'type')) this.#search.pass(text);
    else this.findings[index] = this.#search.find(text, plan);
  }

  #gather(indexes: readonly number[]): void {
    for (const index of indexes) {
      const { text = '', column = 0 } = this.#cells[index] ?? {};
      const type = this.#plans[column - this.#first]?.context.type;
      if (type !== undefined && text.length > 1 && text.length <= 100) this.#search.addName(text, type);
    }
  }
}
