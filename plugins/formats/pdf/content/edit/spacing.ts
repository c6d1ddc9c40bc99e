import type { Glyph, Run } from '../text/glyph.js';

/** The number of a TJ array that moves by a distance of the run's text space along the line. */
export function spacing({ size, scale, font }: Run, distance: number): number {
  const unit = size * (font.vertical ? 1 : scale);
  return unit === 0 ? 0 : (-1000 * distance) / unit;
}

/** Converts points along the line to the text space of a run. */
export function inTextSpace({ run, advance }: Glyph, points: number): number {
  const direction = run.font.vertical ? Math.sign(advance || -1) : Math.sign(run.size * run.scale) || 1;
  return (direction * points) / (lineScale(run) || 1);
}

/** Points along the line per unit of the run's text space. */
export const lineScale = ({ toPage, font }: Run): number =>
  font.vertical ? Math.hypot(toPage[2], toPage[3]) : Math.hypot(toPage[0], toPage[1]);
