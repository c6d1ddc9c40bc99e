import {
  RiskCount,
  type RiskOption,
  type RiskReport,
  refuseSmall,
  reportRisk,
  riskColumnsOfTables,
} from '../../../../kit/index.js';
import type { Part } from '../parts/parts.js';
import type { SearchedSheet } from './found-cell.js';
import { type Region, regionOf } from './sheet-plans.js';
import { changedText, type TextChange } from './string-forms.js';

/** Media type of a cache that repeats the rows of a table. */
const RECORDS = /pivotCacheRecords/i;

/** What is left in the tables of a workbook. */
interface CountedTables {
  /** By table, with the number of its sheet and the row of its titles; columns by number on the sheet. No value. */
  readonly risk: readonly (RiskReport & { readonly sheet: number; readonly headerRow: number })[];
  readonly warnings: readonly string[];
}

/** A table on a sheet that is counted. */
interface Counted {
  readonly region: Region;
  readonly count: RiskCount;
}

/** New values of a row by column, from 0. */
type Values = Map<number, string>;

/**
 * Counts the tables of a workbook as they will be written.
 * @param changes new texts by sheet and cell
 * @param parts those of the workbook, of which some may hold rows that are not counted
 * @throws DeidError `validation_failed` for a column that no table has, `class_too_small` for a table with a smaller class than allowed
 */
export function countTables(
  option: RiskOption,
  sheets: readonly SearchedSheet[],
  changes: readonly (readonly (TextChange | undefined)[])[],
  parts: readonly Part[],
): CountedTables {
  const tables = sheets.flatMap(({ regions }, sheet) =>
    regions
      .filter((region) => region.labels !== undefined || region.plans.length > 0)
      .map((region) => ({ sheet, region })),
  );
  const columns = riskColumnsOfTables(
    option,
    tables.map(({ region }) => titlesOnSheet(region)),
  );
  const counts = tables.flatMap(({ sheet, region }, i) => {
    const of = columns[i];
    return of === undefined ? [] : [{ sheet, region, count: new RiskCount(of) }];
  });
  for (const [at, searched] of sheets.entries())
    countSheet(
      searched,
      changes[at] ?? [],
      counts.filter(({ sheet }) => sheet === at),
    );
  for (const { count } of counts) refuseSmall(count, option);
  return {
    risk: counts.map(({ sheet, region, count }) => ({
      sheet: sheets[sheet]?.sheet.number ?? 0,
      headerRow: region.header,
      ...reportRisk(count),
    })),
    warnings: [
      ...(columns.includes(undefined) ? ['Tables without a quasi-identifier were not counted.'] : []),
      ...(parts.some(({ contentType }) => RECORDS.test(contentType))
        ? ['Caches of pivot tables hold rows, which were not counted.']
        : []),
      ...(columns.some((of) => of?.isPartial === true)
        ? ['A table that lacks some of the columns was counted by the others.']
        : []),
    ],
  };
}

/** The titles of a table by column of the sheet. Rows of a form are no persons. */
function titlesOnSheet({ headerTexts, plans, area, labels }: Region): { titles: string[]; width: number } {
  if (labels !== undefined) return { titles: [], width: 0 };
  return {
    titles: [...Array.from({ length: area.firstColumn }, () => ''), ...headerTexts],
    width: area.firstColumn + plans.length,
  };
}

function countSheet(
  { sheet, regions }: SearchedSheet,
  changes: readonly (TextChange | undefined)[],
  counted: readonly Counted[],
): void {
  if (counted.length === 0) return;
  const { cells } = sheet;
  const flags = cells.flags ?? [];
  const rows = new RowCount(regions, counted);
  let flag = 0;
  for (let i = 0; i < cells.count; i++) {
    for (let next = flags[flag]; next !== undefined && next.start < (cells.start[i] ?? 0); next = flags[++flag])
      rows.add(next.row, next.column, next.value);
    const change = changes[i];
    const text = sheet.text(i);
    rows.add(cells.row[i] ?? 0, cells.column[i] ?? 0, change === undefined ? text : changedText(text, change));
  }
  for (const { row, column, value } of flags.slice(flag)) rows.add(row, column, value);
  rows.end();
}

/** Collects the cells of each row by table. */
class RowCount {
  readonly #regions: readonly Region[];
  readonly #counts: ReadonlyMap<Region, RiskCount>;
  readonly #values = new Map<Region, Values>();
  #row = 0;

  constructor(regions: readonly Region[], counted: readonly Counted[]) {
    this.#regions = regions;
    this.#counts = new Map(counted.map(({ region, count }) => [region, count]));
  }

  add(row: number, column: number, value: string): void {
    if (row !== this.#row) this.end();
    this.#row = row;
    const region = regionOf(this.#regions, row, column);
    if (region === undefined || row <= region.header || !this.#counts.has(region)) return;
    const values: Values = this.#values.get(region) ?? new Map();
    this.#values.set(region, values.set(column, value));
  }

  /** Counts the row that is complete. */
  end(): void {
    for (const [region, values] of this.#values) this.#counts.get(region)?.add((column) => values.get(column) ?? '');
    this.#values.clear();
  }
}
