import type { Spot } from './spot.js';

/** A piece of a line: the text of a glyph, or a blank without a glyph. */
export interface Item {
  readonly text: string;
  readonly spot: Spot | undefined;
}
