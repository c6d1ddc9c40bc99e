import { type Edit, splice } from '../../../../core/index.js';
import { type Cell, isShared } from './biff/cells.js';
import { writeRecords } from './biff/layout.js';
import { continuationsOf, RECORD, type RecordChanges } from './biff/records.js';
import { CellBytes } from './cell-bytes.js';
import { newNumber } from './cell-values.js';
import type { Region } from './fixed-text.js';
import { SharedChanges } from './shared-changes.js';
import type { Book } from './workbook.js';

/** Collects the changes of a workbook and writes it. */
export class BookChanges {
  readonly #book: Book;
  readonly #records: RecordChanges = new Map();
  readonly #regions = new Map<number, Buffer>();
  readonly #shared: SharedChanges;
  readonly #numbers = new Map<number, Map<number, number | string>>();
  readonly #beside: (() => void)[] = [];
  readonly #bytes: CellBytes;

  constructor(book: Book) {
    this.#book = book;
    this.#shared = new SharedChanges(book);
    this.#bytes = new CellBytes(book);
  }

  get changed(): boolean {
    return this.#records.size + this.#regions.size + this.#shared.size + this.#numbers.size > 0;
  }

  /**
   * A writable copy of the data of a record, and of its continuations up to `end`. It replaces the original only once
   * it is touched.
   */
  region(index: number, end = index + 1): Region {
    const pieces = this.#book.records.slice(index, end).map(({ data }) => data);
    const bytes = Buffer.concat(pieces);
    const touch = (): void => {
      let at = 0;
      for (const [i, { length }] of pieces.entries()) {
        this.#regions.set(index + i, bytes.subarray(at, at + length));
        at += length;
      }
    };
    return { bytes, touch };
  }

  /** Registers a further change that is made only if anything else changes. */
  whenChanged(change: () => void): void {
    this.#beside.push(change);
  }

  /** Replaces the data of a record and drops its continuations. */
  replace(index: number, chunks: readonly Buffer[], type = this.#book.records[index]?.type ?? 0): void {
    this.#records.set(
      index,
      chunks.map((data, i) => ({ type: i === 0 ? type : RECORD.continued, data })),
    );
    for (let next = index + 1; next < continuationsOf(this.#book.records, index); next++) this.#records.set(next, []);
  }

  /** Replaces the data of one record; the records after it stay. */
  replaceOne(index: number, pieces: readonly Buffer[]): void {
    const type = this.#book.records[index]?.type ?? 0;
    this.#records.set(
      index,
      pieces.map((data) => ({ type, data })),
    );
  }

  /** Changes the text of a shared string that no cell uses. */
  unused(string: number, text: string, edits: readonly Edit[]): void {
    this.#shared.add(string, undefined, text, edits);
  }

  /**
   * Changes the text of a cell.
   * @param frozen true if the formula of the cell would reproduce a removed term, so that the text replaces the
   * formula.
   */
  cell(cell: Cell, old: string, edits: readonly Edit[], frozen: boolean): void {
    const { content, record } = cell;
    const text = splice(old, edits);
    if (content.is === 'shared') this.#shared.add(content.string, cell, text, edits);
    else if (content.is === 'text') this.replaceOne(record, [this.#bytes.label(record, old, text, edits)]);
    else if (content.is === 'result') this.#result(cell, content.formula, old, text, frozen);
    else if (content.is === 'number') this.#addNumber(cell, content.slot ?? 0, text);
    else this.#numericResult(record, newNumber(this.#book, cell, text) ?? text);
  }

  #addNumber(cell: Cell, slot: number, text: string): void {
    const slots = this.#numbers.get(cell.record) ?? new Map<number, number | string>();
    this.#numbers.set(cell.record, slots.set(slot, newNumber(this.#book, cell, text) ?? text));
  }

  #result({ record }: Cell, formula: number, old: string, text: string, frozen: boolean): void {
    if (frozen && !isShared(this.#book.records[formula + 1])) {
      this.replace(formula, [this.#bytes.labelInstead(formula, old, text)], RECORD.label);
      this.replace(record, []);
    } else this.replace(record, this.#bytes.result(old, text));
  }

  #numericResult(record: number, value: number | string): void {
    if (typeof value === 'string' && !isShared(this.#book.records[record + 1]))
      this.replace(record, [this.#bytes.numberAsLabel(record, value)], RECORD.label);
    else this.replaceOne(record, [this.#bytes.numericResult(record, value)]);
  }

  /** The new stream. */
  write(): Buffer {
    const { records, end, stream, version } = this.#book;
    for (const change of this.#beside) change();
    for (const [index, bytes] of this.#regions) if (!this.#records.has(index)) this.replaceOne(index, [bytes]);
    for (const [index, slots] of this.#numbers) this.#records.set(index, this.#bytes.numbers(index, slots));
    const places = this.#shared.size === 0 ? undefined : this.#writeShared();
    return writeRecords({ records, end, stream }, this.#records, { version, places });
  }

  /** Updates the cells whose shared strings have changed. */
  #writeShared() {
    const { sharedAt } = this.#book;
    const { chunks, places } = this.#shared.write((cell, string) => this.#point(cell, string));
    this.replace(sharedAt, chunks);
    return places;
  }

  #point({ record }: Cell, string: number): void {
    this.replaceOne(record, [this.#bytes.pointing(record, string)]);
  }
}
