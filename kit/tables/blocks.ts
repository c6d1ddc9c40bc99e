import type { TitleDictionary } from '../../core/titles/header-words.js';
import { readHeader } from './header-row.js';

/** Maximum number of tables recognised on one sheet. */
const MAX_TABLES = 100;
/** Minimum number of known titles of a further table. */
const MIN_TITLES = 2;

/** A row that is not empty. */
interface FilledRow {
  readonly row: readonly string[];
  readonly number: number;
  readonly cells: number;
}

/**
 * Finds the starts of further tables on a sheet with several stacked tables, each with its own titles.
 * @param rows the first rows that are not empty, as texts; later rows belong to the last table.
 * @param numbers the numbers of these rows, ascending: a gap shows an empty row.
 * @param isTitle whether the title of a column is known; two of them begin a table.
 * @param dictionary the known titles.
 * @returns numbers of the first rows of further tables; none for a sheet with one table.
 */
export function furtherTables(
  rows: readonly (readonly string[])[],
  numbers: readonly number[],
  isTitle: (cell: string) => boolean,
  dictionary: TitleDictionary,
): number[] {
  const starts: number[] = [];
  const filled: FilledRow[] = rows
    .map((row, i) => ({ row, number: numbers[i] ?? 0, cells: row.filter((cell) => cell.trim() !== '').length }))
    .filter(({ cells }) => cells > 0);
  for (const [i, { row, number }] of filled.entries()) {
    const isBelowGap = i > 0 && number - (filled[i - 1]?.number ?? 0) > 1;
    if (isBelowGap && row.filter(isTitle).length >= MIN_TITLES && beginsTable(filled, i, dictionary))
      starts.push(number);
    if (starts.length >= MAX_TABLES) break;
  }
  // The first table may also start below the name of the sheet.
  const [first = 0] = starts;
  return filled.some(({ number, cells }) => number < first && cells >= MIN_TITLES) ? starts : starts.slice(1);
}

/** True if a row is the titles of the rows that follow it without a gap. */
function beginsTable(filled: readonly FilledRow[], at: number, dictionary: TitleDictionary): boolean {
  let end = at + 1;
  while (end < filled.length && filled[end]?.number === (filled[end - 1]?.number ?? 0) + 1) end++;
  const rows = filled.slice(at, end).map(({ row }) => row);
  return rows.length > 1 && readHeader(rows, dictionary).row === 0;
}
