import type { Picture } from '../pdfium/picture.js';

/** Step in pixels, in both directions: every second pixel of a page is enough to show its lines. */
const STEP = 2;
/** Number of strips of a page, so that slightly slanted lines and columns are detected. */
export const STRIPS = 6;
/** Sum of the three colours below which a pixel is ink. */
const INK = 384;
/** Share of ink in a row above which it is a ruled line and not a line of text. */
const MAX_INK = 0.6;
/** How much clearer lines must be in one direction. */
const CLEARER = 1.4;

/**
 * True if the lines of text in a picture run from top to bottom: ink varies from row to row for horizontal lines, and
 * from column to column for vertical ones.
 */
export function linesStand(picture: Picture): boolean {
  const { width, height } = picture;
  const [columns, rows] = [Math.floor(width / STEP), Math.floor(height / STEP)];
  const lying = changes(rows, columns, (row, column) => isInk(picture, column * STEP, row * STEP));
  const standing = changes(columns, rows, (column, row) => isInk(picture, column * STEP, row * STEP));
  return standing > CLEARER * lying;
}

/** Total difference between the ink of each row and that of the preceding one, over all strips. */
function changes(rows: number, columns: number, hasInk: (row: number, column: number) => boolean): number {
  const strip = Math.max(1, Math.floor(columns / STRIPS));
  let sum = 0;
  for (let left = 0; left + strip <= columns; left += strip) {
    let last = 0;
    for (let row = 0; row < rows; row++) {
      let ink = 0;
      for (let column = left; column < left + strip; column++) if (hasInk(row, column)) ink++;
      const part = ink / strip;
      if (part > MAX_INK) continue;
      sum += (part - last) ** 2;
      last = part;
    }
  }
  return sum;
}

/** True for a dark pixel. */
export function isInk({ rgba, width }: Picture, x: number, y: number): boolean {
  const at = (y * width + x) * 4;
  return (rgba[at] ?? 255) + (rgba[at + 1] ?? 255) + (rgba[at + 2] ?? 255) < INK;
}
