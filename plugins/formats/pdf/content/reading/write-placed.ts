import { itemsOf } from './items.js';
import { writeLines } from './line-ends.js';
import type { PlacedCell } from './placed-rows.js';
import type { PlacedTable } from './placed-tables.js';
import type { TextBuilder } from './text-builder.js';
import { jointsOf, widest } from './wraps.js';

/** Writes a table that was recognised by the position of its columns: a line for each row. */
export function writePlaced({ rows }: PlacedTable, builder: TextBuilder): void {
  builder.table();
  for (const { cells, size, isApart } of rows) {
    builder.row({ size, isApart });
    cells.forEach((cell, index) => {
      if (index > 0) builder.blank('\t');
      builder.cell(cell.column, () => writeCell(cell, builder));
    });
    builder.blank('\n');
  }
}

function writeCell({ lines }: PlacedCell, builder: TextBuilder): void {
  const joints = jointsOf(lines, widest(lines));
  const written = lines.map((line, index) => ({ items: itemsOf([line]), joint: joints[index - 1] ?? ('\n' as const) }));
  writeLines(written, builder);
}
