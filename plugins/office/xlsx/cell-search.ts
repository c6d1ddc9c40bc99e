import {
  CellSearch,
  type ColumnPlan,
  type ColumnPlanner,
  type EntityType,
  type FileSession,
  type Finding,
  type SoughtTerms,
  type ValueMemory,
} from '../../../core/index.js';
import type { PackageSearch } from '../rewrite.js';
import { termsIn, withTermsOf } from '../text/known-terms.js';
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
  readonly found: (FoundCell | undefined)[];
  /** Texts that stay although they may be terms elsewhere: of columns that the caller wants to keep, and numbers that only look alike. */
  readonly kept: Set<number>;
}

/** A string longer than this is searched, and charged, once: cells of a few bytes may all show one of megabytes. */
const LONG = 1000;

/** Fewer digits than this are no term that would be looked for. */
const FEWEST_DIGITS = 5;

const wholeOf = (text: string): Reading => ({ text, pieces: [] });

/** Searches the cells of one sheet after the other. */
export class SheetSearch {
  readonly #session: FileSession;
  readonly #planner: ColumnPlanner;
  readonly #search: PackageSearch;
  readonly #shared = new Map<ColumnPlan, SharedFindings>();

  constructor(session: FileSession, planner: ColumnPlanner, search: PackageSearch) {
    this.#session = session;
    this.#planner = planner;
    this.#search = search;
  }

  /** Finds terms cell by cell; what is found is looked for in all of the workbook later. */
  search(sheet: Sheet, regions: readonly Region[]): SearchedSheet {
    const found = new Array<FoundCell | undefined>(sheet.cells.count).fill(undefined);
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
    found: (FoundCell | undefined)[],
  ): void {
    const text = sheet.text(i);
    if (plan === undefined) {
      search.pass(text);
      return;
    }
    const index = sheet.shared(i);
    const cell =
      index < 0 ? this.#found(text, plan, search.find(text, plan)) : this.#sharedCell(index, text, plan, search);
    if (cell !== undefined) found[i] = cell;
    if (index < 0) this.#addValue(sheet, i, cell);
    if (index < 0 && plan.use === 'text' && sheet.cells.kind[i] !== KIND.number) this.#search.learn(text);
  }

  /** Caches repeat the value of a cell as it is written, but dates in ISO form. */
  #addValue(sheet: Sheet, i: number, cell: FoundCell | undefined): void {
    const [finding] = cell?.findings ?? [];
    if (cell === undefined || finding === undefined || !isWhole(cell)) return;
    this.#search.addValue(cell.text, finding.type);
    if (sheet.cells.kind[i] === KIND.number && !sheet.isDate(i)) this.#search.addValue(sheet.raw(i), finding.type);
  }

  #found(text: string, plan: ColumnPlan, findings: readonly Finding[]): FoundCell | undefined {
    if (findings.length === 0) return undefined;
    for (const { start, end, type } of findings) this.#search.addTerm(text.slice(start, end), type);
    return { text, findings, header: plan.context.header };
  }

  /** A cell that shows a string others show too: searched once for each column, however many cells and however long it is. */
  #sharedCell(index: number, text: string, plan: ColumnPlan, search: CellSearch): FoundCell | undefined {
    const memory = this.#shared.get(plan) ?? new SharedFindings();
    this.#shared.set(plan, memory);
    memory.index = index;
    if (memory.isKnown && (plan.use === 'type' || text.length > LONG)) {
      search.pass(text.length > LONG ? '' : text);
      return memory.cell;
    }
    const isNew = !memory.isKnown;
    const findings = search.find(text, plan, memory);
    if (!isNew && findings.length === 0) return undefined;
    if (!isNew && findings === memory.cell?.findings) return memory.cell;
    if (isNew && plan.use === 'text') this.#search.learn(text);
    const cell = this.#found(text, plan, findings);
    const [finding] = findings;
    if (finding !== undefined && isWhole(cell)) this.#search.addValue(text, finding.type);
    if (isNew) memory.cell = cell;
    return cell;
  }

  /** Looks for terms of the whole workbook in the cells of a sheet. */
  addKnownTerms({ sheet, found, kept }: SearchedSheet, sought: SoughtTerms, strings: StringTerms): void {
    if (sought.size === 0) return;
    const done = new Map<FoundCell | number, FoundCell | undefined>();
    const { cells } = sheet;
    for (let i = 0; i < cells.count; i++) {
      const known = found[i];
      if (isWhole(known) || !mayHoldTerm(sheet, i) || kept.has(i)) continue;
      if (known === undefined && cells.kind[i] === KIND.number && isCoincidence(sheet, i, sought)) {
        kept.add(i);
        continue;
      }
      const shared = sheet.shared(i);
      if (known === undefined && shared >= 0 && !strings.holds(shared)) continue;
      const key = shared < 0 ? undefined : (known ?? shared);
      const cell = key !== undefined && done.has(key) ? done.get(key) : withTerms(sheet, i, known, sought, strings);
      if (key !== undefined) done.set(key, cell);
      if (cell !== undefined && cell !== known) found[i] = cell;
    }
  }
}

/** Whether all of a cell is one finding: no term can be longer. */
const isWhole = (cell: FoundCell | undefined): boolean =>
  cell !== undefined && cell.findings[0]?.start === 0 && cell.findings[0].end === cell.text.length;

function withTerms(
  sheet: Sheet,
  i: number,
  known: FoundCell | undefined,
  sought: SoughtTerms,
  strings: StringTerms,
): FoundCell | undefined {
  const shared = sheet.shared(i);
  const text = known?.text ?? sheet.text(i);
  const reading = shared >= 0 ? strings.reading(shared, text) : wholeOf(text);
  const before = known?.findings ?? [];
  const findings = withTermsOf(sought, reading, before);
  return findings === before ? known : { text, findings, header: known?.header };
}

/** What was found in shared strings under one title. */
class SharedFindings implements ValueMemory {
  readonly #cells = new Map<number, FoundCell | undefined>();
  readonly #findings = new Map<number, readonly Finding[]>();
  /** Number of the string that is asked about. */
  index = 0;

  get isKnown(): boolean {
    return this.#cells.has(this.index);
  }

  get cell(): FoundCell | undefined {
    return this.#cells.get(this.index);
  }

  set cell(cell: FoundCell | undefined) {
    this.#cells.set(this.index, cell);
  }

  get(): readonly Finding[] | undefined {
    return this.#findings.get(this.index);
  }

  set(_value: string, findings: readonly Finding[]): void {
    this.#findings.set(this.index, findings);
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
