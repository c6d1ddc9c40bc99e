import { crc32, deflateRawSync } from 'node:zlib';
import type { ZipEntry } from './archive.js';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** PKZIP 2.0: deflate and folders. */
const VERSION = 20;
const UTF8_NAME = 0x800;
/** Size in bytes above which parts are compressed faster and slightly less. */
const LARGE = 8 * 2 ** 20;
const FAST = { level: 2, chunkSize: 2 ** 20 } as const;

/** The same file with other content, compressed by the same method. */
export function repacked(entry: ZipEntry, content: Uint8Array): ZipEntry {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const packed = entry.method === 'stored' ? bytes : deflateRawSync(bytes, bytes.length > LARGE ? FAST : {});
  return { ...entry, packed, size: bytes.length, crc: crc32(bytes) };
}

/**
 * The bytes of a ZIP archive with these files, in order. Compressed data are copied unchanged. Comments and extra
 * fields are left out, because office packages do not need them and they may name the person who created the archive.
 */
export function* archivePieces(entries: readonly ZipEntry[]): Generator<Buffer> {
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    directory.push(centralHeader(entry, at), entry.rawName);
    const header = localHeader(entry);
    yield header;
    yield entry.rawName;
    yield entry.packed;
    at += header.length + entry.rawName.length + entry.packed.length;
  }
  const central = Buffer.concat(directory);
  yield central;
  yield endRecord(entries.length, central.length, at);
}

/** Writes the fields that both headers share, from the version on. */
function writeCommon(header: Buffer, at: number, entry: ZipEntry): void {
  header.writeUInt16LE(VERSION, at);
  header.writeUInt16LE(entry.utf8 ? UTF8_NAME : 0, at + 2);
  header.writeUInt16LE(entry.method === 'stored' ? 0 : 8, at + 4);
  header.writeUInt32LE(entry.time, at + 6);
  header.writeUInt32LE(entry.crc, at + 10);
  header.writeUInt32LE(entry.packed.length, at + 14);
  header.writeUInt32LE(entry.size, at + 18);
  header.writeUInt16LE(entry.rawName.length, at + 22);
}

function localHeader(entry: ZipEntry): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(LOCAL, 0);
  writeCommon(header, 4, entry);
  return header;
}

function centralHeader(entry: ZipEntry, offset: number): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(CENTRAL, 0);
  header.writeUInt16LE(VERSION, 4);
  writeCommon(header, 6, entry);
  header.writeUInt32LE(entry.attributes, 38);
  header.writeUInt32LE(offset, 42);
  return header;
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(END, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(size, 12);
  record.writeUInt32LE(offset, 16);
  return record;
}
