/** A table as text. */
export interface RiskTable {
  /** Titles of its columns. */
  readonly columns: readonly string[];
  /** Its rows, each with one cell for each column. */
  readonly rows: readonly (readonly string[])[];
}

/** Columns, by their place from 0. */
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

/** The rows of each class, by what they have in common. */
export function classesOf({ rows }: RiskTable, quasi: readonly number[]): ReadonlyMap<string, readonly number[]> {
  const classes = new Map<string, number[]>();
  rows.forEach((row, i) => {
    const common = JSON.stringify(quasi.map((column) => row[column] ?? ''));
    const members = classes.get(common);
    if (members === undefined) classes.set(common, [i]);
    else members.push(i);
  });
  return classes;
}

const distinctIn = ({ rows }: RiskTable, column: number, members?: readonly number[]): number =>
  new Set(members === undefined ? rows.map((row) => row[column]) : members.map((i) => rows[i]?.[column])).size;

/** Counts how many persons the quasi-identifiers of a table still tell apart (k-anonymity), and what a class gives away (l-diversity). */
export function riskOf(table: RiskTable, { quasi, sensitive }: RiskColumns): RiskReport {
  let k = table.rows.length;
  let l = Number.POSITIVE_INFINITY;
  let unique = 0;
  const classes = classesOf(table, quasi);
  for (const members of classes.values()) {
    k = Math.min(k, members.length);
    if (members.length === 1) unique++;
    for (const column of sensitive) l = Math.min(l, distinctIn(table, column, members));
  }
  return {
    rows: table.rows.length,
    classes: classes.size,
    k,
    unique,
    l: Number.isFinite(l) ? l : null,
    distinct: quasi.map((column) => distinctIn(table, column)),
  };
}
