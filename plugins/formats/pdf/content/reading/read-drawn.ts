import { largest } from '../../../../../kit/index.js';
import type { Glyph } from '../text/glyph.js';
import { isBelow, type Line } from './cell-lines.js';
import { blankBetween } from './items.js';
import type { Spot } from './spot.js';
import { type GlyphText, TextBuilder } from './text-builder.js';

/** Spots that are drawn in sequence on one line. */
interface DrawnLine extends Line {
  readonly spots: readonly Spot[];
  /** Separator before it in the text. */
  before: string;
}

/** Minimum width of a blank between words, in font sizes. */
const BLANK = 0.25;

/** The text of a page in the order of drawing. @param groups its spots by direction */
export function readAsDrawn(glyphs: readonly Glyph[], groups: readonly (readonly Spot[])[]): GlyphText {
  const builder = new TextBuilder();
  const [first = []] = groups;
  for (const spots of groups.length > 1 ? runsOf(glyphs, groups) : [first]) {
    const lines = linesOf(spots);
    joinCells(lines);
    for (const { before, spots: line } of lines) {
      builder.blank(before);
      let last: Spot | undefined;
      for (const spot of line) {
        if (last !== undefined) builder.blank(separator(last, spot));
        builder.add({ text: spot.glyph.text, spot });
        last = spot;
      }
    }
    builder.blank('\n');
  }
  return builder.done();
}

/** Spots in the order of drawing, split where the direction changes. */
function* runsOf(glyphs: readonly Glyph[], groups: readonly (readonly Spot[])[]): Iterable<Spot[]> {
  const group = new Map<Glyph, { spot: Spot; index: number }>();
  groups.forEach((spots, index) => {
    for (const spot of spots) group.set(spot.glyph, { spot, index });
  });
  let run: Spot[] = [];
  let direction = -1;
  for (const glyph of glyphs) {
    const place = group.get(glyph);
    if (place === undefined) continue;
    if (place.index !== direction && run.length > 0) {
      yield run;
      run = [];
    }
    direction = place.index;
    run.push(place.spot);
  }
  yield run;
}

function separator(last: Spot, next: Spot): string {
  const size = Math.max(last.size, next.size);
  if (Math.abs(last.base - next.base) > 0.5 * size) return '\n';
  return isBack(last, next) ? ' ' : blankBetween(last, next);
}

const isBack = (last: Spot, next: Spot): boolean => next.from - last.to < -2 * Math.max(last.size, next.size);

/** Splits where another line or cell begins. */
function linesOf(spots: readonly Spot[]): DrawnLine[] {
  const lines: DrawnLine[] = [];
  let open: Spot[] = [];
  let before = '';
  let last: Spot | undefined;
  for (const spot of spots) {
    const blank = last === undefined ? '' : separator(last, spot);
    if (last !== undefined && (blank === '\n' || blank === '\t' || isBack(last, spot))) {
      lines.push(lineOf(open, before));
      [open, before] = [[], blank];
    }
    open.push(spot);
    last = spot;
  }
  if (open.length > 0) lines.push(lineOf(open, before));
  return lines;
}

function lineOf(spots: readonly Spot[], before: string): DrawnLine {
  let [from, to, base, size] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
  for (const spot of spots) {
    if (spot.glyph.text.trim() === '') continue;
    from = Math.min(from, spot.from, spot.to);
    to = Math.max(to, spot.from, spot.to);
    if (spot.size > size) [base, size] = [spot.base, spot.size];
  }
  return { spots, before, from, to, base, size };
}

/**
 * Joins consecutive lines that were only separated because the next word did not fit into the cell. When lines are read
 * by position, the neighbouring cell comes in between.
 */
function joinCells(lines: readonly DrawnLine[]): void {
  for (let first = 0; first < lines.length; ) {
    let end = first + 1;
    while (continues(lines[end - 1], lines[end]) && !isLabel(lines[end + 1])) end++;
    const cell = lines.slice(first, end);
    const right = largest(cell.map(({ to }) => to));
    cell.forEach((line, index) => {
      const above = cell[index - 1];
      if (above !== undefined && above.to + BLANK * above.size + firstWord(line) > right) line.before = ' ';
    });
    first = end;
  }
}

const continues = (above: DrawnLine | undefined, line: DrawnLine | undefined): boolean =>
  above !== undefined && line?.before === '\n' && isBelow(above, line);

/** True if another cell follows a line, so that the line begins a row instead of ending a cell. */
const isLabel = (next: DrawnLine | undefined): boolean => next?.before === '\t';

/** Width of the first word of a line. */
function firstWord({ spots, from, to }: DrawnLine): number {
  const start = spots.findIndex(({ glyph }) => glyph.text.trim() !== '');
  const end = spots.findIndex(({ glyph }, index) => index > start && glyph.text.trim() === '');
  return (spots[end]?.from ?? to) - from;
}
