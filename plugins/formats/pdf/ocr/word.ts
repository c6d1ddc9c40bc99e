import type { Box } from '../pdfium/picture.js';

/** Quarters of a circle, clockwise, by which a picture is turned until its text stands upright. */
export type Turn = 0 | 1 | 2 | 3;

/** The line that a word stands on, in pixels. */
export interface Row {
  /** Where its base line is at the beginning of the word's box: from the top, or from the left where it runs up or down. */
  readonly base: number;
  /** How high its capital letters are. */
  readonly capitals: number;
  /** By how much the picture is to be turned for the word to stand upright. */
  readonly turn: Turn;
  /** How much it falls in parts of its length, where it was read in a picture made level; 0 where it runs along the pixels. */
  readonly slope: number;
}

/** A word in a picture. */
export interface Word {
  readonly text: string;
  readonly box: Box;
  /** Number of its line, from the top of the page. */
  readonly line: number;
  /** How sure recognition is of that line, 0 to 100. */
  readonly confidence: number;
  readonly row: Row;
}

/** Where a word begins and ends along its line, in pixels in the direction of reading. */
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
