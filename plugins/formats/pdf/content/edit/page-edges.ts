import { largest, smallest } from '../../../../../kit/index.js';
import type { Bounds, Point } from '../base/geometry.js';
import { spotOf } from '../reading/spot.js';
import { endOf, type Glyph, startOf } from '../text/glyph.js';

/** Height of letters, in font sizes. */
const LETTERS = 0.7;

/** Area for lines on a page. */
export interface PageArea {
  /** The visible part of the page. */
  readonly visible: Bounds;
  /** Obstacles for lines: form fields and sides of cells. */
  readonly taken: readonly Bounds[];
}

/** Distance from the end of a glyph along its line to the edge of the page or to an obstacle. */
export function toEdge(glyph: Glyph, { visible, taken }: PageArea): number {
  const [start, end] = [startOf(glyph), endOf(glyph)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length === 0) return 0;
  const step: Point = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  const height = LETTERS * spotOf(glyph).size;
  return smallest(
    taken.map((box) => distance(box, end, step, height)),
    toSide(end, step, visible),
  );
}

/** True if an obstacle is between two glyphs of a line. */
export function isBetween(left: Glyph, right: Glyph, taken: readonly Bounds[]): boolean {
  const [from, to] = [endOf(left), startOf(right)];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return false;
  const step: Point = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const height = LETTERS * spotOf(left).size;
  return taken.some((box) => {
    const to = distance(box, from, step, height);
    return to > 0 && to < length;
  });
}

/** Distance from a point in a direction to the edge of the page. */
function toSide({ x, y }: Point, step: Point, { left, bottom, right, top }: Bounds): number {
  const across = (at: number, by: number, low: number, high: number): number =>
    Math.abs(by) < 1e-6 ? Number.POSITIVE_INFINITY : ((by > 0 ? high : low) - at) / by;
  return Math.min(across(x, step.x, left, right), across(y, step.y, bottom, top));
}

/** Distances from the beginning and the end of a line to the edges of the page. */
export function margins(first: Glyph, last: Glyph, { visible }: PageArea): [number, number] {
  const [start, end] = [startOf(first), endOf(last)];
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const step: Point = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  return [toSide(start, { x: -step.x, y: -step.y }, visible), toSide(end, step, visible)];
}

/** Distance to a box along a line of this height; infinite if the line does not meet it. */
function distance({ left, bottom, right, top }: Bounds, from: Point, step: Point, height: number): number {
  const corners = [left, right].flatMap((x) => [bottom, top].map((y) => ({ x: x - from.x, y: y - from.y })));
  const along = corners.map(({ x, y }) => x * step.x + y * step.y);
  const above = corners.map(({ x, y }) => y * step.x - x * step.y);
  const isBeside = largest(above) > 0 && smallest(above) < height && largest(along) > 0;
  return isBeside ? Math.max(0, smallest(along)) : Number.POSITIVE_INFINITY;
}
