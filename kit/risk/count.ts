/** Columns of a table, by their place from 0. */
export interface RiskColumns {
  /** Quasi-identifiers: what others know of a person, such as age, postal code and sex. */
  readonly quasi: readonly number[];
  /** Sensitive columns: what others should not learn, such as a diagnosis. */
  readonly sensitive: readonly number[];
}

/** What is left to tell persons apart in a table. Figures only: no value of the table. */
export interface RiskReport {
  /** Rows of the table. */
  readonly rows: number;
  /** Classes: groups of rows that agree in all quasi-identifiers. */
  readonly classes: number;
  /** k-anonymity: the rows of the smallest class; 0 for a table without rows. */
  readonly k: number;
  /** Rows that are alone in their class. */
  readonly unique: number;
  /** l-diversity: the smallest number of distinct values of a sensitive column in a class; null without a sensitive column. */
  readonly l: number | null;
  /** Distinct values of each quasi-identifier, in the order of the columns given. */
  readonly distinct: readonly number[];
}

interface Members {
  rows: number;
  /** By sensitive column, in the order given. */
  readonly values: readonly Set<string>[];
}

/** Counts row by row how many persons quasi-identifiers tell apart (k-anonymity), and what a class gives away (l-diversity). Memory grows with the classes. */
export class RiskCount {
  /** The columns that are counted. */
  readonly columns: RiskColumns;
  readonly #classes = new Map<string, Members>();
  readonly #distinct: readonly Set<string>[];
  #rows = 0;

  constructor(columns: RiskColumns) {
    this.columns = columns;
    this.#distinct = columns.quasi.map(() => new Set());
  }

  /** Counts a row. @param cell its value in a column, from 0 */
  add(cell: (column: number) => string): void {
    const { quasi, sensitive } = this.columns;
    const common = quasi.map(cell);
    for (const [i, value] of common.entries()) this.#distinct[i]?.add(value);
    const key = JSON.stringify(common);
    const members = this.#classes.get(key) ?? { rows: 0, values: sensitive.map(() => new Set<string>()) };
    if (members.rows === 0) this.#classes.set(key, members);
    members.rows++;
    for (const [i, values] of members.values.entries()) values.add(cell(sensitive[i] ?? -1));
    this.#rows++;
  }

  /** The figures of the rows so far. */
  get report(): RiskReport {
    let k = this.#rows;
    let l = Number.POSITIVE_INFINITY;
    let unique = 0;
    for (const { rows, values } of this.#classes.values()) {
      k = Math.min(k, rows);
      if (rows === 1) unique++;
      for (const { size } of values) l = Math.min(l, size);
    }
    return {
      rows: this.#rows,
      classes: this.#classes.size,
      k,
      unique,
      l: Number.isFinite(l) ? l : null,
      distinct: this.#distinct.map(({ size }) => size),
    };
  }
}
