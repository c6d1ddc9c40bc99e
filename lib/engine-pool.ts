import { type Check, checkedOptions, checkText, type RestoreOptions, wholeNumber } from '../core/hosting.js';
import {
  type Analysis,
  type AnalyzeOptions,
  DeidError,
  type Deidentification,
  type DeidentifyOptions,
  type Edit,
  type FileLimits,
  type FileReport,
  isPlugin,
} from '../core/index.js';
import { loadConfig } from './engine/config-file.js';
import type { ConfigSource } from './engine/create-engine.js';
import { checkedFileOptions } from './files/options.js';
import type { FileOptions, FileResult } from './files/process.js';
import { THREAD_DEFAULTS } from './pool/defaults.js';
import type { FileTask, default as work } from './pool/engine-work.js';
import type { PoolLimits } from './pool/pool.js';
import type { RunOptions, TasksOf, WorkPool } from './pool/work.js';

/** Limits of an engine pool. */
export interface EnginePoolOptions extends PoolLimits {
  /** Time limit of a text in milliseconds; default 30 000. `timeoutMs` is the limit of a file, default 60 000. */
  readonly textTimeoutMs?: number;
  /** Size limits for file adapters. */
  readonly fileLimits?: Partial<FileLimits>;
}

/** A file in memory, to be processed by a pool. */
export interface FileWork {
  /** Name of the file adapter. */
  readonly adapter: string;
  /** The bytes of the file, in order. */
  readonly chunks: readonly Uint8Array[];
  /** Lower case, without the dot. */
  readonly extension: string;
  /** Options of de-identification. */
  readonly options: DeidentifyOptions;
  /** Options of the file adapter, validated against its schema. */
  readonly adapterOptions?: Readonly<Record<string, unknown>>;
  /** Maximum amount of text in code points. More is refused with `token_limit_reached`. */
  readonly maxCodePoints?: number;
  /** Aborts the work; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Options of a file that is streamed through another thread. */
export type StreamOptions = FileTask & Pick<FileOptions, 'signal'>;

/** The new file, in memory. */
export interface FileOutcome {
  /** Its bytes, in order. */
  readonly chunks: readonly Uint8Array[];
  /** Report on the file. Holds no content. */
  readonly report: FileReport;
  /** Amount of text in code points. */
  readonly codePoints: number;
}

/**
 * The methods of an engine, run in worker threads that each have an engine. Errors are DeidErrors, as in
 * {@link WorkPool}.
 */
export interface EnginePool extends AsyncDisposable {
  /** As {@link Engine.analyze}, in a thread. */
  analyze(text: string, options?: AnalyzeOptions): Promise<Analysis>;
  /** As {@link Engine.deidentify}, in a thread. */
  deidentify(text: string, options?: DeidentifyOptions): Promise<Deidentification>;
  /** As {@link Engine.restore}, in a thread. */
  restore(text: string, options?: RestoreOptions): Promise<string>;
  /** As {@link Engine.replaceTerms}, in a thread. */
  replaceTerms(
    text: string,
    replacements: Readonly<Record<string, string>>,
  ): Promise<{ readonly text: string; readonly edits: readonly Edit[] }>;
  /** As {@link Engine.tokens}, in a thread. */
  tokens(text: string): Promise<readonly string[]>;
  /** De-identifies a file in memory. */
  file(work: FileWork): Promise<FileOutcome>;
  /** De-identifies a file of any size: input and output are streamed chunk by chunk. */
  stream(options: StreamOptions, ends: Required<Pick<RunOptions, 'source' | 'sink'>>): Promise<FileResult>;
  /** False while no thread can take a task: before the first has started, and after the pool is closed. */
  readonly ready: boolean;
  /** Number of tasks waiting for a thread. */
  readonly queued: number;
  /** Waits for running and queued tasks, then stops all threads. */
  close(): Promise<void>;
}

class ThreadedEngine implements EnginePool {
  readonly #pool: WorkPool<TasksOf<typeof work>>;
  readonly #text: RunOptions;
  readonly #fileLimits: Partial<FileLimits>;
  #ready = false;

  constructor(
    pool: WorkPool<TasksOf<typeof work>>,
    { textTimeoutMs = THREAD_DEFAULTS.textTimeoutMs, fileLimits = {} }: EnginePoolOptions,
  ) {
    this.#pool = pool;
    this.#text = { timeoutMs: textTimeoutMs };
    this.#fileLimits = fileLimits;
  }

  async start(): Promise<this> {
    try {
      await this.#pool.ready();
      this.#ready = true;
      return this;
    } catch (error) {
      await this.#pool.close();
      throw error;
    }
  }

  get ready(): boolean {
    return this.#ready;
  }

  get queued(): number {
    return this.#pool.queued;
  }

  async analyze(text: string, options: AnalyzeOptions = {}): Promise<Analysis> {
    return this.#pool.run('analyze', textWork(text, options), this.#text);
  }

  async deidentify(text: string, options: DeidentifyOptions = {}): Promise<Deidentification> {
    return this.#pool.run('deidentify', textWork(text, options), this.#text);
  }

  async restore(text: string, options: RestoreOptions = {}): Promise<string> {
    return this.#pool.run('restore', textWork(text, options), this.#text);
  }

  async replaceTerms(text: string, options: Readonly<Record<string, string>>) {
    return this.#pool.run('replaceTerms', { text, options }, this.#text);
  }

  async tokens(text: string): Promise<readonly string[]> {
    checkText(text);
    return this.#pool.run('tokens', text, this.#text);
  }

  async file({ chunks, options, signal, ...rest }: FileWork): Promise<FileOutcome> {
    const written: Uint8Array[] = [];
    const { candidates: _one, explain: _none, ...how } = checkedOptions(options);
    async function* source(): AsyncGenerator<Uint8Array> {
      yield* chunks;
    }
    const sink = { write: async (bytes: Uint8Array) => void written.push(bytes) };
    const result = await this.stream({ ...how, ...rest, ...(signal && { signal }) }, { source: source(), sink });
    const { counts, warnings, format, codePoints } = result;
    return { chunks: written, report: { counts, warnings, format }, codePoints };
  }

  async stream(given: StreamOptions, ends: Required<Pick<RunOptions, 'source' | 'sink'>>): Promise<FileResult> {
    const { signal, limits, ...options } = checkedFileOptions(given);
    const task = { ...options, limits: { ...this.#fileLimits, ...limits } };
    return this.#pool.run('file', task, { ...ends, ...(signal && { signal }) });
  }

  async close(): Promise<void> {
    this.#ready = false;
    await this.#pool.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }
}

/**
 * Checks the input before it goes to a thread. Values that cannot be cloned would otherwise fail on the way with an
 * unclear message.
 */
function textWork<Options extends object>(text: string, options: Options): { text: string; options: Options } {
  checkText(text);
  return { text, options: checkedOptions(options) };
}

const count = wholeNumber(1);
const SETTINGS = {
  threads: count,
  minThreads: wholeNumber(0),
  queue: wholeNumber(0),
  timeoutMs: count,
  memoryMb: count,
  textTimeoutMs: count,
  fileLimits: (value) => (typeof value === 'object' ? undefined : 'must be an object.'),
} as const satisfies Record<keyof EnginePoolOptions, Check>;

/** Refuses plugin objects: they hold functions, which cannot be sent to threads. */
export function checkPortable(config: unknown): void {
  const entries = typeof config === 'object' && config !== null && 'plugins' in config ? config.plugins : undefined;
  const index = Array.isArray(entries) ? entries.findIndex((entry) => isPlugin(entry?.use)) : -1;
  if (index < 0) return;
  const pointer = `/plugins/${index}/use`;
  const message = 'must name a module: worker threads import the plugins themselves';
  throw new DeidError('config_invalid', [1, `  ${pointer} ${message}`], [{ pointer, message }]);
}

/**
 * Starts worker threads that each create an engine from the configuration. The configuration is read once, so that a
 * replacement thread gets the same. Resolves when the first thread is ready.
 */
export async function createEnginePool(source?: ConfigSource, given: EnginePoolOptions = {}): Promise<EnginePool> {
  const options = checkedOptions(given, SETTINGS);
  const { config, base } = await loadConfig(source);
  checkPortable(config);
  const module = new URL('./pool/engine-work.js', import.meta.url);
  // Loaded on demand, since most users of the package use no threads.
  const { createPool } = await import('./pool/pool.js');
  const pool = createPool<typeof work>({ ...options, module, data: { config, base: base.href } });
  return new ThreadedEngine(pool, options).start();
}
