import { largest, smallest } from '../../../../../kit/index.js';
import type { Borders } from '../text/borders.js';
import { isBlank } from '../text/characters.js';
import { rowsOf } from './columns.js';
import { placedTableOf } from './placed-tables.js';
import { type Box, Ruling } from './ruling.js';
import { type Segment, segmentsOf } from './segments.js';
import { directionAt, type Spot } from './spot.js';
import { wordsOf } from './words.js';

/** A cell of a ruled table, with its content in the order of drawing. */
export interface Cell extends Box {
  readonly spots: readonly Spot[];
}

/** Cells that share borders, row by row from the top, each row from its beginning. */
export interface Table extends Box {
  readonly rows: readonly (readonly Cell[])[];
}

/** Text of one direction: that inside of tables, and the rest. Both in the order of drawing. */
export interface RuledText {
  readonly tables: readonly Table[];
  readonly rest: readonly Spot[];
  /** For text of the rest between two borders, a number for the space between them. */
  readonly bands: ReadonlyMap<Spot, number>;
}

/** In points: maximum distance between borders of adjacent cells. */
const SIDE = 4;
/** Height of the middle of letters, in font sizes. */
const MIDDLE = 0.3;
/** In font sizes: text that is closer to both sides of its box is highlighted text, not a cell. */
const PADDING = 0.12;
/** In font sizes: maximum height of a line of highlighted text. */
const MARKED = 2.2;
/** In font sizes: maximum width of a blank between words. */
const BLANK = 0.3;
/**
 * In font sizes: maximum distance of labels before a table that belong to its rows, and the tolerance for their base
 * line.
 */
const LABEL = { far: 4, base: 0.2 } as const;

/** Finds the ruled tables in text of one direction. */
export function ruledText(spots: readonly Spot[], borders: Borders): RuledText {
  const [first] = spots;
  const ruling = first && Ruling.of(borders, directionAt(first.glyph));
  if (ruling === undefined) return { tables: [], bands: new Map(), rest: spots };
  const cells = cellsOf(spots, ruling).filter((cell) => !isMarked(cell));
  const found = components(cells)
    .filter((table) => table.length > 1)
    .map(tableOf)
    .filter(hasColumns);
  const unlabelled = found.filter((table) => !hasLabels(table, spots));
  const placed = unlabelled.filter(isPlaced);
  const bands = bandsOf(placed);
  const tables = unlabelled.filter((table) => !placed.includes(table));
  const inside = new Set(tables.flatMap(({ rows }) => rows.flat()).flatMap((cell) => cell.spots));
  return { tables, bands, rest: inside.size === 0 ? spots : spots.filter((spot) => !inside.has(spot)) };
}

/**
 * True for rows with borders only above and below them: their columns are recognised by position, together with those
 * of the rows around them, such as the titles.
 */
const isPlaced = ({ rows }: Table): boolean =>
  rows.every(({ length }) => length === 1) &&
  placedTableOf(rows.flatMap(([cell]) => (cell === undefined ? [] : rowsOf(segmentsOf(cell.spots)).map(wordsOf)))) !==
    undefined;

function bandsOf(tables: readonly Table[]): Map<Spot, number> {
  const bands = new Map<Spot, number>();
  tables
    .flatMap(({ rows }) => rows.flat())
    .forEach(({ spots }, band) => {
      for (const spot of spots) bands.set(spot, band);
    });
  return bands;
}

/** True if a glyph shows more than a blank. */
export const isShown = ({ glyph }: Spot): boolean => !isBlank(glyph.text);

interface OpenCell extends Box {
  readonly spots: Spot[];
}

/** Groups text by box. */
function cellsOf(spots: readonly Spot[], ruling: Ruling): OpenCell[] {
  const cells = new Map<string, OpenCell>();
  let cell: OpenCell | undefined;
  spots.forEach((spot, index) => {
    if (!continues(spots[index - 2], spots[index - 1], spot)) {
      const [x, y] = [(spot.from + spot.to) / 2, spot.base + MIDDLE * spot.size];
      if (cell === undefined || !holds(cell, x, y)) {
        const box = ruling.cellAt(x, y);
        cell = box && cellIn(cells, box);
      }
    }
    cell?.spots.push(spot);
  });
  return [...cells.values()].filter((one) => one.spots.some(isShown));
}

const holds = ({ left, bottom, right, top }: Box, x: number, y: number): boolean =>
  x > left && x < right && y > bottom && y < top;

function cellIn(cells: Map<string, OpenCell>, box: Box): OpenCell {
  const key = [box.left, box.bottom, box.right, box.top].map(Math.round).join(' ');
  const known = cells.get(key);
  if (known !== undefined) return known;
  const cell = { ...box, spots: [] };
  cells.set(key, cell);
  return cell;
}

/** True if a letter continues the words before it, which may cross the side of their cell. */
function continues(before: Spot | undefined, last: Spot | undefined, next: Spot): boolean {
  if (last === undefined || last.glyph.run !== next.glyph.run || next.from - last.to > BLANK * next.size) return false;
  return isShown(last) || (before !== undefined && isShown(before) && isShown(next));
}

/** True if a box is a highlight behind words or a rule below them, as wide as they are. */
function isMarked({ spots, left, right, bottom, top }: Cell): boolean {
  const shown = spots.filter(isShown);
  if (shown.length === 0 || top - bottom > MARKED * largest(shown.map(({ size }) => size))) return false;
  const [from, to] = [smallest(shown.map((spot) => spot.from)), largest(shown.map((spot) => spot.to))];
  const most = PADDING * largest(shown.map(({ size }) => size));
  return from - left < most && right - to < most;
}

/** Groups of adjacent cells. */
function components(cells: readonly Cell[]): Cell[][] {
  const left = new Set(cells);
  const found: Cell[][] = [];
  for (const cell of cells) {
    if (!left.delete(cell)) continue;
    const table = [cell];
    for (const one of table) {
      for (const other of left) {
        if (!isNextTo(one, other)) continue;
        left.delete(other);
        table.push(other);
      }
    }
    found.push(table);
  }
  return found;
}

function isNextTo(a: Box, b: Box): boolean {
  const across = Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom);
  const along = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const beside = Math.min(Math.abs(a.right - b.left), Math.abs(b.right - a.left)) < SIDE;
  const below = Math.min(Math.abs(a.bottom - b.top), Math.abs(b.bottom - a.top)) < SIDE;
  return (beside && across > SIDE) || (below && along > SIDE);
}

function tableOf(cells: readonly Cell[]): Table {
  const rows: Cell[][] = [];
  for (const cell of [...cells].sort((a, b) => b.top - a.top)) {
    const row = rows.at(-1);
    if (row?.[0] !== undefined && row[0].top - cell.top < SIDE) row.push(cell);
    else rows.push([cell]);
  }
  for (const row of rows) row.sort((a, b) => a.left - b.left);
  return {
    rows,
    left: smallest(cells.map(({ left }) => left)),
    bottom: smallest(cells.map(({ bottom }) => bottom)),
    right: largest(cells.map(({ right }) => right)),
    top: largest(cells.map(({ top }) => top)),
  };
}

/** True if rows have several cells. Otherwise they are stripes behind text. */
const hasColumns = ({ rows }: Table): boolean =>
  rows.some(({ length }) => length > 1) ||
  rows.filter(([cell]) => cell && partsOf(segmentsOf(cell.spots)).length > 1).length * 2 >= rows.length;

/** Groups segments that overlap along the line, from the beginning of the lines. */
export function partsOf(segments: readonly Segment[]): Segment[][] {
  const parts: Segment[][] = [];
  let edge = Number.NEGATIVE_INFINITY;
  for (const segment of [...segments].sort((a, b) => a.from - b.from)) {
    const part = parts.at(-1);
    if (part !== undefined && segment.from < edge) part.push(segment);
    else parts.push([segment]);
    edge = Math.max(edge, segment.to);
  }
  return parts;
}

/** True if labels precede most rows, so that boxes are the fields of a form and are read with their labels. */
function hasLabels({ rows, left, bottom, top }: Table, spots: readonly Spot[]): boolean {
  const before = spots.filter(
    (spot) =>
      isShown(spot) &&
      spot.to < left &&
      spot.to > left - LABEL.far * spot.size &&
      spot.base > bottom &&
      spot.base < top,
  );
  const labelled = rows.filter(([cell]) => {
    const line = cell?.spots.find(isShown);
    return line && before.some(({ base, size }) => Math.abs(base - line.base) < LABEL.base * size);
  });
  return labelled.length * 2 >= rows.length;
}
