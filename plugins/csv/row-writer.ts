import { codePointCount, type EntityType, type FileSession, type Finding } from '../../core/index.js';
import { cellValue, editCell, neutralized } from './cell.js';
import { type ColumnPlan, searched } from './columns.js';
import type { Dialect } from './dialect.js';
import { RowNames } from './row-names.js';
import type { RowScanner } from './row-scanner.js';
import { copied } from './seen-cells.js';
import { isNothing } from './shapes.js';
import type { View } from './view.js';

/** A value longer than this is no name and no number, whatever its column: an unclosed quote is the usual reason. */
const LONGEST_VALUE = 1000;

/** Everything a row needs to be de-identified. */
export interface RowWriterParts {
  readonly session: FileSession;
  readonly view: View;
  readonly dialect: Dialect;
  readonly plans: readonly ColumnPlan[];
  readonly neutralizeFormulas: boolean;
}

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
  /** Cells of typed columns that were too long for it, and were searched instead. */
  overlong = 0;
  readonly #parts: RowWriterParts;
  readonly #names = new RowNames();
  readonly #loose = searched();
  readonly #mixed: boolean;
  #uncharged = 0;

  constructor(parts: RowWriterParts) {
    this.#parts = parts;
    this.#mixed = parts.plans.some(({ use }) => use === 'type') && parts.plans.some(({ use }) => use === 'text');
  }

  /**
   * The new cells of the row that `scanner` has just read.
   * @param change called for each cell that becomes another one, from left to right.
   */
  row(text: string, scanner: RowScanner, change: (start: number, end: number, raw: string) => void): void {
    const { plans } = this.#parts;
    const { count } = scanner;
    const ragged = count !== plans.length;
    if (ragged && !(count === 1 && scanner.starts[0] === scanner.ends[0])) this.ragged++;
    this.#names.clear();
    if (this.#mixed && this.#hasText(text, scanner)) this.#gather(text, scanner);
    for (let i = 0; i < count; i++) {
      const start = scanner.starts[i] ?? 0;
      const end = scanner.ends[i] ?? 0;
      if (start === end) continue;
      this.#cell(text, start, end, this.#planOf(i, ragged), change);
    }
  }

  /** A row that holds titles or stands above them: searched, but for the titles that are known. */
  titles(
    text: string,
    scanner: RowScanner,
    known: (cell: string) => boolean,
    change: (s: number, e: number, raw: string) => void,
  ) {
    this.#names.clear();
    const { dialect, view } = this.#parts;
    for (let i = 0; i < scanner.count; i++) {
      const [start = 0, end = 0] = [scanner.starts[i], scanner.ends[i]];
      if (start === end) continue;
      const value = view.text(cellValue(text.slice(start, end), dialect));
      if (known(value)) this.#uncharged += codePointCount(value);
      else this.#cell(text, start, end, this.#loose, change);
    }
  }

  /** Charges what was not looked at. */
  settle(): void {
    if (this.#uncharged > 0) this.#parts.session.count(this.#uncharged);
    this.#uncharged = 0;
  }

  /** A row that is too long has a delimiter too many somewhere: what is behind it is not where its column says. */
  #planOf(column: number, ragged: boolean): ColumnPlan {
    const { plans } = this.#parts;
    const plan = plans[column];
    if (plan === undefined) return plans.at(-1)?.use === 'type' ? (plans.at(-1) ?? this.#loose) : this.#loose;
    return ragged && plan.use === 'keep' ? this.#loose : plan;
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
      const type = plans[i]?.context.type;
      const [start = 0, end = 0] = [scanner.starts[i], scanner.ends[i]];
      if (type === undefined || !RowNames.takes(type) || end - start < 2 || end - start > 100) continue;
      this.#names.add(view.text(cellValue(text.slice(start, end), dialect)).trim(), type);
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
    const findings = this.#findings(value, plan);
    if (findings.length > 0) {
      const whole = copied(value);
      for (const { type } of findings) this.counts.set(type, (this.counts.get(type) ?? 0) + 1);
      change(start, end, editCell(raw, session.replace(whole, findings, plan.context), dialect, view));
    } else if (neutralizeFormulas) {
      const safe = neutralized(raw, dialect, view);
      if (safe !== raw) change(start, end, safe);
    }
  }

  #findings(value: string, plan: ColumnPlan): readonly Finding[] {
    const { session } = this.#parts;
    if (plan.use === 'keep' || (plan.use === 'type' && isNothing(value.trim()))) {
      this.#uncharged += codePointCount(value);
      return [];
    }
    if (plan.use === 'type' && value.length <= LONGEST_VALUE) return session.find(value, plan.context);
    if (plan.use === 'type') this.overlong++;
    return this.#search(value, plan);
  }

  #search(value: string, plan: ColumnPlan): readonly Finding[] {
    const { session } = this.#parts;
    const context = plan.context.header === undefined ? {} : { header: plan.context.header };
    const terms = this.#names.in(value);
    if (terms.length > 0) {
      const forget = session.remember(terms);
      try {
        return session.find(value, context);
      } finally {
        forget();
      }
    }
    const known = plan.seen.get(value);
    if (known !== undefined) {
      this.#uncharged += codePointCount(value);
      return known;
    }
    const found = session.find(value, context);
    plan.seen.set(value, found);
    return found;
  }
}
