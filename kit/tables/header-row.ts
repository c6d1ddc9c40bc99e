import { largest } from '../../core/contracts/long-lists.js';
import type { TitleDictionary } from '../../core/titles/header-words.js';
import { type RowEvidence, TitleEvidence } from './title-evidence.js';

/** Number of rows in which the titles are searched: names of reports, notes and empty lines may come before them. */
const MAX_ROWS_ABOVE = 100;
/** Weight from which a row counts as titles. */
const MIN_WEIGHT = 1;
/** The same for a single title of a table with several columns: it must fit the values below. */
const MIN_WEIGHT_ALONE = 3;
/** Minimum number of known titles in a row that is much shorter than the table, as lines above a table are. */
const MIN_KNOWN = 2;
/** Number of rows below the first ones that count as titles which may be the titles instead: names of groups are above. */
const ROWS_OF_TITLES = 3;

/** The row of titles of a table. */
export interface Header {
  /** Its index; -1 if there is none. */
  readonly row: number;
  /** Its texts by column of the values below; empty if there is none. */
  readonly titles: readonly string[];
}

/** How often rows of a width must occur, compared with those of the most frequent one. */
const MIN_WIDTH_SHARE = 0.2;

/** How many lines of one cell may come with each row of a table. */
const MAX_LINES_PER_ROW = 10;

const NO_HEADER: Header = { row: -1, titles: [] };

const isEmpty = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/**
 * The number of columns of a table: that of the rows which together have most of its cells. Lines above a table may be
 * more than its rows, but have fewer cells; single rows of any width do not count.
 */
export function usualWidth(rows: readonly (readonly string[])[]): number {
  const widths = new Map<number, number>();
  for (const row of rows) if (!isEmpty(row)) widths.set(row.length, (widths.get(row.length) ?? 0) + 1);
  // A line of one cell has no columns, so such lines count only if there is nothing else.
  const wide = [...widths].filter(([width, times]) => width > 1 && times > 1);
  if (wide.length === 0 || (widths.get(1) ?? 0) > MAX_LINES_PER_ROW * largest(wide.map(([, times]) => times)))
    return [...widths].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
  const most = largest(wide.map(([, times]) => times));
  const usual = wide.filter(([, times]) => times >= most * MIN_WIDTH_SHARE);
  return usual.reduce((best, one) => (one[0] * one[1] > best[0] * best[1] ? one : best), [0, 0])[0];
}

/** True for a row with cells for half of the columns at most, as lines above a table have. */
const isShort = ({ filled }: RowEvidence, width: number): boolean => width > 1 && filled * 2 <= width;

/** True if a row says enough to be the titles of a table with so many columns. */
function isHeader(row: RowEvidence, width: number): boolean {
  const { weight, known, filled } = row;
  if (!isShort(row, width)) return weight >= MIN_WEIGHT;
  return known >= MIN_KNOWN
    ? weight >= MIN_WEIGHT && known * 2 > filled
    : known === filled && weight >= MIN_WEIGHT_ALONE;
}

/** The row as titles: of the columns it stands above, or of those to the right of a column of row names. */
function aligned(row: number, rows: readonly (readonly string[])[], width: number, evidence: TitleEvidence) {
  const texts = rows[row] ?? [];
  const last = texts.findLastIndex((cell) => cell.trim() !== '') + 1;
  const own = { ...evidence.of(row), titles: texts };
  if (last >= width) return own;
  const moved = { ...evidence.of(row, 1), titles: ['', ...texts.slice(0, last)] };
  return moved.weight > own.weight ? moved : own;
}

/**
 * Finds the titles of a table. Each cell is evidence for or against them: known titles over values that fit them, and
 * words over numbers, speak for titles; a cell that occurs again as a value of its column, and numbers over numbers,
 * speak for a row of values. No single cell decides: empty, repeated and unknown titles, years and dates may be among
 * them.
 * @param rows the first rows of the file, as texts
 */
export function readHeader(rows: readonly (readonly string[])[], dictionary: TitleDictionary): Header {
  const width = usualWidth(rows);
  const evidence = new TitleEvidence(rows, dictionary);
  const weigh = (row: number) => ({ row, ...aligned(row, rows, width, evidence) });
  const numbers = [...rows.slice(0, MAX_ROWS_ABOVE).keys()].filter((row) => !isEmpty(rows[row] ?? []));
  const at = numbers.findIndex((row) => isHeader(weigh(row), width));
  if (at < 0) return NO_HEADER;
  const first = weigh(numbers[at] ?? 0);
  // A short row may be one of many lines above the table.
  const others = numbers.slice(at + 1, isShort(first, width) ? undefined : at + 1 + ROWS_OF_TITLES).map(weigh);
  const best = others.reduce((most, one) => (isHeader(one, width) && one.weight > most.weight ? one : most), first);
  return { row: best.row, titles: best.titles };
}

/** The index of the row of titles, as {@link readHeader} finds it; -1 if there is none. */
export const findHeader = (rows: readonly (readonly string[])[], dictionary: TitleDictionary): number =>
  readHeader(rows, dictionary).row;
