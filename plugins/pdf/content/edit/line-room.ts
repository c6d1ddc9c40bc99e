import type { Point } from '../geometry.js';
import { type Segment, segmentsOf } from '../reading/segments.js';
import { byDirection, type Spot, spotOf } from '../reading/spot.js';
import { endOf, type Glyph, startOf } from '../text/glyph.js';
import type { Bounds } from './grid.js';

/** Lines above and below that tell how wide a column is, in font sizes. */
const NEAR = 6;
/** In font sizes: how far a line without neighbours may grow, and what is kept free before others. */
const ROOM = { alone: 3, gap: 0.5 } as const;

/** Tells how far lines of a page may grow without meeting other text, leaving their column or leaving the page. */
export class LineRooms {
  readonly #glyphs: readonly Glyph[];
  readonly #area: Bounds | undefined;
  #groups: Map<Glyph, readonly Spot[]> | undefined;

  /** @param area the visible part of the page; undefined where that is not known: then no line grows. */
  constructor(glyphs: readonly Glyph[], area: Bounds | undefined) {
    this.#glyphs = glyphs;
    this.#area = area;
  }

  /** Room behind the last glyph of a line, in points along it. */
  behind(glyph: Glyph): number {
    if (this.#area === undefined) return 0;
    const last = spotOf(glyph);
    const near = this.#alongside(glyph).filter(({ base }) => Math.abs(base - last.base) < NEAR * last.size);
    const segments = segmentsOf(near);
    const line = segments.find(({ spots }) => spots.some((spot) => spot.glyph === glyph));
    // Raised text and the like may go on where the run of letters ends.
    if (line === undefined || line.to > last.to + 0.1 * last.size) return 0;
    const others = segments.filter((segment) => segment !== line);
    const room = Math.min(toEdge(glyph, this.#area), toNext(line, others), inColumn(line, others));
    return Math.max(0, room);
  }

  /** Glyphs whose text runs in the direction of one. */
  #alongside(glyph: Glyph): readonly Spot[] {
    if (this.#groups === undefined) {
      this.#groups = new Map();
      const shown = this.#glyphs.filter(({ text }) => text.trim() !== '');
      for (const group of byDirection(shown)) for (const { glyph } of group) this.#groups.set(glyph, group);
    }
    return this.#groups.get(glyph) ?? [];
  }
}

/** To the next text on the same line, or one that reaches into it. */
function toNext(line: Segment, others: readonly Segment[]): number {
  const beside = others.filter(
    ({ base, from, to }) =>
      Math.abs(base - line.base) < 1.1 * line.size && from > line.to - ROOM.gap * line.size && to > line.to,
  );
  return Math.min(...beside.map(({ from }) => from - line.to - ROOM.gap * line.size), Number.POSITIVE_INFINITY);
}

/** To the right edge of the lines above and below: what is drawn around a text is not known. */
function inColumn(line: Segment, others: readonly Segment[]): number {
  const column = others.filter(
    ({ from, to, size }) => from < line.to && to > line.from && size < 1.25 * line.size && size > 0.8 * line.size,
  );
  if (column.length === 0) return ROOM.alone * line.size;
  return Math.max(...column.map(({ to }) => to)) - line.to;
}

/** From the end of a glyph along its line to the edge of the page. */
function toEdge(glyph: Glyph, { left, bottom, right, top }: Bounds): number {
  const [start, end] = [startOf(glyph), endOf(glyph)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length === 0) return 0;
  const step: Point = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  const across = (at: number, by: number, low: number, high: number): number =>
    Math.abs(by) < 1e-6 ? Number.POSITIVE_INFINITY : ((by > 0 ? high : low) - at) / by;
  const edge = Math.min(across(end.x, step.x, left, right), across(end.y, step.y, bottom, top));
  return edge - ROOM.gap * spotOf(glyph).size;
}
