import type { Picture } from '../pdfium/picture.js';
import { isInk, STRIPS } from './lines.js';

/** Pixels along a line that are looked at: strokes of letters are wider. */
const STEP = 2;
/** Part of a row above which its ink is letters and no dust, and part of the fullest row at which small letters begin and end. */
const DUST = 0.01;
const X_HEIGHT = 0.5;
/** Rows that a line of print takes at 72 dpi, with its highest and its lowest letters. */
const LINE = { least: 5, most: 40 } as const;
/** How much more ink stands on one side of the small letters of a line than on the other for it to tell. */
const CLEAR = 1.3;
/** Part of the ink of a line that stands in its small letters: of capital letters, there is none above or below them. */
const MAX_LOWERCASE_SHARE = 0.6;
/** Pieces of lines that must tell, and by how many times more they must be than those that tell the opposite. */
const MIN_PIECES = 12;
const AGREED = 2.5;

/** How pieces of lines tell that they stand. */
interface Votes {
  readonly up: number;
  readonly down: number;
}

/**
 * On which side of its lines the high letters of a text stand (b, d, f, capitals), which are far more than those that reach below
 * the line (g, p, y): `true` for the top, or the left where lines stand; undefined where that cannot be told.
 * @param stand whether the lines run from top to bottom
 */
export function isWayUp(picture: Picture, stand: boolean): boolean | undefined {
  const { width, height } = picture;
  const [rows, columns] = stand ? [width, height] : [height, width];
  const strip = Math.floor(columns / STRIPS);
  const votes = { up: 0, down: 0 };
  for (let index = 0; index < STRIPS; index++) {
    const ink = new Float64Array(rows);
    for (let row = 0; row < rows; row++) {
      let count = 0;
      for (let at = index * strip; at < (index + 1) * strip; at += STEP) {
        if (stand ? isInk(picture, row, at) : isInk(picture, at, row)) count++;
      }
      ink[row] = (count * STEP) / strip;
    }
    const { up, down } = votesOf(ink, picture.scale);
    votes.up += up;
    votes.down += down;
  }
  const { up, down } = votes;
  if (up + down < MIN_PIECES || Math.max(up, down) < AGREED * Math.min(up, down)) return undefined;
  return up > down;
}

/** What the lines of a strip tell. @param ink part of each row that is ink */
function votesOf(ink: Float64Array, scale: number): Votes {
  let [up, down, start] = [0, 0, 0];
  for (let row = 0; row <= ink.length; row++) {
    if ((ink[row] ?? 0) > DUST) continue;
    const length = row - start;
    if (length >= LINE.least * scale && length <= LINE.most * scale) {
      const [above, below] = beside(ink.subarray(start, row));
      if (above > CLEAR * below) up++;
      else if (below > CLEAR * above) down++;
    }
    start = row + 1;
  }
  return { up, down };
}

/** The ink above and below the small letters of a line. */
function beside(line: Float64Array): readonly [above: number, below: number] {
  const edge = X_HEIGHT * Math.max(...line);
  const first = line.findIndex((ink) => ink >= edge);
  const last = line.findLastIndex((ink) => ink >= edge);
  const sum = (part: Float64Array): number => part.reduce((all, ink) => all + ink, 0);
  const [above, below] = [sum(line.subarray(0, first)), sum(line.subarray(last + 1))];
  return above + below > (1 - MAX_LOWERCASE_SHARE) * sum(line) ? [0, 0] : [above, below];
}
