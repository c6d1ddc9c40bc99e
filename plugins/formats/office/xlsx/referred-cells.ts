import { type Reference, referencesIn } from './formula-references.js';
import type { Sheet } from './sheet.js';

interface Rows {
  first: number;
  last: number;
}

/** By column: the rows between which such cells are. */
type Columns = Map<number, Rows>;

/** By how many rows and columns other cells that share a formula are further. */
interface Extent {
  readonly rows: number;
  readonly columns: number;
}

const ALONE: Extent = { rows: 0, columns: 0 };

/** Cells to which formulas may refer. Between the first and the last of a column all others count as well. */
export class ReferredCells {
  readonly #bySheet = new Map<Sheet, Columns>();
  /** Those of all sheets: a reference to another sheet is compared with these. */
  readonly #all: Columns = new Map();
  /** Texts of the defined names, in lower case. */
  readonly #names: ReadonlyMap<string, string>;
  /** Titles of columns of tables with such cells, in lower case. */
  readonly #titles = new Set<string>();

  /** @param names defined names and their formulas */
  constructor(names: ReadonlyMap<string, string>) {
    this.#names = names;
  }

  /** Adds a cell. @returns true if its place was not covered */
  add(sheet: Sheet, row: number, column: number): boolean {
    const own = this.#bySheet.get(sheet) ?? new Map<number, Rows>();
    this.#bySheet.set(sheet, own);
    const isWider = widen(own, column, row);
    if (isWider) widen(this.#all, column, row);
    return isWider;
  }

  /** Reads the titles of the tables, after all cells were added. */
  readTitles(): void {
    for (const [sheet, own] of this.#bySheet) {
      const { cells } = sheet;
      for (const { area, hasHeader } of sheet.tables)
        for (let i = 0; hasHeader && i < cells.count && (cells.row[i] ?? 0) <= area.firstRow; i++)
          if (cells.row[i] === area.firstRow && own.has(cells.column[i] ?? 0))
            this.#titles.add(sheet.text(i).toLowerCase());
    }
  }

  /**
   * True if a formula refers to such a cell.
   * @param more rows and columns by which cells that share the formula are further down and to the right
   */
  has(formula: string, sheet: Sheet, more = ALONE, depth = 0): boolean {
    const { areas, names, titles } = referencesIn(formula);
    if (areas.some((area) => this.#holds(area, sheet, more))) return true;
    if (titles.some((title) => this.#titles.has(title.toLowerCase()))) return true;
    // A name may refer to a name.
    if (depth > 2) return false;
    return names.some((name) => {
      const text = this.#names.get(name.toLowerCase());
      return text !== undefined && this.has(text, sheet, undefined, depth + 1);
    });
  }

  #holds(reference: Reference, sheet: Sheet, more: Extent): boolean {
    const columns = reference.isElsewhere ? this.#all : this.#bySheet.get(sheet);
    if (columns === undefined) return false;
    const { firstRow, lastRow, firstColumn, lastColumn } = reference.area;
    for (const [column, { first, last }] of columns)
      if (
        column >= firstColumn &&
        column <= lastColumn + more.columns &&
        last >= firstRow &&
        first <= lastRow + more.rows
      )
        return true;
    return false;
  }
}

function widen(columns: Columns, column: number, row: number): boolean {
  const known = columns.get(column);
  if (known === undefined) columns.set(column, { first: row, last: row });
  else if (row >= known.first && row <= known.last) return false;
  else {
    known.first = Math.min(known.first, row);
    known.last = Math.max(known.last, row);
  }
  return true;
}
