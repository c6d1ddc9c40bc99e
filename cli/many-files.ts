import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { RunName } from '../core/hosting.js';
import { DeidError } from '../core/index.js';
import { usage } from './base/errors.js';
import { note } from './base/terminal.js';
import type { FileAnswer, FileOrder } from './file-process.js';
import type { GivenFile } from './folders.js';
import type { FilesInWork, NumberedPlace } from './numbered-files.js';
import { type DeidentifyFlags, hasOutput } from './one-file.js';
import type { FileLine } from './report.js';

/** What justifies another process, which first creates an engine: so many files, or so many bytes. */
const FILES_PER_PROCESS = 50;
const BYTES_PER_PROCESS = 4_000_000;
/** Files that a process has at a time: one in work, and one so that it need not wait for the next. */
const AT_A_TIME = 2;
const MOST = 64;

/** `--processes`, or as many as there are processors and enough work for. */
export function processesFor(files: readonly GivenFile[], { processes }: DeidentifyFlags): number {
  if (processes !== undefined) {
    if (!/^[1-9]\d?$/.test(processes) || Number(processes) > MOST)
      throw usage(`--processes is a whole number from 1 to ${MOST}.`);
    return Math.min(Number(processes), Math.max(1, files.length));
  }
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const worth = 1 + Math.floor(Math.max(files.length / FILES_PER_PROCESS, bytes / BYTES_PER_PROCESS));
  return Math.min(availableParallelism(), worth, Math.max(1, files.length));
}

/** With `--resume`: the files that have no output yet, or whose output is older than they are. */
export async function missing(files: readonly GivenFile[], flags: DeidentifyFlags): Promise<readonly GivenFile[]> {
  if (flags.resume !== true) return files;
  const left: GivenFile[] = [];
  for (const file of files) if (!(await hasOutput(file, flags))) left.push(file);
  const done = files.length - left.length;
  if (done > 0) note(`${done} file${done === 1 ? ' has its' : 's have their'} output already: left out.`);
  return left;
}

/** One more process that works on files. */
class FileProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, { resolve(answer: FileAnswer): void; reject(error: unknown): void }>();
  #next = 0;

  constructor(flags: DeidentifyFlags) {
    this.#child = fork(fileURLToPath(new URL('./file-process.js', import.meta.url)), {
      stdio: ['ignore', 2, 2, 'ipc'],
    });
    this.#child.on('message', (answer: FileAnswer) => this.#settle(answer));
    this.#child.once('error', () => this.#end());
    this.#child.once('exit', () => this.#end());
    this.#child.send({ flags });
  }

  /** Number of files that it has; none are given to one that has ended. */
  get load(): number {
    return this.#child.connected ? this.#waiting.size : Number.POSITIVE_INFINITY;
  }

  async run(file: GivenFile, numbers?: readonly number[]): Promise<FileLine> {
    const { line } = await this.#ask({ file, ...(numbers && { numbers }) });
    if (line === undefined) throw new DeidError('processing_failed');
    return line;
  }

  async read(file: GivenFile): Promise<readonly RunName[]> {
    return (await this.#ask({ file, read: true })).names ?? [];
  }

  #ask(order: Omit<FileOrder, 'id'>): Promise<FileAnswer> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#child.send({ ...order, id }, (error) => error && this.#end());
    });
  }

  #settle(answer: FileAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.refused === undefined) waiting?.resolve(answer);
    else waiting?.reject(usage(answer.refused));
  }

  /** Files of a process that was killed have no output, and are reported. */
  #end(): void {
    for (const { reject } of this.#waiting.values()) reject(new DeidError('processing_failed'));
    this.#waiting.clear();
  }

  stop(): void {
    if (this.#child.connected) this.#child.disconnect();
  }
}

/** Several processes, this one among them, that share the files of a run. */
export class FileProcesses implements Disposable {
  readonly #others: readonly FileProcess[];
  readonly #here: (file: GivenFile) => Promise<FileLine>;
  #last: Promise<unknown> = Promise.resolve();

  /** @param here processes a file in this process */
  constructor(count: number, flags: DeidentifyFlags, here: (file: GivenFile) => Promise<FileLine>) {
    this.#others = Array.from({ length: count - 1 }, () => new FileProcess(flags));
    this.#here = here;
  }

  /** Number of files to give at a time. */
  get atOnce(): number {
    return 1 + AT_A_TIME * this.#others.length;
  }

  run(file: GivenFile): Promise<FileLine> {
    const free = this.#others.find(({ load }) => load < AT_A_TIME);
    if (free !== undefined) return free.run(file);
    return this.#inTurn(() => this.#here(file));
  }

  /** A process for a file that is first read, then written. @param here does both in this process */
  place(file: GivenFile, here: FilesInWork): NumberedPlace {
    const free = this.#others.find(({ load }) => load < AT_A_TIME);
    if (free !== undefined) return { read: () => free.read(file), write: (numbers) => free.run(file, numbers) };
    return {
      read: () => this.#inTurn(() => here.read(file)),
      write: (numbers) => this.#inTurn(() => here.write(file, numbers)),
    };
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  [Symbol.dispose](): void {
    for (const other of this.#others) other.stop();
  }
}
