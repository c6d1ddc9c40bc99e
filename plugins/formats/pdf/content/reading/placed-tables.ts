import { cellsOf, type LineCell, startsOf } from './cut-lines.js';
import { type Gutter, gapsOf, guttersOf, inner, lostOf, narrowed } from './gutters.js';
import { type PlacedRow, placedRows } from './placed-rows.js';
import type { Segment } from './segments.js';
import type { Spot } from './spot.js';
import { type WordLine, wordsOf } from './words.js';

/** Consecutive rows of a column: either lines of text, or a table. */
export type Part = { readonly kind: 'lines'; readonly rows: readonly (readonly Segment[])[] } | PlacedTable;

/** A table without borders around its cells. */
export interface PlacedTable {
  readonly kind: 'table';
  readonly rows: readonly PlacedRow[];
  /** Number of lines, from the first one given; the others follow the table. */
  readonly lines: number;
}

/** In font sizes: maximum distance between the rows of a table. */
const FAR = 6;
/** Average number of letters of a cell from which all columns are running text rather than a table. */
const PROSE = 18;

/**
 * Finds the tables among rows of text by the blank strips between their columns, as readers see them: no borders are
 * needed.
 * @param bands numbers of the spaces between borders that are above and below rows
 */
export function partsOfRows(
  rows: readonly (readonly Segment[])[],
  bands: ReadonlyMap<Spot, number> = new Map(),
): Part[] {
  const lines = rows.map(wordsOf);
  const bandOf = ({ spots, words }: WordLine): number | undefined => {
    const spot = spots[words[0]?.first ?? 0];
    return spot && bands.get(spot);
  };
  const isInBand = (above: WordLine | undefined, line: WordLine | undefined): boolean =>
    above !== undefined && line !== undefined && bandOf(line) !== undefined && bandOf(above) === bandOf(line);
  const parts: Part[] = [];
  let open: (readonly Segment[])[] = [];
  for (let at = 0; at < lines.length; ) {
    const end = regionEnd(lines, at);
    // A tall cell may begin above the others of its row.
    let start = at;
    while (at - start < open.length && end > at && isInBand(lines[start - 1], lines[at])) start--;
    const own = lines.slice(start, end);
    const table = own.length < 2 ? undefined : placedTableOf(own, own.map(bandOf));
    if (table === undefined) open.push(rows[at++] ?? []);
    else {
      open.splice(open.length - (at - start));
      if (open.length > 0) parts.push({ kind: 'lines', rows: open });
      parts.push(table);
      open = [];
      at = start + table.lines;
    }
  }
  return open.length > 0 ? [...parts, { kind: 'lines', rows: open }] : parts;
}

/** End of the lines from `start` on that may be rows of one table. */
function regionEnd(lines: readonly WordLine[], start: number): number {
  const first = lines[start];
  let gutters = first === undefined ? [] : gapsOf(first);
  if (inner(gutters).length === 0) return start;
  let end = start + 1;
  for (; end < lines.length; end++) {
    const line = lines[end];
    if (line === undefined || isFar(lines[end - 1], line)) break;
    const next = narrowed(gutters, line);
    const [lost, left] = [lostOf(gutters, next), inner(next).length];
    if (left > 0 && (end - start < 2 || lost * 2 <= inner(gutters).length)) gutters = next;
    else if (!continues(gutters, line, lines[end + 1])) break;
  }
  return end;
}

const isFar = (above: WordLine | undefined, line: WordLine): boolean =>
  above !== undefined && above.base - line.base > FAR * Math.max(above.size, line.size);

/** True if the line after one that crosses gutters leaves all of them. */
function continues(gutters: readonly Gutter[], line: WordLine, after: WordLine | undefined): boolean {
  if (after === undefined || isFar(line, after)) return false;
  return after.words.length > 1 && lostOf(gutters, narrowed(gutters, after)) === 0 && hasSides(gutters, after);
}

const hasSides = (gutters: readonly Gutter[], { words }: WordLine): boolean =>
  inner(gutters).some(({ from, to }) => words.some((word) => word.to <= from) && words.some((word) => word.from >= to));

/**
 * The table of some lines; undefined if they have no columns.
 * @param bands for lines between borders, the number of the space between them
 */
export function placedTableOf(
  lines: readonly WordLine[],
  bands?: readonly (number | undefined)[],
): PlacedTable | undefined {
  const gutters = guttersOf(largest(lines));
  if (gutters.length === 0) return undefined;
  const starts = startsOf(lines, gutters);
  const rows = withoutRemarks(lines.map((line) => cellsOf(line, gutters, starts)));
  const filled = rows.filter(({ length }) => length > 1).length;
  if (filled < 2 || filled * 2 < rows.length || isProse(rows, gutters.length + 1)) return undefined;
  return { kind: 'table', rows: placedRows(lines, rows, bands), lines: rows.length };
}

/** Maximum ratio of sizes of one kind of text. */
const SAME_SIZE = 1.08;

/** The lines of the largest size that several lines have: labels in small print may be wider than their columns. */
function largest(lines: readonly WordLine[]): readonly WordLine[] {
  for (const { size } of [...lines].sort((a, b) => b.size - a.size)) {
    const same = lines.filter((line) => line.size <= SAME_SIZE * size && size <= SAME_SIZE * line.size);
    if (same.length > 1 && same.length * 3 >= lines.length) return same;
  }
  return lines;
}

/** Removes lines after a table that are no rows of it: a remark is longer than all cells of its column. */
function withoutRemarks(rows: (readonly LineCell[])[]): (readonly LineCell[])[] {
  let end = rows.length;
  while (end > 2 && isRemark(rows[end - 1] ?? [], rows.slice(0, end - 1))) end--;
  return rows.slice(0, end);
}

function isRemark([cell, second]: readonly LineCell[], above: readonly (readonly LineCell[])[]): boolean {
  if (cell === undefined || second !== undefined) return cell === undefined;
  const widthOf = ({ segment }: LineCell): number => segment.to - segment.from;
  const others = above.flatMap((row) => row.filter(({ column }) => column === cell.column));
  return others.every((other) => widthOf(other) < widthOf(cell));
}

/** True if every column has running text. */
function isProse(rows: readonly (readonly LineCell[])[], width: number): boolean {
  return Array.from({ length: width }, (_, column) => column).every((column) => {
    const cells = rows.flatMap((row) => row.filter((cell) => cell.column === column));
    return cells.reduce((sum, { segment }) => sum + segment.spots.length, 0) >= PROSE * cells.length;
  });
}
