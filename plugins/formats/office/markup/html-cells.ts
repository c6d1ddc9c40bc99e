import { DeidError } from '../../../../core/index.js';
import type { Segment } from '../text/unit.js';
import type { HtmlAttribute } from './html-scanner.js';
import type { CellPlace, HtmlTables } from './html-tables.js';
import { type MarkupCell, trimmed } from './markup-file.js';

const MAX_TABLES = 256;
/** Attributes with the number or formula of a cell. If the displayed text changes, they would contradict it. */
const BEHIND = new Set(['x:num', 'x:fmla', 'sdval', 'data-v']);
/** Attributes that repeat the text of a cell in another form. */
const REPEATS = new Set(['data-value', 'data-order', 'data-sort', 'data-sort-value']);

/** A cell that is being read. */
interface OpenCell {
  readonly place: CellPlace;
  readonly depth: number;
  readonly segments: Segment[];
  /** Attributes that repeat the value of the cell. */
  readonly repeats: readonly HtmlAttribute[];
}

const spanOf = (value: string | undefined): number => {
  const span = Number(value ?? 1);
  return span >= 1 && span <= 65_534 ? Math.floor(span) : 1;
};

/**
 * Collects the texts of cells that are open while HTML is read. Tags of rows and cells need not be closed, and cells
 * may contain tables.
 */
export class HtmlCells {
  readonly #tables: HtmlTables;
  readonly #found: MarkupCell[];
  readonly #open: OpenCell[] = [];

  /** @param found receives each cell with a text. */
  constructor(tables: HtmlTables, found: MarkupCell[]) {
    this.#tables = tables;
    this.#found = found;
  }

  /** Segments of the innermost open cell; undefined outside of cells. */
  get segments(): Segment[] | undefined {
    return this.#open.at(-1)?.segments;
  }

  /** Place of the open cell of the innermost table. */
  get place(): CellPlace | undefined {
    return this.#isOpen ? this.#open.at(-1)?.place : undefined;
  }

  get #isOpen(): boolean {
    return this.#open.at(-1)?.depth === this.#tables.depth;
  }

  openTable(): void {
    if (this.#tables.depth >= MAX_TABLES) throw new DeidError('document_unsafe', ['tables nested too deeply']);
    this.#tables.openTable();
  }

  closeTable(): void {
    if (this.#tables.depth === 0) return;
    this.closeCell();
    this.#tables.closeTable();
  }

  openRow(): void {
    this.closeCell();
    this.#tables.openRow();
  }

  /** @param value returns the value of an attribute. */
  openCell(attributes: readonly HtmlAttribute[], value: (name: string) => string | undefined): void {
    this.closeCell();
    const place = this.#tables.openCell(spanOf(value('colspan')), spanOf(value('rowspan')));
    const repeats = attributes.filter(({ name }) => BEHIND.has(name) || REPEATS.has(name));
    if (place !== undefined) this.#open.push({ place, depth: this.#tables.depth, segments: [], repeats });
  }

  /** Ends the open cell of the innermost table, if there is one. */
  closeCell(): void {
    if (this.#isOpen) this.#end();
  }

  closeAll(): void {
    while (this.#open.length > 0) this.#end();
  }

  /** Adds a further text of a cell, such as the value of one of its attributes. */
  add(place: CellPlace, segments: readonly Segment[], follow?: MarkupCell['follow']): void {
    const kept = trimmed(segments);
    if (kept.length === 0) return;
    const unit = { segments: kept, repeated: false };
    this.#found.push({ ...place, unit, plain: false, ...(follow && { follow }) });
  }

  #end(): void {
    const cell = this.#open.pop();
    if (cell === undefined) return;
    const follow: MarkupCell['follow'] = (_now, isChanged) =>
      cell.repeats
        .filter((one) => BEHIND.has(one.name) || !isChanged(one))
        .map(({ from, to }) => ({ start: from - 1, end: to, text: '' }));
    this.add(cell.place, cell.segments, cell.repeats.length === 0 ? undefined : follow);
  }
}
