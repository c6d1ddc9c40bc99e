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
export async function attempt(path: string, work: () => Promise<FileLine>): Promise<FileLine> {
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

/** Settings of a run over files. */
interface FileRun {
  readonly report?: string | undefined;
  readonly signal?: AbortSignal;
  /** Number of files in work at a time; default 1. */
  readonly atOnce?: number;
}

/** The results of the files in their order, while those that follow are in work. */
async function* inOrder<File extends Sized>(
  files: readonly File[],
  work: (file: File) => Promise<FileLine>,
  atOnce: number,
): AsyncGenerator<FileLine> {
  const begun: Promise<FileLine>[] = [];
  let running = 0;
  let next = 0;
  let isEnded = false;
  const begin = (): void => {
    for (; running < atOnce && next < files.length; next++) {
      const file = files[next];
      if (file === undefined) return;
      running++;
      const line = attempt(file.path, () => work(file)).finally(() => {
        running--;
        // Not only once its turn has come: one long file must not keep the others waiting.
        if (atOnce > 1 && !isEnded) begin();
      });
      // Thrown when its turn has come.
      line.catch(() => undefined);
      begun.push(line);
    }
  };
  try {
    for (let i = 0; i < files.length; i++) {
      begin();
      const line = await begun[i];
      if (line !== undefined) yield line;
    }
  } finally {
    isEnded = true;
  }
}

/**
 * Processes files and reports them in their order. A failed file does not stop the others.
 * @returns the exit code.
 */
export async function forEachFile<File extends Sized>(
  files: readonly File[],
  json: boolean,
  work: (file: File, progress: Progress) => Promise<FileLine>,
  { report, signal, atOnce = 1 }: FileRun = {},
): Promise<number> {
  const progress = showProgress(files, json);
  const buffered: FileLine[] = [];
  const done: FileLine[] = [];
  let failed = 0;
  try {
    for await (const line of inOrder(files, (file) => work(file, progress), atOnce)) {
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
