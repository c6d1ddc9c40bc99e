import type { SeenCharacter } from '../base/contract.js';
import type { Point } from '../base/geometry.js';
import { type Glyph, sizeOf, startOf } from '../text/glyph.js';
import { spotOf } from './spot.js';
import type { GlyphText } from './text-builder.js';

/** Side of a cell of the grid, in points. */
const CELL = 4;
/** Maximum distance between the positions at which two readers see a glyph, in font sizes. */
const MAX_DISTANCE = 0.12;

/** The glyphs of a page in the order in which another reader sees them, matched by their starting points. */
export function reread(glyphs: readonly Glyph[], characters: readonly SeenCharacter[]): GlyphText {
  const grid = new StartGrid(glyphs);
  const spots: Glyph[] = [];
  const origin: number[] = [];
  const parts: string[] = [];
  for (const { text, origin: at } of characters) {
    const glyph = at === undefined || text.trim() === '' ? undefined : grid.nearest(at);
    // The letters of a ligature all begin at the same point.
    if (glyph !== undefined && glyph !== spots[spots.length - 1]) spots.push(glyph);
    for (let unit = 0; unit < text.length; unit++) origin.push(glyph === undefined ? -1 : spots.length - 1);
    parts.push(text);
  }
  return { text: parts.join(''), spots: spots.map(spotOf), origin: Int32Array.from(origin) };
}

/** Finds glyphs by their starting points. */
class StartGrid {
  readonly #cells = new Map<string, { glyph: Glyph; start: Point }[]>();

  constructor(glyphs: readonly Glyph[]) {
    for (const glyph of glyphs) {
      // Readers disagree about where vertical text begins.
      if (glyph.run.font.vertical || glyph.text.trim() === '') continue;
      const start = startOf(glyph);
      const key = keyOf(Math.floor(start.x / CELL), Math.floor(start.y / CELL));
      const cell = this.#cells.get(key);
      if (cell === undefined) this.#cells.set(key, [{ glyph, start }]);
      else cell.push({ glyph, start });
    }
  }

  nearest({ x, y }: Point): Glyph | undefined {
    let best: Glyph | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const { glyph, start } of this.#around(Math.floor(x / CELL), Math.floor(y / CELL))) {
      const distance = Math.hypot(start.x - x, start.y - y);
      if (distance >= least || distance > Math.min(MAX_DISTANCE * sizeOf(glyph), CELL)) continue;
      [best, least] = [glyph, distance];
    }
    return best;
  }

  *#around(column: number, row: number): Iterable<{ glyph: Glyph; start: Point }> {
    for (let x = column - 1; x <= column + 1; x++) {
      for (let y = row - 1; y <= row + 1; y++) yield* this.#cells.get(keyOf(x, y)) ?? [];
    }
  }
}

const keyOf = (column: number, row: number): string => `${column} ${row}`;
