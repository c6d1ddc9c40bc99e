import { largest } from '../../../../kit/index.js';
import type { Picture } from '../pdfium/picture.js';
import { isInk, STRIPS } from './lines.js';

/** Step in pixels along a line: strokes of letters are wider. */
const STEP = 2;
/**
 * Share of ink in a row above which it is letters and not dust, and share of the fullest row that delimits lower-case
 * letters.
 */
const DUST = 0.01;
const X_HEIGHT = 0.5;
/** Height of a line of print at 72 dpi in rows, including ascenders and descenders. */
const LINE = { least: 5, most: 40 } as const;
/** Minimum ratio of the ink above and below the lower-case letters of a line for a decision. */
const CLEAR = 1.3;
/** Maximum share of a line's ink in the x-height: lines of capital letters have none above or below it. */
const MAX_LOWERCASE_SHARE = 0.6;
/** Minimum number of pieces of lines that decide, and ratio by which they must outnumber the opposite. */
const MIN_PIECES = 12;
const MIN_RATIO = 2.5;

/** Votes of pieces of lines for either orientation. */
interface Votes {
  readonly up: number;
  readonly down: number;
}

/**
 * The side of its lines on which a text has ascenders (b, d, f, capitals), which are far more frequent than descenders
 * (g, p, y): `true` for the top, or for the left of vertical lines; undefined if it is unclear.
 * @param stand true if the lines run from top to bottom
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
  if (up + down < MIN_PIECES || Math.max(up, down) < MIN_RATIO * Math.min(up, down)) return undefined;
  return up > down;
}

/** Votes of the lines of a strip. @param ink share of ink in each row */
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

/** The ink above and below the x-height of a line. */
function beside(line: Float64Array): readonly [above: number, below: number] {
  const edge = X_HEIGHT * largest(line);
  const first = line.findIndex((ink) => ink >= edge);
  const last = line.findLastIndex((ink) => ink >= edge);
  const sum = (part: Float64Array): number => part.reduce((all, ink) => all + ink, 0);
  const [above, below] = [sum(line.subarray(0, first)), sum(line.subarray(last + 1))];
  return above + below > (1 - MAX_LOWERCASE_SHARE) * sum(line) ? [0, 0] : [above, below];
}
