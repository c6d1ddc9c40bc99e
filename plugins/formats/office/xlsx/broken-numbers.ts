import { KIND } from './cells.js';
import type { SearchedSheet } from './found-cell.js';
import { ReferredCells } from './referred-cells.js';
import type { Sheet } from './sheet.js';
import { changedText, type TextChange } from './string-forms.js';

/**
 * The cells that were numbers or dates and are none any more, because the mode writes texts in their places. A formula that refers
 * to one would show an error, or something else than before.
 */
export class BrokenNumbers {
  readonly #cells: ReferredCells;
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
    this.#cells = new ReferredCells(names);
    for (const [at, { sheet }] of sheets.entries()) this.#read(sheet, changes[at] ?? []);
    this.#cells.readTitles();
  }

  #read(sheet: Sheet, changes: readonly (TextChange | undefined)[]): void {
    const { cells } = sheet;
    for (const [i, change] of changes.entries()) {
      if (change === undefined || cells.kind[i] !== KIND.number) continue;
      if (sheet.typed(i, changedText(sheet.text(i), change)) !== undefined) continue;
      this.count++;
      this.#cells.add(sheet, cells.row[i] ?? 0, cells.column[i] ?? 0);
    }
  }

  /**
   * True if a formula refers to such a cell.
   * @param more rows and columns by which cells that share the formula are further down and to the right
   */
  breaks(formula: string, sheet: Sheet, more = { rows: 0, columns: 0 }): boolean {
    return this.#cells.has(formula, sheet, more);
  }
}
