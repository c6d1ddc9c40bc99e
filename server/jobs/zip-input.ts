import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import {
  type Entry,
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  RandomAccessReader,
  type ZipFile,
} from 'yauzl';
import { DeidError, isDeidError } from '../../core/index.js';
import { baseName } from '../http/download-name.js';
import type { BlobReader } from './blobs.js';

/** One file of an archive. Only the extension of its name is used. */
export interface ZippedFile {
  readonly extension: string;
  /** Compressed size in bytes. */
  readonly packed: number;
  /** Yields its decompressed, verified bytes. Throws DeidErrors for mistakes in this file only. */
  read(): AsyncGenerator<Uint8Array>;
}

/** Size limits of an archive. */
export interface ZipLimits {
  /** Maximum decompressed size of a file in bytes. */
  readonly fileBytes: number;
  /** Maximum decompressed size of all files in bytes. */
  readonly allBytes: number;
}

const MAX_FILES = 2_000;
/** A large file with a higher compression ratio is a ZIP bomb. Logs and tables stay far below. */
const MAX_RATIO = 200;
const RATIO_FROM = 2 ** 20;
const ENCRYPTED = 1;

const unsafe = (what: string): DeidError => new DeidError('document_unsafe', [what]);
const unreadable = (what: string): DeidError => new DeidError('document_unreadable', [what]);

/** Replaces errors of the library, which quote the archive; DeidErrors are passed on. */
const toDeidError = (error: unknown): DeidError =>
  isDeidError(error) ? error : unreadable('it is not a whole ZIP archive');

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toDeidError(error);
  }
}

/** Gives the library random access to an encrypted file. */
class BlobAccess extends RandomAccessReader {
  readonly #blob: BlobReader;

  constructor(blob: BlobReader) {
    super();
    this.#blob = blob;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#blob.read(start, end), { objectMode: false });
  }
}

/**
 * The files of a ZIP archive, in its order.
 * @throws DeidError for an archive that is invalid, too large, or has features of malicious archives
 */
export async function readZip(blob: BlobReader, limits: ZipLimits): Promise<readonly ZippedFile[]> {
  const options = { lazyEntries: true, decodeStrings: false, autoClose: false } as const;
  const zip = await readable(fromRandomAccessReaderPromise(new BlobAccess(blob), blob.size, options));
  if (zip.entryCount > MAX_FILES) throw unsafe(`more than ${MAX_FILES} files`);
  const entries = await readable(entriesOf(zip));
  await readable(checkOverlaps(zip, entries));
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (total > limits.allBytes) throw new DeidError('document_expands_too_much', [limits.allBytes]);
  return entries.flatMap((entry) => {
    const name = nameOf(entry);
    return name.endsWith('/') ? [] : [fileOf(zip, entry, baseName(name).extension, limits)];
  });
}

async function entriesOf(zip: ZipFile): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

const nameOf = (entry: Entry): string =>
  getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);

/** Refuses overlapping entries, a trick by which small archives unpack to petabytes. */
async function checkOverlaps(zip: ZipFile, entries: readonly Entry[]): Promise<void> {
  const places: { readonly start: number; readonly end: number }[] = [];
  for (const entry of entries) {
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    places.push({ start: entry.relativeOffsetOfLocalHeader, end: fileDataStart + entry.compressedSize });
  }
  places.sort((a, b) => a.start - b.start);
  if (places.some(({ start }, i) => start < (places[i - 1]?.end ?? 0))) throw unsafe('files that lie over one another');
}

function fileOf(zip: ZipFile, entry: Entry, extension: string, { fileBytes }: ZipLimits): ZippedFile {
  const { compressedSize: packed, uncompressedSize: size, crc32: sum, generalPurposeBitFlag: flags } = entry;
  async function* read(): AsyncGenerator<Uint8Array> {
    if ((flags & ENCRYPTED) !== 0) throw new DeidError('document_encrypted');
    if (size > fileBytes) throw new DeidError('file_too_large', [fileBytes]);
    if (size > RATIO_FROM && size > packed * MAX_RATIO) throw unsafe('a file that expands enormously');
    let seen = 0;
    try {
      // The library limits the data to the size in the directory.
      const pieces: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
      for await (const piece of pieces) {
        seen = crc32(piece, seen);
        yield piece;
      }
    } catch (error) {
      throw toDeidError(error);
    }
    if (seen !== sum) throw unreadable('a part of the archive is damaged');
  }
  return { extension, packed, read };
}
