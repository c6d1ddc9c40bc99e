import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { DeidError } from '../../core/index.js';
import { CallerStreams } from './caller-streams.js';
import { THREAD_DEFAULTS } from './defaults.js';
import { fromFailure, type Outcome, type Request, START } from './messages.js';
import type { RunOptions, TaskInput, TaskResult, TasksOf, WorkPool } from './work.js';

/** Limits of a pool. */
export interface PoolLimits {
  /** Most threads at a time; default: one per processor. */
  readonly threads?: number;
  /** Threads that are started at once and kept; default 1. */
  readonly minThreads?: number;
  /** Most waiting tasks; default 64. */
  readonly queue?: number;
  /** Milliseconds a task may take, waiting included; default 60 000. */
  readonly timeoutMs?: number;
  /** Megabytes of heap a thread may use; default 1024. */
  readonly memoryMb?: number;
}

/** What a pool's threads run. */
export interface PoolOptions extends PoolLimits {
  /** A module whose default export {@link defineWork} made. */
  readonly module: URL;
  /** Cloneable; handed to the module's `start` in each thread. */
  readonly data: unknown;
}

/** Milliseconds after which a thread above the minimum ends for want of work. */
const IDLE = 30_000;

const isMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Rejects with the signal's reason once it is aborted; never resolves. */
function aborted(signal: AbortSignal, until: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: until });
  });
}

class ThreadPool<Tasks> implements WorkPool<Tasks> {
  readonly #threads: Piscina;
  readonly #most: number;
  readonly #queue: number;
  readonly #timeoutMs: number;
  readonly #memoryMb: number;
  readonly #posted = new Set<Promise<unknown>>();
  #closed: Promise<void> | undefined;

  constructor({ module, data, threads = availableParallelism(), minThreads = 1, ...limits }: PoolOptions) {
    this.#most = threads;
    this.#queue = limits.queue ?? 64;
    this.#timeoutMs = limits.timeoutMs ?? THREAD_DEFAULTS.timeoutMs;
    this.#memoryMb = limits.memoryMb ?? THREAD_DEFAULTS.memoryMb;
    this.#threads = new Piscina({
      filename: new URL('./worker.js', import.meta.url).href,
      workerData: { module: module.href, data },
      maxThreads: threads,
      minThreads: Math.min(minThreads, threads),
      idleTimeout: IDLE,
      resourceLimits: {
        maxOldGenerationSizeMb: this.#memoryMb,
        maxYoungGenerationSizeMb: THREAD_DEFAULTS.youngMemoryMb,
      },
    });
    // A thread that dies while idle is replaced; there is nobody to tell.
    this.#threads.on('error', () => undefined);
  }

  get queued(): number {
    return Math.max(this.#posted.size - this.#most, 0);
  }

  async ready(): Promise<void> {
    await this.#run(START, undefined, {});
  }

  async run<Name extends keyof Tasks & string>(
    name: Name,
    input: TaskInput<Tasks[Name]>,
    options: RunOptions = {},
  ): Promise<TaskResult<Tasks[Name]>> {
    return this.#run(name, input, options);
  }

  async #run<Result>(name: string, input: unknown, options: RunOptions): Promise<Result> {
    options.signal?.throwIfAborted();
    if (this.#closed !== undefined) throw new DeidError('shutting_down');
    // Counted here, because piscina's own limit leaves out the tasks it has tried to place.
    if (this.#posted.size >= this.#most + this.#queue) throw new DeidError('overloaded');
    const cancelled = new Int32Array(new SharedArrayBuffer(4));
    const streams = options.source || options.sink ? new CallerStreams(options) : undefined;
    const done = new AbortController();
    const posted = this.#post<Result>(name, input, cancelled, streams, options);
    const races = [name === START ? posted : this.#counted(posted)];
    if (streams !== undefined) races.push(streams.failed);
    if (options.signal !== undefined) races.push(aborted(options.signal, done.signal));
    try {
      const outcome = await Promise.race(races);
      if ('failure' in outcome) throw fromFailure(outcome.failure);
      return outcome.value;
    } finally {
      Atomics.store(cancelled, 0, 1);
      done.abort();
      await streams?.close();
    }
  }

  /** Counts a task among those in work until it ends. */
  #counted<Result>(posted: Promise<Result>): Promise<Result> {
    const forget = () => this.#posted.delete(posted);
    this.#posted.add(posted);
    posted.then(forget, forget);
    return posted;
  }

  /** Hands a task to the threads. Its time limit holds even when the caller has given it up, so that no thread is lost. */
  async #post<Result>(
    name: string,
    input: unknown,
    cancelled: Int32Array,
    streams: CallerStreams | undefined,
    options: RunOptions,
  ): Promise<Outcome<Result>> {
    const limit = options.timeoutMs ?? this.#timeoutMs;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), limit);
    const request: Request = { name, input, cancelled, ...(streams && { port: streams.port }) };
    const transferList = [...(options.transfer ?? []), ...(streams ? [streams.port] : [])];
    try {
      return await this.#threads.run(request, { transferList, signal: stop.signal });
    } catch (error) {
      if (stop.signal.aborted) throw new DeidError('processing_timeout', [limit / 1000]);
      if (isMemory(error)) throw new DeidError('processing_out_of_memory', [this.#memoryMb]);
      throw new DeidError('processing_failed');
    } finally {
      clearTimeout(timer);
    }
  }

  close(now = false): Promise<void> {
    this.#closed ??= this.#finish(now);
    return this.#closed;
  }

  /** Lets tasks end, each at its time limit at the latest. Piscina's own `close` would wait on for one that was stopped. */
  async #finish(now: boolean): Promise<void> {
    if (!now) await Promise.allSettled(this.#posted);
    await this.#threads.destroy();
  }
}

/** Starts threads that do the tasks of a module. */
export const createPool = <Module>(options: PoolOptions): WorkPool<TasksOf<Module>> => new ThreadPool(options);
