import { inflateRawSync, crc32 as sumOf } from 'node:zlib';
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import { DeidError, type FileLimits } from '../../../../core/index.js';

/** One file of a ZIP archive, still compressed. */
export interface ZipEntry {
  /** With `/` between folders; unique in its archive, ignoring case. */
  readonly name: string;
  readonly rawName: Buffer;
  /** True if the name is UTF-8, otherwise it is in code page 437. */
  readonly utf8: boolean;
  readonly method: 'stored' | 'deflated';
  readonly crc: number;
  /** Uncompressed size, in bytes. */
  readonly size: number;
  /** Date and time in MS-DOS format, the date in the upper 16 bits. */
  readonly time: number;
  readonly attributes: number;
  readonly packed: Buffer;
}

type PackageLimits = Pick<FileLimits, 'partBytes' | 'unpackedBytes'>;

const MAX_ENTRIES = 10_000;
/** A part that unpacks to more than this many times its size is a bomb, if it is large; real files stay below 180. */
const MAX_RATIO = 200;
const RATIO_FROM = 2 ** 20;
/** Minimum number of bytes that zlib produces at once. */
const MIN_CHUNK = 64;
const METHODS: ReadonlyMap<number, ZipEntry['method']> = new Map([
  [0, 'stored'],
  [8, 'deflated'],
]);

const unsafe = (what: string): DeidError => new DeidError('document_unsafe', [what]);
const unreadable = (what: string): DeidError => new DeidError('document_unreadable', [what]);

/** Errors of the library quote the file, so they are replaced. */
const readable = async <T>(work: Promise<T>): Promise<T> =>
  work.catch(() => {
    throw unreadable('it is not a whole ZIP package');
  });

/**
 * Reads the directory of a ZIP archive and refuses everything that office programs do not write: names that escape the
 * archive, duplicate names, overlapping files, contradictory directories, sizes beyond the limits, encryption.
 */
export async function readArchive(bytes: Uint8Array, limits: PackageLimits): Promise<ZipEntry[]> {
  const buffer = withoutTail(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const zip = await readable(
    fromBufferPromise(buffer, { lazyEntries: true, decodeStrings: false, validateEntrySizes: false }),
  );
  if (zip.entryCount > MAX_ENTRIES) throw unsafe(`more than ${MAX_ENTRIES} parts`);
  const found: Entry[] = [];
  await readable(
    (async () => {
      for await (const entry of zip.eachEntry()) found.push(entry);
    })(),
  );
  checkSizes(found, limits);
  const spans: Place[] = [];
  const names = new Set<string>();
  const entries: ZipEntry[] = [];
  for (const entry of found) entries.push(await readEntry(buffer, zip, entry, names, spans));
  checkOverlaps(spans);
  return entries;
}

const END = Buffer.from('PK\x05\x06', 'latin1');
const END_BYTES = 22;

/** Removes blanks and line ends that mail programs append to archives, because all programs accept such archives. */
function withoutTail(buffer: Buffer): Buffer {
  const at = buffer.lastIndexOf(END);
  if (at < 0 || at + END_BYTES > buffer.length) return buffer;
  const end = at + END_BYTES + buffer.readUInt16LE(at + END_BYTES - 2);
  const isBlank = buffer.subarray(end).every((byte) => byte === 0 || byte === 0x20 || byte === 0x0a || byte === 0x0d);
  return end < buffer.length && isBlank ? buffer.subarray(0, end) : buffer;
}

function checkSizes(entries: readonly Entry[], { partBytes, unpackedBytes }: PackageLimits): void {
  let total = 0;
  for (const { uncompressedSize: size, compressedSize: packed } of entries) {
    if (size > partBytes) throw new DeidError('document_expands_too_much', [partBytes]);
    if (size > RATIO_FROM && size > packed * MAX_RATIO) throw unsafe('a part that expands enormously');
    total += size;
    if (total > unpackedBytes) throw new DeidError('document_expands_too_much', [unpackedBytes]);
  }
}

interface Place {
  readonly start: number;
  readonly end: number;
}

async function readEntry(
  buffer: Buffer,
  zip: ZipFile,
  entry: Entry,
  names: Set<string>,
  spans: Place[],
): Promise<ZipEntry> {
  const flags = entry.generalPurposeBitFlag;
  if ((flags & 1) !== 0) throw new DeidError('document_encrypted');
  const name = checkedName(entry, names);
  const method = METHODS.get(entry.compressionMethod);
  if (method === undefined) throw unreadable('a part is packed by a method that office programs do not use');
  const { compressedSize: packed, uncompressedSize: size } = entry;
  if (method === 'stored' && packed !== size) throw unsafe('a part with contradicting sizes');
  const local = await readable(zip.readLocalFileHeaderPromise(entry));
  if (!local.fileName.equals(entry.fileNameRaw) || local.compressionMethod !== entry.compressionMethod) {
    throw unsafe('a part with contradicting headers');
  }
  const start = local.fileDataStart;
  spans.push({ start: entry.relativeOffsetOfLocalHeader, end: start + packed });
  return {
    name,
    rawName: entry.fileNameRaw,
    utf8: (flags & 0x800) !== 0,
    method,
    crc: entry.crc32,
    size,
    time: ((entry.lastModFileDate << 16) | entry.lastModFileTime) >>> 0,
    attributes: entry.externalFileAttributes,
    packed: buffer.subarray(start, start + packed),
  };
}

function checkedName(entry: Entry, names: Set<string>): string {
  const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
  if (
    name === '' ||
    name.startsWith('/') ||
    name.includes('\0') ||
    /^[a-z]:/i.test(name) ||
    /(^|\/)\.\.(\/|$)/.test(name)
  ) {
    throw unsafe('a part whose name leads out of the package');
  }
  const key = name.toLowerCase();
  if (names.has(key)) throw unsafe('two parts of one name');
  names.add(key);
  return name;
}

function checkOverlaps(places: Place[]): void {
  places.sort((a, b) => a.start - b.start);
  let end = 0;
  for (const place of places) {
    if (place.start < end) throw unsafe('parts that lie over one another');
    end = place.end;
  }
}

/** Decompresses one file; never returns more bytes than its directory entry states. */
export function unpack({ method, packed, size, crc }: ZipEntry): Buffer {
  const bytes = method === 'stored' ? packed : inflate(packed, size);
  if (bytes.length !== size) throw unsafe('a part with a false size');
  if (sumOf(bytes) !== crc) throw unreadable('a part is damaged');
  return bytes;
}

function inflate(packed: Buffer, size: number): Buffer {
  try {
    // In one piece. One byte more than stated is allowed, to detect a longer file.
    return inflateRawSync(packed, { maxOutputLength: Math.max(size, 1), chunkSize: Math.max(size + 1, MIN_CHUNK) });
  } catch (error) {
    if (error instanceof RangeError) throw unsafe('a part with a false size');
    throw unreadable('a part is damaged');
  }
}
