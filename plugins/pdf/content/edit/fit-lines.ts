import type { Glyph } from '../text/glyph.js';
import { moveRules } from './move-rules.js';
import { inTextSpace } from './spacing.js';
import type { DocumentEdits, EditedLine, LineItem, Substitute } from './stream-edits.js';

/** How far a substitute runs along its line without being squeezed, in points. */
export type WidthOf = (glyph: Glyph, substitute: Substitute) => number;

/** Widest a substitute may be that makes its line longer, in widths of what it takes the place of: it must stay in its place. */
const WIDEST = 1.6;
/** The narrowest blank, in font sizes. */
const BLANK = 0.18;
/** How a line takes up the difference in length of its substitutes. */
interface Fit {
  /** By what its beginning moves, in points. */
  readonly start: number;
  /** By what each blank grows. */
  readonly blank: number;
  /** Part of what substitutes are longer by that they get. */
  readonly share: number;
}

/**
 * Fits substitutes into their lines. A line that fills its column keeps its beginning and its end: the blanks between all of
 * its words take up the difference, each the same. One that does not becomes shorter or longer at its free end, as far as there
 * is room. What does not fit then is squeezed.
 */
export function fitLines(edits: DocumentEdits, widthOf: WidthOf): void {
  for (const line of edits.lines) {
    const widths = line.items.map(({ piece }) => (piece === undefined ? 0 : widthIn(edits, piece.first, widthOf)));
    const { start, blank, share } = fitOf(line, widths);
    let by = start;
    const moved = line.items.map((item, index) => {
      if (index > 0 && item.gap > 0) by += blank;
      move(edits, item, by);
      const from = item.from + by;
      by += settle(edits, item, widths[index] ?? 0, share);
      return { from, to: item.to + by };
    });
    moveRules(edits, line.rules, line.items, moved);
  }
}

/** A part of a hit may have no substitute, because all of it stands in another part. */
function widthIn(edits: DocumentEdits, first: Glyph, widthOf: WidthOf): number {
  const substitute = edits.of(first.run.stream).substituteAt(first);
  return substitute === undefined ? 0 : widthOf(first, substitute);
}

function fitOf({ items, size, free, edges }: EditedLine, widths: readonly number[]): Fit {
  const gaps = items.slice(1).flatMap(({ gap }) => (gap > 0 ? [gap] : []));
  const spare = gaps.length * Math.max(0, Math.min(...gaps, 1e4) - BLANK * size);
  let [longer, shorter, most] = [0, 0, 0];
  items.forEach(({ piece }, index) => {
    const by = piece === undefined ? 0 : (widths[index] ?? 0) - piece.own;
    if (by < 0) shorter -= by;
    else if (piece !== undefined) [longer, most] = [longer + by, most + Math.min(by, (WIDEST - 1) * piece.own)];
  });
  const taken = Math.min(longer, shorter + Math.max(spare, Math.min(spare + free, most)));
  const by = taken - shorter;
  const isFull = edges === 'both' && gaps.length > 0;
  const end = isFull || (edges === 'end' && by > 0) ? Math.max(0, by - spare) : Math.min(by, free);
  const blank = gaps.length === 0 ? 0 : (end - by) / gaps.length;
  return { start: edges === 'end' && by < 0 ? -by : 0, blank, share: longer === 0 ? 0 : taken / longer };
}

/** Gives a substitute its room. @returns by what the line behind it moves. */
function settle(edits: DocumentEdits, { piece }: LineItem, width: number, share: number): number {
  if (piece === undefined) return 0;
  const substitute = edits.of(piece.first.run.stream).substituteAt(piece.first);
  const room = width > piece.own ? piece.own + (width - piece.own) * share : piece.own;
  if (substitute !== undefined) substitute.room = room;
  return Math.min(width, room) - piece.own;
}

function move(edits: DocumentEdits, { stretches }: LineItem, by: number): void {
  if (Math.abs(by) < 1e-6) return;
  for (const { from, until } of stretches) {
    const stream = edits.of(from.run.stream);
    stream.shift(from, inTextSpace(from, by));
    if (until !== undefined) stream.shift(until, -inTextSpace(from, by));
  }
}
