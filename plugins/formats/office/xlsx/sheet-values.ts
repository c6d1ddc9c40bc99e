import { CellError, type Scalar } from '../calculation/values.js';
import type { Area } from '../sheets/area.js';
import { serialOfDate } from '../sheets/serial-days.js';
import { KIND } from './cells.js';
import type { Sheet } from './sheet.js';
import { changedText, type TextChange } from './string-forms.js';

const WIDTH = 16_384;

/** The number of a cell on its sheet. */
export const cellKey = (row: number, column: number): number => row * WIDTH + column;

/** The values of the cells of a sheet, before and after the change. */
export class SheetValues {
  readonly #sheet: Sheet;
  readonly #changes: readonly (TextChange | undefined)[];
  readonly #from1904: boolean;
  /** Booleans and errors. */
  readonly #flags = new Map<number, Scalar>();
  /** Indexes of cells by their number; undefined where the cells are in order. */
  readonly #unordered: ReadonlyMap<number, number> | undefined;
  readonly lastRow: number;
  readonly lastColumn: number;

  constructor(sheet: Sheet, changes: readonly (TextChange | undefined)[], from1904: boolean) {
    this.#sheet = sheet;
    this.#changes = changes;
    this.#from1904 = from1904;
    const { cells } = sheet;
    let [lastRow, lastColumn, before, isOrdered] = [0, 0, -1, true];
    for (let i = 0; i < cells.count; i++) {
      const [row, column] = [cells.row[i] ?? 0, cells.column[i] ?? 0];
      if (cellKey(row, column) <= before) isOrdered = false;
      before = cellKey(row, column);
      lastRow = Math.max(lastRow, row);
      lastColumn = Math.max(lastColumn, column);
    }
    for (const { row, column, value } of cells.flags ?? []) {
      this.#flags.set(cellKey(row, column), flagOf(value));
      lastRow = Math.max(lastRow, row);
      lastColumn = Math.max(lastColumn, column);
    }
    this.lastRow = lastRow;
    this.lastColumn = lastColumn;
    this.#unordered = isOrdered ? undefined : this.#byKey();
  }

  #byKey(): ReadonlyMap<number, number> {
    const { cells } = this.#sheet;
    const all = new Map<number, number>();
    for (let i = 0; i < cells.count; i++) all.set(cellKey(cells.row[i] ?? 0, cells.column[i] ?? 0), i);
    return all;
  }

  /** The index of a cell with a value; -1 if there is none. */
  index(row: number, column: number): number {
    const key = cellKey(row, column);
    if (this.#unordered !== undefined) return this.#unordered.get(key) ?? -1;
    const { cells } = this.#sheet;
    let [low, high] = [0, cells.count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (cellKey(cells.row[middle] ?? 0, cells.column[middle] ?? 0) < key) low = middle + 1;
      else high = middle;
    }
    return cells.row[low] === row && cells.column[low] === column && low < cells.count ? low : -1;
  }

  /** Offset of a cell's tag. */
  start(i: number): number {
    return this.#sheet.cells.start[i] ?? -1;
  }

  /** The change of a cell. */
  change(i: number): TextChange | undefined {
    return this.#changes[i];
  }

  /** The text of a cell before the change. */
  text(i: number): string {
    return this.#sheet.text(i);
  }

  /** The value of a cell. @param isNew after the change */
  value(row: number, column: number, isNew: boolean): Scalar {
    const i = this.index(row, column);
    if (i < 0) return this.#flags.get(cellKey(row, column));
    return this.valueAt(i, isNew);
  }

  /** The value of a cell by its index. */
  valueAt(i: number, isNew: boolean): Scalar {
    const kind = this.#sheet.cells.kind[i];
    const change = isNew ? this.#changes[i] : undefined;
    const text = change === undefined ? undefined : changedText(this.#sheet.text(i), change);
    if (kind === KIND.number) return this.#number(i, text);
    const now = text ?? this.#sheet.text(i);
    return kind === KIND.date ? (serialOfDate(now.replace(/Z$/, ''), this.#from1904) ?? now) : now;
  }

  #number(i: number, changed: string | undefined): Scalar {
    if (changed === undefined) return Number(this.#sheet.raw(i));
    const typed = this.#sheet.typed(i, changed);
    return typed === undefined ? changed : Number(typed);
  }

  /** An area without the rows and columns that the sheet does not use. */
  within(area: Area): Area {
    return {
      ...area,
      lastRow: Math.max(area.firstRow, Math.min(area.lastRow, this.lastRow)),
      lastColumn: Math.max(area.firstColumn, Math.min(area.lastColumn, this.lastColumn)),
    };
  }
}

const flagOf = (value: string): Scalar =>
  value.startsWith('#') ? new CellError(value) : value === '1' || value.toLowerCase() === 'true';
