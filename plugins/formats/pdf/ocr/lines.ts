import type { Picture } from '../pdfium/picture.js';

/** Pixels that are looked at, in each direction: every second one of a page shows its lines. */
const STEP = 2;
/** Strips that a page is cut into, so that lines that are a little aslant, and columns, are seen. */
export const STRIPS = 6;
/** Sum of the three colours below which a pixel is ink. */
const INK = 384;
/** Part of a row above which its ink is a ruled line, and no line of text. */
const MAX_INK = 0.6;
/** How much clearer lines must be in one direction. */
const CLEARER = 1.4;

/**
 * Whether the lines of text in a picture run from top to bottom: ink comes and goes from row to row where lines lie, and from
 * column to column where they stand.
 */
export function linesStand(picture: Picture): boolean {
  const { width, height } = picture;
  const [columns, rows] = [Math.floor(width / STEP), Math.floor(height / STEP)];
  const lying = changes(rows, columns, (row, column) => isInk(picture, column * STEP, row * STEP));
  const standing = changes(columns, rows, (column, row) => isInk(picture, column * STEP, row * STEP));
  return standing > CLEARER * lying;
}

/** How much the ink of rows differs from that of the rows before, all strips together. */
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

/** Whether a pixel is dark. */
export function isInk({ rgba, width }: Picture, x: number, y: number): boolean {
  const at = (y * width + x) * 4;
  return (rgba[at] ?? 255) + (rgba[at + 1] ?? 255) + (rgba[at + 2] ?? 255) < INK;
}
