import type { RiskTable } from './classes.js';

/** What stands for any value. */
export const ANY = '*';

/**
 * Suppresses the quasi-identifiers of rows with gaps, if nothing else keeps a table from classes of `minK` rows: one empty cell, or one that
 * has another form than its column, would otherwise cost all rows the whole column. Where these rows are fewer than `minK`, the smallest
 * other classes go with them.
 * @param quasi columns by place
 * @returns undefined if other rows are in small classes too, or if more than a tenth of the rows have such gaps
 */
export function withoutGaps(table: RiskTable, quasi: readonly number[], minK: number): RiskTable | undefined {
  const classes = classesOf(table, quasi);
  const small = classes.filter(({ length }) => length < minK);
  const rows = small.reduce((sum, { length }) => sum + length, 0);
  const open = quasi.filter((column) => table.rows.some((row) => !isGap(row[column])));
  const haveGaps = small.every(([row]) => open.some((column) => isGap(row?.[column])));
  if (!haveGaps || rows * 10 > table.rows.length) return undefined;
  const suppressed = new Set(small.flat());
  for (const more of classes.slice(small.length)) {
    if (suppressed.size >= minK) break;
    for (const row of more) suppressed.add(row);
  }
  const columns = new Set(quasi);
  const suppress = (row: readonly string[]) => row.map((cell, column) => (columns.has(column) ? ANY : cell));
  return { columns: table.columns, rows: table.rows.map((row) => (suppressed.has(row) ? suppress(row) : row)) };
}

/** The rows by class, the smallest class first. */
function classesOf({ rows }: RiskTable, quasi: readonly number[]): RiskTable['rows'][] {
  const classes = new Map<string, (readonly string[])[]>();
  for (const row of rows) {
    const key = JSON.stringify(quasi.map((column) => row[column]));
    const members = classes.get(key);
    if (members === undefined) classes.set(key, [row]);
    else members.push(row);
  }
  return [...classes.values()].sort((a, b) => a.length - b.length);
}

const isGap = (cell = ''): boolean => cell === '' || cell === ANY;
