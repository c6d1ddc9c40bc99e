import { columnsOf } from './columns.js';
import { writeLines } from './line-ends.js';
import { linesOf } from './read-column.js';
import { readTable } from './read-table.js';
import { type Segment, segmentsOf } from './segments.js';
import type { RuledText, Table } from './tables.js';
import { type GlyphText, TextBuilder } from './text-builder.js';

/**
 * The text of a page in reading order: by lines, columns and cells, with paragraphs and words joined. @param groups by
 * direction
 */
export function readByPlace(groups: readonly RuledText[]): GlyphText {
  const builder = new TextBuilder();
  for (const { tables, rest } of groups) readAround([...tables], segmentsOf(rest), builder);
  return builder.done();
}

/** Reads tables between the text above and below them. Text beside a table comes before it. */
function readAround(tables: Table[], segments: readonly Segment[], builder: TextBuilder): void {
  let left = segments;
  const later: Table[] = [];
  for (const table of tables.sort((a, b) => b.top - a.top)) {
    const above = left.filter(({ base }) => base >= table.top);
    const below = left.filter(({ base }) => base < table.bottom);
    if (above.length + below.length < left.length) {
      later.push(table);
      continue;
    }
    readColumns(above, builder);
    readTable(table, builder);
    left = below;
  }
  readColumns(left, builder);
  for (const table of later) readTable(table, builder);
}

function readColumns(segments: readonly Segment[], builder: TextBuilder): void {
  for (const column of columnsOf(segments)) {
    writeLines(linesOf(column), builder);
    builder.blank('\n');
  }
}
