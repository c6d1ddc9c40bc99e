import type { Finding } from '../../core/contracts/recognizer.js';
import type { CellSearch } from './cell-search.js';
import type { ColumnPlan } from './column-plan.js';
import type { LabelRows } from './label-rows.js';

/** One cell of a sheet, as it is displayed. */
export interface SheetCell {
  /** Position of its row, from 0. */
  readonly row: number;
  /** Position of its column, from 0. */
  readonly column: number;
  /** What a reader sees in it. */
  readonly text: string;
  /** True for a number that means nothing by itself: only the type of its column makes it a term. */
  readonly plain: boolean;
}

/** Maximum length of a title that is not searched, in code units: a longer one may contain more than what its column holds. */
const MAX_TITLE_LENGTH = 40;
/** Maximum length of the part of a label that is examined, in code units. */
const MAX_LABEL_LENGTH = 1000;
/** Maximum number of columns of a table; cells further to the right are searched one by one. */
export const MAX_COLUMNS = 1024;

/** The cells of a table and their findings. */
interface TableCells {
  readonly cells: readonly SheetCell[];
  readonly findings: (readonly Finding[])[];
  readonly plans: readonly ColumnPlan[];
  /** Column of the first plan. */
  readonly first: number;
}

/** Searches the rows of a table. */
export class RowSearch {
  readonly #findings: (readonly Finding[])[];
  readonly #cells: readonly SheetCell[];
  readonly #search: CellSearch;
  readonly #plans: readonly ColumnPlan[];
  readonly #first: number;

  constructor({ cells, findings, plans, first }: TableCells, search: CellSearch) {
    this.#cells = cells;
    this.#findings = findings;
    this.#search = search;
    this.#plans = plans;
    this.#first = first;
  }

  settle(): void {
    this.#search.settle();
  }

  /** Handles the row of titles and the rows above it. Known titles are not values and are hardly ever terms. */
  titles(indexes: readonly number[], known: (text: string) => boolean): void {
    this.#search.beginRow();
    for (const index of indexes) {
      const { text = '', plain } = this.#cells[index] ?? {};
      const isTitle = text.length <= MAX_TITLE_LENGTH && known(text);
      if (plain === true) this.#search.pass(text);
      else this.#findings[index] = this.#search.find(text, isTitle ? this.#search.title : this.#search.loose);
    }
  }

  /** Handles a row whose first cell is the label of the others. */
  labelled(indexes: readonly number[], labels: LabelRows): void {
    this.#search.beginRow();
    const row: string[] = [];
    for (const index of indexes) {
      const { text = '', column = 0 } = this.#cells[index] ?? {};
      if (column - this.#first >= MAX_COLUMNS) break;
      while (row.length < column - this.#first) row.push('');
      row[column - this.#first] = text.slice(0, MAX_LABEL_LENGTH);
    }
    const plans = labels.read(row);
    for (const index of indexes) this.#cell(index, plans[(this.#cells[index]?.column ?? 0) - this.#first]);
  }

  row(indexes: readonly number[]): void {
    this.#search.beginRow();
    if (this.#search.mixed) this.#gather(indexes);
    this.#readPersons(indexes);
    for (const index of indexes) this.#cell(index, this.#plans[(this.#cells[index]?.column ?? 0) - this.#first]);
  }

  #cell(index: number, known: ColumnPlan | undefined): void {
    const { text = '', plain = false } = this.#cells[index] ?? {};
    const plan = known ?? this.#search.loose;
    if (plain && plan.use !== 'type') this.#search.pass(text);
    else this.#findings[index] = this.#search.withPersons(this.#search.find(text, plan), plan);
  }

  #readPersons(indexes: readonly number[]): void {
    const { persons } = this.#search;
    if (persons.columns.length === 0) return;
    const texts = new Map(
      indexes.map((index) => [(this.#cells[index]?.column ?? 0) - this.#first, this.#cells[index]?.text ?? '']),
    );
    persons.read((column) => texts.get(column) ?? '');
  }

  #gather(indexes: readonly number[]): void {
    for (const index of indexes) {
      const { text = '', column = 0 } = this.#cells[index] ?? {};
      const type = this.#plans[column - this.#first]?.context.type;
      if (type !== undefined && text.length > 1 && text.length <= 100) this.#search.addName(text, type);
    }
  }
}
