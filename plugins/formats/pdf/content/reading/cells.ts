import type { GlyphText } from './text-builder.js';

/** By order of the glyph, the number of the cell that shows it; -1 outside of tables. */
export function cellsOfGlyphs(reading: GlyphText | undefined, glyphs: number): Int32Array | undefined {
  const { tables, origin, spots } = reading ?? {};
  if (tables === undefined || origin === undefined || spots === undefined) return undefined;
  const cells = new Int32Array(glyphs).fill(-1);
  let number = 0;
  for (const { start, end } of tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells))) {
    for (let at = start; at < end; at++) {
      const order = spots[origin[at] ?? -1]?.glyph.order;
      if (order !== undefined) cells[order] = number;
    }
    number++;
  }
  return cells;
}
