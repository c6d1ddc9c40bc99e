import { endOf, type Glyph, sizeOf, startOf } from '../text/glyph.js';

/** A glyph on lines of one direction: where it begins and ends along them, and how high they stand. */
export interface Spot {
  readonly glyph: Glyph;
  /** Along the line, in points. `to` may be less than `from` where text runs backwards. */
  readonly from: number;
  readonly to: number;
  /** Position of the base line across the direction; larger is earlier on the page. */
  readonly base: number;
  /** Font size, in points; never 0. */
  readonly size: number;
}

/** Degrees that count as one direction. */
const STEP = 5;

/** Sorts glyphs by the direction their text runs in, the most frequent direction first. */
export function byDirection(glyphs: readonly Glyph[]): Spot[][] {
  const groups = new Map<number, Spot[]>();
  for (const glyph of glyphs) {
    const step = directionOf(glyph);
    const group = groups.get(step);
    const spot = spotOf(glyph, (step * STEP * Math.PI) / 180);
    if (group === undefined) groups.set(step, [spot]);
    else group.push(spot);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

/** Direction as a whole number of steps. */
function directionOf({ run }: Glyph): number {
  const { toPage, size, scale, font } = run;
  const sign = Math.sign(size * scale) || 1;
  const [x, y] = font.vertical ? [-toPage[2], -toPage[3]] : [toPage[0] * sign, toPage[1] * sign];
  const steps = 360 / STEP;
  return (Math.round((Math.atan2(y, x) * 180) / Math.PI / STEP) + steps) % steps;
}

function spotOf(glyph: Glyph, angle: number): Spot {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const start = startOf(glyph);
  const end = endOf(glyph);
  return {
    glyph,
    from: start.x * cos + start.y * sin,
    to: end.x * cos + end.y * sin,
    base: start.y * cos - start.x * sin,
    size: sizeOf(glyph) || 1,
  };
}
