import { largest } from '../../../../../kit/index.js';
import type { LineCell } from './cut-lines.js';
import type { Segment } from './segments.js';
import type { WordLine } from './words.js';

/** A cell of a table that has no borders around it. */
export interface PlacedCell {
  readonly column: number;
  /** Its lines, from the top. */
  readonly lines: readonly Segment[];
}

/** Cells beside each other. */
export interface PlacedRow {
  readonly cells: readonly PlacedCell[];
  readonly size: number;
  /** True if the distance to the row above is clearly wider than usual. */
  readonly isApart: boolean;
}

/** Distance to the usual one, at most for lines of one row, and at least for rows that are set off. */
const STEP = { sameRow: 0.8, apart: 1.4 } as const;
/** In font sizes: maximum distance of lines of one cell. */
const LINE = 1.45;

/** Joins lines to rows: a cell may have several lines. */
export function placedRows(
  lines: readonly WordLine[],
  cut: readonly (readonly LineCell[])[],
  bands: readonly (number | undefined)[] = [],
): PlacedRow[] {
  const steps = lines.map((line, i) => (lines[i - 1]?.base ?? line.base) - line.base);
  const width = largest(cut.map(({ length }) => length));
  const isFull = (i: number): boolean => cut[i]?.[0]?.column === 0 && cut[i].length * 2 >= width;
  const usual = median(steps.filter((_, i) => i > 0 && isFull(i) && isFull(i - 1)));
  const isOneRow = (band: number | undefined): boolean =>
    band !== undefined && bands.filter((one, i) => one === band && isFull(i)).length < 2;
  const rows: { cells: Map<number, Segment[]>; size: number; isApart: boolean }[] = [];
  cut.forEach((cells, i) => {
    const [row, step, size] = [rows.at(-1), steps[i] ?? 0, lines[i]?.size ?? 0];
    const isClose = step < STEP.sameRow * usual || (cells[0]?.column !== 0 && step < LINE * size);
    const isSame = bands[i] === bands[i - 1] && isOneRow(bands[i]);
    const isOther = bands[i] !== bands[i - 1];
    const isRest =
      !isOther && isClose && cells.every((cell) => row !== undefined && goesOn(row.cells, cell, isFull(i)));
    if (row !== undefined && (isSame || isRest)) {
      for (const { column, segment } of cells) row.cells.set(column, [...(row.cells.get(column) ?? []), segment]);
      row.size = Math.max(row.size, size);
    } else {
      const own = new Map(cells.map(({ column, segment }) => [column, [segment]]));
      rows.push({ cells: own, size, isApart: i > 0 && usual > 0 && step > STEP.apart * usual });
    }
  });
  return rows.map(({ cells, ...row }) => ({
    ...row,
    cells: [...cells].sort(([a], [b]) => a - b).map(([column, all]) => ({ column, lines: all })),
  }));
}

/** True if a line may continue a cell of a row: it is set alike. An empty cell is filled by a line that is not full. */
function goesOn(row: ReadonlyMap<number, readonly Segment[]>, { column, segment }: LineCell, isFull: boolean): boolean {
  const above = row.get(column)?.at(-1);
  if (above === undefined) return !isFull;
  const [last, next] = [above.spots.at(-1), segment.spots[0]];
  return last?.glyph.run.font === next?.glyph.run.font && Math.abs(above.size - segment.size) < 0.1 * segment.size;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
