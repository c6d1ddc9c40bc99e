import { inRounds } from '../../core/hosting.js';
import type { Engine, FileSink } from '../../core/index.js';
import type { FileOptions } from './options.js';
import type { OpenFile } from './source.js';

type Known = NonNullable<ReturnType<Engine['openAnnotations']>>;

/** Processes an open file once. */
type Run<Result> = (file: OpenFile, sink: FileSink, options: FileOptions) => Promise<Result>;

/**
 * Processes a file repeatedly until annotators have read all of its units, because adapters request units one by one
 * and cannot wait. The file and the last result are held in memory; earlier results are discarded.
 * @throws DeidError `file_too_large` above the limit of files that are held as a whole, `annotation_unfinished`, those
 * of annotators
 */
export async function processAnnotated<Result>(
  known: Known,
  file: OpenFile,
  sink: FileSink,
  options: FileOptions,
  run: Run<Result>,
): Promise<Result> {
  const bytes = await file.source.bytes();
  const { result, pieces, reports } = await inRounds(known, () => oneRound(file, bytes, options, run), options.signal);
  for (const report of reports) report();
  for (const piece of pieces) await sink.write(piece);
  return result;
}

async function oneRound<Result>(file: OpenFile, bytes: Uint8Array, options: FileOptions, run: Run<Result>) {
  const pieces: Uint8Array[] = [];
  const reports: (() => void)[] = [];
  async function* stream(): AsyncGenerator<Uint8Array> {
    if (bytes.length > 0) yield bytes;
  }
  const source = { stream, again: stream, bytes: async () => bytes, size: bytes.length };
  const sink: FileSink = { write: async (piece) => void pieces.push(Uint8Array.from(piece)) };
  const { onFindings } = options;
  const keeping: FileOptions = {
    ...options,
    ...(onFindings && { onFindings: (...found) => void reports.push(() => onFindings(...found)) }),
  };
  return { result: await run({ ...file, source }, sink, keeping), pieces, reports };
}
