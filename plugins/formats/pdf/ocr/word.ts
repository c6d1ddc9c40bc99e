import type { Box } from '../pdfium/picture.js';

/** Number of quarter turns, clockwise, that make the text of a picture upright. */
export type Turn = 0 | 1 | 2 | 3;

/** The line of a word, in pixels. */
export interface Row {
  /**
   * Position of its base line at the beginning of the word's box: from the top, or from the left for a vertical line.
   */
  readonly base: number;
  /** Height of its capital letters. */
  readonly capitals: number;
  /** The turn that makes the word upright. */
  readonly turn: Turn;
  /** Its slope, if it was read in a levelled picture; 0 if it runs along the pixels. */
  readonly slope: number;
}

/** A word in a picture. */
export interface Word {
  readonly text: string;
  readonly box: Box;
  /** Index of its line, from the top of the page. */
  readonly line: number;
  /** Confidence of OCR in that line, 0 to 100. */
  readonly confidence: number;
  readonly row: Row;
}

/** Beginning and end of a word along its line, in pixels in reading direction. */
export function startAndEnd({ box, row }: Word): readonly [start: number, end: number] {
  const { left, top, right, bottom } = box;
  const ends: Readonly<Record<Turn, readonly [number, number]>> = {
    0: [left, right],
    1: [-bottom, -top],
    2: [-right, -left],
    3: [top, bottom],
  };
  return ends[row.turn];
}
