import type { Box, Picture } from '../pdfium/picture.js';

/** What a painted box must be wider than the letters, in parts of its height: recognised boxes cut their edges. */
const MARGIN = 0.12;

type Colour = readonly [red: number, green: number, blue: number];
const BLACK: Colour = [0, 0, 0];

/** The box with a margin, within the picture. */
function widened({ left, top, right, bottom }: Box, { width, height }: Picture): Box {
  const margin = Math.max(2, Math.ceil((bottom - top) * MARGIN));
  return {
    left: Math.max(left - margin, 0),
    top: Math.max(top - margin, 0),
    right: Math.min(right + margin, width),
    bottom: Math.min(bottom + margin, height),
  };
}

/** Paints over the pixels of a box: black, or in the colour of what is around it. Nothing of what they showed is left. */
export function paintOver(picture: Picture, given: Box, how: 'black' | 'background'): void {
  const box = widened(given, picture);
  const colour = how === 'black' ? BLACK : background(picture, box);
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) picture.rgba.set(colour, (y * picture.width + x) * 4);
  }
}

/** The middle of the colours on the edge of a box. */
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
