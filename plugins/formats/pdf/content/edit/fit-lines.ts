import { smallest } from '../../../../../kit/index.js';
import type { Glyph } from '../text/glyph.js';
import { type MeasuredLine, placedFit, used } from './line-fit.js';
import { moveRules } from './move-rules.js';
import { inTextSpace } from './spacing.js';
import type { DocumentEdits, EditedLine, LineItem, Substitute } from './stream-edits.js';

/** Natural width of a substitute along its line, without condensing, in points. */
export type WidthOf = (glyph: Glyph, substitute: Substitute) => number;

/**
 * Maximum width of an ordinary blank in a line, in font sizes; the excess that makes a blank wide; and the number of
 * blanks needed to decide.
 */
const BLANK = 0.42;
const USUAL = 1.6;
const MIN_LINES = 3;
const ALIKE = 1.25;

/**
 * Fits substitutes into their lines. A line that fills its column keeps its beginning and its end: all blanks between
 * its words absorb the difference equally. In other lines, the blanks after a substitute absorb a little, and the free
 * end moves as far as there is room. What still does not fit is condensed.
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
    // A part of a hit may have no substitute, because all of it is in another part.
    const substitute = edits.of(piece.first.run.stream).substituteAt(piece.first);
    return (substitute === undefined ? 0 : widthOf(piece.first, substitute)) - piece.own;
  });
  const elastic = elasticBlanks(line);
  const spares = line.items.flatMap(({ gap, least }, index) => (elastic[index] === true ? [gap - least] : []));
  const spare = spares.length === 0 ? 0 : Math.max(0, smallest(spares));
  return { ...line, longer, elastic, spare, blanks: spares.length };
}

/**
 * For each item, whether the blank before it is one between words. Much wider blanks than the others of their line
 * follow labels and numbers of lists.
 */
function elasticBlanks({ items, size }: EditedLine): boolean[] {
  const gaps = items.flatMap(({ gap }, index) => (index > 0 && gap > 0 ? [gap] : [])).sort((a, b) => a - b);
  const [narrowest = 0, widest = 0] = [gaps[0], gaps.at(-1)];
  const areAlike = gaps.length > 1 && widest < ALIKE * narrowest;
  const usual = gaps.length < MIN_LINES && !areAlike ? 0 : (gaps[gaps.length >> 1] ?? 0);
  return items.map(({ gap }, index) => index > 0 && gap > 0 && gap <= Math.max(USUAL * usual, BLANK * size));
}

/** Sets the room of a substitute. @param longer maximum excess over the original width, in points */
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
