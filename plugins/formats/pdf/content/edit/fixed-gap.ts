import { clipped, type Matrix, moved, type Quad } from '../base/geometry.js';
import type { Spot } from '../reading/spot.js';
import type { GlyphText } from '../reading/text-builder.js';
import { type Glyph, quadAround, type Run } from '../text/glyph.js';
import { piecesOf } from './pieces.js';
import { inTextSpace } from './spacing.js';
import type { DocumentEdits } from './stream-edits.js';

/** Width of every gap, in font sizes. */
export const FIXED_WIDTH = 4;
/** Gap in font sizes that ends a line: the text after it is another cell or column and does not move. */
const CELL = 2.5;

/**
 * Covers a hit with a box of fixed width, whatever its length, and moves the rest of its lines accordingly. A hit over
 * several lines gets its box on the first one. Returns the corners of the boxes on the page.
 */
export function coverFixed(edits: DocumentEdits, reading: GlyphText, [first, end]: readonly [number, number]): Quad[] {
  const boxes: Quad[] = [];
  let index = first;
  piecesOf(reading, first, end).forEach(({ spots, own }, order) => {
    index += spots.length;
    const [start] = spots;
    const last = spots[spots.length - 1];
    if (start === undefined || last === undefined) return;
    const width = order === 0 ? FIXED_WIDTH * start.size : 0;
    const stream = edits.of(start.glyph.run.stream);
    if (width > 0) {
      const shift = stream.shiftOf(start.glyph);
      const { toStream, clip } = start.glyph.run;
      const box = clipped(fixedBox(start.glyph, toStream, shift), clip);
      if (box !== undefined) stream.cover(box);
      boxes.push(fixedBox(start.glyph, start.glyph.run.toPage, shift));
    }
    moveRest(edits, reading.spots, index, last, width - own);
  });
  return boxes;
}

function fixedBox(glyph: Glyph, matrix: Matrix, shift: number): Quad {
  const { vertical } = glyph.run.font;
  const place = vertical ? moved(matrix, 0, shift) : moved(matrix, shift, 0);
  const { size, scale } = glyph.run;
  const width = FIXED_WIDTH * Math.sign(glyph.advance || 1) * Math.abs(size) * (vertical ? 1 : Math.abs(scale));
  return quadAround([{ ...glyph, advance: width, width: width / (size * (vertical ? 1 : scale) || 1) }], place);
}

/** Moves the text after a spot on its line, by points along the line. */
function moveRest(edits: DocumentEdits, spots: readonly Spot[], from: number, behind: Spot, by: number): void {
  let last = behind;
  let run: Run | undefined;
  for (let index = from; index < spots.length; index++) {
    const spot = spots[index];
    if (spot === undefined || !follows(last, spot)) return;
    if (spot.glyph.run !== run) {
      run = spot.glyph.run;
      edits.of(run.stream).shift(spot.glyph, inTextSpace(spot.glyph, by));
    }
    last = spot;
  }
}

function follows(last: Spot, next: Spot): boolean {
  const size = Math.max(last.size, next.size);
  const gap = next.from - last.to;
  return Math.abs(next.base - last.base) < 0.5 * size && gap > -0.7 * size && gap < CELL * size;
}
