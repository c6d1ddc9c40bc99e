import type { Edit } from '../../../../core/index.js';
import { append, byPosition, overlapping } from '../../../../kit/index.js';
import type { Part } from '../parts/parts.js';
import type { BrokenNumbers } from './broken-numbers.js';
import type { SheetOutcome } from './calculated-formulas.js';
import { calculationChain, calculationEdits } from './calculation.js';
import { CellWriter } from './cell-writer.js';
import { movedReferences } from './moved-references.js';
import type { WorkbookNames } from './names.js';
import { holdsQueries } from './queries.js';
import type { SerialDates } from './serial-dates.js';
import type { Sheet } from './sheet.js';
import type { TextChange } from './string-forms.js';
import { renameColumns } from './table-headers.js';
import { isComputed, type WorkbookParts } from './workbook.js';

const BROKEN =
  'Formulas that refer to numbers or dates which became texts were replaced by the values that they had: with texts they would show errors.';

const ERRORS = 'Formulas that would show an error with the new values were replaced by the values that they had.';

interface WrittenSheet {
  readonly sheet: Sheet;
  readonly writer: CellWriter;
  readonly changed: boolean;
}

/** What became of the numbers and dates of all sheets. */
interface Became {
  readonly broken: BrokenNumbers;
  readonly dates: SerialDates;
  /** What became of the formulas of the sheet. */
  readonly outcome: SheetOutcome | undefined;
}

/** The changes of a workbook's parts. */
interface Written {
  readonly byPart: ReadonlyMap<Part, readonly Edit[]>;
  readonly removed: readonly Part[];
  readonly warnings: readonly string[];
  /** Number of formulas that became values. */
  readonly frozen: number;
}

/** Collects the edits of a workbook: first of all cells, then of everything else, then what follows from both. */
export class WorkbookChanges {
  readonly #workbook: WorkbookParts;
  readonly #names: WorkbookNames;
  readonly #edits = new Map<Part, Edit[]>();
  readonly #sheets: WrittenSheet[] = [];
  /** Number of formulas that became values because cells to which they refer are no numbers any more. */
  #broken = 0;
  /** Number of formulas that became values because they would show an error. */
  #errors = 0;

  constructor(workbook: WorkbookParts, names: WorkbookNames) {
    this.#workbook = workbook;
    this.#names = names;
  }

  /** Renames columns of tables. @param changes a title that would equal another one of its table is changed further */
  renameColumns(sheet: Sheet, changes: (TextChange | undefined)[]): void {
    for (const table of sheet.tables) this.#add(table.part, renameColumns(sheet, table, changes, this.#names));
  }

  /**
   * Removes the changes of one sheet's cells from a list.
   * @returns numbers written for dates, which may have the digits of a term
   */
  take(sheet: Sheet, changes: (TextChange | undefined)[], { broken, dates, outcome }: Became): readonly string[] {
    const changed = changes.some((change) => change !== undefined);
    const writer = new CellWriter(sheet, this.#workbook.strings);
    writer.take(changes);
    if (broken.count > 0) this.#broken += writer.freezeBroken(broken, dates);
    if (outcome !== undefined) this.#errors += writer.calculate(outcome);
    this.#sheets.push({ sheet, writer, changed });
    return [...writer.serials, ...(outcome?.numbers ?? [])];
  }

  /** Writes the cells, after those of all sheets are known. */
  writeCells(): void {
    const { strings, stringsPart } = this.#workbook;
    if (stringsPart !== undefined && strings !== undefined) this.#add(stringsPart, strings.edits());
    for (const { sheet, writer } of this.#sheets) this.#add(sheet.part, writer.edits());
  }

  /** Adds the edits of everything except cells. */
  addOthers(others: ReadonlyMap<Part, readonly Edit[]>): void {
    for (const [part, edits] of others) {
      const writer = this.#sheets.find(({ sheet }) => sheet.part === part)?.writer;
      const rest = writer === undefined ? edits : edits.filter(({ start }) => !writer.isFrozen(start));
      const before = this.#edits.get(part);
      this.#add(part, before === undefined || rest.length === 0 ? rest : beside(before, rest));
    }
  }

  /** All changes of parts. */
  finish(parts: readonly Part[]): Written {
    for (const { sheet } of this.#sheets)
      this.#add(sheet.part, movedReferences(sheet.source, this.#names, this.#edits.get(sheet.part) ?? []));
    this.#calculateAnew();
    const queries = [...this.#edits.keys()].filter(holdsQueries);
    for (const part of queries) this.#edits.delete(part);
    const frozen = this.#sheets.reduce((sum, { writer }) => sum + writer.frozen, 0);
    return {
      byPart: new Map(
        [...this.#edits].map(([part, all]) => [part, all.sort((a, b) => a.start - b.start || a.end - b.end)]),
      ),
      removed: [...(frozen > 0 ? calculationChain(parts) : []), ...queries],
      warnings: [
        ...(this.#broken > 0 ? [BROKEN] : []),
        ...(this.#errors > 0 ? [ERRORS] : []),
        ...(frozen > this.#broken + this.#errors
          ? ['Formulas whose results held findings were replaced by values.']
          : []),
        ...(queries.length > 0 ? ['Queries (Power Query) that held findings were taken out.'] : []),
      ],
      frozen,
    };
  }

  /** A workbook with changed cells recalculates its formulas when it is opened. */
  #calculateAnew(): void {
    const { main } = this.#workbook;
    const isAnyComputed = this.#sheets.some(({ sheet }) => isComputed(sheet.source));
    if (isAnyComputed && main !== undefined && this.#sheets.some(({ changed }) => changed))
      this.#add(main, calculationEdits(main));
  }

  #add(part: Part, more: readonly Edit[]): void {
    if (more.length > 0) this.#edits.set(part, [...(this.#edits.get(part) ?? []), ...more]);
  }
}

/**
 * Drops edits inside of ranges that are replaced anyway, such as phonetic guides removed together with their string.
 */
function beside(others: readonly Edit[], edits: readonly Edit[]): readonly Edit[] {
  const taken = [...others].sort(byPosition);
  return edits.filter((edit) => overlapping(taken, edit).length === 0);
}

/** Several lists of edits as one, sorted; of two that overlap, that of the first list. */
export function together(lists: readonly (readonly Edit[])[]): readonly Edit[] {
  const all: Edit[] = [];
  for (const more of lists) append(all, all.length === 0 ? more : beside(all, more));
  return all.sort(byPosition);
}
