import { type Column, columnsOf, rowsOf } from './columns.js';
import type { Item } from './item.js';
import { itemsOf } from './items.js';
import { type TextLine, writeLines } from './line-ends.js';
import { isProse, linesOf } from './read-column.js';
import { segmentsOf } from './segments.js';
import { type Cell, partsOf, type Table } from './tables.js';
import type { TextBuilder } from './text-builder.js';
import { innerWidth, jointsOf, widest } from './wraps.js';

/** The content of a cell: one column of lines, or several if its text is set in columns. */
type CellText = readonly (readonly TextLine[])[];

/** Writes the text of a table cell by cell, each row on one line if its cells have single lines. */
export function readTable({ rows }: Table, builder: TextBuilder): void {
  for (const row of rows) {
    if (isDrawnAcross(row)) {
      writeLines(linesAcross(row), builder);
      builder.blank('\n');
      continue;
    }
    const cells = row.flatMap(textsOf);
    cells.forEach((cell, index) => {
      for (const lines of cell) {
        writeLines(lines, builder);
        if (lines !== cell.at(-1)) builder.blank('\n');
      }
      builder.blank(separator(cell, cells[index + 1]));
    });
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

function linesAcross(row: readonly Cell[]): TextLine[] {
  const lines = rowsOf(row.flatMap(({ spots }) => segmentsOf(spots)));
  return lines.map((line) => {
    const items = line.flatMap((segment, index): Item[] => [
      ...(index > 0 ? [{ text: '\t', spot: undefined }] : []),
      ...itemsOf([segment]),
    ]);
    return { items, joint: '\n' };
  });
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
