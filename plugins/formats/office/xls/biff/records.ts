import { DeidError } from '../../../../../core/index.js';

/** Types of records ([MS-XLS] 2.3.2). */
export const RECORD = {
  formula: 0x06,
  endOfFile: 0x0a,
  externalName: 0x23,
  filePass: 0x2f,
  continued: 0x3c,
  codePage: 0x42,
  date1904: 0x22,
  header: 0x14,
  footer: 0x15,
  sheet: 0x85,
  blanks: 0xbe,
  numbers: 0xbd,
  rowOffsets: 0xd7,
  rich: 0xd6,
  macros: 0xd3,
  format5: 0x1e,
  cellFormat: 0xe0,
  image: 0x7f,
  drawingGroup: 0xeb,
  drawing: 0xec,
  sharedStrings: 0xfc,
  sharedText: 0xfd,
  stringOffsets: 0xff,
  textBox: 0x1b6,
  codeName: 0x1ba,
  number: 0x203,
  label: 0x204,
  result: 0x207,
  index: 0x20b,
  array: 0x221,
  dataTable: 0x236,
  smallNumber: 0x27e,
  format8: 0x41e,
  sharedFormula: 0x4bc,
  begin5: 0x809,
} as const;

/** Versions of a workbook, as stated in its first record. */
export const VERSION = { biff5: 0x500, biff8: 0x600 } as const;

/** One record of a workbook stream. */
export interface BiffRecord {
  readonly type: number;
  /** Offset of its header in the stream. */
  readonly offset: number;
  readonly data: Buffer;
}

/** The new records for a record: none, one or several. Continuations of a changed record have their own entries. */
export type RecordChanges = Map<number, readonly Pick<BiffRecord, 'type' | 'data'>[]>;

const damaged = (): DeidError => new DeidError('document_unreadable', ['its records are damaged']);

const allZero = (bytes: Buffer): boolean => bytes.every((byte) => byte === 0);

/**
 * Splits a workbook stream into its records. An empty record of type zero is valid in the middle; zeros at the end are
 * padding.
 * @throws DeidError `document_unreadable` if any bytes are left that are no record, because they could not be searched.
 */
export function readRecords(stream: Buffer): { records: BiffRecord[]; end: number } {
  const records: BiffRecord[] = [];
  let at = 0;
  while (at + 4 <= stream.length) {
    const type = stream.readUInt16LE(at);
    const length = stream.readUInt16LE(at + 2);
    if (type === 0 && length === 0 && allZero(stream.subarray(at))) break;
    if (at + 4 + length > stream.length) throw damaged();
    records.push({ type, offset: at, data: stream.subarray(at + 4, at + 4 + length) });
    at += 4 + length;
  }
  if (!allZero(stream.subarray(at))) throw damaged();
  return { records, end: at };
}

/** Indexes of the continuation records right after the one at `index`. */
export function continuationsOf(records: readonly BiffRecord[], index: number): number {
  let next = index + 1;
  while (records[next]?.type === RECORD.continued) next++;
  return next;
}
