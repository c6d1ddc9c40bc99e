/** Position of a line of a column or cell, along the line and across it. In points. */
export interface Line {
  readonly from: number;
  readonly to: number;
  readonly base: number;
  readonly size: number;
}

/** In font sizes: distances between lines of one cell, and the tolerance for their edges. */
const CELL = { closest: 0.7, farthest: 1.7, edge: 1 } as const;

/**
 * True if a line is directly below another one as in one cell: close, of the same size, and with the same alignment.
 */
export function isBelow(above: Line, line: Line): boolean {
  const size = Math.max(above.size, line.size);
  const step = (above.base - line.base) / size;
  const [left, right] = [line.from - above.from, line.to - above.to];
  return (
    size < 1.25 * Math.min(above.size, line.size) &&
    step > CELL.closest &&
    step < CELL.farthest &&
    [left, right, (left + right) / 2].some((shift) => Math.abs(shift) < CELL.edge * size)
  );
}
