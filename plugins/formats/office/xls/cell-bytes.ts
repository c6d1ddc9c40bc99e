import { type Edit, splice } from '../../../../core/index.js';
import { smallNumber } from './biff/cells.js';
import { ownRuns } from './biff/format-runs.js';
import { RECORD, VERSION } from './biff/records.js';
import { ChunkWriter, charactersOf, MAX_CHARACTERS, MAX_DATA } from './biff/strings.js';
import { blanked } from './blanked.js';
import type { Book } from './workbook.js';

/** Number of bytes before the value of a cell: its row, column and format. */
const CELL_HEAD = 6;
const MAX_DATA_5 = 2080;

/** Writes the data of cell records in the version and encoding of the workbook. */
export class CellBytes {
  readonly #book: Book;

  constructor(book: Book) {
    this.#book = book;
  }

  /** A cell with its own text, which keeps the formats of its characters. */
  label(record: number, old: string, text: string, edits: readonly Edit[]): Buffer {
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

  /** A text in place of another kind of cell. */
  labelInstead(record: number, old: string, text: string): Buffer {
    return this.#plainLabel(this.#head(record), old, text, [{ start: 0, end: old.length, text }]);
  }

  /** A text in place of a number. */
  numberAsLabel(record: number, text: string): Buffer {
    return this.#plainLabel(this.#head(record), text, text, []);
  }

  /** The text result of a formula, with its continuation records. */
  result(old: string, text: string): readonly Buffer[] {
    if (this.#book.version !== VERSION.biff8)
      return [this.#written(text, old, [{ start: 0, end: old.length, text }], MAX_DATA_5)];
    const shown = text.slice(0, MAX_CHARACTERS);
    const writer = new ChunkWriter();
    const head = Buffer.alloc(3);
    head.writeUInt16LE(shown.length, 0);
    head[2] = charactersOf(shown).flag;
    writer.whole(head);
    writer.characters(shown);
    return writer.chunks;
  }

  /** A formula with a numeric result, or with an empty one if the record has no room for the text. */
  numericResult(record: number, value: number | string): Buffer {
    const data = Buffer.from(this.#book.records[record]?.data ?? Buffer.alloc(14));
    data.writeDoubleLE(typeof value === 'number' ? value : 0, CELL_HEAD);
    return data;
  }

  /** The cells of a record with several numbers, one record each; cells that are not given stay unchanged. */
  numbers(record: number, slots: ReadonlyMap<number, number | string>): { type: number; data: Buffer }[] {
    const was = this.#book.records[record];
    if (was === undefined) return [];
    const count = was.type === RECORD.numbers ? Math.floor((was.data.length - CELL_HEAD) / 6) : 1;
    return Array.from({ length: count }, (_, slot) => {
      const head = this.#head(record, slot);
      if (was.type === RECORD.numbers) was.data.copy(head, 4, 4 + 6 * slot, 6 + 6 * slot);
      const old =
        was.type === RECORD.number
          ? was.data.readDoubleLE(CELL_HEAD)
          : smallNumber(was.data.readInt32LE(CELL_HEAD + 6 * slot));
      return this.#number(head, slots.get(slot) ?? old);
    });
  }

  /** A cell that refers to another shared string. */
  pointing(record: number, string: number): Buffer {
    const data = Buffer.from(this.#book.records[record]?.data ?? Buffer.alloc(10));
    data.writeUInt32LE(string, CELL_HEAD);
    return data;
  }

  #number(head: Buffer, value: number | string): { type: number; data: Buffer } {
    if (typeof value === 'string') return { type: RECORD.label, data: this.#plainLabel(head, value, value, []) };
    const double = Buffer.alloc(8);
    double.writeDoubleLE(value, 0);
    return { type: RECORD.number, data: Buffer.concat([head, double]) };
  }

  #plainLabel(head: Buffer, old: string, text: string, edits: readonly Edit[]): Buffer {
    return Buffer.concat([head, this.#written(text, old, edits, this.#maxData - CELL_HEAD)]);
  }

  #head(record: number, column = 0): Buffer {
    const head = Buffer.from(this.#book.records[record]?.data.subarray(0, CELL_HEAD) ?? Buffer.alloc(CELL_HEAD));
    head.writeUInt16LE(head.readUInt16LE(2) + column, 2);
    return head;
  }

  /**
   * A text that the file can represent. If it is too long or has unsupported characters, neutral text of the old length
   * is used.
   */
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
}
