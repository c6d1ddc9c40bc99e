import { type Bounds, type Matrix, mapPoint, type Point } from '../base/geometry.js';
import { numberAt, type Operand } from '../stream/operand.js';

/** Lines that the content draws parallel to the axes of the page, such as borders of cells. In points, on the page. */
export interface Borders {
  /** Vertical lines: `left` equals `right`. */
  readonly upright: readonly Bounds[];
  /** Horizontal lines: `bottom` equals `top`. */
  readonly level: readonly Bounds[];
}

/** In points: maximum thickness and minimum length of a border. */
const MAX_THICKNESS = 2.5;
const MIN_LENGTH = 6;
/** Maximum number of each kind; pages with more are drawings. */
const MAX_BORDERS = 4000;

const PAINTS: ReadonlySet<string> = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's']);

/** Collects borders among the operators of a page. */
export class BorderPath implements Borders {
  readonly upright: Bounds[] = [];
  readonly level: Bounds[] = [];
  /** Sides of the path that has not been painted yet. */
  #sides: [Point, Point][] = [];
  #start: Point | undefined;
  #last: Point | undefined;

  /** @param toPage the map from the space of the stream */
  step(name: string, operands: readonly Operand[], toPage: Matrix): void {
    if (name === 're') this.#rectangle(operands, toPage);
    else if (name === 'm') {
      this.#start = pointOf(operands, toPage);
      this.#last = this.#start;
    } else if (name === 'l') this.#line(pointOf(operands, toPage));
    else if (name === 'h') this.#line(this.#start);
    else if (name === 'c' || name === 'v' || name === 'y') this.#last = undefined;
    else if (name === 'n') this.#sides = [];
    else if (PAINTS.has(name)) {
      if (name === 's' || name.startsWith('b')) this.#line(this.#start);
      for (const [from, to] of this.#sides) this.#add(from, to);
      this.#sides = [];
    }
  }

  #line(to: Point | undefined): void {
    if (this.#last !== undefined && to !== undefined) this.#side(this.#last, to);
    this.#last = to;
  }

  #rectangle(operands: readonly Operand[], toPage: Matrix): void {
    const [x, y] = [numberAt(operands, 0), numberAt(operands, 1)];
    const [right, top] = [x + numberAt(operands, 2), y + numberAt(operands, 3)];
    const [a, b, c, d] = [
      mapPoint(toPage, x, y),
      mapPoint(toPage, right, y),
      mapPoint(toPage, right, top),
      mapPoint(toPage, x, top),
    ];
    if (Math.hypot(d.x - a.x, d.y - a.y) <= MAX_THICKNESS) this.#side(between(a, d), between(b, c));
    else if (Math.hypot(b.x - a.x, b.y - a.y) <= MAX_THICKNESS) this.#side(between(a, b), between(d, c));
    else
      for (const [from, to] of [[a, b] as const, [b, c] as const, [c, d] as const, [d, a] as const])
        this.#side(from, to);
  }

  #side(from: Point, to: Point): void {
    if (this.#sides.length < MAX_BORDERS) this.#sides.push([from, to]);
  }

  #add(from: Point, to: Point): void {
    const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
    const [bottom, top] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
    const kind = right - left < 0.1 ? this.upright : top - bottom < 0.1 ? this.level : undefined;
    if (kind === undefined || right - left + top - bottom < MIN_LENGTH || kind.length >= MAX_BORDERS) return;
    kind.push({ left, bottom, right, top });
  }
}

const pointOf = (operands: readonly Operand[], toPage: Matrix): Point =>
  mapPoint(toPage, numberAt(operands, 0), numberAt(operands, 1));

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
