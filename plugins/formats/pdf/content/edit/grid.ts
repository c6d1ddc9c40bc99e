import { type Bounds, boundsOf, IDENTITY, inverse, mapPoint } from '../base/geometry.js';
import { type Glyph, middleOf, quadAround } from '../text/glyph.js';

/** Height of a row of the grid, in points. */
const ROW = 16;
/** Number of rows above which a box is compared with every glyph. */
const MANY_ROWS = 256;

/** Finds glyphs of a page by place. */
export class GlyphGrid {
  readonly #rows = new Map<number, Glyph[]>();

  constructor(glyphs: readonly Glyph[]) {
    for (const glyph of glyphs) {
      const row = Math.floor(middleOf(glyph).y / ROW);
      const known = this.#rows.get(row);
      if (known === undefined) this.#rows.set(row, [glyph]);
      else known.push(glyph);
    }
  }

  /** Glyphs whose middle is in the inner part of a run's box: they are drawn over or under it, not beside it. */
  *inside(run: readonly Glyph[]): Iterable<Glyph> {
    const [first] = run;
    const back = first === undefined ? undefined : inverse(first.run.toPage);
    if (first === undefined || back === undefined) return;
    const box = boundsOf(quadAround(run, IDENTITY));
    const dx = Math.min((box.right - box.left) * 0.1, Math.abs(first.run.size) * 0.1);
    const dy = (box.top - box.bottom) * 0.2;
    for (const glyph of this.#near(boundsOf(quadAround(run, first.run.toPage)))) {
      const middle = middleOf(glyph);
      const { x, y } = mapPoint(back, middle.x, middle.y);
      const within = x > box.left + dx && x < box.right - dx;
      if (within && y > box.bottom + dy && y < box.top - dy) yield glyph;
    }
  }

  *#near({ bottom, top }: Bounds): Iterable<Glyph> {
    const [first, last] = [Math.floor(bottom / ROW), Math.floor(top / ROW)];
    if (!(last - first < MANY_ROWS)) {
      for (const row of this.#rows.values()) yield* row;
      return;
    }
    for (let row = first; row <= last; row++) yield* this.#rows.get(row) ?? [];
  }
}
