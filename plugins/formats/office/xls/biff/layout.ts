import { type BiffRecord, RECORD, type RecordChanges, VERSION } from './records.js';

/** For each string of the shared table, the record of the table and the offset in its data. */
export type StringPlaces = readonly { readonly record: number; readonly at: number }[];

interface Placed {
  readonly type: number;
  data: Buffer;
  readonly at: number;
  /** The original record. */
  readonly was: BiffRecord;
  readonly first: boolean;
}

const HEADER = 4;
/** Size of a ROW record with its header, in bytes. Offsets of a block of rows count from the end of its first one. */
const ROW = 20;

/** Maps old offsets of records to new ones. */
class Moves {
  readonly #to = new Map<number, number>();

  set(from: number, to: number): void {
    this.#to.set(from, to);
  }

  /** New offset of a record; `undefined` if no record began there, as in files with wrong offsets. */
  of(offset: number): number | undefined {
    return this.#to.get(offset);
  }
}

/**
 * Writes a workbook stream with changed records, and updates all offsets of records: of sheets, of blocks of rows and
 * cells, and of every eighth shared string.
 */
export function writeRecords(
  { records, end, stream }: { readonly records: readonly BiffRecord[]; readonly end: number; readonly stream: Buffer },
  changes: RecordChanges,
  { version, places }: { readonly version: number; readonly places: StringPlaces | undefined },
): Buffer {
  const moves = new Moves();
  const placed: Placed[] = [];
  const sharedAt: number[] = [];
  let at = 0;
  records.forEach((was, i) => {
    moves.set(was.offset, at);
    for (const [k, { type, data }] of (changes.get(i) ?? [was]).entries()) {
      if (was.type === RECORD.sharedStrings) sharedAt.push(at);
      const isOffsets = type === RECORD.stringOffsets && places !== undefined;
      const one = { type, data: isOffsets ? stringOffsets(places, []) : data, at, was, first: k === 0 };
      placed.push(one);
      at += HEADER + one.data.length;
    }
  });
  moves.set(end, at);
  for (const one of placed) if (one.first) one.data = corrected(one, moves, { version, places, sharedAt });
  return Buffer.concat([...placed.flatMap(({ type, data }) => [headerOf(type, data), data]), stream.subarray(end)]);
}

function headerOf(type: number, { length }: Buffer): Buffer {
  const header = Buffer.alloc(HEADER);
  header.writeUInt16LE(type, 0);
  header.writeUInt16LE(length, 2);
  return header;
}

interface Shared {
  readonly version: number;
  readonly places: StringPlaces | undefined;
  /** Offsets of the records of the table of shared strings. */
  readonly sharedAt: readonly number[];
}

function corrected(one: Placed, moves: Moves, shared: Shared): Buffer {
  if (one.type === RECORD.sheet) return withOffsets(one.data, [0], moves);
  if (one.type === RECORD.index)
    return withOffsets(one.data, every4(shared.version === VERSION.biff8 ? 12 : 8, one.data.length), moves);
  if (one.type === RECORD.rowOffsets) return rowOffsets(one, moves);
  return one.type === RECORD.stringOffsets && shared.places !== undefined
    ? stringOffsets(shared.places, shared.sharedAt)
    : one.data;
}

const every4 = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / 4)) }, (_, i) => from + 4 * i);

function withOffsets(data: Buffer, fields: readonly number[], moves: Moves): Buffer {
  const out = Buffer.from(data);
  for (const field of fields) {
    if (field + 4 > data.length) continue;
    const to = moves.of(data.readUInt32LE(field));
    if (to !== undefined && data.readUInt32LE(field) !== 0) out.writeUInt32LE(to, field);
  }
  return out;
}

/**
 * DBCELL: the distance back to the first row of its block, then the distances between the first cells of successive
 * rows.
 */
function rowOffsets({ data, was, at }: Placed, moves: Moves): Buffer {
  if (data.length < 4) return data;
  const out = Buffer.from(data);
  const row = was.offset - data.readUInt32LE(0);
  const newRow = moves.of(row);
  if (newRow === undefined) return out;
  out.writeUInt32LE(at - newRow, 0);
  let old = row + ROW;
  let now = newRow + ROW;
  for (let field = 4; field + 2 <= data.length; field += 2) {
    old += data.readUInt16LE(field);
    const to = moves.of(old);
    if (to === undefined || to - now < 0 || to - now > 0xffff) break;
    out.writeUInt16LE(to - now, field);
    now = to;
  }
  return out;
}

/**
 * EXTSST: the position of every n-th shared string in the stream and in its record. n is chosen so that all fit into
 * one record.
 */
function stringOffsets(places: StringPlaces, sharedAt: readonly number[]): Buffer {
  const step = Math.max(8, Math.ceil(places.length / 1000));
  const some = places.filter((_, i) => i % step === 0);
  const data = Buffer.alloc(2 + 8 * some.length);
  data.writeUInt16LE(step, 0);
  some.forEach(({ record, at }, i) => {
    data.writeUInt32LE((sharedAt[record] ?? 0) + HEADER + at, 2 + 8 * i);
    data.writeUInt16LE(HEADER + at, 6 + 8 * i);
  });
  return data;
}
