import type { EntityType, FileSession } from '../../../../core/index.js';
import {
  ColumnPlanner,
  type GivenColumns,
  type Pauses,
  type RiskOption,
  TitleDictionary,
} from '../../../../kit/index.js';
import { plainTexts } from '../parts/masked-parts.js';
import type { PackageChanges } from '../parts/package-changes.js';
import { dataNames, isMacros, isPartList, type Part } from '../parts/parts.js';
import { readCellText, segmentOf } from '../text/decoded.js';
import { withPropertyNames } from '../text/own-properties.js';
import { PackageSearch } from '../text/rewrite.js';
import { skeletonUnits } from '../text/skeleton.js';
import { type Unit, VIEW } from '../text/unit.js';
import { decodeReferences } from '../xml/entities.js';
import type { XmlScanner } from '../xml/scanner.js';
import { BrokenNumbers } from './broken-numbers.js';
import { calculateFormulas } from './calculated-formulas.js';
import { CellReplacement } from './cell-replacement.js';
import { SheetSearch } from './cell-search.js';
import { formulaUnits, mayHaveUnits } from './formula.js';
import type { SearchedSheet } from './found-cell.js';
import { addKnownTerms } from './known-cells.js';
import { mailDomains } from './mail-domains.js';
import { WorkbookNames } from './names.js';
import { PivotItems } from './pivot-items.js';
import { titlesOfRecords } from './pivot-records.js';
import { readSheetUnits } from './read-units.js';
import { repeatedDates, replacedDates } from './repeated-dates.js';
import { reportOf } from './report.js';
import type { Sheet } from './sheet.js';
import { SheetPlanner } from './sheet-plans.js';
import { StringTerms } from './string-terms.js';
import { titledColumns } from './table-headers.js';
import { countTables } from './table-risk.js';
import { definedNames, isComputed, type WorkbookParts } from './workbook.js';
import { together, WorkbookChanges } from './workbook-changes.js';

const LEFT_OUT =
  'Results of formulas that are not calculated here were left out: programs calculate them when they open the workbook.';

/** Everything a workbook needs to be de-identified. */
export interface WorkbookJob {
  readonly session: FileSession;
  readonly columns: GivenColumns;
  readonly pauses: Pauses;
  /** How the new tables are counted; undefined if nobody asked. */
  readonly risk: RiskOption | undefined;
}

/**
 * Searches a workbook: the cells of its sheets as tables, everything else as texts, and each for terms found in the
 * other.
 */
export class WorkbookSearch {
  readonly #job: WorkbookJob;
  readonly #parts: readonly Part[];
  readonly #workbook: WorkbookParts;
  readonly #names = new WorkbookNames();
  readonly #items: PivotItems;
  readonly #search: PackageSearch;
  readonly #sheets: SearchedSheet[] = [];
  readonly #planner: ColumnPlanner;
  readonly #dictionary = new TitleDictionary();
  readonly #typeOfTitle = new Map<string, EntityType>();

  constructor(job: WorkbookJob, parts: readonly Part[], workbook: WorkbookParts) {
    this.#job = job;
    this.#parts = parts;
    this.#workbook = workbook;
    this.#items = new PivotItems(parts);
    this.#search = new PackageSearch(job.session, this.#names, {
      pauses: job.pauses,
      repeatsCells: hasCaches(parts, workbook),
      references: dataNames(parts),
      finish: (text, edits) => this.#items.apart(text, edits, false),
    });
    for (const name of workbook.names) this.#names.take(name);
    this.#planner = new ColumnPlanner(job.columns, this.#dictionary, job.session);
  }

  async run(): Promise<PackageChanges> {
    // Each step keeps its data in its own method, so that the memory of the search is released before the changes are
    // made.
    await this.#searchCells();
    await this.#readOthers();
    await this.#searchAgain();
    return this.#changes();
  }

  async #searchCells(): Promise<void> {
    const planner = new SheetPlanner(this.#planner, this.#dictionary);
    const search = new SheetSearch(this.#job.session, this.#search, this.#job.pauses);
    const hasFormulas = this.#workbook.sheets.some(({ source }) => isComputed(source));
    for (const sheet of this.#workbook.sheets) {
      if (this.#job.risk !== undefined || hasFormulas) sheet.cells.flags = [];
      await this.#readSheet(sheet);
      const regions = planner.regions(sheet);
      this.#sheets.push(await search.search(sheet, regions));
      for (const { plans } of regions) for (const { context } of plans) this.#learnType(context);
    }
  }

  /** Searches all places for terms found in any of them. */
  async #searchAgain(): Promise<void> {
    const sought = await this.#search.settle();
    const hasMacros = this.#parts.some(isMacros);
    for (const part of this.#parts)
      if (part.xml !== undefined && !isPartList(part))
        await this.#search.readSkeleton(part, (only) =>
          skeletonUnits(part, { names: 'identifier', hasMacros, words: this.#search.formatWords, only }),
        );
    this.#names.seek(sought);
    const terms = new StringTerms(this.#workbook.strings, sought);
    for (const searched of this.#sheets) await addKnownTerms(searched, sought, terms, this.#job.pauses);
  }

  #learnType({ header, type }: { readonly header?: readonly string[]; readonly type?: EntityType }): void {
    const [title] = header ?? [];
    if (title !== undefined && type !== undefined) this.#typeOfTitle.set(title.toLowerCase(), type);
  }

  /** Everything in a sheet except its cells is read as text; cells are only registered. */
  async #readSheet(sheet: Sheet): Promise<void> {
    const { cells, source, part } = sheet;
    const cell = (scanner: XmlScanner, unit: (unit: Unit) => void, tag: () => void): void => {
      const text = (element: string, start: number, end: number): void => {
        const written = source.slice(start, end);
        const isFormula = element === 'f';
        if (isFormula && mayHaveUnits(written))
          for (const one of formulaUnits(decodeReferences(written), start, this.#names)) unit(one);
        if (!isFormula)
          unit({ segments: [segmentOf(readCellText(written), start, 0, -1, 'cellText')], repeated: false });
      };
      cells.read(scanner, text, tag);
    };
    await this.#search.read(
      part,
      readSheetUnits(source, part, { names: this.#names, cell, row: (scanner) => cells.beginRow(scanner) }),
    );
  }

  async #readOthers(): Promise<void> {
    const { sheets, stringsPart } = this.#workbook;
    const read = new Set([...sheets.map(({ part }) => part), stringsPart]);
    const titles = titlesOfRecords(this.#parts);
    const typeOfTitle = (title: string): EntityType | undefined => this.#typeOfTitle.get(title);
    for (const part of this.#parts) {
      if (part.xml === undefined || isPartList(part) || read.has(part)) continue;
      const recordTitles = titles.get(part);
      const isTitled = this.#titlesOf(part);
      const units = readSheetUnits(part.xml.text, part, { names: this.#names, typeOfTitle, recordTitles, isTitled });
      await this.#search.read(part, withPropertyNames(part, units));
    }
    await this.#readUnusedStrings();
    for (const text of plainTexts(this.#parts)) this.#search.readUneditable(text);
  }

  /** Returns a function that tells which columns of a table get their names from cells. */
  #titlesOf(part: Part): (name: string) => boolean {
    const titles = new Set<string>();
    for (const sheet of this.#workbook.sheets) {
      const table = sheet.tables.find((one) => one.part === part);
      if (table !== undefined) for (const { name } of titledColumns(sheet, table)) titles.add(name.text);
    }
    return (name) => titles.has(name);
  }

  /** Strings that no cell uses are still in the file. */
  async #readUnusedStrings(): Promise<void> {
    const { strings, stringsPart, sheets } = this.#workbook;
    if (strings === undefined || stringsPart === undefined) return;
    const used = new Uint8Array(strings.count);
    for (const sheet of sheets) {
      for (let i = 0; i < sheet.cells.count; i++) {
        const index = sheet.shared(i);
        if (index >= 0 && index < used.length) used[index] = 1;
      }
    }
    for (let index = 0; index < used.length; index++) {
      await this.#search.read(stringsPart, strings.pronunciation(index));
      if (used[index] === 1) continue;
      const segments = strings
        .rich(index)
        .pieces.map(({ segment }) => ({ ...segment, views: VIEW.final | VIEW.original }));
      await this.#search.read(stringsPart, [{ segments, repeated: false }]);
    }
  }

  async #changes(): Promise<PackageChanges> {
    const { session, pauses } = this.#job;
    const changes = await new CellReplacement(session, this.#search, this.#items, pauses).replace(this.#sheets);
    const counted = this.#job.risk && countTables(this.#job.risk, this.#sheets, changes, this.#parts);
    const dates = replacedDates(this.#parts, this.#sheets, changes, this.#workbook.from1904);
    const broken = new BrokenNumbers(this.#sheets, changes, definedNames(this.#workbook.main));
    const written = new WorkbookChanges(this.#workbook, this.#names);
    for (const [at, { sheet }] of this.#sheets.entries()) written.renameColumns(sheet, changes[at] ?? []);
    const { edits, gone } = await this.#search.changes();
    const repeated = await repeatedDates(this.#parts, dates, pauses);
    const domains = mailDomains(this.#workbook.sheets, changes);
    const calculated = calculateFormulas({
      workbook: this.#workbook,
      parts: this.#parts,
      changes,
      edits: (part) => together([edits, repeated, domains].map((of) => of.get(part) ?? [])),
      broken,
    });
    for (const [at, { sheet }] of this.#sheets.entries())
      for (const serial of written.take(sheet, changes[at] ?? [], { broken, dates, outcome: calculated.sheets[at] }))
        this.#search.forget(serial);
    written.writeCells();
    written.addOthers(edits);
    written.addOthers(repeated);
    written.addOthers(domains);
    this.#allowKept();
    const { removed, warnings, frozen, byPart } = written.finish(this.#parts);
    const format = {
      sheets: this.#sheets.map(reportOf),
      formulasReplaced: frozen,
      ...(calculated.leftOut > 0 && { resultsLeftOut: calculated.leftOut }),
      ...(broken.count > 0 && { numbersAsText: broken.count }),
      ...(counted && { risk: counted.risk }),
    };
    const further = [...(calculated.leftOut > 0 ? [LEFT_OUT] : []), ...(counted?.warnings ?? [])];
    return { edits: byPart, gone, removed, warnings: [...warnings, ...further], format };
  }

  /** Text that the caller keeps may stay, and so may numbers that only look like a term. */
  #allowKept(): void {
    for (const { sheet, kept } of this.#sheets) {
      for (const i of kept) {
        this.#search.forget(sheet.text(i));
        this.#search.forget(sheet.raw(i));
      }
    }
  }
}

/** True if a workbook has caches of charts or pivot tables, which repeat the content of its cells. */
const hasCaches = (parts: readonly Part[], { sheets, stringsPart }: WorkbookParts): boolean => {
  const read = new Set([...sheets.map(({ part }) => part), stringsPart]);
  return parts.some((part) => !read.has(part) && /[Cc]ache/.test(part.xml?.text ?? ''));
};
