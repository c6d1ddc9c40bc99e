import { type EntityType, type FileSession, type Finding, splice } from '../../../core/index.js';
import {
  CellSearch,
  type ColumnPlan,
  copied,
  findInRow,
  type LabelRows,
  type RiskCount,
  type RowText,
  withRow,
} from '../../../kit/index.js';
import { cellValue, editCell, neutralized } from './cell.js';
import type { ChangedText } from './changed-text.js';
import type { Dialect } from './dialect.js';
import type { RowScanner } from './row-scanner.js';
import type { View } from './view.js';

/** Everything that de-identifying a row needs. */
export interface RowWriterParts {
  readonly session: FileSession;
  readonly view: View;
  readonly dialect: Dialect;
  readonly plans: readonly ColumnPlan[];
  /** Set if the first cells of the rows are labels for the others; the plans are then by label. */
  readonly labels: LabelRows | undefined;
  /** Set if no layout explains the table; then each row is searched as text as well. */
  readonly asText: RowText | undefined;
  readonly neutralizeFormulas: boolean;
  /** Counts the new rows, if the caller asked for it. */
  readonly risk: RiskCount | undefined;
}

function hasLetter(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (text.charCodeAt(i) > 0x40) return true;
  return false;
}

/** De-identifies the cells row by row. */
export class RowWriter {
  /** Findings replaced, by type. */
  readonly counts = new Map<EntityType, number>();
  /** Number of rows with more or fewer cells than the table has columns. */
  ragged = 0;
  readonly #parts: RowWriterParts;
  readonly #cells: CellSearch;
  /** False if the substitute of a term does not depend on the person it belongs to. */
  readonly #tellsPersons: boolean;
  /** Findings of the row as a line of text, by column; empty if there are none. */
  #ofRow: readonly (readonly Finding[])[] = [];
  /** New values of the row by column, of changed cells that are counted. */
  readonly #written = new Map<number, string>();
  /** Values by column; undefined until needed. */
  readonly #values: (string | undefined)[] = [];

  constructor(parts: RowWriterParts) {
    this.#parts = parts;
    this.#cells = new CellSearch(parts.session, parts.plans);
    this.#tellsPersons = parts.session.termByTerm !== true;
  }

  /** Number of cells of typed columns that were too long for their type and were searched as text. */
  get overlong(): number {
    return this.#cells.overlong;
  }

  /**
   * Writes the row that `scanner` has just read.
   * @param changed receives each changed cell.
   */
  row(text: string, scanner: RowScanner, changed: ChangedText): void {
    const { plans, labels } = this.#parts;
    const { count } = scanner;
    if (labels !== undefined) {
      this.#labelled(text, scanner, labels, changed);
      return;
    }
    const ragged = count !== plans.length;
    if (ragged && !(count === 1 && scanner.starts[0] === scanner.ends[0])) this.ragged++;
    this.#beginRow(count);
    if (this.#cells.mixed && this.#hasText(text, scanner)) this.#gather(text, scanner);
    if (this.#tellsPersons)
      this.#cells.persons.read((column) => (column < count ? this.#value(text, scanner, column) : ''));
    this.#readAsText(text, scanner);
    for (let i = 0; i < count; i++) this.#cell(text, scanner, i, this.#cells.planOf(i, ragged), changed);
    if (count > 1 || scanner.starts[0] !== scanner.ends[0])
      this.#parts.risk?.add((i) => this.#written.get(i) ?? (i < count ? this.#value(text, scanner, i) : ''));
  }

  #labelled(text: string, scanner: RowScanner, labels: LabelRows, changed: ChangedText): void {
    this.#beginRow(scanner.count);
    const values = Array.from({ length: scanner.count }, (_, i) => this.#value(text, scanner, i));
    const plans = labels.read(values);
    for (const i of values.keys()) this.#cell(text, scanner, i, plans[i] ?? this.#cells.loose, changed);
  }

  /** Writes a row of titles, or one above them: it is searched, except for known titles. */
  titles(text: string, scanner: RowScanner, known: (cell: string) => boolean, changed: ChangedText) {
    this.#beginRow(scanner.count);
    for (let i = 0; i < scanner.count; i++) {
      const value = this.#value(text, scanner, i);
      this.#cell(text, scanner, i, known(value) ? this.#cells.title : this.#cells.loose, changed);
    }
  }

  /** Charges the values that were not searched. */
  settle(): void {
    this.#cells.settle();
  }

  #readAsText(text: string, scanner: RowScanner): void {
    const { asText, session } = this.#parts;
    if (asText === undefined) return;
    const values = Array.from({ length: scanner.count }, (_, i) => this.#value(text, scanner, i));
    this.#ofRow = findInRow(values, asText, session);
  }

  #beginRow(count: number): void {
    this.#cells.beginRow();
    this.#ofRow = [];
    this.#written.clear();
    for (let i = 0; i < count; i++) this.#values[i] = undefined;
  }

  /** Value of a cell, unquoted once and cached. */
  #value(text: string, scanner: RowScanner, column: number): string {
    const known = this.#values[column];
    if (known !== undefined) return known;
    const { dialect, view } = this.#parts;
    const value = view.text(cellValue(text.slice(scanner.starts[column], scanner.ends[column]), dialect));
    this.#values[column] = value;
    return value;
  }

  /** True if some searched cell may contain a name: it has enough letters. */
  #hasText(text: string, scanner: RowScanner): boolean {
    const { plans } = this.#parts;
    for (let i = 0; i < scanner.count; i++) {
      const [start = 0, end = 0] = [scanner.starts[i], scanner.ends[i]];
      if (end - start > 3 && plans[i]?.use === 'text' && hasLetter(text, start, end)) return true;
    }
    return false;
  }

  #gather(text: string, scanner: RowScanner): void {
    const { plans } = this.#parts;
    for (let i = 0; i < Math.min(scanner.count, plans.length); i++) {
      const plan = plans[i];
      const type = plan === undefined ? undefined : this.#cells.nameType(plan);
      const [start = 0, end = 0] = [scanner.starts[i], scanner.ends[i]];
      if (type === undefined || end - start < 2 || end - start > 100) continue;
      this.#cells.addName(this.#value(text, scanner, i), type);
    }
  }

  #cell(text: string, scanner: RowScanner, column: number, plan: ColumnPlan, changed: ChangedText): void {
    const [start = 0, end = 0] = [scanner.starts[column], scanner.ends[column]];
    if (start === end) return;
    const { dialect, view, session, neutralizeFormulas, risk } = this.#parts;
    const value = this.#value(text, scanner, column);
    const found = withRow(this.#cells.find(value, plan), this.#ofRow[column]);
    const findings = this.#tellsPersons ? this.#cells.withPersons(found, plan) : found;
    if (findings.length > 0) {
      for (const { type } of findings) this.counts.set(type, (this.counts.get(type) ?? 0) + 1);
      const edits = session.replace(copied(value), findings, plan.context);
      if (risk !== undefined) this.#written.set(column, splice(value, edits));
      changed.change(start, end, editCell(text.slice(start, end), edits, dialect, view));
    } else if (neutralizeFormulas) {
      const raw = text.slice(start, end);
      const safe = neutralized(raw, dialect, view);
      if (safe !== raw) changed.change(start, end, safe);
    }
  }
}
