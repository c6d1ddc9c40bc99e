import { largest } from '../../../../../kit/index.js';
import { type Column, columnsOf, rowsOf } from './columns.js';
import { itemsOf } from './items.js';
import { type TextLine, writeLines } from './line-ends.js';
import { isProse, linesOf } from './read-column.js';
import { segmentsOf } from './segments.js';
import type { Spot } from './spot.js';
import { type Cell, isShown, partsOf, type Table } from './tables.js';
import type { TextBuilder } from './text-builder.js';
import { innerWidth, jointsOf, widest } from './wraps.js';

/** The content of a cell: one column of lines, or several if its text is set in columns. */
type CellText = readonly (readonly TextLine[])[];

/** In points: tolerance for the borders of one column. */
const SAME_EDGE = 4;

/** Writes the text of a table cell by cell, each row on one line if its cells have single lines. */
export function readTable({ rows }: Table, builder: TextBuilder): void {
  const columns = columnsAt(rows.flat());
  builder.table();
  for (const row of rows) {
    if (isDrawnAcross(row)) writeAcross(row, columns, builder);
    else writeRow(row, columns, builder);
  }
}

/** Maps the left border of a cell to its column. */
function columnsAt(cells: readonly Cell[]): (cell: Cell) => number {
  const edges: number[] = [];
  for (const { left } of [...cells].sort((a, b) => a.left - b.left))
    if (left - (edges.at(-1) ?? Number.NEGATIVE_INFINITY) > SAME_EDGE) edges.push(left);
  return ({ left }) =>
    Math.max(
      0,
      edges.findLastIndex((edge) => edge <= left),
    );
}

function writeRow(row: readonly Cell[], columnOf: (cell: Cell) => number, builder: TextBuilder): void {
  const cells = row.flatMap((cell) => textsOf(cell).map((text, part) => ({ text, column: columnOf(cell) + part })));
  builder.row(rowOf(row));
  cells.forEach(({ text, column }, index) => {
    builder.cell(column, () => {
      for (const lines of text) {
        writeLines(lines, builder);
        if (lines !== text.at(-1)) builder.blank('\n');
      }
    });
    builder.blank(separator(text, cells[index + 1]?.text));
  });
}

const rowOf = (row: readonly Cell[]) => ({
  size: largest(row.flatMap(({ spots }) => spots.filter(isShown).map(({ size }) => size))),
  isApart: false,
});

/** Writes each line of a row of tall cells as a row. */
function writeAcross(row: readonly Cell[], columnOf: (cell: Cell) => number, builder: TextBuilder): void {
  const owners = new Map<Spot, Cell>(row.flatMap((cell) => cell.spots.map((spot) => [spot, cell] as const)));
  for (const line of rowsOf(row.flatMap(({ spots }) => segmentsOf(spots)))) {
    builder.row({ size: largest(line.map(({ size }) => size)), isApart: false });
    line.forEach((segment, index) => {
      if (index > 0) builder.blank('\t');
      const [spot] = segment.spots;
      const cell = spot && owners.get(spot);
      builder.cell(cell === undefined ? 0 : columnOf(cell), () => {
        for (const item of itemsOf([segment])) builder.add(item);
      });
    });
    builder.blank('\n');
  }
}

/** True if the lines of adjacent cells are drawn alternately: then borders separate columns, and each line is a row. */
function isDrawnAcross(row: readonly Cell[]): boolean {
  const ranges = row.flatMap(({ spots }) => {
    const [first, last] = [spots[0], spots.at(-1)];
    const hasLines = first !== undefined && spots.some(({ base, size }) => Math.abs(base - first.base) > size / 2);
    return hasLines && last !== undefined ? [{ from: first.glyph.order, to: last.glyph.order }] : [];
  });
  ranges.sort((a, b) => a.from - b.from);
  return ranges.some(({ from }, index) => from < (ranges[index - 1]?.to ?? from));
}

/** The text of a cell; for a row without borders between its cells, that of each of them. */
function textsOf(cell: Cell): CellText[] {
  const segments = segmentsOf(cell.spots);
  const parts = partsOf(segments).map((part) => columnsOf(part));
  const isRow = parts.some(isLine) && !parts.every(isLine);
  if (isRow)
    return parts.map((columns) => (columns.length > 1 ? columns.map((one) => linesOf(one)) : inParts(columns)));
  const columns = columnsOf(segments);
  const [column] = columns;
  if (column === undefined || columns.length > 1) return [columns.map((one) => linesOf(one))];
  return [[inCell(column, innerWidth(cell, segments))]];
}

const inParts = (columns: readonly Column[]): CellText =>
  columns.map((column) => inCell(column, widest(column.rows.flat())));

/** The lines of a column that is as wide as its cell. */
function inCell(column: Column, width: number): TextLine[] {
  const lines = column.rows.flatMap((row) => (row.length === 1 ? row : []));
  if (lines.length < column.rows.length || isProse(lines)) return linesOf(column);
  const joints = jointsOf(lines, width);
  return column.rows.map((row, index) => ({ items: itemsOf(row), joint: joints[index - 1] ?? '\n' }));
}

const isLine = (columns: readonly Column[]): boolean => columns.length === 1 && columns[0]?.rows.length === 1;

/** Separator between a cell and the next one of its row. */
function separator(cell: CellText, next: CellText | undefined): string {
  if (next === undefined || hasLines(cell) || hasLines(next)) return '\n';
  return isLetter(cell) && isLetter(next) ? ' ' : '\t';
}

const hasLines = (cell: CellText): boolean =>
  cell.length > 1 || cell.some(([, ...lines]) => lines.some(({ joint }) => joint === '\n'));

/** True for a single letter or digit, as in forms with a box for each character. */
const isLetter = (cell: CellText): boolean =>
  cell.flatMap((lines) => lines.flatMap(({ items }) => items.map(({ text }) => text.trim()))).join('').length < 2;
