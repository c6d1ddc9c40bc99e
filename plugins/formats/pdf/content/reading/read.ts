import { columnsOf } from './columns.js';
import { writeLines } from './line-ends.js';
import { partsOfRows } from './placed-tables.js';
import { linesOf } from './read-column.js';
import { readTable } from './read-table.js';
import { type Segment, segmentsOf } from './segments.js';
import type { RuledText, Table } from './tables.js';
import { type GlyphText, TextBuilder } from './text-builder.js';
import { writePlaced } from './write-placed.js';

/**
 * The text of a page in reading order: by lines, columns and cells, with paragraphs and words joined. @param groups by
 * direction
 */
export function readByPlace(groups: readonly RuledText[]): GlyphText {
  const builder = new TextBuilder();
  for (const { tables, rest, bands } of groups) readAround([...tables], segmentsOf(rest), bands, builder);
  return builder.done();
}

type Bands = RuledText['bands'];

/** Reads tables between the text above and below them. Text beside a table comes before it. */
function readAround(tables: Table[], segments: readonly Segment[], bands: Bands, builder: TextBuilder): void {
  let left = segments;
  const later: Table[] = [];
  for (const table of tables.sort((a, b) => b.top - a.top)) {
    const above = left.filter(({ base }) => base >= table.top);
    const below = left.filter(({ base }) => base < table.bottom);
    if (above.length + below.length < left.length) {
      later.push(table);
      continue;
    }
    readColumns(above, bands, builder);
    readTable(table, builder);
    left = below;
  }
  readColumns(left, bands, builder);
  for (const table of later) readTable(table, builder);
}

function readColumns(segments: readonly Segment[], bands: Bands, builder: TextBuilder): void {
  for (const column of columnsOf(segments)) {
    for (const part of partsOfRows(column.rows, bands)) {
      if (part.kind === 'table') writePlaced(part, builder);
      else {
        writeLines(linesOf({ ...column, rows: part.rows }), builder);
        builder.blank('\n');
      }
    }
  }
}
