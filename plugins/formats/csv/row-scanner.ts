import { DeidError } from '../../../core/index.js';
import type { Dialect } from './dialect.js';

/** Maximum length of a cell, in characters of the view. */
export const MAX_CELL = 32 * 1024 * 1024;
/** Maximum number of cells per row, the limit of spreadsheets. */
const MAX_COLUMNS = 16_384;

const LF = 10;
const CR = 13;

/**
 * Finds the cells of a row without copying. Every character belongs to a cell, a delimiter or a line break, however
 * malformed the row is, so that unchanged parts can be written back exactly.
 */
export class RowScanner {
  /** Start of each cell of the last row, including quotes. */
  readonly starts = new Int32Array(MAX_COLUMNS);
  /** End of each cell. */
  readonly ends = new Int32Array(MAX_COLUMNS);
  /** Number of cells of the last row. */
  count = 0;
  /** Start of the incomplete cell after `read` returned -1. */
  open = 0;
  readonly #delimiter: number;
  readonly #quote: number;
  readonly #quoteText: string;
  readonly #escaper: string;
  readonly #skipBlanks: boolean;
  #text = '';
  #from = 0;
  /** Next offset of the escape character in {@link #text}, cached because it may be rare. */
  #escapeAt = -1;

  constructor({ delimiter, quote, escaper, skipBlanks }: Dialect) {
    this.#delimiter = delimiter === '' ? -1 : delimiter.charCodeAt(0);
    this.#quote = quote === '' ? -1 : quote.charCodeAt(0);
    this.#quoteText = quote;
    this.#escaper = escaper === quote ? '' : escaper;
    this.#skipBlanks = skipBlanks;
  }

  /**
   * Reads the row that begins at `from`.
   * @param last true if nothing follows `text`; then every row is complete.
   * @returns start of the next row, -1 if the row is incomplete.
   * @throws DeidError `cell_too_large`, `document_unreadable`
   */
  read(text: string, from: number, last: boolean): number {
    const length = text.length;
    const delimiter = this.#delimiter;
    let at = from;
    this.count = 0;
    if (text !== this.#text || from <= this.#from) this.#escapeAt = -1;
    this.#text = text;
    this.#from = from;
    for (;;) {
      const start = at;
      this.open = start;
      if (this.#opens(text, at)) at = this.#afterQuoted(text, at, last);
      if (at < 0) return -1;
      let unit = 0;
      // Outside quotes, and after a closing quote, a cell continues to the next delimiter or line break.
      while (at < length) {
        unit = text.charCodeAt(at);
        if (unit === delimiter || unit === LF || unit === CR) break;
        at++;
      }
      if (at >= length && !last) return -1;
      this.#add(start, at);
      if (at >= length) return length;
      if (unit === delimiter) at++;
      else if (unit === LF) return at + 1;
      else return this.#afterReturn(text, at, last);
    }
  }

  #opens(text: string, at: number): boolean {
    if (this.#quote < 0) return false;
    let i = at;
    if (this.#skipBlanks) while (text.charCodeAt(i) === 32) i++;
    return text.charCodeAt(i) === this.#quote;
  }

  /**
   * Offset after the closing quote of the cell that begins at `start`; the end of the text if there is none; -1 if more
   * text is needed.
   */
  #afterQuoted(text: string, start: number, last: boolean): number {
    const quote = this.#quoteText;
    let at = text.indexOf(quote, start) + 1;
    let close = -1;
    for (;;) {
      if (close < at) close = indexOrEnd(text, quote, at);
      const escaped = this.#nextEscape(text, at);
      if (escaped < close) {
        if (escaped + 2 > text.length) return last ? text.length : -1;
        at = escaped + 2;
        continue;
      }
      if (close + 1 >= text.length) return last ? text.length : -1;
      if (text.charCodeAt(close + 1) !== this.#quote) return close + 1;
      at = close + 2;
    }
  }

  #nextEscape(text: string, at: number): number {
    if (this.#escaper === '') return text.length;
    if (this.#escapeAt < at) this.#escapeAt = indexOrEnd(text, this.#escaper, at);
    return this.#escapeAt;
  }

  #afterReturn(text: string, at: number, last: boolean): number {
    if (at + 1 >= text.length) return last ? text.length : -1;
    return text.charCodeAt(at + 1) === LF ? at + 2 : at + 1;
  }

  #add(start: number, end: number): void {
    if (end - start > MAX_CELL) throw new DeidError('cell_too_large', ['32 MiB']);
    if (this.count === MAX_COLUMNS) {
      throw new DeidError('document_unreadable', [`a row has more than ${MAX_COLUMNS} cells; give the delimiter`]);
    }
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.count++;
  }
}

function indexOrEnd(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at < 0 ? text.length : at;
}
