import {
  type ColumnPlan,
  type ColumnPlanner,
  furtherTables,
  LabelRows,
  largest,
  readHeader,
  type TitleDictionary,
  usualWidth,
} from '../../../../kit/index.js';
import type { Area } from '../sheets/area.js';
import type { Sheet } from './sheet.js';

const SAMPLE_ROWS = 510;
const SAMPLE_CELLS = 200_000;
/** Number of characters at the start of a cell that are used for decisions. */
const MAX_SAMPLE_LENGTH = 1000;

/** A table on a sheet, declared or guessed, and the plans of its columns. */
export interface Region {
  readonly area: Area;
  /** Row of the titles, from 1; 0 for none. */
  readonly header: number;
  /** By column, starting with `area.firstColumn`. */
  readonly plans: readonly ColumnPlan[];
  /** Texts in the row of titles by column, starting with `area.firstColumn`; empty if there is none. */
  readonly headerTexts: readonly string[];
  /** Cells in the row of titles that really are titles. */
  readonly titles: ReadonlySet<string>;
  /** For a transposed table, such as a form: the labels of its rows. */
  readonly labels?: LabelRows;
}

const WHOLE: Area = {
  firstRow: 1,
  lastRow: Number.MAX_SAFE_INTEGER,
  firstColumn: 0,
  lastColumn: Number.MAX_SAFE_INTEGER,
};

const holds = (area: Area, row: number, column: number): boolean =>
  row >= area.firstRow && row <= area.lastRow && column >= area.firstColumn && column <= area.lastColumn;

/** First rows of an area: texts by column, and the number of each row. */
interface Sampled {
  readonly rows: string[][];
  readonly numbers: number[];
  readonly firstColumn: number;
}

/** Indexes of cells in the first rows of an area, without those of other areas. */
function sampledCells({ cells }: Sheet, area: Area, others: readonly Area[]): number[] {
  const found: number[] = [];
  let rows = 0;
  let last = 0;
  for (let i = 0; i < cells.count && found.length < SAMPLE_CELLS; i++) {
    const row = cells.row[i] ?? 0;
    const column = cells.column[i] ?? 0;
    if (!holds(area, row, column) || others.some((other) => holds(other, row, column))) continue;
    if (row !== last && ++rows > SAMPLE_ROWS) break;
    last = row;
    found.push(i);
  }
  return found;
}

/**
 * @param isGuessed true if the file does not declare the area as a table; then it need not begin in the first column.
 */
function sample(sheet: Sheet, area: Area, others: readonly Area[], isGuessed: boolean): Sampled {
  const { cells } = sheet;
  const found = sampledCells(sheet, area, others);
  const leftmost = found.reduce((least, i) => Math.min(least, cells.column[i] ?? 0), Number.MAX_SAFE_INTEGER);
  const firstColumn = isGuessed ? (found.length === 0 ? 0 : leftmost) : area.firstColumn;
  const rows: string[][] = [];
  const numbers: number[] = [];
  let size = 0;
  for (const i of found) {
    const number = cells.row[i] ?? 0;
    if (numbers.at(-1) !== number) {
      if (size > SAMPLE_CELLS) break;
      numbers.push(number);
      rows.push([]);
    }
    const row = rows.at(-1) ?? [];
    while (row.length < (cells.column[i] ?? 0) - firstColumn) row.push('');
    row.push(sheet.text(i).slice(0, MAX_SAMPLE_LENGTH));
    size += row.length;
  }
  return { rows, numbers, firstColumn };
}

/** The texts of a row by column, within an area. */
export function rowTexts(sheet: Sheet, { from, to }: { from: number; to: number }, area: Area): string[] {
  const row: string[] = [];
  for (let i = from; i < to; i++) {
    const column = sheet.cells.column[i] ?? 0;
    if (column < area.firstColumn || column > area.lastColumn) continue;
    while (row.length < column - area.firstColumn) row.push('');
    row.push(sheet.text(i).slice(0, MAX_SAMPLE_LENGTH));
  }
  return row;
}

/** Finds the tables of a sheet and plans their columns: first declared tables, then the rest of the sheet. */
export class SheetPlanner {
  readonly #planner: ColumnPlanner;
  readonly #dictionary: TitleDictionary;

  constructor(planner: ColumnPlanner, dictionary: TitleDictionary) {
    this.#planner = planner;
    this.#dictionary = dictionary;
  }

  regions(sheet: Sheet): Region[] {
    const declared = sheet.tables.map(({ area, hasHeader }) => this.#region(sheet, area, [], hasHeader));
    const areas = sheet.tables.map(({ area }) => area);
    const guessed = this.#guessedAreas(sheet, areas).map((area) => this.#region(sheet, area, areas, undefined));
    return [...declared, ...guessed];
  }

  /** Areas outside of declared tables: one table, or several below each other. */
  #guessedAreas(sheet: Sheet, areas: readonly Area[]): Area[] {
    const { rows, numbers } = sample(sheet, WHOLE, areas, true);
    const starts = [
      WHOLE.firstRow,
      ...furtherTables(rows, numbers, (cell) => this.#planner.isTitle(cell), this.#dictionary),
    ];
    return starts.map((firstRow, i) => ({ ...WHOLE, firstRow, lastRow: (starts[i + 1] ?? WHOLE.lastRow + 1) - 1 }));
  }

  #region(sheet: Sheet, area: Area, others: readonly Area[], hasHeader: boolean | undefined): Region {
    const { rows, numbers, firstColumn } = sample(sheet, area, others, hasHeader === undefined);
    const labels = hasHeader === undefined ? LabelRows.find(rows, this.#planner) : undefined;
    if (labels !== undefined) {
      return {
        area: { ...area, firstColumn },
        header: 0,
        headerTexts: [],
        plans: labels.plans,
        titles: new Set(),
        labels,
      };
    }
    const guessed = hasHeader === undefined ? readHeader(rows, this.#dictionary) : { row: -1, titles: [] };
    const index = hasHeader === true ? numbers.indexOf(area.firstRow) : guessed.row;
    const titles = hasHeader === true ? (rows[index] ?? []) : guessed.titles;
    const width = largest(
      rows.slice(0, 100).map((row) => row.length),
      Math.max(usualWidth(rows), titles.length),
    );
    const plans = this.#planner.plans({ titles, rows: rows.slice(index + 1), width });
    return {
      area: { ...area, firstColumn },
      header: numbers[index] ?? 0,
      headerTexts: titles,
      plans,
      titles: this.#planner.titlesOf(titles),
    };
  }
}

/** The region of a cell. */
export function regionOf(regions: readonly Region[], row: number, column: number): Region | undefined {
  if (regions.length === 1) return regions[0];
  return regions.find(({ area }) => holds(area, row, column));
}
