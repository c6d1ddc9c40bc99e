import { type Bounds, boundsOf, common, type Matrix, mapBox, mapPoint, type Point } from '../base/geometry.js';
import { numberAt, type Operand } from '../stream/operand.js';

/** A clip that hides everything. */
const EMPTY_CLIP: Bounds = { left: 0, bottom: 0, right: 0, top: 0 };

/** Operators that add points to a path, and their number of points. */
const POINTS: ReadonlyMap<string, number> = new Map([
  ['m', 1],
  ['l', 1],
  ['v', 2],
  ['y', 2],
  ['c', 3],
]);

/** Operators that end a path. */
const ENDS: ReadonlySet<string> = new Set(['n', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's']);

/**
 * Computes what a clip lets through, as the upright rectangle around the path. Clips made of letters are not followed.
 */
export class ClipPath {
  #around: Bounds | undefined;
  #clips = false;

  /** @returns the clip from here on, in the space that `matrix` maps to. @param clip the preceding one */
  step(name: string, operands: readonly Operand[], matrix: Matrix, clip: Bounds | undefined): Bounds | undefined {
    if (name === 're') this.#add(mapBox(matrix, boxOf(operands)));
    else if (POINTS.has(name)) this.#add(pointsOf(operands, POINTS.get(name) ?? 0, matrix));
    else if (name === 'W' || name === 'W*') this.#clips = true;
    else if (ENDS.has(name)) return this.#end(clip);
    return clip;
  }

  #add(points: readonly Point[]): void {
    const { left, bottom, right, top } = boundsOf(points);
    const last = this.#around;
    this.#around = {
      left: Math.min(left, last?.left ?? left),
      bottom: Math.min(bottom, last?.bottom ?? bottom),
      right: Math.max(right, last?.right ?? right),
      top: Math.max(top, last?.top ?? top),
    };
  }

  #end(clip: Bounds | undefined): Bounds | undefined {
    const [around, clips] = [this.#around ?? EMPTY_CLIP, this.#clips];
    [this.#around, this.#clips] = [undefined, false];
    if (!clips) return clip;
    return clip === undefined ? around : (common(clip, around) ?? EMPTY_CLIP);
  }
}

function boxOf(operands: readonly Operand[]): Bounds {
  const [x, y] = [numberAt(operands, 0), numberAt(operands, 1)];
  return { left: x, bottom: y, right: x + numberAt(operands, 2), top: y + numberAt(operands, 3) };
}

const pointsOf = (operands: readonly Operand[], count: number, matrix: Matrix): Point[] =>
  Array.from({ length: count }, (_, i) => mapPoint(matrix, numberAt(operands, 2 * i), numberAt(operands, 2 * i + 1)));
