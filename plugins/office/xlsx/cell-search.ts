import {
  CellSearch,
  type ColumnPlan,
  type ColumnPlanner,
  type EntityType,
  type FileSession,
  type Finding,
  type SoughtTerms,
  withKnownTerms,
} from '../../../core/index.js';
import type { PackageSearch } from '../rewrite.js';
import { termsIn } from '../text/known-terms.js';
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
  /** Texts that stay although they may be terms elsewhere: of columns that the caller wants to keep, and numbers that only look alike. */
  readonly kept: Set<number>;
}

/** A string longer than this is searched once for each column that shows it: cells of a few bytes may all show one of megabytes. */
export const LONG = 1000;

/** Fewer digits than this are no term that would be looked for. */
const FEWEST_DIGITS = 5;

const wholeOf = (text: string): Reading => ({ text, pieces: [] });

/** Searches the cells of one sheet after the other. */
export class SheetSearch {
  readonly #session: FileSession;
  readonly #planner: ColumnPlanner;
  readonly #search: PackageSearch;
  /** Findings in long strings, by the plan they were searched with. */
  readonly #long = new Map<ColumnPlan, Map<string, readonly Finding[]>>();

  constructor(session: FileSession, planner: ColumnPlanner, search: PackageSearch) {
    this.#session = session;
    this.#planner = planner;
    this.#search = search;
  }

  /** Finds terms cell by cell; what is found is looked for in all of the workbook later. */
  search(sheet: Sheet, regions: readonly Region[]): SearchedSheet {
    const found = new Map<number, FoundCell>();
    const kept = new Set<number>();
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
        if (plan?.use === 'keep') kept.add(i);
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
    const before = text.length > LONG ? this.#long.get(plan)?.get(text) : undefined;
    const findings = before ?? search.find(text, plan);
    if (findings.length > 0) found.set(i, { text, findings, header: plan.context.header });
    if (before !== undefined) return;
    if (text.length > LONG) this.#remember(plan, text, findings);
    const isWords = sheet.cells.kind[i] !== KIND.number;
    if (isWords && plan.use === 'text') this.#search.learn(text);
    for (const { start, end, type } of findings) this.#search.addTerm(text.slice(start, end), type);
  }

  #remember(plan: ColumnPlan, text: string, findings: readonly Finding[]): void {
    const known = this.#long.get(plan) ?? new Map<string, readonly Finding[]>();
    this.#long.set(plan, known);
    known.set(text, findings);
  }

  /** Looks for terms of the whole workbook in the cells of a sheet. */
  addKnownTerms({ sheet, found, kept }: SearchedSheet, sought: SoughtTerms, strings: StringTerms): void {
    if (sought.size === 0) return;
    const done = new Map<readonly Finding[], readonly Finding[]>();
    const { cells } = sheet;
    for (let i = 0; i < cells.count; i++) {
      if (kept.has(i) || !mayHoldTerm(sheet, i)) continue;
      if (cells.kind[i] === KIND.number && !found.has(i) && isCoincidence(sheet, i, sought)) {
        kept.add(i);
        continue;
      }
      const known = found.get(i);
      const shared = sheet.shared(i);
      if (known === undefined && shared >= 0 && !strings.holds(shared)) continue;
      const text = known?.text ?? sheet.text(i);
      const reading = shared >= 0 ? strings.reading(shared, text) : wholeOf(text);
      const before = known?.findings ?? [];
      const findings =
        (text.length > LONG ? done.get(before) : undefined) ??
        withKnownTerms(before, termsIn(reading, sought), 'office/known-term');
      if (known !== undefined && text.length > LONG) done.set(before, findings);
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

/** Types whose terms are as short as the numbers of any calculation. */
const SHORT_NUMBERS: ReadonlySet<EntityType> = new Set(['POSTAL_CODE', 'AMOUNT', 'TIME', 'DATE']);

/** Whether a number is written like a term but is none: the serial number of a date, an amount with the digits of a postal code. */
function isCoincidence(sheet: Sheet, i: number, sought: SoughtTerms): boolean {
  const [found] = sought.find(sheet.raw(i));
  return found !== undefined && (sheet.isDate(i) || SHORT_NUMBERS.has(found.type));
}

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
    const holds = termsIn(this.reading(index, text), this.#sought).length > 0;
    this.#known.set(index, holds);
    return holds;
  }

  /** A string with its runs, because a term may stand in one of them only. */
  reading(index: number, text: string): Reading {
    return this.#strings === undefined || this.#strings.isPlain(index) ? wholeOf(text) : this.#strings.rich(index);
  }
}
