import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { type ErrorCode, isDeidError } from '../../../core/index.js';
import { readAsWarnings } from '../../../lib/files/read-as.js';
import type { BlobWriter } from '../blobs.js';
import { adapterOf, checkedBefore, fileInputOf, readInZip } from '../request.js';
import { readZip, type ZippedFile } from '../zip-input.js';
import { ArchiveRun } from './archive-run.js';
import { type FileOutcome, type JobParts, type JobReport, type Made, waysOf } from './parts.js';

/** All files of an archive together may unpack to this many times the maximum file size. */
const MAX_TOTAL_FACTOR = 10;

/** Errors that end the whole job rather than only one file of the archive. */
const FATAL_CODES: ReadonlySet<ErrorCode> = new Set([
  'token_limit_reached',
  'overloaded',
  'threads_unavailable',
  'shutting_down',
  'store_unavailable',
  'job_damaged',
]);

/** Processes each file of an archive by its own format and puts the results into a new archive, under neutral names. */
export async function processZip(parts: JobParts): Promise<Made> {
  const { jobs, input, output, read, request, row } = parts;
  const { fileBytes } = jobs.settings;
  const files = await readZip(input, { fileBytes, allBytes: fileBytes * MAX_TOTAL_FACTOR });
  const archive = new Archive(output, new Date(row.created_at));
  const run = new ArchiveRun(parts.service.engine);
  const outcomes: FileOutcome[] = [];
  let codePoints = 0;
  let packed = 0;
  try {
    for (const [i, file] of files.entries()) {
      const done = await processFile(parts, file, i + 1, { archive, run, spent: codePoints });
      outcomes.push(done.outcome);
      codePoints += done.codePoints;
      parts.searched(codePoints);
      packed += file.packed;
      read(packed);
    }
    await archive.end(outcomes);
  } catch (error) {
    archive.giveUp();
    throw error;
  }
  return {
    codePoints,
    report: { ...reportOf(outcomes), mediaType: 'application/zip', stem: request.stem, extension: 'zip' },
  };
}

/** What the files of an archive have in common. */
interface InArchive {
  readonly archive: Archive;
  readonly run: ArchiveRun;
  /** Code points of the files before. */
  readonly spent: number;
}

async function processFile(
  parts: JobParts,
  file: ZippedFile,
  place: number,
  { archive, run, spent }: InArchive,
): Promise<{ readonly outcome: FileOutcome; readonly codePoints: number }> {
  const { service, jobs, request, row, signal, maxCodePoints } = parts;
  const extension = readInZip(service.vocabulary, request, file.extension);
  const made = await jobs.blobs.create();
  try {
    const adapter = adapterOf(service.vocabulary, extension);
    const task = fileInputOf(service, adapter, { ...request, extension }, checkedBefore(service));
    const most = maxCodePoints === undefined ? {} : { maxCodePoints: maxCodePoints - spent };
    const input = run.next({ ...task, ...most, ...(parts.tenant !== undefined && { tenant: parts.tenant }) });
    const { counts, masked, codePoints, names, ...said } = await service.work.stream({
      input,
      source: file.read(),
      sink: made,
      until: { signal, onCancelled: (codePoints) => parts.searched(spent + codePoints) },
      ...waysOf(jobs, row),
    });
    await made.finish();
    run.add(names);
    const warnings = [...said.warnings, ...readAsWarnings(adapter, file.extension, extension)];
    const name = `deid_${String(place).padStart(4, '0')}.${extension}`;
    const reader = await jobs.blobs.open(made.name);
    await archive.add(reader.read(), name, reader.size).finally(() => reader.close());
    return { outcome: { place, name, error: null, counts, masked, warnings }, codePoints };
  } catch (error) {
    signal.throwIfAborted();
    if (!isDeidError(error) || FATAL_CODES.has(error.code)) throw error;
    return { outcome: { place, name: null, error: error.code, counts: {}, masked: 0, warnings: [] }, codePoints: 0 };
  } finally {
    await made.discard();
  }
}

function reportOf(files: readonly FileOutcome[]): Pick<JobReport, 'counts' | 'masked' | 'warnings' | 'files'> {
  const counts = new Map<string, number>();
  for (const file of files)
    for (const [type, count] of Object.entries(file.counts)) counts.set(type, (counts.get(type) ?? 0) + count);
  const warnings = [...new Set(files.flatMap((file) => file.warnings))];
  const masked = files.reduce((sum, file) => sum + file.masked, 0);
  return { counts: Object.fromEntries(counts), masked, warnings, files };
}

/** Writes an archive in constant memory. */
class Archive {
  readonly #zip = new ZipFile();
  readonly #written: Promise<void>;
  readonly #failed: Promise<never>;
  readonly #mtime: Date;

  constructor(output: BlobWriter, mtime: Date) {
    this.#mtime = mtime;
    this.#written = this.#write(output);
    this.#failed = this.#written.then(() => new Promise<never>(() => undefined));
    this.#failed.catch(() => undefined);
  }

  async #write(output: BlobWriter): Promise<void> {
    for await (const piece of this.#zip.outputStream) await output.write(Buffer.from(piece));
  }

  /** Resolves when the bytes are written. */
  async add(bytes: AsyncIterable<Uint8Array>, name: string, size: number): Promise<void> {
    const stream = Readable.from(bytes, { objectMode: false });
    this.#zip.addReadStream(stream, name, { mtime: this.#mtime, size });
    await Promise.race([finished(stream), this.#failed]);
  }

  /** Adds the results as `report.json`. */
  async end(files: readonly FileOutcome[]): Promise<void> {
    this.#zip.addBuffer(Buffer.from(`${JSON.stringify({ files }, null, 2)}\n`), 'report.json', { mtime: this.#mtime });
    this.#zip.end();
    await this.#written;
  }

  giveUp(): void {
    this.#zip.end();
    this.#zip.outputStream.removeAllListeners();
  }
}
