import { loadConfig } from '../engine/config-file.js';
import { checkPortable } from '../engine-pool.js';
import type { TasksOf, WorkPool } from '../pool/work.js';
import { NOTES, noteForLine } from './notes.js';
import { type LogCleanerOptions, logOptions } from './options.js';
import type work from './work-module.js';

/** Lines are sent to the thread together, up to this many characters. */
const BATCH_CHARS = 32 * 1024;
/** What a batch may take beyond the time of a line, in milliseconds. */
const BATCH_MS = 5000;

interface Waiting {
  readonly line: string;
  readonly done: (line: string) => void;
}

type Pool = WorkPool<TasksOf<typeof work>>;

/**
 * De-identifies the lines of a log in a thread of its own, in their order. A line that cannot be read in time is replaced by a
 * note. It never throws, and never gives back a line that was not read.
 */
export class LogCleaner {
  readonly #pool: Pool;
  readonly #timeoutMs: number;
  readonly #maxQueued: number;
  #waiting: Waiting[] = [];
  #chars = 0;
  #working: Promise<void> | undefined;
  #isClosed = false;

  constructor(pool: Pool, timeoutMs: number, maxQueued: number) {
    this.#pool = pool;
    this.#timeoutMs = timeoutMs;
    this.#maxQueued = maxQueued;
  }

  /** The line without identifying data, or a note. Never rejects. */
  clean(line: string): Promise<string> {
    if (this.#isClosed || this.#chars + line.length > this.#maxQueued)
      return Promise.resolve(noteForLine(line, NOTES.tooMany));
    this.#chars += line.length;
    return new Promise((done) => {
      this.#waiting.push({ line, done });
      this.#working ??= this.#work();
    });
  }

  /** Reads what is waiting, then ends the thread. Lines that come later are replaced by notes. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#working;
    await this.#pool.close();
  }

  /** Calls `close`, for `await using`. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  async #work(): Promise<void> {
    // What is logged in the same turn of the event loop goes together.
    await new Promise((next) => setImmediate(next));
    while (this.#waiting.length > 0) {
      const batch = this.#next();
      const made = await this.#batch(batch.map(({ line }) => line));
      for (const [i, { line, done }] of batch.entries()) {
        this.#chars -= line.length;
        done(made[i] ?? noteForLine(line, NOTES.unreadable));
      }
    }
    this.#working = undefined;
  }

  #next(): Waiting[] {
    let [count, chars] = [0, 0];
    for (const { line } of this.#waiting) {
      chars += line.length;
      if (count > 0 && chars > BATCH_CHARS) break;
      count++;
    }
    return this.#waiting.splice(0, count);
  }

  async #batch(lines: readonly string[]): Promise<readonly string[]> {
    try {
      return await this.#pool.run('clean', lines, { timeoutMs: this.#timeoutMs + BATCH_MS });
    } catch {
      const [line = ''] = lines;
      if (lines.length === 1) return [noteForLine(line, NOTES.late)];
      // One of them has ended the thread: the others are read without it.
      const made: string[] = [];
      for (const one of lines) for (const clean of await this.#batch([one])) made.push(clean);
      return made;
    }
  }
}

/**
 * Starts a thread that de-identifies the lines of a log. Make one when the program starts.
 * @throws DeidError as `createEngine`, and `validation_failed`
 */
export async function createLogCleaner(options: LogCleanerOptions = {}): Promise<LogCleaner> {
  const { line, maxQueued, config: source } = logOptions(options);
  const { config, base } = await loadConfig(source);
  checkPortable(config);
  const module = new URL('./work-module.js', import.meta.url);
  const { createPool } = await import('../pool/pool.js');
  const data = { config, base: base.href, options: line };
  const pool = createPool<typeof work>({ module, data, threads: 1 });
  try {
    await pool.ready();
  } catch (error) {
    await pool.close(true);
    throw error;
  }
  return new LogCleaner(pool, line.timeoutMs, maxQueued);
}
