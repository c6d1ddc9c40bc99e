import { KIND } from './cells.js';
import { type Reference, referencesIn } from './formula-references.js';
import type { SearchedSheet } from './found-cell.js';
import type { Sheet } from './sheet.js';
import { changedText, type TextChange } from './string-forms.js';

interface Rows {
  first: number;
  last: number;
}

/** By column: the rows between which such cells are. */
type Columns = Map<number, Rows>;

/**
 * The cells that were numbers or dates and are none any more, because the mode writes texts in their places. A formula that refers
 * to one would show an error, or something else than before.
 */
export class BrokenNumbers {
  readonly #bySheet = new Map<Sheet, Columns>();
  /** Those of all sheets: a reference to another sheet is compared with these. */
  readonly #all: Columns = new Map();
  /** Texts of the defined names, in lower case. */
  readonly #names: ReadonlyMap<string, string>;
  /** Titles of columns of tables with such cells, in lower case. */
  readonly #titles = new Set<string>();
  /** Number of these cells. */
  count = 0;

  /**
   * @param changes of the cells, by sheet
   * @param names defined names and their formulas
   */
  constructor(
    sheets: readonly SearchedSheet[],
    changes: readonly (readonly (TextChange | undefined)[])[],
    names: ReadonlyMap<string, string>,
  ) {
    this.#names = names;
    for (const [at, { sheet }] of sheets.entries()) this.#read(sheet, changes[at] ?? []);
  }

  #read(sheet: Sheet, changes: readonly (TextChange | undefined)[]): void {
    const { cells } = sheet;
    const own: Columns = new Map();
    for (const [i, change] of changes.entries()) {
      if (change === undefined || cells.kind[i] !== KIND.number) continue;
      if (sheet.typed(i, changedText(sheet.text(i), change)) !== undefined) continue;
      this.count++;
      for (const columns of [own, this.#all]) add(columns, cells.column[i] ?? 0, cells.row[i] ?? 0);
    }
    if (own.size === 0) return;
    this.#bySheet.set(sheet, own);
    for (const { area, hasHeader } of sheet.tables)
      for (let i = 0; hasHeader && i < cells.count && (cells.row[i] ?? 0) <= area.firstRow; i++)
        if (cells.row[i] === area.firstRow && own.has(cells.column[i] ?? 0))
          this.#titles.add(sheet.text(i).toLowerCase());
  }

  /**
   * True if a formula refers to such a cell.
   * @param more rows and columns by which cells that share the formula are further down and to the right
   */
  breaks(formula: string, sheet: Sheet, more = { rows: 0, columns: 0 }, depth = 0): boolean {
    const { areas, names, titles } = referencesIn(formula);
    if (areas.some((area) => this.#holds(area, sheet, more))) return true;
    if (titles.some((title) => this.#titles.has(title.toLowerCase()))) return true;
    // A name may refer to a name.
    if (depth > 2) return false;
    return names.some((name) => {
      const text = this.#names.get(name.toLowerCase());
      return text !== undefined && this.breaks(text, sheet, undefined, depth + 1);
    });
  }

  #holds(reference: Reference, sheet: Sheet, more: { readonly rows: number; readonly columns: number }): boolean {
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

function add(columns: Columns, column: number, row: number): void {
  const known = columns.get(column);
  if (known === undefined) columns.set(column, { first: row, last: row });
  else {
    known.first = Math.min(known.first, row);
    known.last = Math.max(known.last, row);
  }
}
