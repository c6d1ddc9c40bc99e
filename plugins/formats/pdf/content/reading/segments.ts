import type { Spot } from './spot.js';

/** Spots of one line without a wide gap between them, in visual order. */
export interface Segment {
  readonly spots: readonly Spot[];
  readonly from: number;
  readonly to: number;
  readonly base: number;
  readonly size: number;
}

/** Minimum gap, in font sizes, that separates columns or cells. */
const WIDE = 1.2;

/**
 * A narrower gap that still separates columns: its width in font sizes, the minimum number of lines that begin after it
 * at the same position, and the tolerance in points.
 */
const COLUMN = { gap: 0.6, lines: 5, step: 0.5 } as const;

/** Maximum overlap of adjacent letters, in font sizes. */
const OVERLAP = 0.1;

/** Lines of spots in one direction, from the top, split at wide gaps. */
export function segmentsOf(spots: readonly Spot[]): Segment[] {
  const lines = linesOf(chunksOf(spots)).map((line) => [...line].sort((a, b) => a.from - b.from));
  const edges = edgesOf(lines);
  return lines.flatMap((line) => cutLine(line, edges));
}

/** Positions, in steps, at which lines of a column begin that is close to another one. */
function edgesOf(lines: readonly (readonly Segment[])[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const line of lines) {
    line.forEach((chunk, index) => {
      const last = line[index - 1];
      if (last !== undefined && chunk.from - last.to < COLUMN.gap * chunk.size) return;
      const step = Math.round(chunk.from / COLUMN.step);
      counts.set(step, (counts.get(step) ?? 0) + 1);
    });
  }
  const many = [...counts].filter(([, count]) => count >= COLUMN.lines);
  // A position between two steps counts as either.
  return new Set(many.flatMap(([step]) => [step - 1, step, step + 1]));
}

/** Runs of spots that were drawn in sequence and follow each other on a line. */
function chunksOf(spots: readonly Spot[]): Segment[] {
  const chunks: Segment[] = [];
  let open: Spot[] = [];
  for (const spot of spots) {
    const last = open[open.length - 1];
    if (last !== undefined && !follows(last, spot)) {
      chunks.push(segmentOf(open));
      open = [];
    }
    open.push(spot);
  }
  if (open.length > 0) chunks.push(segmentOf(open));
  return chunks;
}

function follows(last: Spot, next: Spot): boolean {
  const size = Math.max(last.size, next.size);
  const gap = next.from - last.to;
  return Math.abs(next.base - last.base) < 0.3 * size && gap > -0.6 * size && gap < size && next.to >= last.from;
}

/** Spots of one line as a segment. */
export function segmentOf(spots: readonly Spot[]): Segment {
  let [from, to, size] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  let base = 0;
  for (const spot of spots) {
    from = Math.min(from, spot.from, spot.to);
    to = Math.max(to, spot.from, spot.to);
    if (spot.size > size) [size, base] = [spot.size, spot.base];
  }
  return { spots, from, to, base, size };
}

/** Groups chunks by line. Raised and lowered text belongs to the line beside it. */
function linesOf(chunks: readonly Segment[]): Segment[][] {
  const lines: Segment[][] = [];
  let tallest: Segment | undefined;
  for (const chunk of [...chunks].sort((a, b) => b.base - a.base)) {
    const line = lines[lines.length - 1];
    if (tallest !== undefined && line !== undefined && onOneLine(tallest, chunk)) {
      line.push(chunk);
      if (chunk.size > tallest.size) tallest = chunk;
    } else {
      lines.push([chunk]);
      tallest = chunk;
    }
  }
  return lines;
}

/** True if two segments are on one line. */
export function onOneLine(a: Segment, b: Segment): boolean {
  const size = Math.min(Math.max(a.size, b.size), 1.6 * Math.min(a.size, b.size));
  return Math.abs(a.base - b.base) < 0.45 * size;
}

function cutLine(line: readonly Segment[], edges: ReadonlySet<number>): Segment[] {
  const segments: Segment[] = [];
  let open: Segment | undefined;
  for (const chunk of line) {
    const wide = edges.has(Math.round(chunk.from / COLUMN.step)) ? COLUMN.gap : WIDE;
    if (open === undefined) open = chunk;
    else if (chunk.from - open.to > wide * Math.max(open.size, chunk.size)) {
      segments.push(open);
      open = chunk;
    } else if (!isTwin(chunk, open)) open = segmentOf(joined(open, chunk));
  }
  if (open !== undefined) segments.push(open);
  return segments;
}

/** Merges two chunks by position: later text may fill a gap in earlier text, for example letters of another font. */
function joined(open: Segment, chunk: Segment): Spot[] {
  if (chunk.from >= open.to) return [...open.spots, ...chunk.spots];
  const most = OVERLAP * chunk.size;
  const behind = open.spots.findIndex((spot) => spot.from >= chunk.to - most);
  const before = open.spots[behind - 1];
  const fills = before !== undefined && chunk.from >= before.to - most;
  const at = fills ? behind : open.spots.length;
  return [...open.spots.slice(0, at), ...chunk.spots, ...open.spots.slice(at)];
}

/**
 * True if the same text was already drawn there: a shadow, bold by double print, or text hidden under a picture of it.
 */
function isTwin(chunk: Segment, line: Segment): boolean {
  // Text without width has no place of its own, so doubles cannot be detected.
  if (chunk.from > line.to - 0.1 * chunk.size || chunk.to - chunk.from < 0.1 * chunk.size) return false;
  let next = 0;
  for (const { glyph, from, size } of chunk.spots) {
    if (glyph.text.trim() === '') continue;
    while (next < line.spots.length && !isSame(line.spots[next], glyph.text, from, size)) next++;
    if (next++ >= line.spots.length) return false;
  }
  return true;
}

const isSame = (spot: Spot | undefined, text: string, from: number, size: number): boolean =>
  spot !== undefined && spot.glyph.text === text && Math.abs(spot.from - from) < 0.3 * size;
