import type { Bounds, Matrix } from '../base/geometry.js';
import { numberAt, type Operand } from '../stream/operand.js';
import type { ContentStream } from './content-stream.js';

/** A thin horizontal line, which may underline words or strike them out. */
export interface Rule {
  readonly stream: ContentStream;
  /** Index of the operator that begins it: `re`, or `m` directly followed by `l`. */
  readonly operator: number;
  readonly kind: 're' | 'ml';
  /** On the page, in points. */
  readonly left: number;
  readonly right: number;
  readonly y: number;
  /** From the stream's own space to the page: x' = scale x + shift. */
  readonly scale: number;
  readonly shift: number;
  /** In the stream's own space: for `re` its lower edge and height, for `ml` its beginning and end. */
  readonly upright: readonly [number, number];
}

/** In points: maximum thickness and minimum length of a rule. */
const MAX_THICKNESS = 2.5;
const MIN_LENGTH = 3;

/** For vertical edges: minimum length in points, and maximum number. */
const MIN_EDGE_LENGTH = 6;
const MAX_EDGES = 4000;

/** Finds rules among the operators of a page, in their order. */
export class Rules {
  readonly found: Rule[] = [];
  /** Vertical lines and sides of rectangles, such as those of cells, on the page. */
  readonly edges: Bounds[] = [];
  #from: { stream: ContentStream; operator: number; x: number; y: number } | undefined;

  /** @param toPage the map from the space of the stream */
  step(name: string, operands: readonly Operand[], operator: number, stream: ContentStream, toPage: Matrix): void {
    const [a, b, c, d, e, f] = toPage;
    const [x, y] = [numberAt(operands, 0), numberAt(operands, 1)];
    const from = this.#from;
    this.#from = name === 'm' ? { stream, operator, x, y } : undefined;
    if (a === 0 || d === 0 || Math.abs(b) + Math.abs(c) > 1e-6) return;
    const add = (kind: Rule['kind'], first: number, start: number, end: number, upright: Rule['upright']): void => {
      const [one, other] = [a * start + e, a * end + e];
      const [left, right] = [Math.min(one, other), Math.max(one, other)];
      const middle = d * (kind === 're' ? upright[0] + upright[1] / 2 : upright[0]) + f;
      if (right - left < MIN_LENGTH) return;
      this.found.push({ stream, operator: first, kind, left, right, y: middle, scale: a, shift: e, upright });
    };
    if (name === 're') {
      for (const side of [x, x + numberAt(operands, 2)]) this.#edge(a * side + e, d * y + f, d * numberAt(operands, 3));
    } else if (name === 'l' && from?.stream === stream && Math.abs(a * (x - from.x)) < 0.1) {
      this.#edge(a * x + e, d * y + f, d * (from.y - y));
    }
    if (name === 're' && Math.abs(d * numberAt(operands, 3)) <= MAX_THICKNESS) {
      add('re', operator, x, x + numberAt(operands, 2), [y, numberAt(operands, 3)]);
    } else if (name === 'l' && from?.stream === stream && from.operator === operator - 1) {
      if (Math.abs(d * (y - from.y)) < 0.1) add('ml', from.operator, from.x, x, [from.y, y]);
    }
  }

  #edge(x: number, y: number, height: number): void {
    if (Math.abs(height) < MIN_EDGE_LENGTH || this.edges.length >= MAX_EDGES) return;
    this.edges.push({ left: x, right: x, bottom: Math.min(y, y + height), top: Math.max(y, y + height) });
  }
}
