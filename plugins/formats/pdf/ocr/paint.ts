import type { Box, Picture } from '../pdfium/picture.js';
import type { LineBox } from './picture-text.js';
import { levelBox, levelPoint, slantOf } from './slant.js';

/**
 * Margin of a painted box, relative to its height, or to its width if it is vertical: recognised boxes cut off the
 * edges of letters.
 */
const MARGIN = 0.12;

/** Each from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];
const BLACK: Colour = [0, 0, 0];

const marginOf = (left: number, top: number, right: number, bottom: number): number =>
  Math.max(2, Math.ceil(Math.min(bottom - top, right - left) * MARGIN));

/** The box with a margin, within the picture. */
function widened({ left, top, right, bottom }: Box, { width, height }: Picture): Box {
  const margin = marginOf(left, top, right, bottom);
  return {
    left: Math.max(left - margin, 0),
    top: Math.max(top - margin, 0),
    right: Math.min(right + margin, width),
    bottom: Math.min(bottom + margin, height),
  };
}

/** Paints over the pixels of a box, in black or in the surrounding colour. Nothing of the content is left. */
export function paintOver(picture: Picture, given: LineBox, how: 'black' | 'background'): void {
  const box = widened(given, picture);
  const colour = how === 'black' ? BLACK : background(picture, box);
  const isIn = insideOf(given);
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) if (isIn(x, y)) picture.rgba.set(colour, (y * picture.width + x) * 4);
  }
}

/** Tests whether a pixel of a word's box must be painted: for a slanted word, not those above and below its line. */
function insideOf(box: LineBox): (x: number, y: number) => boolean {
  const slant = slantOf(box);
  if (slant[1] === 0) return () => true;
  const { left, top, right, bottom } = levelBox(box);
  const margin = marginOf(left, top, right, bottom);
  return (column, row) => {
    const [x, y] = levelPoint(column + 0.5, row + 0.5, slant);
    return x > left - margin && x < right + margin && y > top - margin && y < bottom + margin;
  };
}

/** Share of the pixels of a word that are letters and not edges of letters. */
const LETTERS = 0.01;

/** The colour of the letters in a box: the one that differs most from the surrounding colour. */
export function inkOf(picture: Picture, given: Box): Colour {
  const box = widened(given, picture);
  const paper = background(picture, box);
  const pixels: Colour[] = [];
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const [red = 0, green = 0, blue = 0] = picture.rgba.subarray((y * picture.width + x) * 4);
      pixels.push([red, green, blue]);
    }
  }
  const distance = (pixel: Colour): number => pixel.reduce((sum, part, i) => sum + Math.abs(part - (paper[i] ?? 0)), 0);
  const letters = pixels.map((pixel) => ({ pixel, far: distance(pixel) })).sort((a, b) => b.far - a.far);
  return letters[Math.floor(letters.length * LETTERS)]?.pixel ?? BLACK;
}

/** The median of the colours on the edge of a box. */
function background({ width, rgba }: Picture, { left, top, right, bottom }: Box): Colour {
  const edge: number[] = [];
  for (let x = left; x < right; x++) edge.push(top * width + x, (bottom - 1) * width + x);
  for (let y = top; y < bottom; y++) edge.push(y * width + left, y * width + right - 1);
  const middle = (channel: number): number => {
    const values = edge.map((at) => rgba[at * 4 + channel] ?? 255).sort((a, b) => a - b);
    return values[values.length >> 1] ?? 255;
  };
  return [middle(0), middle(1), middle(2)];
}
