import { CellError, isSame, NotCalculable, type Scalar } from '../calculation/values.js';
import { BookValues, type Definitions } from './book-values.js';
import type { FormulaCell } from './formula-cells.js';
import { cellKey, type SheetValues } from './sheet-values.js';
import type { TextChange } from './string-forms.js';
import { tellsTerm } from './term-in-result.js';

/** What becomes of a formula whose cells have changed. */
export type Outcome =
  /** The formula stays, with another result. */
  | { readonly kind: 'calculated'; readonly value: Scalar }
  /** The formula stays without a result, since it is not calculated here: programs calculate it. */
  | { readonly kind: 'uncalculated' }
  /** The formula becomes a value. */
  | { readonly kind: 'frozen'; readonly isError: boolean };

/** What is asked about formulas. */
interface Questions {
  /** True if a formula refers to a cell that has changed, or to a formula that may. */
  readonly isConcerned: (formula: FormulaCell) => boolean;
  /** True if a formula refers to a number or date that became a text. */
  readonly isBroken: (formula: FormulaCell) => boolean;
}

/**
 * Calculates the formulas that refer to changed cells, so that each cell keeps the value that a program will calculate. A formula counts only if
 * its result in the file is found again with the cells of the file: then the calculation here is that of the program that wrote it.
 */
export class Recalculation {
  readonly #sheets: readonly SheetValues[];
  readonly #old: BookValues;
  readonly #new: BookValues;
  readonly #questions: Questions;
  readonly #outcomes = new Map<FormulaCell, Outcome | 'open'>();
  readonly #before = new Map<FormulaCell, Scalar | 'open'>();

  constructor(
    sheets: readonly SheetValues[],
    formulas: readonly (readonly FormulaCell[])[],
    definitions: Definitions,
    questions: Questions,
  ) {
    this.#sheets = sheets;
    this.#questions = questions;
    const byKey = formulas.map((all) => new Map(all.map((one) => [cellKey(one.row, one.column), one])));
    const book = { sheets, definitions, formulas: byKey };
    this.#old = new BookValues(book, false, (one) => this.#oldValue(one));
    this.#new = new BookValues(book, true, (one) => this.#newValue(one));
  }

  /** What becomes of a formula; undefined if it stays as it is, as an error that is not calculated here. */
  outcome(formula: FormulaCell): Outcome | undefined {
    const outcome = this.#outcome(formula);
    return outcome?.kind === 'uncalculated' && formula.kept?.value instanceof CellError ? undefined : outcome;
  }

  #outcome(formula: FormulaCell): Outcome | undefined {
    const known = this.#outcomes.get(formula);
    // A formula that refers to itself.
    if (known === 'open') throw new NotCalculable();
    if (known !== undefined) return known;
    if (!this.#questions.isConcerned(formula) && this.#change(formula) === undefined) return undefined;
    this.#outcomes.set(formula, 'open');
    const outcome = this.#decide(formula);
    this.#outcomes.set(formula, outcome);
    return outcome;
  }

  #decide(formula: FormulaCell): Outcome {
    if (this.#questions.isBroken(formula)) return { kind: 'frozen', isError: false };
    try {
      const kept = formula.kept?.value;
      if (kept === undefined || isSame(this.#old.result(formula), kept)) return this.#calculated(formula);
    } catch (error) {
      if (!(error instanceof NotCalculable)) throw error;
    }
    return this.#change(formula) === undefined ? { kind: 'uncalculated' } : { kind: 'frozen', isError: false };
  }

  #calculated(formula: FormulaCell): Outcome {
    const value = this.#new.result(formula);
    const isError = value instanceof CellError;
    if (isError && !(formula.kept?.value instanceof CellError)) return { kind: 'frozen', isError };
    const i = this.#index(formula);
    const change = this.#change(formula);
    if (change === undefined || i < 0) return { kind: 'calculated', value };
    const isOther = this.#questions.isConcerned(formula);
    const found = { text: this.#sheets[formula.sheet]?.text(i) ?? '', change, before: formula.kept?.value };
    return tellsTerm(value, found, isOther) ? { kind: 'frozen', isError: false } : { kind: 'calculated', value };
  }

  /** The value before the change. */
  #oldValue(formula: FormulaCell): Scalar {
    if (formula.kept?.value !== undefined) return formula.kept.value;
    const known = this.#before.get(formula);
    if (known === 'open') throw new NotCalculable();
    if (known !== undefined) return known;
    this.#before.set(formula, 'open');
    const value = this.#old.result(formula);
    this.#before.set(formula, value);
    return value;
  }

  /** The value after the change. */
  #newValue(formula: FormulaCell): Scalar {
    const outcome = this.outcome(formula);
    if (outcome?.kind === 'uncalculated') throw new NotCalculable();
    if (outcome?.kind === 'calculated') return outcome.value;
    const i = this.#index(formula);
    return i < 0 ? this.#oldValue(formula) : this.#sheets[formula.sheet]?.valueAt(i, true);
  }

  #index({ sheet, row, column, start }: FormulaCell): number {
    const values = this.#sheets[sheet];
    const i = values?.index(row, column) ?? -1;
    return i >= 0 && values?.start(i) === start ? i : -1;
  }

  #change(formula: FormulaCell): TextChange | undefined {
    return this.#sheets[formula.sheet]?.change(this.#index(formula));
  }
}
