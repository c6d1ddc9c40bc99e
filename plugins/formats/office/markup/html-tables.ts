/** Position of a cell: number of its table in the file, row and column. */
export interface CellPlace {
  readonly table: number;
  readonly row: number;
  readonly column: number;
}

interface Table {
  readonly number: number;
  row: number;
  column: number;
  /** For each column, the last row that a cell of an earlier row covers. */
  readonly taken: number[];
}

/** Maximum number of columns of a table; cells further to the right belong to no table. */
const MAX_COLUMNS = 16_384;
/** Maximum column span of a cell (HTML standard, 4.9.11). */
const MAX_SPAN = 1000;
/** Maximum number of steps for cells that span rows. Real tables need far fewer. */
const MAX_STEPS = 50_000_000;

/** Tracks the current cell and table while HTML is read. Tags of rows and cells need not be closed. */
export class HtmlTables {
  readonly #open: Table[] = [];
  #count = 0;
  #steps = 0;

  /** Number of open tables. */
  get depth(): number {
    return this.#open.length;
  }

  openTable(): void {
    this.#open.push({ number: this.#count++, row: -1, column: 0, taken: [] });
  }

  closeTable(): void {
    this.#open.pop();
  }

  openRow(): void {
    const table = this.#open.at(-1);
    if (table === undefined) return;
    table.row++;
    table.column = 0;
  }

  /** The position of a cell with the given spans; undefined outside of tables. */
  openCell(columns: number, rows: number): CellPlace | undefined {
    const table = this.#open.at(-1);
    if (table === undefined) return undefined;
    if (table.row < 0) table.row = 0;
    const from = table.column;
    if (this.#steps < MAX_STEPS) while ((table.taken[table.column] ?? -1) >= table.row) table.column++;
    const place = { table: table.number, row: table.row, column: Math.min(table.column, MAX_COLUMNS) };
    const end = Math.min(table.column + Math.min(columns, MAX_SPAN), MAX_COLUMNS);
    if (rows > 1) for (let i = table.column; i < end; i++) table.taken[i] = table.row + rows - 1;
    this.#steps += Math.max(end - from, 0);
    table.column = Math.max(end, place.column);
    return place;
  }
}
