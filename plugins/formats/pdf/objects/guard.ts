import { inflateRawSync, inflateSync } from 'node:zlib';
import { DeidError, type FileLimits } from '../../../../core/index.js';

/** Number of bytes before the data of a stream in which its dictionary is examined. */
const DICTIONARY = 1024;
/** Maximum number of nested compressions. */
const LAYERS = 4;

/** True if the trailer names an encryption; cross-reference streams are never encrypted themselves. */
export const isEncrypted = (bytes: Uint8Array): boolean => asBuffer(bytes).includes('/Encrypt');

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * Uncompresses every stream once to measure it, so that parsers without limits never get a bomb.
 * @throws DeidError `document_expands_too_much`
 */
export function checkStreams(bytes: Uint8Array, limits: FileLimits): void {
  const file = asBuffer(bytes);
  let total = 0;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const start = dataStart(file, at);
    if (start === undefined) continue;
    total += unpackedSize(file, at, start, limits.partBytes);
    if (total > limits.unpackedBytes) throw new DeidError('document_expands_too_much', [limits.unpackedBytes]);
  }
}

/** Offset of a stream's data, from the position of its keyword; `undefined` if the word is not a keyword. */
export function dataStart(file: Buffer, keyword: number): number | undefined {
  if (keyword >= 3 && file.toString('latin1', keyword - 3, keyword) === 'end') return undefined;
  const after = keyword + 6;
  if (file[after] === 0x0d) return file[after + 1] === 0x0a ? after + 2 : after + 1;
  return file[after] === 0x0a ? after + 1 : undefined;
}

function unpackedSize(file: Buffer, keyword: number, start: number, most: number): number {
  const dictionary = file.toString('latin1', Math.max(keyword - DICTIONARY, 0), keyword);
  // Pictures are measured by their width and height when they are opened.
  if (/\/Image\b/.test(dictionary) && !/ObjStm|XRef|#/.test(dictionary)) return 0;
  const end = file.indexOf('endstream', start);
  let data: Uint8Array = file.subarray(start, end < 0 ? file.length : end);
  let size = 0;
  for (let layer = 0; layer < LAYERS && isPacked(data); layer++) {
    const unpacked = inflate(data, most);
    if (unpacked === undefined) break;
    size += unpacked.length;
    data = unpacked;
  }
  return size;
}

/** The header of zlib data (RFC 1950, 2.2). */
const isPacked = ([method = 0, flags = 0]: Uint8Array): boolean =>
  (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;

/**
 * Uncompresses zlib data, even if its end is missing or damaged.
 * @returns undefined if it is no zlib data.
 * @throws DeidError `document_expands_too_much`
 */
export function inflate(data: Uint8Array, most: number): Buffer | undefined {
  // Without this option, damaged data would give an error instead of its valid part.
  const options = { maxOutputLength: most, finishFlush: SYNC_FLUSH };
  try {
    return inflateSync(data, options);
  } catch (error) {
    if (isTooLarge(error)) throw new DeidError('document_expands_too_much', [most]);
  }
  try {
    return inflateRawSync(data.subarray(2), options);
  } catch (error) {
    if (isTooLarge(error)) throw new DeidError('document_expands_too_much', [most]);
    return undefined;
  }
}

/** Z_SYNC_FLUSH. */
const SYNC_FLUSH = 2;

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
