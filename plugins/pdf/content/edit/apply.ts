import type { Edit } from '../../../../core/index.js';
import type { ApplyOptions, EditMode, Rectangle } from '../contract.js';
import { boundsOf, IDENTITY } from '../geometry.js';
import type { Reading } from '../reading/text-builder.js';
import { type Glyph, quadAround } from '../text/glyph.js';
import { textsOf } from '../text/marks.js';
import { coverFixed } from './fixed-gap.js';
import { type Followers, followersOf } from './followers.js';
import type { GlyphGrid } from './grid.js';
import { lineByLine } from './line-breaks.js';
import type { LineRooms } from './line-room.js';
import { dealWords, piecesOf, spotRange } from './pieces.js';
import { seenOrder } from './seen-order.js';
import type { DocumentEdits } from './stream-edits.js';
import { sweep } from './sweep.js';

/** What is known of the page that is edited. */
export interface EditedPage {
  readonly grid: GlyphGrid;
  readonly rooms: LineRooms;
}

/** How an edit is made. */
export interface EditStyle {
  readonly mode: EditMode;
  readonly gap: ApplyOptions['gap'];
}

/** Records one edit of a reading; returns the boxes it takes on the page. */
export function applyEdit(
  edits: DocumentEdits,
  reading: Reading,
  { grid, rooms }: EditedPage,
  edit: Edit,
  { mode, gap }: EditStyle,
): Omit<Rectangle, 'page'>[] {
  const range = spotRange(reading, edit.start, edit.end);
  if (range === undefined) return [];
  const glyphs = reading.spots.slice(...range).map(({ glyph }) => glyph);
  // Another reading, or another page that draws the same form, may have made the edit already.
  const done = glyphs.some((glyph) => edits.of(glyph.run.stream).isRemoved(glyph));
  if (mode === 'substitute' && !done) {
    for (const part of lineByLine(reading.text, edit)) substitute(edits, reading, rooms, part);
  }
  for (const glyph of glyphs) edits.of(glyph.run.stream).remove(glyph);
  silence(edits, glyphs);
  const runs = byRun(glyphs);
  const hidesText = runs.map((run) => sweep(edits, run, grid));
  if (mode === 'box' && !hidesText.includes(true)) {
    if (gap === 'fixed') return done ? [] : coverFixed(edits, reading, range).map(boundsOf);
    for (const run of runs) cover(edits, run);
  }
  return runs.map((run) => boundsOf(quadAround(run, run[0]?.run.toPage ?? IDENTITY)));
}

function substitute(edits: DocumentEdits, reading: Reading, rooms: LineRooms, edit: Edit): void {
  const range = spotRange(reading, edit.start, edit.end);
  if (range === undefined) return;
  const pieces = piecesOf(reading, ...range);
  const words = dealWords(wholeGlyphs(reading, range, edit), pieces);
  pieces.forEach(({ spots, own, first: start, backwards }, index) => {
    const text = seenOrder(words[index] ?? '');
    const first = start?.glyph;
    if (first === undefined || text === '') return;
    const isLast = index === pieces.length - 1 && !backwards;
    const followers = isLast ? followersOf(reading, range[1]) : NO_FOLLOWERS;
    const { tail, words: next, rest } = followers;
    const end =
      (rest ?? next[next.length - 1] ?? tail)?.stretches.at(-1)?.last ?? spots[spots.length - 1]?.glyph ?? first;
    const free = backwards ? 0 : rooms.behind(end);
    edits.of(first.run.stream).remove(first, { text, own, room: own, lead: 0, free, backwards, ...followers });
  });
}

const NO_FOLLOWERS: Followers = { tail: undefined, words: [], rest: undefined };

/** The substitute, with those letters of ligatures at its ends that the edit does not take. */
function wholeGlyphs({ text, origin }: Reading, [first, end]: readonly [number, number], edit: Edit): string {
  let [start, stop] = [edit.start, edit.end];
  while (start > 0 && origin[start - 1] === first) start--;
  while (stop < text.length && origin[stop] === end - 1) stop++;
  return text.slice(start, edit.start) + edit.text + text.slice(edit.end, stop);
}

/** Takes away the texts that marked content says in place of removed glyphs. */
function silence(edits: DocumentEdits, glyphs: readonly Glyph[]): void {
  for (const innermost of new Set(glyphs.map(({ run }) => run.mark))) {
    for (let mark = innermost; mark !== undefined; mark = mark.outer) {
      for (const { key } of textsOf(mark)) edits.of(mark.stream).mark(mark, key, undefined);
    }
  }
}

/** Neighbours of one text operator together. */
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
    edits.of(first.stream).cover(quadAround(run, first.toStream));
  }
}
