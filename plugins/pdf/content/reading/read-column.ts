import { isBelow } from './cell-lines.js';
import type { Column } from './columns.js';
import { itemsOf } from './items.js';
import type { Joint, TextLine } from './line-ends.js';
import type { Segment } from './segments.js';

/** How one row of a column goes on in the next, where more than its own width tells. */
export type JointOf = (row: readonly Segment[], next: readonly Segment[]) => Joint | undefined;

/** The lines of a column. @param jointOf asked first */
export function linesOf(column: Column, jointOf: JointOf = () => undefined): TextLine[] {
  return column.rows.map((row, index) => {
    const last = column.rows[index - 1];
    const joint = last && (jointOf(last, row) ?? inColumn(last, row, column));
    return { items: itemsOf(row), joint: joint ?? '\n' };
  });
}

const inColumn = (row: readonly Segment[], next: readonly Segment[], column: Column): Joint =>
  isParagraph(row, next, column) || isLastCell(row, next) ? ' ' : '\n';

/** Whether a row goes on in the next one: both run over one line, the first to the edge, close together and of one size. */
function isParagraph(row: readonly Segment[], next: readonly Segment[], column: Column): boolean {
  const [a, b] = [row[0], next[0]];
  if (a === undefined || b === undefined || row.length > 1 || next.length > 1) return false;
  const width = column.to - column.from;
  const size = Math.max(a.size, b.size);
  return (
    size < 1.25 * Math.min(a.size, b.size) &&
    a.base - b.base < 2 * size &&
    a.to > column.to - Math.max(0.18 * width, 4 * size) &&
    b.from < column.from + Math.max(0.1 * width, 2 * size)
  );
}

/** Whether a row is nothing but the second line of the last cell of the row above. */
function isLastCell(row: readonly Segment[], next: readonly Segment[]): boolean {
  const [cell, line] = [row[row.length - 1], next[0]];
  return row.length > 1 && next.length === 1 && cell !== undefined && line !== undefined && isBelow(cell, line);
}
