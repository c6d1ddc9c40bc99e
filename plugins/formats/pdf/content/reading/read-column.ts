import { isBlank } from '../text/characters.js';
import { isBelow } from './cell-lines.js';
import type { Column } from './columns.js';
import { itemsOf } from './items.js';
import type { Joint, TextLine } from './line-ends.js';
import type { Segment } from './segments.js';
import { jointsOf, widest } from './wraps.js';

/**
 * Average number of rows, and of letters per row, above which rows with the same beginning are a text that is narrower
 * than its column.
 */
const PROSE = { rows: 3, letters: 25 } as const;

/** The lines of a column. */
export function linesOf(column: Column): TextLine[] {
  const joints = new Map(blocksOf(column).flatMap(wrapped));
  return column.rows.map((row, index) => {
    const last = column.rows[index - 1];
    const continues = last !== undefined && (isParagraph(last, row, column) || isLastCell(last, row));
    return { items: itemsOf(row), joint: continues ? ' ' : (joints.get(row[0]) ?? '\n') };
  });
}

/** Blocks of consecutive lines with the same beginning. */
function blocksOf({ rows }: Column): Segment[][] {
  const blocks: Segment[][] = [];
  let last: Segment | undefined;
  for (const row of rows) {
    const [line] = row.length === 1 ? row : [];
    if (line === undefined) last = undefined;
    else {
      const block = last !== undefined && goesBelow(last, line) ? blocks.at(-1) : undefined;
      if (block === undefined) blocks.push([line]);
      else block.push(line);
      last = line;
    }
  }
  return blocks;
}

const goesBelow = (above: Segment, line: Segment): boolean =>
  isBelow(above, line) && Math.abs(above.from - line.from) < 0.5 * line.size;

/** Maximum number of glyphs at the end of a line that contain its last five letters and a full stop. */
const ENDING = 16;

/** True if a line ends with a sentence, but not with an abbreviation such as `Mrs.`. */
function endsText(line: Segment | undefined): boolean {
  const spots = line?.spots ?? [];
  const end = spots.findLastIndex(({ glyph }) => !isBlank(glyph.text)) + 1;
  const ending = spots.slice(Math.max(0, end - ENDING), end).map(({ glyph }) => glyph.text);
  return /\p{L}{5}[.:;!?]\s*$/u.test(ending.join(''));
}

/** True for lines of running text. */
export function isProse(lines: readonly Segment[]): boolean {
  const letters = lines.reduce((sum, { spots }) => sum + spots.length, 0);
  return lines.length >= PROSE.rows && letters >= PROSE.letters * lines.length;
}

/** How the lines of a text that is narrower than its column continue. */
function wrapped(lines: readonly Segment[]): [Segment | undefined, Joint][] {
  if (!isProse(lines)) return [];
  const joints = jointsOf(lines, widest(lines));
  return joints.flatMap((joint, index) => (endsText(lines[index]) ? [] : [[lines[index + 1], joint]]));
}

/** Minimum share of the column's width of a line that continues; a right-aligned fragment is shorter. */
const LONG = 0.4;

/**
 * True if a row continues in the next one: both are single lines, close together and of the same size, and the first
 * reaches the edge.
 */
function isParagraph(row: readonly Segment[], next: readonly Segment[], column: Column): boolean {
  const [a, b] = [row[0], next[0]];
  if (a === undefined || b === undefined || row.length > 1 || next.length > 1) return false;
  const width = column.to - column.from;
  const size = Math.max(a.size, b.size);
  return (
    size < 1.25 * Math.min(a.size, b.size) &&
    a.base - b.base < 2 * size &&
    a.to - a.from > LONG * width &&
    a.to > column.to - Math.max(0.18 * width, 4 * size) &&
    b.from < column.from + Math.max(0.1 * width, 2 * size)
  );
}

/** True if a row is only the second line of the last cell of the row above. */
function isLastCell(row: readonly Segment[], next: readonly Segment[]): boolean {
  const [cell, line] = [row[row.length - 1], next[0]];
  return row.length > 1 && next.length === 1 && cell !== undefined && line !== undefined && isBelow(cell, line);
}
