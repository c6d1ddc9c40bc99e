import type { Glyph } from '../text/glyph.js';
import { type MeasuredLine, placedFit, used } from './line-fit.js';
import { moveRules } from './move-rules.js';
import { inTextSpace } from './spacing.js';
import type { DocumentEdits, EditedLine, LineItem, Substitute } from './stream-edits.js';

/** How far a substitute runs along its line without being squeezed, in points. */
export type WidthOf = (glyph: Glyph, substitute: Substitute) => number;

/** The widest blank of a line that is set as usual, in font sizes; what is more than usual; and blanks that tell what is. */
const BLANK = 0.42;
const USUAL = 1.6;
const MIN_LINES = 3;
const ALIKE = 1.25;

/**
 * Fits substitutes into their lines. A line that fills its column keeps its beginning and its end: the blanks between all of
 * its words take up the difference, each the same. In one that does not, the blanks behind a substitute take up a little, and
 * its free end moves, as far as there is room. What does not fit then is squeezed.
 */
export function fitLines(lines: readonly EditedLine[], edits: DocumentEdits, widthOf: WidthOf): void {
  for (const given of lines) {
    const line = measured(given, edits, widthOf);
    const { moves, share } = placedFit(line);
    const moved = line.items.map((item, index) => {
      const by = moves[index] ?? 0;
      move(edits, item, by);
      const longer = used(line.longer[index] ?? 0, share);
      settle(edits, item, Math.max(0, longer));
      return { from: item.from + by, to: item.to + by + longer };
    });
    moveRules(edits, line.rules, line.items, moved);
  }
}

function measured(line: EditedLine, edits: DocumentEdits, widthOf: WidthOf): MeasuredLine {
  const longer = line.items.map(({ piece }) => {
    if (piece === undefined) return 0;
    // A part of a hit may have no substitute, because all of it stands in another part.
    const substitute = edits.of(piece.first.run.stream).substituteAt(piece.first);
    return (substitute === undefined ? 0 : widthOf(piece.first, substitute)) - piece.own;
  });
  const elastic = elasticBlanks(line);
  const spares = line.items.flatMap(({ gap, least }, index) => (elastic[index] === true ? [gap - least] : []));
  const spare = spares.length === 0 ? 0 : Math.max(0, Math.min(...spares));
  return { ...line, longer, elastic, spare, blanks: spares.length };
}

/** Blanks between words: those that are much wider than the others of their line stand behind labels and numbers of lists. */
function elasticBlanks({ items, size }: EditedLine): boolean[] {
  const gaps = items.flatMap(({ gap }, index) => (index > 0 && gap > 0 ? [gap] : [])).sort((a, b) => a - b);
  const [narrowest = 0, widest = 0] = [gaps[0], gaps.at(-1)];
  const areAlike = gaps.length > 1 && widest < ALIKE * narrowest;
  const usual = gaps.length < MIN_LINES && !areAlike ? 0 : (gaps[gaps.length >> 1] ?? 0);
  return items.map(({ gap }, index) => index > 0 && gap > 0 && gap <= Math.max(USUAL * usual, BLANK * size));
}

/** Gives a substitute its room. @param longer by what it may be longer than what it takes the place of, in points */
function settle(edits: DocumentEdits, { piece }: LineItem, longer: number): void {
  const substitute = piece && edits.of(piece.first.run.stream).substituteAt(piece.first);
  if (piece !== undefined && substitute !== undefined) substitute.room = piece.own + longer;
}

function move(edits: DocumentEdits, { stretches }: LineItem, by: number): void {
  if (Math.abs(by) < 1e-6) return;
  for (const { from, until } of stretches) {
    const stream = edits.of(from.run.stream);
    stream.shift(from, inTextSpace(from, by));
    if (until !== undefined) stream.shift(until, -inTextSpace(from, by));
  }
}
