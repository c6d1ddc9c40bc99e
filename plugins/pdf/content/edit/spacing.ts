import type { Run } from '../text/glyph.js';

/** The number of a TJ array that moves by a distance of the run's text space along the line. */
export function spacing({ size, scale, font }: Run, distance: number): number {
  const unit = size * (font.vertical ? 1 : scale);
  return unit === 0 ? 0 : (-1000 * distance) / unit;
}
