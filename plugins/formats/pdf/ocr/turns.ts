import type { Box, Picture } from '../pdfium/picture.js';
import type { Turn, Word } from './word.js';

/** A picture turned by quarters of a circle. */
export function turned(picture: Picture, turn: Turn): Picture {
  if (turn === 0) return picture;
  const { width, height, rgba, scale } = picture;
  const [columns, rows] = turn === 2 ? [width, height] : [height, width];
  // One number per pixel, in a copy of the memory, because typed arrays of four-byte numbers need alignment.
  const given = new Uint32Array(rgba.slice().buffer);
  const pixels = new Uint32Array(given.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [column, row] =
        turn === 1 ? [height - 1 - y, x] : turn === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x];
      pixels[row * columns + column] = given[y * width + x] ?? 0;
    }
  }
  return { width: columns, height: rows, rgba: new Uint8Array(pixels.buffer), scale };
}

/** A picture reduced to half its size in each direction. */
export function halved({ width, height, rgba, scale }: Picture): Picture {
  const [columns, rows] = [Math.max(1, width >> 1), Math.max(1, height >> 1)];
  const pixels = new Uint8Array(columns * rows * 4);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const [from, below] = [(2 * y * width + 2 * x) * 4, (Math.min(2 * y + 1, height - 1) * width + 2 * x) * 4];
      for (let part = 0; part < 4; part++) {
        const [a = 0, b = 0] = [rgba[from + part], rgba[below + part]];
        const [c = a, d = b] = 2 * x + 1 < width ? [rgba[from + 4 + part], rgba[below + 4 + part]] : [];
        pixels[(y * columns + x) * 4 + part] = (a + b + c + d) >> 2;
      }
    }
  }
  return { width: columns, height: rows, rgba: pixels, scale: scale / 2 };
}

/** A word of a turned picture at its place in the original. @param picture the original */
export function turnedBack(word: Word, turn: Turn, { width, height }: Picture): Word {
  const { left, top, right, bottom } = word.box;
  const { base } = word.row;
  const boxes: Readonly<Record<Turn, readonly [Box, number]>> = {
    0: [word.box, base],
    1: [{ left: top, top: height - right, right: bottom, bottom: height - left }, base],
    2: [{ left: width - right, top: height - bottom, right: width - left, bottom: height - top }, height - base],
    3: [{ left: width - bottom, top: left, right: width - top, bottom: right }, width - base],
  };
  const [box, line] = boxes[turn];
  return { ...word, box, row: { ...word.row, base: line, turn } };
}
