import { notATitle } from './header-row.js';

/** Maximum number of tables recognised on one sheet. */
const MAX_TABLES = 100;
/** Share, and minimum number, of the cells of a title row that must be known titles. */
const KNOWN_SHARE = 1 / 3;
const MIN_TITLES = 2;

/** True if a row after a gap begins another table: all cells are different titles, and enough of them are known. */
function isTitles(row: readonly string[], isTitle: (cell: string) => boolean): boolean {
  const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (cells.length < MIN_TITLES || new Set(cells).size < cells.length || cells.some(notATitle)) return false;
  const known = cells.filter(isTitle).length;
  return known >= MIN_TITLES && known >= cells.length * KNOWN_SHARE;
}

/**
 * Finds the starts of further tables on a sheet with several stacked tables, each with its own titles.
 * @param rows the first rows that are not empty, as texts; later rows belong to the last table.
 * @param numbers the numbers of these rows, ascending: a gap shows an empty row.
 * @param isTitle whether the title of a column is known.
 * @returns numbers of the first rows of further tables; none for a sheet with one table.
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
    if (starts.length >= MAX_TABLES) break;
  }
  // The first table may also start below the name of the sheet.
  const [first = 0] = starts;
  return filled.some(({ number, cells }) => number < first && cells >= MIN_TITLES) ? starts : starts.slice(1);
}
