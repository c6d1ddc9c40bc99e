import type { Spot } from './spot.js';

/** A piece of a line: a glyph's text, or a blank that no glyph stands for. */
export interface Item {
  readonly text: string;
  readonly spot: Spot | undefined;
}
