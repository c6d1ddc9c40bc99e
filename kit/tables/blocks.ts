import { notATitle } from './header-row.js';

/** Most tables that are told apart on one sheet. */
const MOST = 100;
/** Share of the cells of a row of titles that must be known, and how many at the least. */
const SHARE = 1 / 3;
const LEAST = 2;

/** Whether a row below a gap begins another table: titles, all different, of which enough are known. */
function isTitles(row: readonly string[], isTitle: (cell: string) => boolean): boolean {
  const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (cells.length < LEAST || new Set(cells).size < cells.length || cells.some(notATitle)) return false;
  const known = cells.filter(isTitle).length;
  return known >= LEAST && known >= cells.length * SHARE;
}

/**
 * Where the tables of a sheet begin that stand one below the other, each with titles of its own.
 * @param rows the first rows that are not empty, as texts; what stands behind them belongs to the last table.
 * @param numbers the numbers of these rows, rising: behind an empty row, one is left out.
 * @param isTitle whether the title of a column is known.
 * @returns numbers of the rows with which a further table begins; none for a sheet of one table.
 */
export function furtherTables(
  rows: readonly (readonly string[])[],
  numbers: readonly number[],
  isTitle: (cell: string) => boolean,
): number[] {
  const starts: number[] = [];
  const filled = rows
    .map((row, i) => ({ row, number: numbers[i] ?? 0, cells: row.filter((cell) => cell.trim() !== '').length }))
    .filter(({ cells }) => cells > 0);
  for (const [i, { row, number }] of filled.entries()) {
    const isBelowGap = i > 0 && number - (filled[i - 1]?.number ?? 0) > 1;
    const hasRows = filled[i + 1]?.number === number + 1;
    if (isBelowGap && hasRows && isTitles(row, isTitle)) starts.push(number);
    if (starts.length >= MOST) break;
  }
  // Titles at the top of a sheet stand below its name as well.
  const [first = 0] = starts;
  return filled.some(({ number, cells }) => number < first && cells >= LEAST) ? starts : starts.slice(1);
}
