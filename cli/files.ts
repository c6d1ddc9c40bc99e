import { isDeidError } from '../core/index.js';
import { explain } from './base/errors.js';
import { EXIT, exitCodeOf } from './base/exit-codes.js';
import { note, print } from './base/terminal.js';
import { type Progress, showProgress } from './progress.js';
import { type FileLine, writeReport } from './report.js';

/** A file with its name for messages and its size. */
interface Sized {
  readonly path: string;
  readonly bytes: number;
}

/** The report line of a failed file. */
const failure = (path: string, error: unknown): FileLine => ({
  line: `${path}: ${explain(error)}`,
  json: { file: path, error: { code: isDeidError(error) ? error.code : 'system_error', message: explain(error) } },
  failed: true,
});

/**
 * Processes one file and reports its error. A mistake in the command line is thrown, since it would affect every file.
 */
async function attempt(path: string, work: () => Promise<FileLine>): Promise<FileLine> {
  try {
    return await work();
  } catch (error) {
    if (exitCodeOf(error) === EXIT.usage) throw error;
    return failure(path, error);
  }
}

async function say({ line, json: data, failed }: FileLine, json: boolean): Promise<void> {
  if (json) await print(JSON.stringify(data));
  else if (failed === true) note(line);
  else await print(line);
}

/**
 * Processes one file after another. A failed file does not stop the others.
 * @returns the exit code.
 */
export async function forEachFile<File extends Sized>(
  files: readonly File[],
  json: boolean,
  work: (file: File, progress: Progress) => Promise<FileLine>,
  { report, signal }: { readonly report?: string | undefined; readonly signal?: AbortSignal } = {},
): Promise<number> {
  const progress = showProgress(files, json);
  const buffered: FileLine[] = [];
  const done: FileLine[] = [];
  let failed = 0;
  try {
    for (const file of files) {
      const line = await attempt(file.path, () => work(file, progress));
      signal?.throwIfAborted();
      done.push(line);
      if (line.failed === true) failed++;
      if (progress.visible) buffered.push(line);
      else await say(line, json);
      progress.next();
    }
  } finally {
    progress.stop();
  }
  for (const line of buffered) await say(line, json);
  if (report !== undefined) await writeReport(report, done);
  if (failed === 0) return EXIT.ok;
  return failed < files.length ? EXIT.someFailed : EXIT.error;
}
