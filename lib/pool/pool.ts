import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { DeidError } from '../../core/index.js';
import { CallerStreams } from './caller-streams.js';
import { THREAD_DEFAULTS } from './defaults.js';
import { MemoryWatch } from './memory-watch.js';
import { CELLS, fromFailure, newCells, type Outcome, type Request, START } from './messages.js';
import { type Place, Places } from './places.js';
import type { RunOptions, TaskInput, TaskResult, TasksOf, WorkPool } from './work.js';

/** Limits of a pool. */
export interface PoolLimits {
  /** Maximum number of threads; default: one per processor. */
  readonly threads?: number;
  /** Number of threads that are started immediately and kept; default 1. */
  readonly minThreads?: number;
  /** Maximum number of queued tasks; default 64. One owner cannot fill the whole queue, so that there is room for others. */
  readonly queue?: number;
  /** Time limit of a task in milliseconds, including the time in the queue; default 60 000. */
  readonly timeoutMs?: number;
  /** Memory limit of a thread in megabytes, heap and buffers; default 1024. */
  readonly memoryMb?: number;
}

/** What a pool's threads run. */
export interface PoolOptions extends PoolLimits {
  /** A module whose default export was created by {@link defineWork}. */
  readonly module: URL;
  /**
   * Called when something in a thread is rejected without anybody waiting for it, as plugins may do; the thread goes on.
   * @param kind name of the error
   */
  readonly onBackgroundFault?: (kind: string) => void;
  /**
   * Number of threads beyond `threads`, started only for owners without a thread while all others are busy; default 0.
   */
  readonly spareThreads?: number;
  /** Cloneable data, passed to the module's `start` in each thread. */
  readonly data: unknown;
}

/** Time after which an idle thread above the minimum ends, in milliseconds. */
const IDLE_TIMEOUT_MS = 30_000;
/**
 * Where threads have a priority of their own (on Linux), those that search texts give way to the event loop, which answers
 * everybody else: a processor that nobody else needs is theirs as before.
 */
const NICE = process.platform === 'linux' ? 5 : 0;

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
  readonly #places: Places;
  readonly #memory: MemoryWatch;
  #closed: Promise<void> | undefined;

  constructor({ module, data, threads = availableParallelism(), minThreads = 1, ...limits }: PoolOptions) {
    this.#most = threads;
    const { spareThreads = 0 } = limits;
    this.#places = new Places(threads, spareThreads);
    this.#queue = limits.queue ?? 64;
    this.#timeoutMs = limits.timeoutMs ?? THREAD_DEFAULTS.timeoutMs;
    this.#memoryMb = limits.memoryMb ?? THREAD_DEFAULTS.memoryMb;
    this.#memory = new MemoryWatch(this.#memoryMb);
    this.#threads = new Piscina({
      filename: new URL('./thread.cjs', import.meta.url).href,
      workerData: { module: module.href, data },
      maxThreads: threads + spareThreads,
      minThreads: Math.min(minThreads, threads),
      idleTimeout: IDLE_TIMEOUT_MS,
      niceIncrement: NICE,
      resourceLimits: {
        maxOldGenerationSizeMb: this.#memoryMb,
        maxYoungGenerationSizeMb: THREAD_DEFAULTS.youngMemoryMb,
      },
    });
    // A thread that dies while idle is replaced; no caller is affected.
    this.#threads.on('error', () => undefined);
    const { onBackgroundFault } = limits;
    this.#threads.on('message', (kind: unknown) => {
      if (typeof kind === 'string') onBackgroundFault?.(kind);
    });
  }

  get queued(): number {
    return this.#places.waiting;
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
    if (this.#isFull(options.owner)) throw new DeidError('overloaded');
    const cells = newCells();
    const streams = options.source || options.sink ? new CallerStreams(options) : undefined;
    const done = new AbortController();
    const posted = this.#post<Result>(
      { name, input, cells, ...(streams && { port: streams.port }) },
      options,
      done.signal,
    );
    const races = [name === START ? posted : this.#counted(posted)];
    if (streams !== undefined) races.push(streams.failed);
    if (options.signal !== undefined) races.push(aborted(options.signal, done.signal));
    try {
      const outcome = await Promise.race(races);
      if ('failure' in outcome) throw fromFailure(outcome.failure);
      return outcome.value;
    } catch (error) {
      if (options.signal?.aborted) options.onCancelled?.(Atomics.load(cells, CELLS.codePoints));
      throw error;
    } finally {
      Atomics.store(cells, CELLS.cancelled, 1);
      done.abort();
      await streams?.close();
    }
  }

  #isFull(owner: string | undefined): boolean {
    // Counted here, because a task that gets a thread immediately is never in the queue.
    if (this.#posted.size >= this.#most + this.#queue) return true;
    const free = this.#queue - this.#places.waiting;
    return owner !== undefined && this.#places.waitingOf(owner) >= free;
  }

  /** Counts a task as in progress until it settles. */
  #counted<Result>(posted: Promise<Result>): Promise<Result> {
    const forget = () => this.#posted.delete(posted);
    this.#posted.add(posted);
    posted.then(forget, forget);
    return posted;
  }

  /**
   * Runs a task in a thread when it is its turn. The time limit applies even after the caller has cancelled, so that no
   * thread is lost.
   * @param givenUp aborted when the caller no longer waits; a queued task is then never started
   */
  async #post<Result>(request: Request, options: RunOptions, givenUp: AbortSignal): Promise<Outcome<Result>> {
    const limit = options.timeoutMs ?? this.#timeoutMs;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(new DeidError('processing_timeout', [limit / 1000])), limit);
    try {
      const place = await this.#place(request.name, options.owner, AbortSignal.any([stop.signal, givenUp]));
      const endWatch = this.#memory.watch(request.cells, () => stop.abort(this.#outOfMemory()));
      try {
        const transferList = [...(options.transfer ?? []), ...(request.port ? [request.port] : [])];
        return await this.#threads.run(request, { transferList, signal: stop.signal });
      } finally {
        endWatch();
        place.leave();
      }
    } catch (error) {
      if (stop.signal.aborted) throw stop.signal.reason;
      if (isMemory(error)) throw this.#outOfMemory();
      throw new DeidError('processing_failed');
    } finally {
      clearTimeout(timer);
    }
  }

  #outOfMemory(): DeidError {
    return new DeidError('processing_out_of_memory', [this.#memoryMb]);
  }

  #place(name: string, owner: string | undefined, until: AbortSignal): Promise<Place> {
    return name === START ? Promise.resolve(this.#places.starting()) : this.#places.take(owner, until);
  }

  close(now = false): Promise<void> {
    this.#closed ??= this.#finish(now);
    return this.#closed;
  }

  /**
   * Waits for the tasks, each at most until its time limit. Piscina's own `close` would keep waiting for a stopped
   * task.
   */
  async #finish(now: boolean): Promise<void> {
    if (!now) await Promise.allSettled(this.#posted);
    await this.#threads.destroy();
  }
}

/** Creates a pool of threads that run the tasks of a module. */
export const createPool = <Module>(options: PoolOptions): WorkPool<TasksOf<Module>> => new ThreadPool(options);
