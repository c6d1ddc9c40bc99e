/** Where a line of a column or of a cell stands: along the line, and across it. In points. */
export interface Line {
  readonly from: number;
  readonly to: number;
  readonly base: number;
  readonly size: number;
}

/** In font sizes: how far lines of one cell stand apart, and how far their edges may differ. */
const CELL = { closest: 0.7, farthest: 1.7, edge: 1 } as const;

/** Whether a line stands right below another one as in one cell: close, of its size, and set to the same side or the middle. */
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
