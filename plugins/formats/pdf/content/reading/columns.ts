import { onOneLine, type Segment } from './segments.js';

/**
 * Rows of segments that belong together, from the top: a column of running text, or a part of the page that is read row
 * by row.
 */
export interface Column {
  readonly rows: readonly (readonly Segment[])[];
  readonly from: number;
  readonly to: number;
}

/** Minimum number of rows of a column on each side of a gutter. */
const MIN_ROWS = 3;
/**
 * Minimum average number of glyphs in a line of running text. Shorter lines are cells of a table, which is read row by
 * row.
 */
const PROSE = 18;
const MAX_DEPTH = 8;
/** Maximum number of gaps that are examined; a page of text has far fewer columns. */
const MAX_GUTTERS = 16;
/** Minimum width of a gutter, in font sizes. */
const BLANK = 0.6;

/** Segments in reading order: first those that span columns, then column by column. */
export function columnsOf(segments: readonly Segment[], depth = 0): Column[] {
  const rows = rowsOf(segments);
  const gutter = depth < MAX_DEPTH ? widestBand(rows, segments) : undefined;
  if (gutter === undefined) return rows.length === 0 ? [] : [columnOf(rows)];
  const band = rows.slice(gutter.first, gutter.end).flat();
  return [
    rows.slice(0, gutter.first).flat(),
    band.filter(({ to }) => to <= gutter.at),
    band.filter(({ to }) => to > gutter.at),
    rows.slice(gutter.end).flat(),
  ].flatMap((part) => columnsOf(part, depth + 1));
}

function columnOf(rows: readonly (readonly Segment[])[]): Column {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const segment of rows.flat()) {
    from = Math.min(from, segment.from);
    to = Math.max(to, segment.to);
  }
  return { rows, from, to };
}

/** Segments by line, from the top, each line from its beginning. */
export function rowsOf(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  let first: Segment | undefined;
  for (const segment of [...segments].sort((a, b) => b.base - a.base)) {
    const row = rows[rows.length - 1];
    if (row !== undefined && first !== undefined && onOneLine(first, segment)) row.push(segment);
    else {
      rows.push([segment]);
      first = segment;
    }
  }
  for (const row of rows) row.sort((a, b) => a.from - b.from);
  return rows;
}

/** A vertical gap that divides the rows `[first, end)`. */
interface Gutter {
  readonly at: number;
  readonly first: number;
  readonly end: number;
}

/** The gutter that divides most rows into columns of running text. */
function widestBand(rows: readonly (readonly Segment[])[], segments: readonly Segment[]): Gutter | undefined {
  let best: Gutter | undefined;
  const long = segments.filter(({ spots }) => spots.length >= PROSE);
  // Short lines may cross a gutter, such as a title in the page header.
  for (const at of [...blanks(segments), ...blanks(long), ...rowGaps(rows)]) {
    for (const band of bandsOf(rows, at)) {
      const longer = best === undefined || band.end - band.first > best.end - best.first;
      if (longer && dividesProse(rows.slice(band.first, band.end), at)) best = band;
    }
  }
  return best;
}

/** Middles of the widest vertical gaps between segments that do not span most of the width. */
function blanks(segments: readonly Segment[]): number[] {
  const whole = columnOf([segments]);
  const narrow = segments.filter(({ from, to }) => to - from < 0.62 * (whole.to - whole.from));
  const found: { middle: number; width: number }[] = [];
  let edge: number | undefined;
  for (const { from, to, size } of [...narrow].sort((a, b) => a.from - b.from)) {
    if (edge !== undefined && from - edge > BLANK * size) found.push({ middle: (from + edge) / 2, width: from - edge });
    edge = Math.max(edge ?? to, to);
  }
  const widest = found.sort((a, b) => b.width - a.width).slice(0, MAX_GUTTERS);
  return widest.map(({ middle }) => middle);
}

/**
 * Positions at which most rows have a gap. Short lines across a gutter, such as a centred title, interrupt the gap from
 * top to bottom.
 */
function rowGaps(rows: readonly (readonly Segment[])[]): number[] {
  const edges: { at: number; by: 1 | -1 }[] = [];
  for (const row of rows) {
    row.forEach((right, index) => {
      const left = row[index - 1];
      if (left === undefined || right.from - left.to <= BLANK * right.size) return;
      edges.push({ at: left.to, by: 1 }, { at: right.from, by: -1 });
    });
  }
  edges.sort((a, b) => a.at - b.at || b.by - a.by);
  const found: { middle: number; rows: number }[] = [];
  let open = 0;
  edges.forEach(({ at, by }, index) => {
    open += by;
    const next = edges[index + 1];
    if (by === 1 && next?.by === -1 && open >= MIN_ROWS) found.push({ middle: (at + next.at) / 2, rows: open });
  });
  const commonest = found.sort((a, b) => b.rows - a.rows).slice(0, MAX_GUTTERS);
  return commonest.map(({ middle }) => middle);
}

/** Runs of rows in which nothing crosses a position. */
function bandsOf(rows: readonly (readonly Segment[])[], at: number): Gutter[] {
  const bands: Gutter[] = [];
  let first = 0;
  for (let index = 0; index <= rows.length; index++) {
    const row = rows[index];
    if (row?.some(({ from, to }) => from < at && to > at) === false) continue;
    if (index - first >= MIN_ROWS) bands.push({ at, first, end: index });
    first = index + 1;
  }
  return bands;
}

function dividesProse(rows: readonly (readonly Segment[])[], at: number): boolean {
  const segments = rows.flat();
  const left = segments.filter(({ to }) => to <= at);
  const right = segments.filter(({ to }) => to > at);
  return [left, right].every(
    (side) => side.length >= MIN_ROWS && side.reduce((sum, { spots }) => sum + spots.length, 0) >= PROSE * side.length,
  );
}
