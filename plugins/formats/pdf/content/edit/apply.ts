import type { Edit } from '../../../../../core/index.js';
import type { ApplyOptions, EditMode, Rectangle } from '../base/contract.js';
import { boundsOf, clipped, IDENTITY } from '../base/geometry.js';
import type { Spot } from '../reading/spot.js';
import type { GlyphText } from '../reading/text-builder.js';
import type { Font } from '../text/font.js';
import { type Glyph, quadAround, type Run } from '../text/glyph.js';
import { textsOf } from '../text/marks.js';
import { combed } from './comb.js';
import { coverFixed, FIXED_WIDTH } from './fixed-gap.js';
import type { GlyphGrid } from './grid.js';
import { letterSpacing } from './letter-spacing.js';
import { lineByLine } from './line-breaks.js';
import { dealWords, type Piece, piecesOf, spotRange } from './pieces.js';
import { seenOrder } from './seen-order.js';
import type { DocumentEdits, PlacedPiece } from './stream-edits.js';
import { sweep } from './sweep.js';

/** Text for every covered term, which reveals nothing about it. */
const MASK = '***';

/** How an edit is made. */
export interface EditStyle {
  readonly mode: EditMode;
  readonly gap: ApplyOptions['gap'];
}

/** The result of an edit. */
export interface AppliedEdit {
  /** The boxes that it covers on the page. */
  readonly boxes: readonly Omit<Rectangle, 'page'>[];
  /** Its parts, for which their lines must make room. */
  readonly pieces: readonly PlacedPiece[];
}

/** Registers one edit of a reading. */
export function applyEdit(
  edits: DocumentEdits,
  reading: GlyphText,
  grid: GlyphGrid,
  edit: Edit,
  { mode, gap }: EditStyle,
): AppliedEdit {
  const range = spotRange(reading, edit.start, edit.end);
  if (range === undefined) return { boxes: [], pieces: [] };
  const glyphs = reading.spots.slice(range[0], range[1]).map(({ glyph }) => glyph);
  // Another reading, or another page with the same form, may have made the edit already.
  const done = glyphs.some((glyph) => edits.of(glyph.run.stream).isRemoved(glyph));
  const parts = mode === 'substitute' && !done ? lineByLine(reading.text, edit) : [];
  const pieces = parts.flatMap((part) => substitute(edits, reading, part));
  if (mode === 'box' && !done && edit.text !== '') mask(edits, piecesOf(reading, range[0], range[1]), gap);
  for (const glyph of glyphs) edits.of(glyph.run.stream).remove(glyph);
  silence(edits, glyphs);
  const runs = byRun(glyphs);
  const hidesText = runs.map((run) => sweep(edits, run, grid));
  if (mode === 'box' && !hidesText.includes(true)) {
    if (gap === 'fixed') return { boxes: done ? [] : coverFixed(edits, reading, range).map(boundsOf), pieces };
    for (const run of runs) cover(edits, run);
  }
  return { boxes: runs.map((run) => boundsOf(quadAround(run, run[0]?.run.toPage ?? IDENTITY))), pieces };
}

/**
 * Adds invisible text to boxes. Programs that extract text take a gap in a line for the end of a column, and would join
 * the wrong parts of lines.
 */
function mask(edits: DocumentEdits, pieces: readonly Piece[], gap: ApplyOptions['gap']): void {
  for (const { spots, own, first, backwards } of gap === 'fixed' ? pieces.slice(0, 1) : pieces) {
    if (first === undefined || first.glyph.run.font.vertical || (gap === 'fixed' && backwards)) continue;
    const { glyph } = first;
    const room = gap === 'fixed' ? FIXED_WIDTH * first.size : own;
    const like = commonRun(glyph, spots);
    const substitute = { text: MASK, like, letterSpacing: 0, room, backwards: undefined };
    edits.of(glyph.run.stream).remove(glyph, { ...substitute, hidden: true });
  }
}

/** Writes a substitute into each part of a hit. @returns the parts for which their lines must make room. */
function substitute(edits: DocumentEdits, reading: GlyphText, edit: Edit): PlacedPiece[] {
  const range = spotRange(reading, edit.start, edit.end);
  if (range === undefined) return [];
  const pieces = piecesOf(reading, range[0], range[1]);
  const words = dealWords(wholeGlyphs(reading, range, edit), pieces);
  let end = range[0];
  return pieces.flatMap(({ spots, own, first, backwards }, index) => {
    const start = end;
    end += spots.length;
    if (first === undefined) return [];
    const { glyph } = first;
    const text = seenOrder(words[index] ?? '');
    const style = { like: commonRun(glyph, spots), letterSpacing: letterSpacing(glyph, spots) };
    const boxes = backwards ? undefined : combed(spots, text);
    if (boxes !== undefined) {
      for (const [spot, letter] of boxes) box(edits, spot, letter, style.like);
      return [];
    }
    const substitute = { text, ...style, room: own, backwards: backwards ? own : undefined };
    if (text !== '') edits.of(glyph.run.stream).remove(glyph, substitute);
    return backwards ? [] : [{ start, end, first: glyph, own }];
  });
}

/** Writes one letter of a substitute into the box of a form. */
function box(edits: DocumentEdits, { glyph, size }: Spot, text: string, like: Run): void {
  edits.of(glyph.run.stream).remove(glyph, { text, like, letterSpacing: 0, room: size, backwards: undefined });
}

/** A text operator in the font of most letters; of several such fonts the first one. */
function commonRun(first: Glyph, spots: readonly Spot[]): Run {
  const letters = new Map<Font, { count: number; run: Run }>([[first.run.font, { count: 0, run: first.run }]]);
  for (const { glyph } of spots) {
    if (!/[\p{L}\p{N}]/u.test(glyph.text)) continue;
    const known = letters.get(glyph.run.font);
    if (known === undefined) letters.set(glyph.run.font, { count: 1, run: glyph.run });
    else known.count++;
  }
  return [...letters.values()].reduce((most, one) => (one.count > most.count ? one : most)).run;
}

/** The substitute, plus those letters of ligatures at its ends that the edit keeps. */
function wholeGlyphs({ text, origin }: GlyphText, [first, end]: readonly [number, number], edit: Edit): string {
  let [start, stop] = [edit.start, edit.end];
  while (start > 0 && origin[start - 1] === first) start--;
  while (stop < text.length && origin[stop] === end - 1) stop++;
  return text.slice(start, edit.start) + edit.text + text.slice(edit.end, stop);
}

/** Removes the replacement texts of marked content for removed glyphs. */
function silence(edits: DocumentEdits, glyphs: readonly Glyph[]): void {
  for (const innermost of new Set(glyphs.map(({ run }) => run.mark))) {
    for (let mark = innermost; mark !== undefined; mark = mark.outer) {
      for (const { key } of textsOf(mark)) edits.of(mark.stream).mark(mark, key, undefined);
    }
  }
}

/** Groups neighbours of the same text operator. */
function byRun(glyphs: readonly Glyph[]): Glyph[][] {
  const runs: Glyph[][] = [];
  for (const glyph of glyphs) {
    const run = runs[runs.length - 1];
    if (run?.[0]?.run === glyph.run) run.push(glyph);
    else runs.push([glyph]);
  }
  return runs;
}

function cover(edits: DocumentEdits, run: readonly Glyph[]): void {
  const first = run[0]?.run;
  if (first !== undefined && run.some(({ text }) => text.trim() !== '' || text === '')) {
    const box = clipped(quadAround(run, first.toStream), first.clip);
    if (box !== undefined) edits.of(first.stream).cover(box);
  }
}
