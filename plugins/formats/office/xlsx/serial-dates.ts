import type { Area } from '../sheets/area.js';
import { dateOfSerial, serialOfDate } from '../sheets/serial-days.js';
import { isPlainNumber } from './number-formats.js';

const DAY = /^\d{4}-\d\d-\d\d/;
/** Numbers below are more often counts and years than dates: 10,000 is 18 May 1927. */
const LEAST_BY_VALUE = 10_000;

type Columns = Pick<Area, 'firstColumn' | 'lastColumn'>;

/** What became of a day: a serial number, another number such as the year, or a text. */
export type NewDay = { readonly serial: number } | { readonly text: string };

/**
 * The days that cells show as dates and that were replaced. Everything else in a workbook repeats a day as a number that says nothing by
 * itself: caches of charts, filters, formats by condition, validations, constants.
 */
export class SerialDates {
  readonly #from1904: boolean;
  readonly #days = new Map<number, NewDay>();
  /** Other numbers, by column. */
  readonly #numbers = new Map<number, Map<string, NewDay>>();
  /** Numbers of cells that formulas repeat as constants. */
  readonly #constants = new Map<string, NewDay>();
  readonly #columns = new Set<number>();

  constructor(from1904: boolean) {
    this.#from1904 = from1904;
  }

  get isEmpty(): boolean {
    return this.#days.size === 0 && this.#numbers.size === 0 && this.#constants.size === 0;
  }

  /**
   * Adds a cell that shows a date.
   * @param column from 0
   * @param raw its serial number
   * @param changed its new text
   */
  add(column: number, raw: string, changed: string): void {
    const day = Math.floor(Number(raw));
    this.#columns.add(column);
    if (this.#days.has(day)) return;
    const [iso = ''] = DAY.exec(changed) ?? [];
    const serial = serialOfDate(iso, this.#from1904);
    this.#days.set(day, serial === undefined ? { text: changed } : { serial });
  }

  /** Adds a cell with another number, such as an age, for the charts that repeat its column. */
  addNumber(column: number, raw: string, changed: string): void {
    const known = this.#numbers.get(column) ?? new Map<string, NewDay>();
    this.#numbers.set(column, known);
    if (!known.has(raw)) known.set(raw, { text: changed });
  }

  /** Adds a cell with another number that a formula repeats, such as an identifier that it looks up. */
  addConstant(raw: string, changed: string): void {
    if (!this.#constants.has(raw)) this.#constants.set(raw, { text: changed });
  }

  /** What became of a number that a formula repeats. */
  ofConstant(number: string): NewDay | undefined {
    return this.#constants.get(number);
  }

  /** What became of a number in the columns of an area. */
  inArea({ firstColumn, lastColumn }: Columns, raw: string): NewDay | undefined {
    for (const [column, numbers] of this.#numbers)
      if (column >= firstColumn && column <= lastColumn && numbers.has(raw)) return numbers.get(raw);
    return undefined;
  }

  /** True if a column of an area has cells with dates, on any sheet. */
  hasColumnIn({ firstColumn, lastColumn }: Columns): boolean {
    for (const column of this.#columns) if (column >= firstColumn && column <= lastColumn) return true;
    return false;
  }

  /**
   * What became of a serial number; undefined if it is none of a replaced day.
   * @param isDate true if its place shows that it is a date, so that it may be of any size
   */
  of(serial: number, isDate = false): NewDay | undefined {
    if (!isDate && serial < LEAST_BY_VALUE) return undefined;
    const known = this.#days.get(Math.floor(serial));
    if (known === undefined || !('serial' in known)) return known;
    return { serial: known.serial + (serial - Math.floor(serial)) };
  }

  /** What became of a date in ISO form. */
  ofDate(iso: string): NewDay | undefined {
    const serial = serialOfDate(iso, this.#from1904);
    return serial === undefined ? undefined : this.#days.get(serial);
  }

  /** A new day in ISO form; undefined if it is no day any more. */
  iso(day: NewDay): string | undefined {
    return 'serial' in day ? dateOfSerial(Math.floor(day.serial), this.#from1904) : undefined;
  }

  /** All replaced days in ISO form. */
  *all(): Generator<readonly [iso: string, day: NewDay]> {
    for (const [serial, day] of this.#days) {
      const iso = dateOfSerial(serial, this.#from1904);
      if (iso !== undefined) yield [iso, day];
    }
  }
}

/** A new day where only a number can stand. */
export function asNumber(day: NewDay): string {
  if ('serial' in day) return String(day.serial);
  return isPlainNumber(day.text) ? day.text : '0';
}

/** A new day where any text can stand. */
export const asText = (day: NewDay): string => ('serial' in day ? String(day.serial) : day.text);
