import { type Bounds, heightScale, type Matrix, mapBox, mapPoint, type Point, type Quad } from '../base/geometry.js';
import type { ContentStream } from './content-stream.js';
import type { Font } from './font.js';
import type { Mark } from './marks.js';

/** Common data of the glyphs of one text operator. */
export interface Run {
  readonly stream: ContentStream;
  /** Index of the operator in its stream. */
  readonly operator: number;
  readonly font: Font;
  /** Name of the font in the resources; undefined if a graphics state set it. */
  readonly fontName: string | undefined;
  readonly size: number;
  readonly charSpacing: number;
  readonly wordSpacing: number;
  /** Horizontal scaling, 1 for `100 Tz`. */
  readonly scale: number;
  readonly rise: number;
  /** Text rendering mode; 3 is invisible. */
  readonly mode: number;
  /** The innermost marked content around it that has properties of its own. */
  readonly mark: Mark | undefined;
  /** Text space at the operator's start to the space of the page, and to that of the stream. */
  readonly toPage: Matrix;
  readonly toStream: Matrix;
  /** In the space of the stream: parts of the run outside of it are invisible. Undefined: everything is visible. */
  readonly clip: Bounds | undefined;
}

/** One glyph shown on a page. */
export interface Glyph {
  /** Its index in the order of drawing on the page, from 0. */
  readonly order: number;
  readonly run: Run;
  /** Index of its string among the operands of the run's array; 0 for one string. */
  readonly element: number;
  /** Its first byte in that string, and its length in bytes. */
  readonly at: number;
  readonly length: number;
  /** Its text; `''` if unknown. */
  readonly text: string;
  /** Width in units of the font size; for vertical text the height, which is negative. */
  readonly width: number;
  /** Position along the line, in the run's text space. */
  readonly offset: number;
  /** Distance to the next glyph, in the run's text space. */
  readonly advance: number;
}

/** Reference point of a glyph on the page. */
export const startOf = ({ run, offset }: Glyph): Point =>
  run.font.vertical ? mapPoint(run.toPage, 0, offset) : mapPoint(run.toPage, offset, run.rise);

/**
 * Extent of a glyph along its line, in the run's text space: it includes the spacing after the glyph, but is never less
 * than the glyph itself.
 */
export function lengthOf({ run, advance, width }: Glyph): number {
  const own = width * run.size * (run.font.vertical ? 1 : run.scale);
  return own < 0 ? Math.min(own, advance) : Math.max(own, advance);
}

/** End of a glyph along its line. */
export function endOf(glyph: Glyph): Point {
  const { run } = glyph;
  const end = glyph.offset + lengthOf(glyph);
  return run.font.vertical ? mapPoint(run.toPage, 0, end) : mapPoint(run.toPage, end, run.rise);
}

/** Font size on the page, in points. */
export const sizeOf = ({ run }: Glyph): number => heightScale(run.toPage) * Math.abs(run.size) * emOf(run.font);

/** Type3 fonts may have any size: their em is the height of their box. */
const emOf = (font: Font): number => (font.type === 'Type3' ? font.ascent - font.descent : 1);

/** The middle of a glyph's box on the page. */
export function middleOf(glyph: Glyph): Point {
  const box = localBox(glyph);
  return mapPoint(glyph.run.toPage, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2);
}

/** One box around glyphs of one run. */
export function quadAround(glyphs: readonly Glyph[], matrix: Matrix): Quad {
  let [left, bottom, right, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -Infinity, -Infinity];
  for (const glyph of glyphs) {
    const box = localBox(glyph);
    left = Math.min(left, box[0], box[2]);
    right = Math.max(right, box[0], box[2]);
    bottom = Math.min(bottom, box[1], box[3]);
    top = Math.max(top, box[1], box[3]);
  }
  return mapBox(matrix, { left, bottom, right, top });
}

type Box = readonly [left: number, bottom: number, right: number, top: number];

/** In the text space of the run. */
function localBox({ run, offset, width, advance }: Glyph): Box {
  const { font, size, scale, rise } = run;
  if (font.vertical) return [-Math.abs(size) / 2, offset + advance, Math.abs(size) / 2, offset];
  const end = offset + (width * size * scale || advance);
  return [offset, font.descent * size + rise, end, font.ascent * size + rise];
}
