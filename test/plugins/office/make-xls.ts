import { find, read, utils, write } from 'cfb';
import * as sheets from 'xlsx';

/** A sheet as rows of values; `undefined` leaves a cell empty. */
export type Rows = readonly (readonly (string | number | undefined | sheets.CellObject)[])[];

/** A workbook of the given version, made by another library. */
export function xls(
  rows: Rows,
  options: { biff?: 'biff8' | 'biff5'; names?: readonly string[]; props?: sheets.FullProperties } = {},
): Buffer {
  const book = sheets.utils.book_new();
  const { biff = 'biff8', names = ['Sheet1'], props } = options;
  if (props !== undefined) book.Props = props;
  for (const name of names)
    sheets.utils.book_append_sheet(book, sheets.utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  return sheets.write(book, { type: 'buffer', bookType: biff, bookSST: biff === 'biff8', cellStyles: true });
}

/** The values of the cells of a sheet, by address. */
export function cellsOf(file: Uint8Array, sheet = 0): Record<string, unknown> {
  const book = sheets.read(file, { type: 'buffer', cellFormula: true });
  const cells = book.Sheets[book.SheetNames[sheet] ?? ''] ?? {};
  return Object.fromEntries(
    Object.entries(cells)
      .filter(([name]) => !name.startsWith('!'))
      .map(([name, { v }]) => [name, v]),
  );
}

export const sheetNames = (file: Uint8Array): string[] => sheets.read(file, { type: 'buffer' }).SheetNames;

/** The streams of a compound file, by name. */
export const streamOf = (file: Uint8Array, name: string): Buffer =>
  Buffer.from(find(read(file, { type: 'buffer' }), name)?.content ?? []);

/** The file with streams added or replaced. */
export function withStreams(file: Uint8Array, streams: Readonly<Record<string, Uint8Array>>): Buffer {
  const container = read(file, { type: 'buffer' });
  for (const [name, content] of Object.entries(streams)) utils.cfb_add(container, name, Buffer.from(content));
  return Buffer.from(write(container, { type: 'buffer' }));
}

/** One record of a workbook stream. */
export function record(type: number, data: Uint8Array): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
}

/** The workbook stream with records before the end of its globals (`'book'`) or of its first sheet. */
export function withRecords(file: Uint8Array, where: 'book' | 'sheet', ...records: readonly Buffer[]): Buffer {
  const stream = streamOf(file, 'Workbook');
  const ends: number[] = [];
  const sheetRecords: number[] = [];
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    if (stream.readUInt16LE(at) === 0x0a) ends.push(at);
    if (stream.readUInt16LE(at) === 0x85) sheetRecords.push(at + 4);
  }
  const at = ends[where === 'book' ? 0 : 1] ?? 0;
  const added = Buffer.concat(records);
  if (where === 'book')
    for (const one of sheetRecords) stream.writeUInt32LE(stream.readUInt32LE(one) + added.length, one);
  return withStreams(file, { '/Workbook': Buffer.concat([stream.subarray(0, at), added, stream.subarray(at)]) });
}

/**
 * The file with its shared strings written anew, in records of at most `size` bytes, so that texts go on in other records; every
 * second piece is written in two bytes to a character.
 */
export function withSharedStrings(file: Uint8Array, strings: readonly string[], size: number): Buffer {
  const stream = streamOf(file, 'Workbook');
  let at = 0;
  while (stream.readUInt16LE(at) !== 0xfc) at += 4 + stream.readUInt16LE(at + 2);
  let next = at + 4 + stream.readUInt16LE(at + 2);
  while (stream.readUInt16LE(next) === 0x3c) next += 4 + stream.readUInt16LE(next + 2);
  const head = Buffer.alloc(8);
  head.writeUInt32LE(strings.length, 0);
  head.writeUInt32LE(strings.length, 4);
  const chunks = [head];
  const add = (bytes: Buffer): void => void chunks.push(Buffer.concat([chunks.pop() ?? head, bytes]));
  const room = (): number => size - (chunks.at(-1)?.length ?? 0);
  for (const one of strings) {
    const wide = /[^\0-\xff]/.test(one);
    if (room() < 5) chunks.push(Buffer.alloc(0));
    add(Buffer.from([one.length & 0xff, one.length >> 8, wide ? 1 : 0]));
    for (let from = 0, flag = wide ? 1 : 0; from < one.length; ) {
      const fits = Math.min(one.length - from, Math.floor(room() / (flag + 1)));
      add(Buffer.from(one.slice(from, from + fits), flag === 1 ? 'utf16le' : 'latin1'));
      from += fits;
      if (from === one.length) break;
      flag = wide || chunks.length % 2 === 0 ? 1 : 0;
      chunks.push(Buffer.from([flag]));
    }
  }
  const records = chunks.map((data, i) => record(i === 0 ? 0xfc : 0x3c, data));
  const moved = Buffer.concat([stream.subarray(0, at), ...records, stream.subarray(next)]);
  const shift = moved.length - stream.length;
  for (let one = 0; one + 4 <= moved.length; one += 4 + moved.readUInt16LE(one + 2)) {
    if (moved.readUInt16LE(one) === 0x85) moved.writeUInt32LE(moved.readUInt32LE(one + 4) + shift, one + 4);
  }
  return withStreams(file, { '/Workbook': moved });
}
