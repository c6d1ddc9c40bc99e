import { largest, smallest } from '../../../../kit/index.js';
import type { Box, Picture } from '../pdfium/picture.js';
import type { Word } from './word.js';

/**
 * Minimum slope of lines (height per length) at which a page counts as skewed: about one degree. Less does not affect
 * recognition.
 */
const MIN_SLOPE = 0.02;
/** Maximum plausible slope; above it, the words were not a line of text. */
const MAX_SLOPE = 0.5;
/** Minimum number of recognised words for a reliable slope. */
const MIN_WORDS = 4;

/** The slope at which lines of words fall; 0 if they are level, or too few. */
export function slopeOf(words: readonly Word[]): number {
  const slopes = words.map(({ row }) => row.slope).sort((a, b) => a - b);
  const middle = slopes[slopes.length >> 1] ?? 0;
  return words.length < MIN_WORDS || Math.abs(middle) < MIN_SLOPE || Math.abs(middle) > MAX_SLOPE ? 0 : middle;
}

/** Maps a position in the level picture to the slanted one. */
type Map = (x: number, y: number) => readonly [x: number, y: number];

/** A picture with level lines and white corners, and the way back from it. */
export interface Levelled {
  readonly picture: Picture;
  /** Converts a word of it to its place in the original picture. */
  readonly back: (word: Word) => Word;
}

/** Turns a picture by a small angle so that lines with a slope become level. */
export function levelled(given: Picture, slope: number): Levelled {
  const angle = Math.atan(slope);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const { width, height } = given;
  const columns = Math.ceil(width * cos + height * Math.abs(sin));
  const rows = Math.ceil(width * Math.abs(sin) + height * cos);
  const toGiven: Map = (x, y) => {
    const [across, down] = [x - columns / 2, y - rows / 2];
    return [width / 2 + across * cos - down * sin, height / 2 + across * sin + down * cos];
  };
  return { picture: sampled(given, columns, rows, toGiven), back: (word) => slantedBack(word, slope, toGiven) };
}

function sampled({ width, height, rgba, scale }: Picture, columns: number, rows: number, toGiven: Map): Picture {
  const pixels = new Uint8Array(columns * rows * 4).fill(255);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = toGiven(column + 0.5, row + 0.5).map((value) => value - 0.5);
      const [left, top] = [Math.floor(x ?? -1), Math.floor(y ?? -1)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const [right, low] = [(x ?? 0) - left, (y ?? 0) - top];
      const at = (top * width + left) * 4;
      for (let part = 0; part < 3; part++) {
        const upper = mixed(rgba[at + part], rgba[at + 4 + part], right);
        const lower = mixed(rgba[at + width * 4 + part], rgba[at + width * 4 + 4 + part], right);
        pixels[(row * columns + column) * 4 + part] = Math.round(mixed(upper, lower, low));
      }
    }
  }
  return { width: columns, height: rows, rgba: pixels, scale };
}

const mixed = (a = 255, b = 255, part = 0): number => a + (b - a) * part;

function slantedBack(word: Word, slope: number, toGiven: Map): Word {
  const { left, top, right, bottom } = word.box;
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => toGiven(x, y)));
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const box: Box = {
    left: Math.floor(smallest(across)),
    top: Math.floor(smallest(down)),
    right: Math.ceil(largest(across)),
    bottom: Math.ceil(largest(down)),
  };
  const [x, y] = toGiven(left, word.row.base);
  return { ...word, box, row: { ...word.row, base: y - slope * (x - box.left), slope } };
}
