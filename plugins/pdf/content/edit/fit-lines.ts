import type { Glyph } from '../text/glyph.js';
import type { Follower } from './followers.js';
import { inTextSpace } from './spacing.js';
import type { DocumentEdits, Substitute } from './stream-edits.js';

/** How far a substitute runs along its line without being squeezed, in points. */
export type WidthOf = (glyph: Glyph, substitute: Substitute) => number;

/**
 * Fits substitutes into their lines: what stands right behind one keeps to its end, and the blanks between the next words
 * take up the difference, each a little, so that the rest of the line stays where it is. What does not fit then is squeezed.
 */
export function fitLines(edits: DocumentEdits, widthOf: WidthOf): void {
  for (const { removals } of [...edits.all()]) {
    for (const { glyph, substitute } of [...removals.values()].flatMap((places) => [...places.values()])) {
      if (substitute !== undefined) adjust(edits, substitute, widthOf(glyph, substitute));
    }
  }
}

function adjust(edits: DocumentEdits, substitute: Substitute, width: number): void {
  const { own, tail, words } = substitute;
  const isGone = ({ stretches }: Follower): boolean =>
    stretches.some(({ from }) => edits.of(from.run.stream).isRemoved(from));
  const stop = words.findIndex(isGone);
  const moving = stop < 0 ? words : words.slice(0, stop);
  if (moving.length > 0) substitute.room = own + moving.length * Math.min(...moving.map(({ spare }) => spare));
  const by = Math.min(width, substitute.room) - own;
  if (tail !== undefined && isGone(tail)) return;
  if (tail !== undefined) move(edits, tail, by);
  moving.forEach((word, index) => {
    move(edits, word, by * (1 - (index + 1) / moving.length));
  });
}

function move(edits: DocumentEdits, { stretches }: Follower, by: number): void {
  if (by === 0) return;
  for (const { from, until } of stretches) {
    const stream = edits.of(from.run.stream);
    stream.shift(from, inTextSpace(from, by));
    if (until !== undefined) stream.shift(until, -inTextSpace(from, by));
  }
}
