/** An affine map `[a b c d e f]` in the notation of PDF: x' = a x + c y + e, y' = b x + d y + f. */
import { largest, smallest } from '../../../../../kit/index.js';
export type Matrix = readonly [number, number, number, number, number, number];

/** A point, in the unit of its space. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Four corners: start and end of the lower edge, end and start of the upper one, in the direction of the text. */
export type Quad = readonly [Point, Point, Point, Point];

/** An upright rectangle. */
export interface Bounds {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies first `m`, then `n`. */
export const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[1] * n[2],
  m[0] * n[1] + m[1] * n[3],
  m[2] * n[0] + m[3] * n[2],
  m[2] * n[1] + m[3] * n[3],
  m[4] * n[0] + m[5] * n[2] + n[4],
  m[4] * n[1] + m[5] * n[3] + n[5],
];

/** Moves the origin, in the space that `m` maps from. */
export const moved = (m: Matrix, x: number, y: number): Matrix => [
  m[0],
  m[1],
  m[2],
  m[3],
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

export const mapPoint = (m: Matrix, x: number, y: number): Point => ({
  x: m[0] * x + m[2] * y + m[4],
  y: m[1] * x + m[3] * y + m[5],
});

/** The corners of a rectangle after a map. */
export const mapBox = (m: Matrix, { left, bottom, right, top }: Bounds): Quad => [
  mapPoint(m, left, bottom),
  mapPoint(m, right, bottom),
  mapPoint(m, right, top),
  mapPoint(m, left, top),
];

/** The upright rectangle around points. */
export function boundsOf(points: readonly Point[]): Bounds {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: smallest(xs), bottom: smallest(ys), right: largest(xs), top: largest(ys) };
}

/** The intersection of two upright rectangles; undefined if it is empty. */
export function common(a: Bounds, b: Bounds): Bounds | undefined {
  const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
  const [bottom, top] = [Math.max(a.bottom, b.bottom), Math.min(a.top, b.top)];
  return left < right && bottom < top ? { left, bottom, right, top } : undefined;
}

/** The part of a box inside of a clip; undefined if there is none. A rotated box is kept whole. */
export function clipped(box: Quad, clip: Bounds | undefined): Quad | undefined {
  if (clip === undefined) return box;
  const seen = common(boundsOf(box), clip);
  return seen === undefined || !isUpright(box) ? seen && box : mapBox(IDENTITY, seen);
}

/** True if the sides of a box are parallel to the axes. */
const isUpright = ([a, b, c]: Quad): boolean =>
  (isNear(a.y, b.y) && isNear(b.x, c.x)) || (isNear(a.x, b.x) && isNear(b.y, c.y));

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-3;

/** Length of the vertical unit after a map. */
export const heightScale = (m: Matrix): number => Math.sqrt(m[2] * m[2] + m[3] * m[3]);

/** A matrix of six numbers; anything else is the identity. */
export function matrixOf(numbers: readonly number[]): Matrix {
  const [a, b, c, d, e, f] = numbers;
  if (a === undefined || b === undefined || c === undefined) return IDENTITY;
  if (d === undefined || e === undefined || f === undefined) return IDENTITY;
  return [a, b, c, d, e, f];
}

/** The inverse map; undefined if the map is not invertible. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const area = a * d - b * c;
  if (area === 0 || !Number.isFinite(area)) return undefined;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}
