import { notATitle } from './cell-kinds.js';
import { type ColumnPlan, titled } from './column-plan.js';
import type { ColumnPlanner } from './columns.js';
import { RowPersons } from './row-persons.js';

/** Maximum length of a label, in code units. */
const MAX_LABEL_LENGTH = 60;
/** Minimum number and share of known labels. */
const MIN_KNOWN = 3;
const SHARE = 1 / 3;
/** Minimum number of known labels if all labels are known. */
const MIN_KNOWN_IF_ALL = 2;

type Row = readonly string[];

const key = (label: string): string => label.trim().toLowerCase();
const mayBeLabel = (cell: string): boolean => cell.trim().length <= MAX_LABEL_LENGTH && !notATitle(cell);

/**
 * A transposed table: a form, or a list of cases in columns. Each row begins with a label for its other cells. In
 * forms, more such pairs may follow in the row.
 */
export class LabelRows {
  readonly #planner: ColumnPlanner;
  readonly #column: number;
  readonly #plans = new Map<string, ColumnPlan>();
  /** Plans by column of the value, where the names in the column show whose form it is. */
  readonly #columnPlans = new Map<number, ReadonlyMap<string, ColumnPlan>>();
  /** True if rows hold several pairs, so that a label applies only to the cell beside it. */
  readonly #isPaired: boolean;
  readonly #label = titled();
  /** Words above or in the label column that merely look like names. */
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

  /**
   * Assigns persons to the plans. Each value column is about its own persons; pairs side by side are about the same
   * ones.
   */
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
      // A repeated label begins another form.
      const only = (label: string): string => (values.get(label)?.length === 1 ? (values.get(label)?.[0] ?? '') : '');
      persons.read((at) => only(labels[at] ?? ''));
      const withPersons = [...this.#plans].map(
        ([label, plan]) => [label, { ...plan, persons: persons.of(plan) }] as const,
      );
      if (withPersons.some(([, plan]) => plan.persons.length > 0)) this.#columnPlans.set(column, new Map(withPersons));
    }
  }

  #form(column: number): number {
    return this.#isPaired ? 0 : column;
  }

  /**
   * Decides whether the first cells of rows are labels of the other cells: at least a third of them, and at least three, must be known
   * titles. If there are only two, both must be known.
   * @param rows the first rows of a table, as texts.
   */
  static find(rows: readonly Row[], planner: ColumnPlanner): LabelRows | undefined {
    if (planner.isByNumber) return undefined;
    const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
    const column = firstColumn(filled);
    const labelled = filled.filter((row) => (row[column]?.trim() ?? '') !== '');
    const labels = labelled.map((row) => row[column]?.trim() ?? '');
    // A label without a value beside it shows nothing.
    const known = labelled.filter((row) => isLabelled(row, column, planner)).length;
    const isFew = labels.length <= MIN_KNOWN_IF_ALL;
    if (
      isFew
        ? known < MIN_KNOWN_IF_ALL || labels.length < MIN_KNOWN_IF_ALL
        : known < MIN_KNOWN || known < labels.length * SHARE
    )
      return undefined;
    const share = known / labels.length;
    return filled.slice(0, 10).some((row) => isHeader(row, planner, share))
      ? undefined
      : new LabelRows(planner, column, filled);
  }

  /** The plans of all labels, in order of appearance. */
  get plans(): readonly ColumnPlan[] {
    return [...this.#plans.values()];
  }

  /** The plans of the cells of a row, including labels; undefined for cells that are neither label nor value. */
  read(row: Row): (ColumnPlan | undefined)[] {
    const cells: (ColumnPlan | undefined)[] = row.map(() => undefined);
    this.#walk(
      row,
      (_, title, column) => {
        cells[column] = (this.#columnPlans.get(this.#form(column)) ?? this.#plans).get(key(title));
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
        // After an empty cell something else begins, unless only the value is missing.
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

  /** True for a known title whose neighbour is a value. */
  #beginsPair(row: Row, column: number): boolean {
    const next = row[column + 1]?.trim() ?? '';
    const cell = row[column] ?? '';
    return next !== '' && mayBeLabel(cell) && this.#planner.isTitle(cell) && !this.#planner.isTitle(next);
  }
}

/** True for a row that begins with a known label and has a value after it. */
function isLabelled(row: Row, column: number, planner: ColumnPlanner): boolean {
  const label = row[column]?.trim() ?? '';
  return mayBeLabel(label) && planner.isTitle(label) && row.some((cell, at) => at > column && cell.trim() !== '');
}

function firstColumn(rows: readonly Row[]): number {
  const first = rows.map((row) => row.findIndex((cell) => cell.trim() !== ''));
  return first.reduce((least, column) => Math.min(least, column), Number.MAX_SAFE_INTEGER);
}

/** True if a row is the header because more of its cells are known than of the label column. */
function isHeader(row: Row, planner: ColumnPlanner, share: number): boolean {
  const cells = row.filter((cell) => cell.trim() !== '');
  const known = cells.filter((cell) => planner.isTitle(cell)).length;
  return cells.length >= 2 && (known > share * cells.length || (known === share * cells.length && known >= MIN_KNOWN));
}
