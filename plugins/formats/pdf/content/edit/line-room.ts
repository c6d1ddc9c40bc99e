import { largest, smallest } from '../../../../../kit/index.js';
import { type Segment, segmentsOf } from '../reading/segments.js';
import { type Spot, spotOf } from '../reading/spot.js';
import type { RuledText } from '../reading/tables.js';
import type { Glyph } from '../text/glyph.js';
import { margins, type PageArea, toEdge } from './page-edges.js';

/** Maximum distance of lines above and below that show the width of a column, in font sizes. */
const MAX_COLUMN_DISTANCE = 6;
/** Maximum distance of lines that show where a page has text, in font sizes. */
const MAX_TEXT_DISTANCE = 30;
/** In font sizes: how far a line without neighbours may grow, and the minimum gap to other text. */
const ROOM = { alone: 3, gap: 0.5 } as const;

/** In font sizes: tolerance for an edge, and the maximum indent of a paragraph's first line. */
const EDGE = 0.5;
const INDENT = 6;

/** In font sizes: tolerance for the ends of right-aligned lines; and the minimum number of such lines. */
const FLUSH = 0.1;
const MIN_ALIGNED_LINES = 2;

/** How a line is aligned in its column. */
export interface LineRoom {
  /** Free room after its end, in points. */
  readonly free: number;
  /** What must not move: its beginning, its end, both, or its middle. */
  readonly edges: 'start' | 'end' | 'both' | 'middle';
}

const NO_ROOM: LineRoom = { free: 0, edges: 'both' };

/** Tells how far lines of a page may grow without touching other text, leaving their column or leaving the page. */
export class LineRooms {
  readonly #groups: readonly RuledText[];
  readonly #area: PageArea | undefined;
  /** By index of the glyph. */
  #lines: readonly (PlacedLine | undefined)[] | undefined;

  /**
   * @param groups text of the page, by direction
   * @param area undefined if it is unknown; then no line grows.
   */
  constructor(groups: readonly RuledText[], area: PageArea | undefined) {
    this.#groups = groups;
    this.#area = area;
  }

  /** Alignment of a line, and the room after its last glyph. */
  around(first: Glyph, glyph: Glyph): LineRoom {
    this.#lines ??= linesByGlyph(this.#groups);
    const placed = this.#lines[glyph.order];
    const last = spotOf(glyph);
    // Raised text and the like may continue where the run of letters ends.
    if (this.#area === undefined || placed === undefined || placed.line.to > last.to + 0.1 * last.size) return NO_ROOM;
    const { line, all } = placed;
    const others = all.filter(
      (other) => other !== line && Math.abs(other.base - last.base) < MAX_COLUMN_DISTANCE * last.size,
    );
    const column = columnOf(line, others);
    const room = Math.min(toEdge(glyph, this.#area), toNext(line, others)) - ROOM.gap * last.size;
    const isWhole = spotOf(first).from <= line.from + 0.1 * last.size;
    const near = isWhole ? edgesOf(line, column) : 'start';
    const edges = isWhole && near === 'start' ? edgesOnPage(line, all, margins(first, glyph, this.#area)) : near;
    return { free: Math.max(0, Math.min(room, freeOf(edges, line, column, all))), edges };
  }
}

/** A line, and all lines whose text has the same direction. */
interface PlacedLine {
  readonly line: Segment;
  readonly all: readonly Segment[];
}

function linesByGlyph(groups: readonly RuledText[]): readonly (PlacedLine | undefined)[] {
  const lines: (PlacedLine | undefined)[] = [];
  for (const { tables, rest } of groups) {
    const cells = tables.flatMap(({ rows }) => rows.flat()).map(({ spots }) => spots);
    const all = [rest, ...cells].flatMap((spots) => segmentsOf(spots.filter(isShown)));
    for (const line of all) {
      const placed = { line, all };
      for (const { glyph } of line.spots) lines[glyph.order] = placed;
    }
  }
  return lines;
}

const isShown = ({ glyph }: Spot): boolean => glyph.text.trim() !== '';

/** Distance to the next text on the same line, or to text that reaches into it. */
function toNext(line: Segment, others: readonly Segment[]): number {
  const beside = others.filter(
    ({ base, from, to }) =>
      Math.abs(base - line.base) < 1.1 * line.size && from > line.to - ROOM.gap * line.size && to > line.to,
  );
  return smallest(beside.map(({ from }) => from - line.to));
}

/** The lines above and below. Frames around a text are not known. */
const columnOf = (line: Segment, others: readonly Segment[]): Segment[] =>
  others.filter(
    ({ from, to, size }) => from < line.to && to > line.from && size < 1.25 * line.size && size > 0.8 * line.size,
  );

/** Distance to the right edge of the lines above and below. */
const inColumn = (line: Segment, column: readonly Segment[]): number =>
  column.length === 0 ? ROOM.alone * line.size : largest(column.map(({ to }) => to)) - line.to;

/**
 * Distance to the right edge of the lines above and below, or of text farther away that covers the whole width of a
 * line.
 */
function inText(line: Segment, column: readonly Segment[], all: readonly Segment[]): number {
  const around = all.filter(
    ({ from, to, base }) =>
      from < line.from + EDGE * line.size && to > line.to && Math.abs(base - line.base) < MAX_TEXT_DISTANCE * line.size,
  );
  return largest(
    columnOf(line, around).map(({ to }) => to - line.to),
    inColumn(line, column),
  );
}

function freeOf(edges: LineRoom['edges'], line: Segment, column: readonly Segment[], all: readonly Segment[]): number {
  if (edges === 'end') return 0;
  return edges === 'both' ? inColumn(line, column) : inText(line, column, all);
}

/** Edges that a line shares with those above and below. The first line of a paragraph may be indented. */
function edgesOf(line: Segment, column: readonly Segment[]): LineRoom['edges'] {
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) < EDGE * line.size;
  if (isCentred(line, column)) return 'middle';
  if (!column.some(({ to }) => isNear(to, line.to))) return 'start';
  const indent = line.from - smallest(column.map(({ from }) => from));
  return indent > INDENT * line.size && !column.some(({ from }) => isNear(from, line.from)) ? 'end' : 'both';
}

/**
 * Alignment of a line without neighbours: a title is centred on the page, the date of a letter is aligned to the right
 * with the text below, and neither begins where other lines do.
 * @param borders distances from its beginning and its end to the edges of the page, in points
 */
function edgesOnPage(line: Segment, all: readonly Segment[], borders: readonly [number, number]): LineRoom['edges'] {
  const others = all.filter((other) => other !== line);
  if (others.some(({ from }) => Math.abs(from - line.from) < EDGE * line.size)) return 'start';
  if (Math.abs(borders[0] - borders[1]) < EDGE * line.size) return 'middle';
  return others.filter(({ to }) => Math.abs(to - line.to) < FLUSH * line.size).length < MIN_ALIGNED_LINES
    ? 'start'
    : 'end';
}

/** True if a line has the same middle as the next ones above and below, but other edges. */
function isCentred(line: Segment, column: readonly Segment[]): boolean {
  const near = (above: boolean): Segment | undefined =>
    column
      .filter(({ base }) => base > line.base === above)
      .sort((a, b) => Math.abs(a.base - line.base) - Math.abs(b.base - line.base))[0];
  const beside = [near(true), near(false)].filter((other) => other !== undefined);
  return (
    beside.length > 0 &&
    beside.every(({ from, to }) => {
      const [left, right] = [from - line.from, to - line.to];
      return Math.abs(left + right) < 0.5 * EDGE * line.size && Math.abs(left) > EDGE * line.size;
    })
  );
}
