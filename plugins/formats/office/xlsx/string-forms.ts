import { type Edit, splice } from '../../../../core/index.js';
import { grown } from './cells.js';

/** The change of a text: the complete new text, which is the usual case and takes the least memory, or edits. */
export type TextChange = string | readonly Edit[];

/** The new text after a change. */
export const changedText = (text: string, change: TextChange): string =>
  typeof change === 'string' ? change : splice(text, change);

const NONE = -1;
const FIRST_SIZE = 1024;

/** A column of numbers, indexed by form. */
type Column = Int32Array<ArrayBuffer>;

/**
 * The new forms of shared strings. Nearly every string has one form, and a workbook may have a million, so a form is an
 * index into a table of its change, its number of cells, its string, and the next form of the same string.
 */
export class StringForms {
  #count = 0;
  readonly #changes: TextChange[] = [];
  #cells: Column = new Int32Array(FIRST_SIZE);
  #strings: Column = new Int32Array(FIRST_SIZE);
  #next: Column = new Int32Array(FIRST_SIZE);
  /** For each form, the number of its string in the new part. */
  #indexes: Column = new Int32Array(FIRST_SIZE);
  /** For each string, its first form. */
  readonly #first: Column;
  /** All forms but the first, by their list of edits, which cells with the same text often share. */
  readonly #byChange = new Map<TextChange, number>();

  /** @param strings number of strings. */
  constructor(strings: number) {
    this.#first = new Int32Array(strings).fill(NONE);
  }

  /** Registers a cell with another text instead of its string. @returns the form. */
  use(string: number, change: TextChange): number {
    const form = this.#formOf(string, change);
    this.#cells[form] = (this.#cells[form] ?? 0) + 1;
    return form;
  }

  #formOf(string: number, change: TextChange): number {
    const first = this.#first[string] ?? NONE;
    if (first === NONE) {
      const form = this.#add(string, change, NONE);
      this.#first[string] = form;
      return form;
    }
    if (this.#changes[first] === change) return first;
    const key = typeof change === 'string' ? `${string} ${change}` : change;
    const known = this.#byChange.get(key);
    if (known !== undefined) return known;
    const same = typeof change === 'string' ? undefined : this.#formsFrom(first).find((form) => this.#is(form, change));
    const form = same ?? this.#add(string, change, this.#next[first] ?? NONE);
    if (same === undefined) this.#next[first] = form;
    this.#byChange.set(key, form);
    return form;
  }

  #add(string: number, change: TextChange, next: number): number {
    if (this.#count === this.#cells.length) this.#grow();
    const form = this.#count++;
    this.#changes.push(change);
    this.#strings[form] = string;
    this.#next[form] = next;
    this.#indexes[form] = string;
    return form;
  }

  #grow(): void {
    const size = 2 * this.#cells.length;
    this.#cells = grown(this.#cells, new Int32Array(size));
    this.#strings = grown(this.#strings, new Int32Array(size));
    this.#next = grown(this.#next, new Int32Array(size));
    this.#indexes = grown(this.#indexes, new Int32Array(size));
  }

  /** All strings with their forms. */
  *all(): Generator<readonly [string: number, forms: readonly number[]]> {
    for (let form = 0; form < this.#count; form++) {
      const string = this.#strings[form] ?? 0;
      if (this.#first[string] === form) yield [string, this.#formsFrom(form)];
    }
  }

  /** Returns and removes the change of a form, which is not needed again. */
  take(form: number): TextChange {
    const change = this.#changes[form] ?? '';
    this.#changes[form] = '';
    return change;
  }

  /** The form that most cells use. */
  mostUsed(forms: readonly number[]): number {
    return forms.reduce((most, form) => ((this.#cells[form] ?? 0) > (this.#cells[most] ?? 0) ? form : most));
  }

  /** The number of a form in the new part. */
  indexOf(form: number): number {
    return this.#indexes[form] ?? NONE;
  }

  /** Sets the number of a form. */
  setIndex(form: number, index: number): void {
    this.#indexes[form] = index;
  }

  #formsFrom(first: number): number[] {
    const forms: number[] = [];
    for (let form = first; form !== NONE; form = this.#next[form] ?? NONE) forms.push(form);
    return forms;
  }

  #is(form: number, edits: readonly Edit[]): boolean {
    const known = this.#changes[form];
    return (
      known !== undefined &&
      typeof known !== 'string' &&
      known.length === edits.length &&
      known.every((one, i) => one.start === edits[i]?.start && one.end === edits[i]?.end && one.text === edits[i]?.text)
    );
  }
}
