import {
  CellSearch,
  type ColumnPlan,
  type ColumnPlanner,
  type FileSession,
  type Finding,
  type SoughtTerms,
} from '../../../core/index.js';
import type { PackageSearch } from '../rewrite.js';
import { withKnownTerms } from '../text/known-terms.js';
import type { Reading } from '../text/unit.js';
import { KIND } from './cells.js';
import type { SharedStrings } from './shared-strings.js';
import type { Sheet } from './sheet.js';
import { type Region, regionOf } from './sheet-plans.js';

/** Terms in one cell. */
export interface FoundCell {
  readonly text: string;
  readonly findings: readonly Finding[];
  readonly header: readonly string[] | undefined;
}

/** What was found in the cells of one sheet. */
export interface SearchedSheet {
  readonly sheet: Sheet;
  readonly regions: readonly Region[];
  /** By index of the cell. */
  readonly found: Map<number, FoundCell>;
  /** Cells of columns that the caller wants to keep. */
  readonly kept: readonly number[];
}

/** Fewer digits than this are no term that would be looked for. */
const FEWEST_DIGITS = 5;

const wholeOf = (text: string): Reading => ({ text, pieces: [] });

/** Searches the cells of one sheet after the other. */
export class SheetSearch {
  readonly #session: FileSession;
  readonly #planner: ColumnPlanner;
  readonly #search: PackageSearch;

  constructor(session: FileSession, planner: ColumnPlanner, search: PackageSearch) {
    this.#session = session;
    this.#planner = planner;
    this.#search = search;
  }

  /** Finds terms cell by cell; what is found is looked for in all of the workbook later. */
  search(sheet: Sheet, regions: readonly Region[]): SearchedSheet {
    const found = new Map<number, FoundCell>();
    const kept: number[] = [];
    const plans = regions.flatMap((region) => region.plans);
    const search = new CellSearch(this.#session, plans);
    const { cells } = sheet;
    for (let from = 0; from < cells.count; ) {
      const to = cells.rowEnd(from);
      const inRow: (ColumnPlan | undefined)[] = [];
      for (let i = from; i < to; i++) inRow.push(this.#planOf(sheet, i, regions, search));
      search.beginRow();
      if (search.mixed) this.#gather(sheet, from, inRow, search);
      for (let i = from; i < to; i++) {
        const plan = inRow[i - from];
        if (plan?.use === 'keep') kept.push(i);
        this.#cell(sheet, i, plan, search, found);
      }
      from = to;
    }
    search.settle();
    return { sheet, regions, found, kept };
  }

  /** Undefined for a title that is known, which is not searched. */
  #planOf(sheet: Sheet, i: number, regions: readonly Region[], search: CellSearch): ColumnPlan | undefined {
    const row = sheet.cells.row[i] ?? 0;
    const column = sheet.cells.column[i] ?? 0;
    const region = regionOf(regions, row, column);
    if (region === undefined || row < region.header) return search.loose;
    if (row === region.header) return this.#planner.isTitle(sheet.text(i)) ? undefined : search.loose;
    return region.plans[column - region.area.firstColumn] ?? search.loose;
  }

  #gather(sheet: Sheet, from: number, plans: readonly (ColumnPlan | undefined)[], search: CellSearch): void {
    if (!plans.some((plan) => plan?.use === 'text')) return;
    for (const [i, plan] of plans.entries()) {
      const type = plan === undefined ? undefined : search.nameType(plan);
      if (type === undefined) continue;
      const text = sheet.text(from + i);
      if (text.length >= 2 && text.length <= 100) search.addName(text, type);
    }
  }

  #cell(
    sheet: Sheet,
    i: number,
    plan: ColumnPlan | undefined,
    search: CellSearch,
    found: Map<number, FoundCell>,
  ): void {
    const text = sheet.text(i);
    if (plan === undefined) {
      search.pass(text);
      return;
    }
    const findings = search.find(text, plan);
    const isWords = sheet.cells.kind[i] !== KIND.number;
    if (isWords && plan.use === 'text') this.#search.learn(text);
    if (findings.length === 0) return;
    found.set(i, { text, findings, header: plan.context.header });
    for (const { start, end, type } of findings) this.#search.addTerm(text.slice(start, end), type);
  }

  /** Looks for terms of the whole workbook in the cells of a sheet. */
  addKnownTerms({ sheet, found, kept }: SearchedSheet, sought: SoughtTerms, strings: StringTerms): void {
    if (sought.size === 0) return;
    const isKept = new Set(kept);
    const { cells } = sheet;
    for (let i = 0; i < cells.count; i++) {
      if (isKept.has(i) || !mayHoldTerm(sheet, i)) continue;
      const known = found.get(i);
      const shared = sheet.shared(i);
      if (known === undefined && shared >= 0 && !strings.holds(shared)) continue;
      const text = known?.text ?? sheet.text(i);
      const reading = shared >= 0 ? strings.reading(shared, text) : wholeOf(text);
      const findings = withKnownTerms(reading, known?.findings ?? [], sought);
      if (findings.length > 0 && findings !== known?.findings) {
        found.set(i, { text, findings, header: known?.header });
      }
    }
  }
}

/** A number of few digits holds none; dates are looked at as a reader sees them. */
const mayHoldTerm = (sheet: Sheet, i: number): boolean => {
  const { kind, value, valueEnd } = sheet.cells;
  return kind[i] !== KIND.number || (valueEnd[i] ?? 0) - (value[i] ?? 0) >= FEWEST_DIGITS;
};

/** Which shared strings hold terms of the workbook: each is looked at once, however many cells show it. */
export class StringTerms {
  readonly #strings: SharedStrings | undefined;
  readonly #sought: SoughtTerms;
  readonly #known = new Map<number, boolean>();

  constructor(strings: SharedStrings | undefined, sought: SoughtTerms) {
    this.#strings = strings;
    this.#sought = sought;
  }

  holds(index: number): boolean {
    const known = this.#known.get(index);
    if (known !== undefined) return known;
    const text = this.#strings?.text(index) ?? '';
    const holds = withKnownTerms(this.reading(index, text), [], this.#sought).length > 0;
    this.#known.set(index, holds);
    return holds;
  }

  /** A string with its runs, because a term may stand in one of them only. */
  reading(index: number, text: string): Reading {
    return this.#strings === undefined || this.#strings.isPlain(index) ? wholeOf(text) : this.#strings.rich(index);
  }
}
