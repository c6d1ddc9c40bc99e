import { isBlank } from '../text/characters.js';
import { isBelow } from './cell-lines.js';
import type { Column } from './columns.js';
import { itemsOf } from './items.js';
import type { Joint, TextLine } from './line-ends.js';
import type { Segment } from './segments.js';
import { jointsOf, widest } from './wraps.js';

/** Rows and letters of a line, on average, above which rows that begin alike are a text that is narrower than its column. */
const PROSE = { rows: 3, letters: 25 } as const;

/** The lines of a column. */
export function linesOf(column: Column): TextLine[] {
  const joints = new Map(blocksOf(column).flatMap(wrapped));
  return column.rows.map((row, index) => {
    const last = column.rows[index - 1];
    const goesOn = last !== undefined && (isParagraph(last, row, column) || isLastCell(last, row));
    return { items: itemsOf(row), joint: goesOn ? ' ' : (joints.get(row[0]) ?? '\n') };
  });
}

/** Lines one below the other that begin alike. */
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

/** Glyphs at the end of a line that have its last five letters and a stop, whatever stands between them. */
const ENDING = 16;

/** Whether a line ends with the end of a sentence, and not with a short word that has a stop as `Mrs.` has. */
function endsText(line: Segment | undefined): boolean {
  const spots = line?.spots ?? [];
  const end = spots.findLastIndex(({ glyph }) => !isBlank(glyph.text)) + 1;
  const ending = spots.slice(Math.max(0, end - ENDING), end).map(({ glyph }) => glyph.text);
  return /\p{L}{5}[.:;!?]\s*$/u.test(ending.join(''));
}

/** Whether lines are those of running text. */
export function isProse(lines: readonly Segment[]): boolean {
  const letters = lines.reduce((sum, { spots }) => sum + spots.length, 0);
  return lines.length >= PROSE.rows && letters >= PROSE.letters * lines.length;
}

/** How lines of a text that is narrower than its column follow each other. */
function wrapped(lines: readonly Segment[]): [Segment | undefined, Joint][] {
  if (!isProse(lines)) return [];
  const joints = jointsOf(lines, widest(lines));
  return joints.flatMap((joint, index) => (endsText(lines[index]) ? [] : [[lines[index + 1], joint]]));
}

/** Part of its column that a line has at least that goes on: what is set to the right alone is shorter. */
const LONG = 0.4;

/** Whether a row goes on in the next one: both run over one line, the first to the edge, close together and of one size. */
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

/** Whether a row is nothing but the second line of the last cell of the row above. */
function isLastCell(row: readonly Segment[], next: readonly Segment[]): boolean {
  const [cell, line] = [row[row.length - 1], next[0]];
  return row.length > 1 && next.length === 1 && cell !== undefined && line !== undefined && isBelow(cell, line);
}
