/** Where a cell stands: number of its table in the file, row and column in it. */
export interface CellPlace {
  readonly table: number;
  readonly row: number;
  readonly column: number;
}

interface Table {
  readonly number: number;
  row: number;
  column: number;
  /** By column: down to which row a cell of an earlier row reaches. */
  readonly taken: number[];
}

/** Columns of a table; what stands further to the right belongs to none. */
const MAX_COLUMNS = 16_384;
/** Most columns that a cell spans (HTML standard, 4.9.11). */
const MAX_SPAN = 1000;
/** Maximum number of steps for cells that span rows; real tables need far fewer. */
const MAX_STEPS = 50_000_000;

/** Knows in which cell of which table a reader of HTML stands: tags of rows and cells need not be closed. */
export class HtmlTables {
  readonly #open: Table[] = [];
  #count = 0;
  #steps = 0;

  /** How many tables stand around the place. */
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

  /** The place of a cell that spans as many columns and rows; undefined outside of tables. */
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
