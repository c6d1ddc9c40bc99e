import type { FileSession, Finding } from '../../../../core/index.js';
import { CellSearch, type ColumnPlan, type Pauses, replaced } from '../../../../kit/index.js';
import { isMeasure } from '../sheets/plain-number.js';
import type { PackageSearch } from '../text/rewrite.js';
import { KIND } from './cells.js';
import { type FoundCell, foundCell, isWhole, type SearchedSheet } from './found-cell.js';
import type { Sheet } from './sheet.js';
import { type Region, regionOf, rowTexts } from './sheet-plans.js';
import { FoundStrings, SharedFindings } from './string-terms.js';

/**
 * Minimum length in code units of a string that is searched and charged only once: many small cells may display the
 * same string of megabytes.
 */
const LONG = 1000;

/**
 * Maximum length of values, and maximum number of values per column, that are shared by equal cells. The number is that
 * of the days in ninety years.
 */
const MAX_CACHED_LENGTH = 64;
const MAX_KEPT = 1 << 15;

/** The cells of a row, as a range of indexes. */
interface CellRange {
  readonly from: number;
  readonly to: number;
}

function planOf(sheet: Sheet, i: number, region: Region | undefined, search: CellSearch): ColumnPlan {
  const row = sheet.cells.row[i] ?? 0;
  const column = sheet.cells.column[i] ?? 0;
  if (region === undefined || row < region.header) return search.loose;
  if (row === region.header) return region.titles.has(sheet.text(i)) ? search.title : search.loose;
  return region.plans[column - region.area.firstColumn] ?? search.loose;
}

/** Passes the persons of a row to the search. */
function readPersons(sheet: Sheet, from: number, inRow: readonly ColumnPlan[], search: CellSearch): void {
  const { persons } = search;
  if (persons.columns.length === 0) return;
  persons.read((column) => {
    const plan = search.plans[column];
    const at = plan === undefined ? -1 : inRow.indexOf(plan);
    return at < 0 ? '' : sheet.text(from + at);
  });
}

/** Searches the cells of one sheet after the other. */
export class SheetSearch {
  readonly #session: FileSession;
  readonly #search: PackageSearch;
  readonly #pauses: Pauses;
  readonly #shared = new Map<ColumnPlan, SharedFindings>();
  readonly #strings = new FoundStrings();
  /** Cells with values of their own, by column and text. */
  readonly #own = new Map<ColumnPlan, Map<string, FoundCell>>();

  constructor(session: FileSession, search: PackageSearch, pauses: Pauses) {
    this.#pauses = pauses;
    this.#session = session;
    this.#search = search;
  }

  /** Searches cell by cell. Terms found here are later searched in the whole workbook. */
  async search(sheet: Sheet, regions: readonly Region[]): Promise<SearchedSheet> {
    const found = new Array<FoundCell | undefined>(sheet.cells.count).fill(undefined);
    const kept = new Set<number>();
    const plans = regions.flatMap((region) => region.plans);
    const search = new CellSearch(this.#session, plans);
    const { cells } = sheet;
    for (let from = 0; from < cells.count; ) {
      const to = cells.rowEnd(from);
      const inRow = this.#plansOf(sheet, { from, to }, regions, search);
      search.beginRow();
      if (search.mixed) this.#gather(sheet, from, inRow, search);
      readPersons(sheet, from, inRow, search);
      for (let i = from; i < to; i++) {
        const plan = inRow[i - from] ?? search.loose;
        if (plan.use === 'keep') kept.add(i);
        this.#cell(sheet, i, plan, search, found);
      }
      from = to;
      if (this.#pauses.due) await this.#pauses.take();
    }
    search.settle();
    return { sheet, regions, found, kept };
  }

  /** The plan for each cell of a row. */
  #plansOf(sheet: Sheet, { from, to }: CellRange, regions: readonly Region[], search: CellSearch): ColumnPlan[] {
    const inRow: ColumnPlan[] = [];
    let labelled: Map<Region, readonly (ColumnPlan | undefined)[]> | undefined;
    const row = sheet.cells.row[from] ?? 0;
    for (let i = from; i < to; i++) {
      const column = sheet.cells.column[i] ?? 0;
      const region = regionOf(regions, row, column);
      if (region?.labels === undefined) {
        inRow.push(planOf(sheet, i, region, search));
        continue;
      }
      labelled ??= new Map();
      const cells = labelled.get(region) ?? region.labels.read(rowTexts(sheet, { from, to }, region.area));
      labelled.set(region, cells);
      inRow.push(cells[column - region.area.firstColumn] ?? search.loose);
    }
    return inRow;
  }

  #gather(sheet: Sheet, from: number, plans: readonly ColumnPlan[], search: CellSearch): void {
    if (!plans.some((plan) => plan.use === 'text')) return;
    for (const [i, plan] of plans.entries()) {
      const type = search.nameType(plan);
      if (type === undefined) continue;
      const text = sheet.text(from + i);
      if (text.length >= 2 && text.length <= 100) search.addName(text, type);
    }
  }

  #cell(sheet: Sheet, i: number, plan: ColumnPlan, search: CellSearch, found: (FoundCell | undefined)[]): void {
    const text = sheet.text(i);
    const index = sheet.shared(i);
    if (plan.use !== 'type' && sheet.cells.kind[i] === KIND.number && isMeasure(text, sheet.raw(i))) {
      search.pass(text);
      return;
    }
    const cell =
      index < 0 ? this.#ownCell(text, plan, search) : this.#sharedCell(index, text, plan, search, sheet.strings);
    if (cell !== undefined) found[i] = cell;
    if (index < 0) this.#addValue(sheet, i, cell);
    if (index < 0 && plan.use === 'text' && sheet.cells.kind[i] !== KIND.number) this.#search.learn(text);
  }

  /** Caches repeat the value of a cell as written, but dates in ISO form. */
  #addValue(sheet: Sheet, i: number, cell: FoundCell | undefined): void {
    const [finding] = cell?.findings ?? [];
    if (cell === undefined || finding === undefined || !isWhole(cell)) return;
    this.#search.addValue(cell.text, finding.type);
    if (sheet.cells.kind[i] === KIND.number && !sheet.isDate(i)) this.#search.addValue(sheet.raw(i), finding.type);
  }

  #found(
    text: string,
    plan: ColumnPlan,
    search: CellSearch,
    findings: readonly Finding[] = search.find(text, plan),
  ): FoundCell | undefined {
    if (findings.length === 0) return undefined;
    for (const { start, end, type } of replaced(findings)) this.#search.addTerm(text.slice(start, end), type);
    return foundCell(text, findings, plan.context.header, search.persons.of(plan));
  }

  /**
   * A cell with its own value. Numbers and dates of a column often repeat, so equal ones, and findings of whole cells,
   * are stored once.
   */
  #ownCell(text: string, plan: ColumnPlan, search: CellSearch): FoundCell | undefined {
    const cell = this.#found(text, plan, search);
    if (cell === undefined || !isWhole(cell) || text.length > MAX_CACHED_LENGTH) return cell;
    const memory = this.#own.get(plan) ?? new Map<string, FoundCell>();
    this.#own.set(plan, memory);
    const known = memory.get(text);
    if (known !== undefined && known.findings[0]?.type === cell.findings[0]?.type) {
      known.isRepeated = true;
      return this.#ofRow(known, plan, search);
    }
    if (memory.size >= MAX_KEPT) memory.clear();
    memory.set(text, cell);
    return cell;
  }

  /** The same text in another row is replaced separately: `Ida` may be another person there. */
  #ofRow(cell: FoundCell | undefined, plan: ColumnPlan, search: CellSearch): FoundCell | undefined {
    const { byPerson, bySubject = false } = this.#session;
    if (cell === undefined || !(byPerson || bySubject)) return cell;
    const persons = search.persons.of(plan);
    if (persons.join('\n') === cell.persons.join('\n')) return cell;
    const { text, findings, header } = cell;
    return foundCell(text, findings, header, persons);
  }

  /**
   * A cell with a shared string. It is searched once per column, however many cells display it and however long it is.
   */
  #sharedCell(
    index: number,
    text: string,
    plan: ColumnPlan,
    search: CellSearch,
    strings: number,
  ): FoundCell | undefined {
    const memory = this.#shared.get(plan) ?? new SharedFindings(this.#strings.column(strings));
    this.#shared.set(plan, memory);
    memory.index = index;
    if (memory.isKnown && (!search.mixed || plan.use === 'type' || text.length > LONG)) {
      search.pass(text.length > LONG ? '' : text);
      return this.#ofRow(memory.cell, plan, search);
    }
    const isNew = !memory.isKnown;
    const findings = search.find(text, plan, memory);
    if (!isNew && findings.length === 0) return undefined;
    const known = isNew ? undefined : memory.cellOf(findings);
    if (known !== undefined) return this.#ofRow(known, plan, search);
    if (isNew && plan.use === 'text') this.#search.learn(text);
    const cell = this.#found(text, plan, search, findings);
    const [finding] = findings;
    if (finding !== undefined && isWhole(cell)) this.#search.addValue(text, finding.type);
    if (isNew) memory.cell = cell;
    memory.keep(cell);
    return cell;
  }
}
