import { type ColumnPlan, titled } from './column-plan.js';
import type { ColumnPlanner } from './columns.js';
import { notATitle } from './header-row.js';
import { RowPersons } from './row-persons.js';

/** A longer text is no label, in code units. */
const LONGEST = 60;
/** Fewer known labels than this say nothing, and a smaller share of them neither. */
const LEAST = 3;
const SHARE = 1 / 3;
/** Labels of which there are fewer must all be known. */
const FEW = 2;

type Row = readonly string[];

const key = (label: string): string => label.trim().toLowerCase();
const mayBeLabel = (cell: string): boolean => cell.trim().length <= LONGEST && !notATitle(cell);

/**
 * A table that stands on its side: a form, or a list of cases in columns. Each row begins with what its other cells hold; in forms, more
 * such pairs may follow in the row.
 */
export class LabelRows {
  readonly #planner: ColumnPlanner;
  readonly #column: number;
  readonly #plans = new Map<string, ColumnPlan>();
  /** The same by column of the value, where the names in it tell whose form it is. */
  readonly #told = new Map<number, ReadonlyMap<string, ColumnPlan>>();
  /** Rows hold several pairs, so that a label says nothing of more than the cell beside it. */
  readonly #isPaired: boolean;
  readonly #label = titled();
  /** Words above or in the column of labels that only look like names. */
  readonly #titles: ReadonlySet<string>;

  private constructor(planner: ColumnPlanner, column: number, rows: readonly Row[]) {
    this.#planner = planner;
    this.#column = column;
    this.#isPaired = rows.some((row) => row.some((_, at) => at > column && this.#beginsPair(row, at)));
    this.#titles = planner.titlesAmong(rows.map((row) => row[column] ?? ''));
    const values = new Map<string, { readonly title: string; readonly all: string[] }>();
    for (const row of rows) {
      this.#walk(row, (value, title) => {
        const known = values.get(key(title)) ?? { title, all: [] };
        values.set(key(title), known);
        known.all.push(value);
      });
    }
    const labels = [...values.values()];
    const height = labels.reduce((most, { all }) => Math.max(most, all.length), 0);
    const sample = Array.from({ length: height }, (_, i) => labels.map(({ all }) => all[i] ?? ''));
    const plans = planner.plans({ titles: labels.map(({ title }) => title), rows: sample, width: labels.length });
    for (const [i, { title }] of labels.entries()) {
      const plan = plans[i];
      if (plan !== undefined) this.#plans.set(key(title), plan);
    }
    this.#tellPersons(rows);
  }

  /** Each column of values is about persons of its own; pairs that stand side by side are about the same. */
  #tellPersons(rows: readonly Row[]): void {
    const byColumn = new Map<number, Map<string, string[]>>();
    for (const row of rows)
      this.#walk(row, (value, title, column) => {
        const values = byColumn.get(this.#form(column)) ?? new Map<string, string[]>();
        byColumn.set(this.#form(column), values);
        values.set(key(title), [...(values.get(key(title)) ?? []), value]);
      });
    const labels = [...this.#plans.keys()];
    const persons = new RowPersons(this.plans);
    for (const [column, values] of byColumn) {
      // A label that comes again begins another form.
      const only = (label: string): string => (values.get(label)?.length === 1 ? (values.get(label)?.[0] ?? '') : '');
      persons.read((at) => only(labels[at] ?? ''));
      const told = [...this.#plans].map(([label, plan]) => [label, { ...plan, persons: persons.of(plan) }] as const);
      if (told.some(([, plan]) => plan.persons.length > 0)) this.#told.set(column, new Map(told));
    }
  }

  #form(column: number): number {
    return this.#isPaired ? 0 : column;
  }

  /**
   * Finds out whether the first cells of rows say what the others hold: a third of them are titles that are known, at least three; or both,
   * where there are only two.
   * @param rows the first rows of a table, as texts.
   */
  static find(rows: readonly Row[], planner: ColumnPlanner): LabelRows | undefined {
    if (planner.isByNumber) return undefined;
    const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
    const column = firstColumn(filled);
    const labels = filled.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '');
    const known = labels.filter((label) => mayBeLabel(label) && planner.isTitle(label)).length;
    const isFew = labels.length <= FEW;
    if (isFew ? known < FEW || labels.length < FEW : known < LEAST || known < labels.length * SHARE) return undefined;
    const share = known / labels.length;
    return filled.slice(0, 10).some((row) => isHeader(row, planner, share))
      ? undefined
      : new LabelRows(planner, column, filled);
  }

  /** The plans of all labels, in the order in which they first stand. */
  get plans(): readonly ColumnPlan[] {
    return [...this.#plans.values()];
  }

  /** The plans of the cells of a row, those of labels among them; undefined for what is neither label nor value. */
  read(row: Row): (ColumnPlan | undefined)[] {
    const cells: (ColumnPlan | undefined)[] = row.map(() => undefined);
    this.#walk(
      row,
      (_, title, column) => {
        cells[column] = (this.#told.get(this.#form(column)) ?? this.#plans).get(key(title));
      },
      (label, column) => {
        if (this.#planner.isTitle(label) || this.#titles.has(label)) cells[column] = this.#label;
      },
    );
    return cells;
  }

  #walk(
    row: Row,
    onValue: (value: string, label: string, column: number) => void,
    onLabel: (label: string, column: number) => void = () => undefined,
  ): void {
    let label: string | undefined;
    for (const [column, cell] of row.entries()) {
      if (cell.trim() === '') {
        // Behind a gap begins something else, unless the value is only left out.
        if (column > this.#column + 1) label = undefined;
      } else if (column === this.#column ? mayBeLabel(cell) : this.#beginsPair(row, column)) {
        label = cell;
        onLabel(cell, column);
      } else if (label !== undefined) {
        onValue(cell, label, column);
        if (this.#isPaired) label = undefined;
      }
    }
  }

  /** A known title with a value beside it that is none. */
  #beginsPair(row: Row, column: number): boolean {
    const next = row[column + 1]?.trim() ?? '';
    const cell = row[column] ?? '';
    return next !== '' && mayBeLabel(cell) && this.#planner.isTitle(cell) && !this.#planner.isTitle(next);
  }
}

function firstColumn(rows: readonly Row[]): number {
  const first = rows.map((row) => row.findIndex((cell) => cell.trim() !== ''));
  return first.reduce((least, column) => Math.min(least, column), Number.MAX_SAFE_INTEGER);
}

/** Whether a row of titles says more than a column in which that share of words is known. */
function isHeader(row: Row, planner: ColumnPlanner, share: number): boolean {
  const cells = row.filter((cell) => cell.trim() !== '');
  const known = cells.filter((cell) => planner.isTitle(cell)).length;
  return cells.length >= 2 && (known > share * cells.length || (known === share * cells.length && known >= LEAST));
}
