import type { Edit } from '../../../../core/index.js';
import { append } from '../../../../kit/index.js';
import type { Part } from '../parts/parts.js';
import { serialOfDate } from '../sheets/serial-days.js';
import type { Definitions, TableColumn } from './book-values.js';
import type { BrokenNumbers } from './broken-numbers.js';
import { type FormulaCell, formulaCells } from './formula-cells.js';
import { Recalculation } from './recalculation.js';
import { ReferredCells } from './referred-cells.js';
import { noResult, resultEdits } from './result-edits.js';
import type { Sheet } from './sheet.js';
import { SheetValues } from './sheet-values.js';
import type { TextChange } from './string-forms.js';
import { definedNames, type WorkbookParts } from './workbook.js';

/** What becomes of the formulas of one sheet. */
export interface SheetOutcome {
  /** Edits of the results. */
  readonly edits: readonly Edit[];
  /** Offsets of the formulas that become values because they would show an error. */
  readonly errors: readonly number[];
  /** Numbers that were written, and may have the digits of a term. */
  readonly numbers: readonly string[];
}

/** What is known when formulas are calculated. */
interface Given {
  readonly workbook: WorkbookParts;
  readonly parts: readonly Part[];
  /** Changes of the cells, by sheet. Those of formulas that stay are removed from it. */
  readonly changes: readonly (TextChange | undefined)[][];
  /** Edits of everything but cells, by part. */
  readonly edits: (part: Part) => readonly Edit[];
  readonly broken: BrokenNumbers;
}

/** The formulas of a workbook after its cells have changed. */
export interface CalculatedFormulas {
  readonly sheets: readonly SheetOutcome[];
  /** Number of results that are left out, because they are not calculated here. */
  readonly leftOut: number;
}

const NONE: CalculatedFormulas = { sheets: [], leftOut: 0 };
/** Rounds in which formulas are found that refer to formulas. */
const ROUNDS = 30;

/** Calculates the formulas that refer to changed cells. */
export function calculateFormulas(given: Given): CalculatedFormulas {
  const { workbook, changes } = given;
  if (!changes.some((all) => all.some((change) => change !== undefined))) return NONE;
  const formulas = workbook.sheets.map((sheet, at) => formulaCells(sheet, at, given.edits(sheet.part)));
  if (formulas.every((all) => all.length === 0)) return NONE;
  const names = definedNames(workbook.main);
  const concerned = concernedFormulas(formulas, given, names);
  const values = workbook.sheets.map((sheet, at) => new SheetValues(sheet, changes[at] ?? [], workbook.from1904));
  const recalculation = new Recalculation(values, formulas, definitionsOf(given, names), {
    isConcerned: (formula) => concerned.has(formula),
    isBroken: ({ text, sheet, down, right }) => {
      const on = workbook.sheets[sheet];
      return on !== undefined && given.broken.breaks(text, on, { rows: down, columns: right });
    },
  });
  let leftOut = 0;
  const sheets = formulas.map((all, at): SheetOutcome => {
    const outcome = outcomeOf(workbook.sheets[at], all, recalculation);
    leftOut += outcome.leftOut;
    for (const i of outcome.stay) kept(changes[at], values[at], i);
    return outcome;
  });
  return { sheets, leftOut };
}

function kept(
  changes: (TextChange | undefined)[] | undefined,
  values: SheetValues | undefined,
  formula: FormulaCell,
): void {
  const i = values?.index(formula.row, formula.column) ?? -1;
  if (i >= 0 && changes !== undefined) changes[i] = undefined;
}

function outcomeOf(sheet: Sheet | undefined, formulas: readonly FormulaCell[], recalculation: Recalculation) {
  const edits: Edit[] = [];
  const errors: number[] = [];
  const numbers: string[] = [];
  const stay: FormulaCell[] = [];
  let leftOut = 0;
  const source = sheet?.source ?? '';
  // All are decided before a change is removed, since formulas refer to each other.
  for (const formula of formulas) {
    const outcome = recalculation.outcome(formula);
    if (outcome === undefined) continue;
    if (outcome.kind === 'frozen') {
      if (outcome.isError) errors.push(formula.formulaAt);
      continue;
    }
    stay.push(formula);
    const more =
      outcome.kind === 'calculated' ? resultEdits(source, formula, outcome.value) : noResult(source, formula);
    if (outcome.kind === 'calculated' && typeof outcome.value === 'number') numbers.push(String(outcome.value));
    if (outcome.kind === 'uncalculated') leftOut += more.length;
    append(edits, more);
  }
  return { edits, errors, numbers, stay, leftOut };
}

/** The formulas that refer to a changed cell, or to a formula that does. */
function concernedFormulas(
  formulas: readonly (readonly FormulaCell[])[],
  { workbook, changes }: Given,
  names: ReadonlyMap<string, string>,
): ReadonlySet<FormulaCell> {
  const cells = new ReferredCells(names);
  for (const [at, sheet] of workbook.sheets.entries())
    for (const [i, change] of (changes[at] ?? []).entries())
      if (change !== undefined) cells.add(sheet, sheet.cells.row[i] ?? 0, sheet.cells.column[i] ?? 0);
  const concerned = new Set<FormulaCell>();
  let open = formulas.flat();
  for (let round = 0; round < ROUNDS && open.length > 0; round++) {
    cells.readTitles();
    const before = open.length;
    open = open.filter((formula) => {
      const sheet = workbook.sheets[formula.sheet];
      const more = { rows: formula.down, columns: formula.right };
      if (sheet === undefined || (!isRewritten(formula) && !cells.has(formula.text, sheet, more))) return true;
      concerned.add(formula);
      cells.add(sheet, formula.row, formula.column);
      return false;
    });
    if (open.length === before) break;
  }
  return concerned;
}

/** True if something in the formula itself was replaced. */
const isRewritten = ({ before, after }: FormulaCell): boolean => before !== after;

function definitionsOf({ workbook, parts }: Given, names: ReadonlyMap<string, string>): Definitions {
  const { sheets, from1904 } = workbook;
  return {
    from1904,
    today: savedOn(parts, from1904),
    sheets: workbook.sheetNumbers,
    names,
    columns: sheets.flatMap(columnsOf),
  };
}

const SAVED = /<dcterms:modified\s[^<>]{0,200}>(\d{4}-\d\d-\d\d)T/;

/** The day on which the workbook was saved, and its formulas were calculated. */
function savedOn(parts: readonly Part[], from1904: boolean): number | undefined {
  for (const { xml } of parts) {
    const day = xml === undefined || !xml.text.includes('coreProperties') ? undefined : SAVED.exec(xml.text)?.[1];
    if (day !== undefined) return serialOfDate(day, from1904);
  }
  return undefined;
}

const TABLE_NAME = /\sdisplayName\s{0,5}=\s{0,5}["']([^"']{1,255})["']/;
const TABLE_ROWS = /\stotalsRowCount\s{0,5}=\s{0,5}["'](\d{1,4})["']/;

function columnsOf(sheet: Sheet, at: number): TableColumn[] {
  const { cells } = sheet;
  return sheet.tables.flatMap(({ part, area, hasHeader }): TableColumn[] => {
    const tag = (part.xml?.text ?? '').slice(0, 4000);
    const table = TABLE_NAME.exec(tag)?.[1]?.toLowerCase();
    if (!hasHeader || table === undefined) return [];
    const totals = Number(TABLE_ROWS.exec(tag)?.[1] ?? 0);
    const rows = { firstRow: area.firstRow + 1, lastRow: area.lastRow - totals };
    const found: TableColumn[] = [];
    for (let i = 0; i < cells.count && (cells.row[i] ?? 0) <= area.firstRow; i++) {
      const column = cells.column[i] ?? 0;
      if (cells.row[i] !== area.firstRow || column < area.firstColumn || column > area.lastColumn) continue;
      const one = { ...rows, firstColumn: column, lastColumn: column };
      found.push({ table, title: sheet.text(i).toLowerCase(), sheet: at, area: one, whole: area });
    }
    return found;
  });
}
