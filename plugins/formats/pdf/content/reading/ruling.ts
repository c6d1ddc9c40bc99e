import { largest, smallest } from '../../../../../kit/index.js';
import type { Bounds } from '../base/geometry.js';
import type { Borders } from '../text/borders.js';
import type { Axis } from './spot.js';

/** A rectangle between borders. `left` to `right` runs along the lines, `bottom` to `top` across them. In points. */
export type Box = Bounds;

/** In points: maximum distance between pieces of one border, and between borders that look like one. */
const JOINED = 2.5;
/** Height of the stripes that index borders, in points. */
const STRIPE = 16;
/** Maximum number of stripes of one border; no page has longer ones. */
const MAX_STRIPES = 2000;

/** The borders of a page in the coordinates of its text, indexed by position. */
export class Ruling {
  /** Borders across the lines, indexed by stripes of lines; `at` is their position along the lines. */
  readonly #upright: Stripes;
  /** Borders along the lines, indexed by stripes across them. */
  readonly #level: Stripes;

  private constructor(upright: readonly Border[], level: readonly Border[]) {
    this.#upright = new Stripes(merged(upright));
    this.#level = new Stripes(merged(level));
  }

  /** The borders for text of a direction; undefined if there are too few, or if the text is skewed. */
  static of({ upright, level }: Borders, [cos, sin]: Axis): Ruling | undefined {
    if (upright.length + level.length < 3) return undefined;
    if (Math.min(Math.abs(cos), Math.abs(sin)) > 1e-6) return undefined;
    const turned = (box: Bounds): Box => {
      const xs = [box.left * cos + box.bottom * sin, box.right * cos + box.top * sin];
      const ys = [box.bottom * cos - box.left * sin, box.top * cos - box.right * sin];
      return { left: smallest(xs), right: largest(xs), bottom: smallest(ys), top: largest(ys) };
    };
    const [across, along] = Math.abs(cos) > 0.5 ? [upright, level] : [level, upright];
    return new Ruling(
      across.map(turned).map(({ left, bottom, top }) => ({ at: left, from: bottom, to: top })),
      along.map(turned).map(({ bottom, left, right }) => ({ at: bottom, from: left, to: right })),
    );
  }

  /** The cell around a point, enclosed by the next borders on all four sides. */
  cellAt(x: number, y: number): Box | undefined {
    const [bottom, top] = this.#level.around(x, y);
    if (bottom === undefined || top === undefined) return undefined;
    const [left, right] = this.#upright.around(y, x);
    // The outer sides of a table may be open; then its horizontal borders end alike.
    const open = (one: number, other: number): number | undefined => (Math.abs(one - other) < JOINED ? one : undefined);
    const from = left?.at ?? open(bottom.from, top.from);
    const to = right?.at ?? open(bottom.to, top.to);
    if (from === undefined || to === undefined) return undefined;
    return { left: from, right: to, bottom: bottom.at, top: top.at };
  }
}

interface Border {
  /** Position across its own direction. */
  readonly at: number;
  /** Its beginning and end. */
  readonly from: number;
  readonly to: number;
}

/** Merges pieces of the same border. */
function merged(borders: readonly Border[]): Border[] {
  const whole: { at: number; from: number; to: number }[] = [];
  const sorted = [...borders].sort((a, b) => Math.round(a.at) - Math.round(b.at) || a.from - b.from);
  for (const { at, from, to } of sorted) {
    const last = whole.at(-1);
    if (last !== undefined && Math.round(last.at) === Math.round(at) && from <= last.to + JOINED) {
      last.to = Math.max(last.to, to);
    } else whole.push({ at, from, to });
  }
  return whole;
}

/** Borders of one kind, indexed by stripe. */
class Stripes {
  readonly #stripes = new Map<number, Border[]>();

  constructor(borders: readonly Border[]) {
    for (const border of borders) {
      const [first, last] = [Math.floor((border.from - 1) / STRIPE), Math.floor((border.to + 1) / STRIPE)];
      for (let stripe = first; stripe <= Math.min(last, first + MAX_STRIPES); stripe++) {
        const known = this.#stripes.get(stripe);
        if (known === undefined) this.#stripes.set(stripe, [border]);
        else known.push(border);
      }
    }
  }

  /** The nearest borders before and after `at`, of those that cross `along`. */
  around(along: number, at: number): [Border | undefined, Border | undefined] {
    let [before, behind]: [Border | undefined, Border | undefined] = [undefined, undefined];
    for (const border of this.#stripes.get(Math.floor(along / STRIPE)) ?? []) {
      if (border.from > along + 0.5 || border.to < along - 0.5) continue;
      if (border.at <= at && border.at > (before?.at ?? Number.NEGATIVE_INFINITY)) before = border;
      if (border.at > at && border.at < (behind?.at ?? Number.POSITIVE_INFINITY)) behind = border;
    }
    return [before, behind];
  }
}
