import { type Edit, splice } from '../../../core/index.js';
import { type Cell, isShared, smallNumber } from './biff/cells.js';
import { ownRuns } from './biff/format-runs.js';
import { writeRecords } from './biff/layout.js';
import { continuationsOf, RECORD, type RecordChanges, VERSION } from './biff/records.js';
import { ChunkWriter, charactersOf, MAX_DATA, MOST_CHARACTERS } from './biff/strings.js';
import { blanked } from './blanked.js';
import { newNumber } from './cell-values.js';
import type { Region } from './fixed-text.js';
import { SharedChanges } from './shared-changes.js';
import type { Book } from './workbook.js';

/** Bytes before a cell's value: its row, column and format. */
const CELL_HEAD = 6;
const MAX_DATA_5 = 2080;

/** Collects what becomes of a workbook, and writes it. */
export class BookChanges {
  readonly #book: Book;
  readonly #records: RecordChanges = new Map();
  readonly #regions = new Map<number, Buffer>();
  readonly #shared: SharedChanges;
  readonly #numbers = new Map<number, Map<number, number | string>>();
  readonly #beside: (() => void)[] = [];

  constructor(book: Book) {
    this.#book = book;
    this.#shared = new SharedChanges(book);
  }

  get changed(): boolean {
    return this.#records.size + this.#regions.size + this.#shared.size + this.#numbers.size > 0;
  }

  /** A copy of the data of a record, and of those up to `end` that continue it, that may be overwritten. It only counts once it is touched. */
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

  /** Says what else goes, but only if anything changes. */
  whenChanged(change: () => void): void {
    this.#beside.push(change);
  }

  /** Gives a record other data, and drops those that continued it. */
  replace(index: number, chunks: readonly Buffer[], type = this.#book.records[index]?.type ?? 0): void {
    this.#records.set(
      index,
      chunks.map((data, i) => ({ type: i === 0 ? type : RECORD.continued, data })),
    );
    for (let next = index + 1; next < continuationsOf(this.#book.records, index); next++) this.#records.set(next, []);
  }

  /** Gives one record other data; what follows stays. */
  replaceOne(index: number, pieces: readonly Buffer[]): void {
    const type = this.#book.records[index]?.type ?? 0;
    this.#records.set(
      index,
      pieces.map((data) => ({ type, data })),
    );
  }

  /** Gives a shared string that no cell uses other text. */
  unused(string: number, text: string, edits: readonly Edit[]): void {
    this.#shared.add(string, undefined, text, edits);
  }

  /**
   * Gives a cell other text.
   * @param frozen the formula that shows it would put a removed term together again, so the text takes the formula's place.
   */
  cell(cell: Cell, old: string, edits: readonly Edit[], frozen: boolean): void {
    const { content, record } = cell;
    const text = splice(old, edits);
    if (content.is === 'shared') this.#shared.add(content.string, cell, text, edits);
    else if (content.is === 'text') this.replaceOne(record, [this.#label(record, old, text, edits)]);
    else if (content.is === 'result') this.#result(cell, content.formula, old, text, frozen);
    else if (content.is === 'number') this.#addNumber(cell, content.slot ?? 0, text);
    else this.#numericResult(record, newNumber(this.#book, cell, text) ?? text);
  }

  #addNumber(cell: Cell, slot: number, text: string): void {
    const slots = this.#numbers.get(cell.record) ?? new Map<number, number | string>();
    this.#numbers.set(cell.record, slots.set(slot, newNumber(this.#book, cell, text) ?? text));
  }

  #head(record: number, column = 0): Buffer {
    const head = Buffer.from(this.#book.records[record]?.data.subarray(0, CELL_HEAD) ?? Buffer.alloc(CELL_HEAD));
    head.writeUInt16LE(head.readUInt16LE(2) + column, 2);
    return head;
  }

  /** A text as the file can hold it: if it is too long or has other characters, one that says nothing, of the old length. */
  #written(text: string, old: string, edits: readonly Edit[], room: number): Buffer {
    const { coder } = this.#book;
    const bytes = coder.write(text, 2);
    if (bytes !== undefined && bytes.length <= room) return bytes;
    const blank = splice(
      old,
      edits.map((edit) => ({ ...edit, text: blanked(old.slice(edit.start, edit.end)) })),
    );
    return coder.write(blank, 2) ?? coder.write('', 2) ?? Buffer.alloc(2);
  }

  get #maxData(): number {
    return this.#book.version === VERSION.biff8 ? MAX_DATA : MAX_DATA_5;
  }

  #label(record: number, old: string, text: string, edits: readonly Edit[]): Buffer {
    const was = this.#book.records[record];
    const written = this.#written(text, old, edits, this.#maxData - 1000);
    const end = this.#book.coder.read(was?.data ?? Buffer.alloc(0), CELL_HEAD, 2)?.end;
    const runs =
      was?.type === RECORD.rich && end !== undefined
        ? ownRuns(was.data.subarray(end), {
            edits,
            length: text.length,
            width: this.#book.version === VERSION.biff8 ? 2 : 1,
          })
        : Buffer.alloc(0);
    return Buffer.concat([this.#head(record), written, runs]);
  }

  #result({ record }: Cell, formula: number, old: string, text: string, frozen: boolean): void {
    const whole = [{ start: 0, end: old.length, text }];
    if (frozen && !isShared(this.#book.records[formula + 1])) {
      const label = Buffer.concat([this.#head(formula), this.#written(text, old, whole, this.#maxData - CELL_HEAD)]);
      this.replace(formula, [label], RECORD.label);
      this.replace(record, []);
    } else if (this.#book.version !== VERSION.biff8) {
      this.replace(record, [this.#written(text, old, whole, MAX_DATA_5)]);
    } else this.#resultRecord(record, text.slice(0, MOST_CHARACTERS));
  }

  #resultRecord(record: number, text: string): void {
    const writer = new ChunkWriter();
    const head = Buffer.alloc(3);
    head.writeUInt16LE(text.length, 0);
    head[2] = charactersOf(text).flag;
    writer.whole(head);
    writer.characters(text);
    this.replace(record, writer.chunks);
  }

  #numericResult(record: number, value: number | string): void {
    const { records } = this.#book;
    if (typeof value === 'string' && !isShared(records[record + 1])) {
      const label = Buffer.concat([this.#head(record), this.#written(value, value, [], this.#maxData - CELL_HEAD)]);
      this.replace(record, [label], RECORD.label);
      return;
    }
    const data = Buffer.from(records[record]?.data ?? Buffer.alloc(14));
    data.writeDoubleLE(typeof value === 'number' ? value : 0, CELL_HEAD);
    this.replaceOne(record, [data]);
  }

  /** The new stream. */
  write(): Buffer {
    const { records, end, stream, version } = this.#book;
    for (const change of this.#beside) change();
    for (const [index, bytes] of this.#regions) if (!this.#records.has(index)) this.replaceOne(index, [bytes]);
    for (const [index, slots] of this.#numbers) this.#writeNumbers(index, slots);
    const places = this.#shared.size === 0 ? undefined : this.#writeShared();
    return writeRecords({ records, end, stream }, this.#records, { version, places });
  }

  #writeNumbers(index: number, slots: ReadonlyMap<number, number | string>): void {
    const was = this.#book.records[index];
    if (was === undefined) return;
    const count = was.type === RECORD.numbers ? Math.floor((was.data.length - CELL_HEAD) / 6) : 1;
    const cells = Array.from({ length: count }, (_, slot) => {
      const head = this.#head(index, slot);
      if (was.type === RECORD.numbers) was.data.copy(head, 4, 4 + 6 * slot, 6 + 6 * slot);
      const old =
        was.type === RECORD.number
          ? was.data.readDoubleLE(CELL_HEAD)
          : smallNumber(was.data.readInt32LE(CELL_HEAD + 6 * slot));
      return this.#number(head, slots.get(slot) ?? old);
    });
    this.#records.set(index, cells);
  }

  #number(head: Buffer, value: number | string): { type: number; data: Buffer } {
    if (typeof value === 'string')
      return {
        type: RECORD.label,
        data: Buffer.concat([head, this.#written(value, value, [], this.#maxData - CELL_HEAD)]),
      };
    const double = Buffer.alloc(8);
    double.writeDoubleLE(value, 0);
    return { type: RECORD.number, data: Buffer.concat([head, double]) };
  }

  /** Points the cells whose strings have changed to these. */
  #writeShared() {
    const { sharedAt } = this.#book;
    const { chunks, places } = this.#shared.write((cell, string) => this.#point(cell, string));
    this.replace(sharedAt, chunks);
    return places;
  }

  #point({ record }: Cell, string: number): void {
    const data = Buffer.from(this.#book.records[record]?.data ?? Buffer.alloc(10));
    data.writeUInt32LE(string, CELL_HEAD);
    this.replaceOne(record, [data]);
  }
}
