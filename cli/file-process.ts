// A process that `deidkit deidentify` starts to work on files beside it: it gets the options, then files one by one.
import type { RunName } from '../core/hosting.js';
import { createAutoEngine } from '../lib/engine/auto-model.js';
import { configOf, deidentifyOptions } from './base/engine-options.js';
import { explain } from './base/errors.js';
import { EXIT, exitCodeOf } from './base/exit-codes.js';
import { compileExpressionsOnce } from './base/expressions.js';
import { keepHeapSmall } from './base/heap.js';
import { attempt } from './files.js';
import type { GivenFile } from './folders.js';
import { untilInterrupted } from './interrupt.js';
import { FilesInWork } from './numbered-files.js';
import { type DeidentifyFlags, deidentifyOne, fileOptions } from './one-file.js';
import type { FileLine } from './report.js';

/** The options of the run, first; then a file. */
type FileRequest = { readonly flags: DeidentifyFlags } | FileOrder;

/** A file in a process. */
export interface FileOrder {
  readonly id: number;
  readonly file: GivenFile;
  /** True: it is only read, for its entities. */
  readonly read?: boolean;
  /** The numbers of its entities in the run. */
  readonly numbers?: readonly number[];
}

/** The answer to a file. */
export interface FileAnswer {
  readonly id: number;
  /** Its result; undefined if the command line is refused. */
  readonly line?: FileLine;
  /** Its entities, if it was only read. */
  readonly names?: readonly RunName[];
  /** Why the command line is refused. */
  readonly refused?: string;
}

type Work = (order: FileOrder) => Promise<Pick<FileAnswer, 'line' | 'names'>>;

async function workWith(flags: DeidentifyFlags, signal: AbortSignal): Promise<Work> {
  const engine = await createAutoEngine(configOf(flags));
  compileExpressionsOnce();
  keepHeapSmall();
  const options = { ...fileOptions(flags, deidentifyOptions(flags)), signal };
  const inWork = new FilesInWork(engine, flags, options);
  return async ({ file, read, numbers }) => {
    if (read === true) return { names: await inWork.read(file) };
    const write = () =>
      numbers === undefined ? deidentifyOne(engine, file, flags, options) : inWork.write(file, numbers);
    return { line: await attempt(file.path, write) };
  };
}

/** Answers requests until the process that started this one disconnects, or ends. */
function serve(): void {
  const interrupted = untilInterrupted();
  const ended = new AbortController();
  const signal = AbortSignal.any([interrupted, ended.signal]);
  let work: Promise<Work> | undefined;
  let last: Promise<void> = Promise.resolve();
  const answer = async (order: FileOrder): Promise<void> => {
    const { id } = order;
    if (signal.aborted) return;
    const found: FileAnswer = await Promise.resolve(work)
      .then(async (run) => ({ id, ...(await run?.(order)) }))
      .catch((error: unknown) => {
        if (exitCodeOf(error) === EXIT.usage) return { id, refused: explain(error) };
        throw error;
      });
    if (process.connected) process.send?.(found);
  };
  process.on('message', (request: FileRequest) => {
    if ('flags' in request) work = workWith(request.flags, signal);
    else last = last.then(() => answer(request)).catch(() => process.exit(EXIT.error));
  });
  process.once('disconnect', () => {
    ended.abort();
    void last.finally(() => process.exit());
  });
}

serve();
