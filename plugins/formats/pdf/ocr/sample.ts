import type { Picture } from '../pdfium/picture.js';
import { isInk } from './lines.js';

/** Size of a sample of horizontal lines, in points. */
export interface SampleSize {
  readonly height: number;
  readonly length: number;
}

/** Some words each of several lines of small print. */
export const SOME_LINES: SampleSize = { height: 60, length: 250 };
/** Sufficient for clear print, in a third of the time. */
export const FEW_WORDS: SampleSize = { height: 40, length: 130 };

/** Step in pixels along a line: letters are wider. */
const STEP = 2;

/** Some rows or columns of a picture. */
interface Band {
  readonly from: number;
  readonly to: number;
}

/**
 * The part of a picture that probably has most letters: enough to find the orientation, in a fraction of the time for
 * the whole picture.
 * @param stand true if the lines run from top to bottom
 */
export function sampleOf(picture: Picture, stand: boolean, size = SOME_LINES): Picture {
  const { width, height, scale } = picture;
  const [lines, length] = stand ? [width, height] : [height, width];
  const hasInk = (line: number, at: number): boolean => (stand ? isInk(picture, line, at) : isInk(picture, at, line));
  const edges = edgesOf({ from: 0, to: lines }, length, hasInk);
  const across = fullest(edges.byLine, size.height * scale);
  const along = fullest(edgesOf(across, length, hasInk).byPlace, size.length * scale);
  return stand ? cropped(picture, across, along) : cropped(picture, along, across);
}

/**
 * Number of times that ink begins or ends per line of pixels, and at each position along it: letters do so far more
 * often than rules.
 */
interface Edges {
  readonly byLine: Int32Array;
  readonly byPlace: Int32Array;
}

function edgesOf({ from, to }: Band, length: number, hasInk: (line: number, at: number) => boolean): Edges {
  const edges = { byLine: new Int32Array(to - from), byPlace: new Int32Array(length) };
  for (let line = from; line < to; line++) {
    let last = false;
    for (let at = 0; at < length; at += STEP) {
      const ink = hasInk(line, at);
      if (ink !== last) {
        edges.byLine[line - from] = (edges.byLine[line - from] ?? 0) + 1;
        edges.byPlace[at] = (edges.byPlace[at] ?? 0) + 1;
      }
      last = ink;
    }
  }
  return edges;
}

/** The band of a given size with most edges; everything if there is no more. */
function fullest(edges: Int32Array, wanted: number): Band {
  const size = Math.min(Math.max(1, Math.round(wanted)), edges.length);
  let [sum, most, from] = [0, -1, 0];
  edges.forEach((count, line) => {
    sum += count - (edges[line - size] ?? 0);
    if (line >= size - 1 && sum > most) [most, from] = [sum, line - size + 1];
  });
  return { from, to: from + size };
}

function cropped({ width, rgba, scale }: Picture, columns: Band, rows: Band): Picture {
  const [across, down] = [columns.to - columns.from, rows.to - rows.from];
  const pixels = new Uint8Array(across * down * 4);
  for (let row = 0; row < down; row++) {
    const start = ((rows.from + row) * width + columns.from) * 4;
    pixels.set(rgba.subarray(start, start + across * 4), row * across * 4);
  }
  return { width: across, height: down, rgba: pixels, scale };
}
