import {
  CellSearch,
  type ColumnPlan,
  copied,
  type EntityType,
  type FileSession,
  type LabelRows,
} from '../../core/index.js';
import { cellValue, editCell, neutralized } from './cell.js';
import type { Dialect } from './dialect.js';
import type { RowScanner } from './row-scanner.js';
import type { View } from './view.js';

/** Everything a row needs to be de-identified. */
export interface RowWriterParts {
  readonly session: FileSession;
  readonly view: View;
  readonly dialect: Dialect;
  readonly plans: readonly ColumnPlan[];
  /** Where the first cells of the rows say what the others hold; then the plans are by label. */
  readonly labels: LabelRows | undefined;
  readonly neutralizeFormulas: boolean;
}

/** Told of each cell that becomes another one, from left to right. */
type Change = (start: number, end: number, raw: string) => void;

function hasLetter(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (text.charCodeAt(i) > 0x40) return true;
  return false;
}

/** De-identifies the cells of one row after the other. */
export class RowWriter {
  /** Findings replaced, by type. */
  readonly counts = new Map<EntityType, number>();
  /** Rows with more or fewer cells than the table has columns. */
  ragged = 0;
  readonly #parts: RowWriterParts;
  readonly #cells: CellSearch;

  constructor(parts: RowWriterParts) {
    this.#parts = parts;
    this.#cells = new CellSearch(parts.session, parts.plans);
  }

  /** Cells of typed columns that were too long for it, and were searched instead. */
  get overlong(): number {
    return this.#cells.overlong;
  }

  /**
   * The new cells of the row that `scanner` has just read.
   * @param change called for each cell that becomes another one, from left to right.
   */
  row(text: string, scanner: RowScanner, change: Change): void {
    const { plans, labels } = this.#parts;
    const { count } = scanner;
    if (labels !== undefined) {
      this.#labelled(text, scanner, labels, change);
      return;
    }
    const ragged = count !== plans.length;
    if (ragged && !(count === 1 && scanner.starts[0] === scanner.ends[0])) this.ragged++;
    this.#cells.beginRow();
    if (this.#cells.mixed && this.#hasText(text, scanner)) this.#gather(text, scanner);
    for (let i = 0; i < count; i++) {
      const start = scanner.starts[i] ?? 0;
      const end = scanner.ends[i] ?? 0;
      if (start === end) continue;
      this.#cell(text, start, end, this.#cells.planOf(i, ragged), change);
    }
  }

  #labelled(text: string, scanner: RowScanner, labels: LabelRows, change: Change): void {
    const { dialect, view } = this.#parts;
    const spans = Array.from(
      { length: scanner.count },
      (_, i) => [scanner.starts[i] ?? 0, scanner.ends[i] ?? 0] as const,
    );
    const values = spans.map(([start, end]) => view.text(cellValue(text.slice(start, end), dialect)));
    const plans = labels.read(values);
    this.#cells.beginRow();
    for (const [i, [start, end]] of spans.entries()) {
      if (start !== end) this.#cell(text, start, end, plans[i] ?? this.#cells.loose, change);
    }
  }

  /** A row that holds titles or stands above them: searched, but for the titles that are known. */
  titles(text: string, scanner: RowScanner, known: (cell: string) => boolean, change: Change) {
    this.#cells.beginRow();
    const { dialect, view } = this.#parts;
    for (let i = 0; i < scanner.count; i++) {
      const [start = 0, end = 0] = [scanner.starts[i], scanner.ends[i]];
      if (start === end) continue;
      const value = view.text(cellValue(text.slice(start, end), dialect));
      this.#cell(text, start, end, known(value) ? this.#cells.title : this.#cells.loose, change);
    }
  }

  /** Charges what was not looked at. */
  settle(): void {
    this.#cells.settle();
  }

  /** True if a cell that is searched may hold a name: it has letters, and enough of them. */
  #hasText(text: string, scanner: RowScanner): boolean {
    const { plans } = this.#parts;
    for (let i = 0; i < scanner.count; i++) {
      const [start = 0, end = 0] = [scanner.starts[i], scanner.ends[i]];
      if (end - start > 3 && plans[i]?.use === 'text' && hasLetter(text, start, end)) return true;
    }
    return false;
  }

  #gather(text: string, scanner: RowScanner): void {
    const { plans, dialect, view } = this.#parts;
    for (let i = 0; i < Math.min(scanner.count, plans.length); i++) {
      const plan = plans[i];
      const type = plan === undefined ? undefined : this.#cells.nameType(plan);
      const [start = 0, end = 0] = [scanner.starts[i], scanner.ends[i]];
      if (type === undefined || end - start < 2 || end - start > 100) continue;
      this.#cells.addName(view.text(cellValue(text.slice(start, end), dialect)), type);
    }
  }

  #cell(
    text: string,
    start: number,
    end: number,
    plan: ColumnPlan,
    change: (s: number, e: number, raw: string) => void,
  ): void {
    const { dialect, view, session, neutralizeFormulas } = this.#parts;
    const raw = text.slice(start, end);
    const value = view.text(cellValue(raw, dialect));
    const findings = this.#cells.find(value, plan);
    if (findings.length > 0) {
      const whole = copied(value);
      for (const { type } of findings) this.counts.set(type, (this.counts.get(type) ?? 0) + 1);
      change(start, end, editCell(raw, session.replace(whole, findings, plan.context), dialect, view));
    } else if (neutralizeFormulas) {
      const safe = neutralized(raw, dialect, view);
      if (safe !== raw) change(start, end, safe);
    }
  }
}
