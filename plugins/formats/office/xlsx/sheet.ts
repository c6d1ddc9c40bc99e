import type { Part } from '../parts/parts.js';
import type { Area } from '../sheets/area.js';
import { numberShownAs, shownDigits } from '../sheets/digit-pattern.js';
import { dateOfSerial, serialOfDate } from '../sheets/serial-days.js';
import { readCellText } from '../text/decoded.js';
import { decodeReferences } from '../xml/entities.js';
import { CellTable, KIND } from './cells.js';
import { isPlainNumber, type NumberFormat, numberText } from './number-formats.js';
import { readRichText } from './rich-text.js';
import type { SharedStrings } from './shared-strings.js';

const LEADING_ZEROS = /^0+[1-9]\d{0,14}$/;

/** Data shared by all sheets of a workbook. */
export interface Workbook {
  readonly strings: SharedStrings | undefined;
  /** The number format of a style of cells. */
  readonly format: (style: number) => NumberFormat;
  /** True if days are counted from 1904. */
  readonly from1904: boolean;
}

/** A table on a sheet, as declared in its own part. */
export interface SheetTable {
  readonly part: Part;
  readonly area: Area;
  /** True if the first row contains the titles. */
  readonly hasHeader: boolean;
}

/** One sheet with its cells. */
export class Sheet {
  readonly cells = new CellTable();
  readonly #workbook: Workbook;

  constructor(
    readonly part: Part,
    readonly source: string,
    /** From 1, in the order of the workbook. */
    readonly number: number,
    readonly tables: readonly SheetTable[],
    workbook: Workbook,
  ) {
    this.#workbook = workbook;
  }

  /** Number of shared strings of the workbook. */
  get strings(): number {
    return this.#workbook.strings?.count ?? 0;
  }

  /** Index of the shared string of a cell; -1 for other cells. */
  shared(i: number): number {
    const index = this.cells.shared[i] ?? -1;
    return index < (this.#workbook.strings?.count ?? 0) ? index : -1;
  }

  /** The value of a cell as stored. */
  raw(i: number): string {
    return this.source.slice(this.cells.value[i], this.cells.valueEnd[i]);
  }

  /** True for a number that is displayed as a date. */
  isDate(i: number): boolean {
    return this.cells.kind[i] === KIND.number && this.#format(i).isDate;
  }

  /** The pattern in which a cell shows the digits of a number, such as `000-00-0000`; undefined if it has none. */
  digits(i: number): string | undefined {
    return this.cells.kind[i] === KIND.number ? this.#format(i).digits : undefined;
  }

  /**
   * A new value of a cell with a number or a date as it is stored; undefined if it is neither any more.
   * @param changed the new text
   */
  typed(i: number, changed: string): string | undefined {
    const digits = this.digits(i);
    if (digits !== undefined) return numberShownAs(changed, digits)?.toString();
    if (this.isDate(i)) return serialOfDate(changed, this.#workbook.from1904)?.toString();
    // A number has no leading zeros.
    const plain = LEADING_ZEROS.test(changed) ? changed.replace(/^0+/, '') : changed;
    return isPlainNumber(plain) ? plain : undefined;
  }

  #format(i: number): NumberFormat {
    return this.#workbook.format(this.cells.style[i] ?? 0);
  }

  /** The displayed text of a cell; dates in ISO form, other numbers in full. */
  text(i: number): string {
    const { kind, value, valueEnd } = this.cells;
    const start = value[i] ?? 0;
    const end = valueEnd[i] ?? 0;
    switch (kind[i]) {
      case KIND.shared: {
        const index = this.shared(i);
        return index < 0 ? this.source.slice(start, end) : (this.#workbook.strings?.text(index) ?? '');
      }
      case KIND.inline:
        return readRichText(this.source, start, end).text;
      case KIND.text:
        return readCellText(this.source.slice(start, end)).text;
      case KIND.number:
        return this.#number(i, this.source.slice(start, end));
      default:
        return decodeReferences(this.source.slice(start, end)).text;
    }
  }

  #number(i: number, raw: string): string {
    const { isDate, digits } = this.#format(i);
    const date = isDate ? dateOfSerial(Number(raw), this.#workbook.from1904) : undefined;
    if (date !== undefined) return date;
    return digits === undefined ? numberText(raw) : shownDigits(numberText(raw), digits);
  }
}
