import { type Glyph, lengthOf, type Run, sizeOf } from '../text/glyph.js';

/** A glyph on lines of one direction: its beginning and end along them, and its position across them. */
export interface Spot {
  readonly glyph: Glyph;
  /** Along the line, in points. `to` may be less than `from` if text runs backwards. */
  readonly from: number;
  readonly to: number;
  /** Position of the base line across the direction; larger values are earlier on the page. */
  readonly base: number;
  /** Font size, in points; never 0. */
  readonly size: number;
}

/** Range in degrees that counts as one direction. */
const STEP = 5;

/** Groups glyphs by the direction of their text, the most frequent direction first. */
export function byDirection(glyphs: readonly Glyph[]): Spot[][] {
  const groups = new Map<number, Spot[]>();
  let last: { run: Run; line: RunLine; group: Spot[] } | undefined;
  for (const glyph of glyphs) {
    const { run } = glyph;
    if (last?.run !== run) {
      const step = directionOf(run);
      const group = groups.get(step) ?? [];
      groups.set(step, group);
      last = { run, line: runLine(axisOf(step), glyph), group };
    }
    last.group.push(spotOn(last.line, glyph));
  }
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

/** The position of one glyph on the lines of its own direction. */
export const spotOf = (glyph: Glyph): Spot => spotOn(runLine(axisOf(directionOf(glyph.run)), glyph), glyph);

/** Direction as a number of steps. */
function directionOf({ toPage, size, scale, font }: Run): number {
  const sign = Math.sign(size * scale) || 1;
  const [x, y] = font.vertical ? [-toPage[2], -toPage[3]] : [toPage[0] * sign, toPage[1] * sign];
  const steps = 360 / STEP;
  return (Math.round((Math.atan2(y, x) * 180) / Math.PI / STEP) + steps) % steps;
}

/** The direction in which the text of a glyph runs. */
export const directionAt = (glyph: Glyph): Axis => axisOf(directionOf(glyph.run));

/** Cosine and sine of a direction. */
export type Axis = readonly [cos: number, sin: number];

function axisOf(step: number): Axis {
  const angle = (step * STEP * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}

/** Common data of all glyphs of a run: how an offset in it maps to a position along and across the direction. */
interface RunLine {
  /** Along the line: scale of the offset, and position of offset 0. */
  readonly along: number;
  readonly from: number;
  /** Like `along`, across the line. */
  readonly across: number;
  readonly base: number;
  readonly size: number;
}

function runLine([cos, sin]: Axis, glyph: Glyph): RunLine {
  const { toPage, font, rise } = glyph.run;
  const [a, b, c, d, e, f] = toPage;
  const [unitX, unitY] = font.vertical ? [c, d] : [a, b];
  const [x, y] = font.vertical ? [e, f] : [c * rise + e, d * rise + f];
  return {
    along: unitX * cos + unitY * sin,
    from: x * cos + y * sin,
    across: unitY * cos - unitX * sin,
    base: y * cos - x * sin,
    size: sizeOf(glyph) || 1,
  };
}

function spotOn({ along, from, across, base, size }: RunLine, glyph: Glyph): Spot {
  const { offset } = glyph;
  return {
    glyph,
    from: along * offset + from,
    to: along * (offset + lengthOf(glyph)) + from,
    base: across * offset + base,
    size,
  };
}
