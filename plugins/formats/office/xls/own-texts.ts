import { type Edit, splice } from '../../../../core/index.js';
import { movedRuns } from './biff/format-runs.js';
import { continuationsOf, RECORD, VERSION } from './biff/records.js';
import { charactersOf, MAX_DATA } from './biff/strings.js';
import { blanked } from './blanked.js';
import type { BookChanges } from './book-changes.js';
import type { PlaceSearch } from './place-search.js';
import type { Book } from './workbook.js';

/** A workbook to be searched, and the collector of its changes. */
export interface BookTarget {
  readonly book: Book;
  readonly changes: BookChanges;
  readonly search: PlaceSearch;
}

/** Codes of fonts, sizes, fields and positions in page headers. */
const PAGE_CODES = /&(?:"[^"]{0,100}"|\d{1,3}|[A-Z])/gi;
const MAX_SHEET_NAME = 31;
/** Number of bytes of a BOUNDSHEET record before the name. */
const SHEET_HEAD = 6;

/** The text of a header or footer, with blanks in place of its codes. */
export const withoutPageCodes = (text: string): string => text.replace(PAGE_CODES, (code) => ' '.repeat(code.length));

/** Searches a page header or footer: the text between its codes. */
export function searchHeaderFooter({ book, changes, search }: BookTarget, index: number): void {
  const data = book.records[index]?.data ?? Buffer.alloc(0);
  const lengthBytes = book.version === VERSION.biff8 ? 2 : 1;
  const text = data.length === 0 ? undefined : book.coder.read(data, 0, lengthBytes)?.text;
  if (text === undefined || text === '') return;
  search.find({
    text: withoutPageCodes(text),
    write(edits) {
      const written = splice(
        text,
        edits.map((edit) => ({ ...edit, text: edit.text.replaceAll('&', '&&') })),
      );
      const bytes =
        book.coder.write(written.slice(0, 255), lengthBytes) ??
        book.coder.write(splice(text, blank(text, edits)), lengthBytes);
      if (bytes !== undefined) changes.replaceOne(index, [bytes]);
    },
  });
}

const blank = (text: string, edits: readonly Edit[]): Edit[] =>
  edits.map((edit) => ({ ...edit, text: blanked(text.slice(edit.start, edit.end)) }));

/**
 * Searches names of sheets. Formulas refer to sheets by number, so a sheet may get any name that no other sheet has.
 */
export function searchSheetNames({ book, changes, search }: BookTarget): void {
  const names = new Set<string>();
  book.records.forEach(({ type, data }, index) => {
    const text =
      type === RECORD.sheet && data.length > SHEET_HEAD ? book.coder.read(data, SHEET_HEAD, 1)?.text : undefined;
    if (text === undefined) return;
    names.add(text.toLowerCase());
    search.find({
      text,
      write(edits) {
        const name = unique(splice(text, edits), names);
        const bytes = book.coder.write(name, 1) ?? book.coder.write(unique(splice(text, blank(text, edits)), names), 1);
        if (bytes !== undefined) changes.replaceOne(index, [Buffer.concat([data.subarray(0, SHEET_HEAD), bytes])]);
      },
    });
  });
}

/** A valid and unused name for a sheet, without characters that have a meaning in references. */
function unique(wanted: string, names: Set<string>): string {
  const allowed = wanted
    .replace(/[[\]:*?/\\]/g, 'x')
    .replace(/^'|'$/g, 'x')
    .slice(0, MAX_SHEET_NAME);
  let name = allowed;
  for (let i = 2; names.has(name.toLowerCase()); i++) name = `${allowed.slice(0, MAX_SHEET_NAME - 4)} ${i}`;
  names.add(name.toLowerCase());
  return name;
}

/**
 * Searches the text of a text box or note (BIFF8). It follows in further records, the last of which contains its
 * formats.
 * @returns indexes of the records that were read.
 */
export function searchTextBox({ book, changes, search }: BookTarget, index: number): number[] {
  const { records } = book;
  const head = records[index]?.data ?? Buffer.alloc(0);
  const last = continuationsOf(records, index);
  const length = head.length < 14 ? 0 : head.readUInt16LE(10);
  let text = '';
  let next = index + 1;
  for (; text.length < length && next < last; next++) {
    const data = records[next]?.data ?? Buffer.alloc(0);
    text += data.toString(((data[0] ?? 0) & 1) === 1 ? 'utf16le' : 'latin1', 1).slice(0, length - text.length);
  }
  if (length === 0 || text.length < length) return [];
  const read = Array.from({ length: next - index - 1 }, (_, i) => index + 1 + i);
  search.find({
    text,
    write(edits) {
      const written = splice(text, edits).slice(0, 32_767);
      const box = Buffer.from(head);
      box.writeUInt16LE(written.length, 10);
      changes.replaceOne(index, [box]);
      for (const one of read) changes.replaceOne(one, []);
      changes.replaceOne(index + 1, textChunks(written));
      const formats = next < last ? records[next]?.data : undefined;
      if (formats !== undefined) changes.replaceOne(next, [movedFormats(formats, edits, written.length)]);
    },
  });
  return read;
}

function textChunks(text: string): Buffer[] {
  const { flag, bytes } = charactersOf(text);
  const chunks: Buffer[] = [];
  for (let at = 0; at < Math.max(bytes.length, 1); at += MAX_DATA - 4)
    chunks.push(Buffer.concat([Buffer.from([flag]), bytes.subarray(at, at + MAX_DATA - 4)]));
  return chunks;
}

/** Formats have 8 bytes each; the last one only marks the end of the text. */
function movedFormats(data: Buffer, edits: readonly Edit[], length: number): Buffer {
  const out = Buffer.from(data);
  const count = Math.floor(data.length / 8);
  for (let i = 0; i < count; i++) {
    const [run] = movedRuns([{ at: data.readUInt16LE(8 * i), font: 0 }], edits, length);
    out.writeUInt16LE(i === count - 1 ? length : (run?.at ?? 0), 8 * i);
  }
  return out;
}
