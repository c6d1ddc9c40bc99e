import { type Glyph, type Run, sizeOf } from '../text/glyph.js';
import type { GlyphGrid } from './grid.js';
import type { DocumentEdits } from './stream-edits.js';

/** Ratio of sizes above which overlapping text is no second print, but a watermark. */
const OTHER_SIZE = 2;
/** Cosine of the maximum angle between lines of the same direction: 10 degrees. */
const ONE_DIRECTION = 0.985;
const INVISIBLE = 3;

/**
 * Removes text drawn over or under a run of a hit: double print, hidden text.
 * @returns true if there is other text that a box would hide, for example below a watermark.
 */
export function sweep(edits: DocumentEdits, run: readonly Glyph[], grid: GlyphGrid): boolean {
  const [first] = run;
  if (first === undefined || run.every(({ text }) => text !== '' && text.trim() === '')) return false;
  let hidesText = false;
  for (const other of grid.inside(run)) {
    if (other.text.trim() === '' && other.text !== '') continue;
    const size = sizeOf(other) / sizeOf(first);
    const isPrint = size < OTHER_SIZE && size * OTHER_SIZE > 1 && isParallel(first.run, other.run);
    if (isPrint || other.run.mode === INVISIBLE) edits.of(other.run.stream).remove(other);
    else if (size < OTHER_SIZE) hidesText = true;
  }
  return hidesText;
}

function isParallel(a: Run, b: Run): boolean {
  const [ax, ay] = alongLine(a);
  const [bx, by] = alongLine(b);
  return Math.abs(ax * bx + ay * by) >= ONE_DIRECTION * Math.hypot(ax, ay) * Math.hypot(bx, by);
}

const alongLine = ({ toPage, font }: Run): readonly [x: number, y: number] =>
  font.vertical ? [toPage[2], toPage[3]] : [toPage[0], toPage[1]];
