import type { Edit } from '../../../../core/index.js';
import { append, byPosition } from '../../../../kit/index.js';
import { cellText } from '../text/decoded.js';
import { PartEdits } from '../text/splice-units.js';
import type { BrokenNumbers } from './broken-numbers.js';
import type { SheetOutcome } from './calculated-formulas.js';
import { KIND } from './cells.js';
import { FrozenFormulas } from './formulas.js';
import { readRichText } from './rich-text.js';
import { asNumber, type SerialDates } from './serial-dates.js';
import type { SharedStrings } from './shared-strings.js';
import type { Sheet } from './sheet.js';
import { changedText, type TextChange } from './string-forms.js';

/** One shared constant, because there may be a million such cells. */
const AS_TEXT = ' t="str"';
const TYPE = /\st\s{0,10}=\s{0,10}["']([^"']{0,20})["']/;

/**
 * Writes the changed cells of one sheet. Shared strings get their numbers only when all sheets are known, so edits are
 * made in two steps.
 */
export class CellWriter {
  readonly #sheet: Sheet;
  readonly #formulas: FrozenFormulas;
  readonly #edits: Edit[] = [];
  /** For each cell, the form of its string plus one; 0 for cells with an unchanged string or without one. */
  readonly #forms: Int32Array;
  readonly #strings: SharedStrings | undefined;

  constructor(sheet: Sheet, strings: SharedStrings | undefined) {
    this.#sheet = sheet;
    this.#strings = strings;
    this.#forms = new Int32Array(strings === undefined ? 0 : sheet.cells.count);
    this.#formulas = new FrozenFormulas(sheet);
  }

  /** Numbers written for dates, which may have the digits of a term. */
  readonly serials: string[] = [];

  /** Makes values of the formulas that refer to cells which are no numbers any more. @returns how many */
  freezeBroken(broken: BrokenNumbers, dates: SerialDates): number {
    const before = this.#formulas.count;
    this.#formulas.freezeWhere((formula, more) => broken.breaks(formula, this.#sheet, more));
    const stale = this.#formulas.staleResults((result) => {
      const day = result === '' ? undefined : dates.of(Number(result));
      return day && asNumber(day);
    });
    append(this.#edits, stale);
    return this.#formulas.count - before;
  }

  /** Writes results of formulas, and makes values of those that would show an error. @returns how many */
  calculate({ edits, errors }: SheetOutcome): number {
    const before = this.#formulas.count;
    for (const offset of errors) this.#formulas.freezeAt(offset);
    append(this.#edits, edits);
    return this.#formulas.count - before;
  }

  /** Number of formulas that became values. */
  get frozen(): number {
    return this.#formulas.count;
  }

  /** True if an offset is inside of a removed formula. */
  isFrozen(offset: number): boolean {
    return this.#formulas.holds(offset);
  }

  /** First step: removes the changes of all cells of the sheet from a list. */
  take(changes: (TextChange | undefined)[]): void {
    const strings = this.#strings;
    const { cells } = this.#sheet;
    for (let i = 0; i < cells.count; i++) {
      const change = changes[i];
      // Released early, because there may be millions.
      changes[i] = undefined;
      const shared = this.#sheet.shared(i);
      if (change !== undefined) this.#formulas.freeze(i);
      if (shared >= 0 && strings !== undefined) this.#shared(i, shared, change, strings);
      else if (change !== undefined) this.#change(i, change);
    }
  }

  /** Second step: edits of the sheet's part. */
  edits(): Edit[] {
    const { cells } = this.#sheet;
    const edits = [...this.#edits, ...this.#formulas.edits()];
    for (let i = 0; i < this.#forms.length; i++) {
      const form = (this.#forms[i] ?? 0) - 1;
      const index = form < 0 ? -1 : (this.#strings?.indexOf(form) ?? -1);
      if (index < 0 || index === this.#sheet.shared(i)) continue;
      edits.push({ start: cells.value[i] ?? 0, end: cells.valueEnd[i] ?? 0, text: String(index) });
    }
    return edits.sort(byPosition);
  }

  #shared(i: number, shared: number, change: TextChange | undefined, strings: SharedStrings): void {
    if (change === undefined) strings.keep(shared);
    else this.#forms[i] = strings.use(shared, change) + 1;
  }

  #change(i: number, change: TextChange): void {
    const { cells } = this.#sheet;
    const start = cells.value[i] ?? 0;
    const end = cells.valueEnd[i] ?? 0;
    const text = this.#sheet.text(i);
    const changed = changedText(text, change);
    const kind = cells.kind[i];
    if (kind === KIND.inline) this.#inline(start, end, editsOf(text, change));
    else if (kind === KIND.text) this.#edits.push({ start, end, text: cellText(changed) });
    else {
      const value = kind === KIND.number ? this.#number(i, changed) : isoDate(changed);
      if (value === undefined) this.#becomeText(i);
      this.#edits.push({ start, end, text: value ?? cellText(changed) });
    }
  }

  #inline(start: number, end: number, edits: readonly Edit[]): void {
    const rich = readRichText(this.#sheet.source, start, end);
    const pieces = new PartEdits();
    for (const edit of edits) pieces.add(edit, rich);
    append(this.#edits, [...pieces.sorted(), ...rich.phonetic.map((span): Edit => ({ ...span, text: '' }))]);
  }

  /** A number or a date keeps its type and format if its substitute is one. */
  #number(i: number, changed: string): string | undefined {
    const typed = this.#sheet.typed(i, changed);
    if (typed !== undefined && this.#sheet.isDate(i)) this.serials.push(typed);
    return typed;
  }

  #becomeText(i: number): void {
    const { source, cells } = this.#sheet;
    const start = cells.start[i] ?? 0;
    const tag = source.slice(start, source.indexOf('>', start));
    const given = TYPE.exec(tag);
    if (given === null) {
      const at = start + (/^<[^\s/>]{1,100}/.exec(tag)?.[0].length ?? 0);
      this.#edits.push({ start: at, end: at, text: AS_TEXT });
      return;
    }
    const end = start + given.index + given[0].length - 1;
    this.#edits.push({ start: end - (given[1]?.length ?? 0), end, text: 'str' });
  }
}

const editsOf = (text: string, change: TextChange): readonly Edit[] =>
  typeof change === 'string' ? [{ start: 0, end: text.length, text: change }] : change;

const isoDate = (text: string): string | undefined =>
  /^\d{4}-\d\d-\d\d(?:T[\d:.]{5,12}Z?)?$/.test(text) ? text : undefined;
