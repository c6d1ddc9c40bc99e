import { DeidError } from '../../../../core/index.js';
import type { Codec } from '../../../../kit/index.js';
import { type Cell, readCells } from './biff/cells.js';
import { cellFormats } from './biff/number-formats.js';
import { type BiffRecord, continuationsOf, RECORD, readRecords, VERSION } from './biff/records.js';
import { readSharedStrings, type SharedString } from './biff/shared-strings.js';
import { ChunkReader, codePageStrings, type StringCoder, UNICODE_STRINGS } from './biff/strings.js';
import { codecOfPage } from './code-page.js';

/** A parsed workbook stream. */
export interface Book {
  readonly stream: Buffer;
  readonly records: readonly BiffRecord[];
  readonly end: number;
  readonly version: number;
  readonly coder: StringCoder;
  /** The encoding of texts that are stored in bytes. */
  readonly codec: Codec;
  readonly is1904: boolean;
  /** Index of the record with the shared strings; -1 if there is none. */
  readonly sharedAt: number;
  readonly shared: readonly SharedString[];
  readonly uses: number;
  readonly cells: readonly Cell[];
}

const unreadable = (why: string): DeidError => new DeidError('document_unreadable', [why]);

/** The text of a record and its continuations. */
function textOf(records: readonly BiffRecord[], version: number, coder: StringCoder) {
  return (index: number, at: number): string | undefined => {
    const record = records[index];
    if (record === undefined) return undefined;
    const whole = coder.read(record.data, at, 2);
    if (whole !== undefined) return whole.text;
    const chunks = records.slice(index, continuationsOf(records, index)).map(({ data }) => data);
    const reader = new ChunkReader([record.data.subarray(at), ...chunks.slice(1)]);
    const length = reader.uint(2);
    if (length === 0) return '';
    if (version === VERSION.biff8) return reader.characters(length, reader.uint(1));
    return coder.read(Buffer.concat([record.data.subarray(at), ...chunks.slice(1)]), 0, 2)?.text;
  };
}

/**
 * Parses a workbook stream.
 * @throws DeidError if it is encrypted, damaged, or of a version before Excel 5.
 */
export function openBook(stream: Buffer): Book {
  const { records, end } = readRecords(stream);
  const [begin] = records;
  if (begin === undefined || (begin.type & 0xff) !== 0x09 || begin.data.length < 4)
    throw unreadable('it holds no workbook');
  if (records.some(({ type }) => type === RECORD.filePass)) throw new DeidError('document_encrypted');
  // The lower byte depends on the program: charts of Word and PowerPoint have 0x0508.
  const version = begin.data.readUInt16LE(0) & 0xff00;
  if (begin.type !== RECORD.begin5 || (version !== VERSION.biff5 && version !== VERSION.biff8)) {
    throw unreadable('it is of a version before Excel 5');
  }
  const codec = codecOfPage(numberIn(records, RECORD.codePage));
  const coder = version === VERSION.biff8 ? UNICODE_STRINGS : codePageStrings(codec);
  const sharedAt = records.findIndex(({ type }) => type === RECORD.sharedStrings);
  const chunks = records.slice(sharedAt, continuationsOf(records, sharedAt)).map(({ data }) => data);
  const { strings, uses } = sharedAt < 0 ? { strings: [], uses: 0 } : readSharedStrings(chunks);
  const cells = readCells(records, {
    text: textOf(records, version, coder),
    format: cellFormats(records, version, coder),
  });
  const is1904 = numberIn(records, RECORD.date1904) === 1;
  return { stream, records, end, version, coder, codec, is1904, sharedAt, shared: strings, uses, cells };
}

function numberIn(records: readonly BiffRecord[], wanted: number): number | undefined {
  const found = records.find(({ type, data }) => type === wanted && data.length >= 2);
  return found?.data.readUInt16LE(0);
}
