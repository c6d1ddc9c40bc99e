import { type Glyph, sizeOf } from '../text/glyph.js';
import type { Follower } from './followers.js';
import { inTextSpace } from './spacing.js';
import type { DocumentEdits, Substitute } from './stream-edits.js';

/** How far a substitute runs along its line without being squeezed, in points. */
export type WidthOf = (glyph: Glyph, substitute: Substitute) => number;

/** Widest a substitute may be that makes its line longer, in widths of what it takes the place of: it must stay in its place. */
const WIDEST = 1.6;
/** What a blank may grow by where a substitute is shorter; then a line that does not fill its column becomes shorter. In font sizes. */
const WIDER_BLANK = 0.3;
/** Room behind a line from which on it does not fill its column, in font sizes. */
const RAGGED = 0.5;

/**
 * Fits substitutes into their lines: what stands right behind one keeps to its end, and the blanks between the next words
 * take up the difference, each a little, so that the rest of the line stays where it is. Where that is not enough, the rest
 * of the line moves, if there is room behind it. What does not fit then is squeezed.
 */
export function fitLines(edits: DocumentEdits, widthOf: WidthOf): void {
  for (const { removals } of [...edits.all()]) {
    for (const { glyph, substitute } of [...removals.values()].flatMap((places) => [...places.values()])) {
      if (substitute !== undefined) adjust(edits, substitute, widthOf(glyph, substitute), sizeOf(glyph));
    }
  }
}

function adjust(edits: DocumentEdits, substitute: Substitute, width: number, size: number): void {
  const { own, tail, words, rest, free } = substitute;
  const isGone = ({ stretches }: Follower): boolean =>
    stretches.some(({ from, last }) => edits.of(from.run.stream).removesBetween(from, last));
  const stop = words.findIndex(isGone);
  const moving = stop < 0 ? words : words.slice(0, stop);
  const spare = moving.length > 0 ? moving.length * Math.min(...moving.map((word) => word.spare)) : 0;
  // Another substitute on the line has its own place.
  const isLast = stop < 0 && !(tail !== undefined && isGone(tail)) && !(rest !== undefined && isGone(rest));
  const most = Math.min(free, (WIDEST - 1) * own - spare);
  const wider = free > RAGGED * size ? moving.length * WIDER_BLANK * size : Number.POSITIVE_INFINITY;
  const push = isLast ? pushOf(width - own, spare, wider, most) : 0;
  substitute.room = own + spare + Math.max(0, push);
  if (substitute.backwards) substitute.lead = Math.max(0, own - width);
  const by = Math.min(width, substitute.room) - own;
  if (tail !== undefined && isGone(tail)) return;
  if (tail !== undefined) move(edits, tail, by);
  moving.forEach((word, index) => {
    move(edits, word, push + (by - push) * (1 - (index + 1) / moving.length));
  });
  if (rest !== undefined) move(edits, rest, push);
}

/** How far the end of the line moves, so that no blank must give or take more than it can. */
function pushOf(by: number, spare: number, wider: number, most: number): number {
  if (by > spare) return Math.max(0, Math.min(by - spare, most));
  return wider > 0 ? Math.min(0, by + wider) : 0;
}

function move(edits: DocumentEdits, { stretches }: Follower, by: number): void {
  if (Math.abs(by) < 1e-6) return;
  for (const { from, until } of stretches) {
    const stream = edits.of(from.run.stream);
    stream.shift(from, inTextSpace(from, by));
    if (until !== undefined) stream.shift(until, -inTextSpace(from, by));
  }
}
