import { CELLS } from './messages.js';

/** Interval between checks. A thread that does nothing but allocate takes some hundred megabytes in that time. */
const CHECK_INTERVAL_MS = 50;
/** A thread without a report for this long is considered silent: it is in the middle of a computation. */
const SILENT_AFTER_MS = 300;
/** Time to wait for the memory of a stopped thread to be freed before the next one is stopped. */
const RELEASE_TIMEOUT_MS = 1_000;
const MIB = 2 ** 20;

/** A task that is being watched. */
interface Watched {
  readonly cells: Int32Array;
  readonly stop: () => void;
  reports: number;
  reportedAt: number;
}

/** Memory in MiB: of the whole process, and of the calling thread, including buffers. */
interface MemoryUse {
  readonly process: number;
  readonly own: number;
}

const usage = (): MemoryUse => {
  const { rss, heapTotal, external } = process.memoryUsage();
  return { process: rss / MIB, own: (heapTotal + external) / MIB };
};

/**
 * Stops tasks whose threads use too much memory. V8 limits the heap of a thread, but not its buffers and WebAssembly
 * memory, which could exhaust the machine and end the process. Threads report their own memory while they are
 * responsive. For a silent thread only the growth of the process is known: if all threads together exceed their limits,
 * silent threads are stopped one by one, the longest silent first, until memory is back below the limit.
 */
export class MemoryWatch {
  readonly #limitMb: number;
  readonly #use: () => MemoryUse;
  readonly #tasks = new Set<Watched>();
  #timer: NodeJS.Timeout | undefined;
  #base = 0;
  #quietUntil = 0;

  /** @param limitMb MiB for each running task */
  constructor(limitMb: number, use: () => MemoryUse = usage) {
    this.#limitMb = limitMb;
    this.#use = use;
  }

  /** @param stop called when the task must end @returns a function that ends the watch */
  watch(cells: Int32Array, stop: () => void): () => void {
    if (this.#tasks.size === 0) this.#base = this.#others();
    const task = { cells, stop, reports: -1, reportedAt: performance.now() };
    this.#tasks.add(task);
    this.#timer ??= setInterval(() => this.#look(), CHECK_INTERVAL_MS).unref();
    return () => {
      this.#tasks.delete(task);
      if (this.#tasks.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  /** Memory that does not belong to this thread: that of other threads and the program. */
  #others(): number {
    const { process, own } = this.#use();
    return process - own;
  }

  #look(): void {
    const now = performance.now();
    for (const task of this.#tasks) {
      const reports = Atomics.load(task.cells, CELLS.reports);
      if (reports === task.reports) continue;
      task.reports = reports;
      task.reportedAt = now;
      if (Atomics.load(task.cells, CELLS.memoryMb) > this.#limitMb) this.#stop(task, now);
    }
    if (now < this.#quietUntil) return;
    if (this.#others() - this.#base <= this.#limitMb * this.#tasks.size) return;
    const [longest] = [...this.#tasks]
      .filter(({ reportedAt }) => now - reportedAt > SILENT_AFTER_MS)
      .sort((a, b) => a.reportedAt - b.reportedAt);
    if (longest !== undefined) this.#stop(longest, now);
  }

  #stop(task: Watched, now: number): void {
    this.#tasks.delete(task);
    this.#quietUntil = now + RELEASE_TIMEOUT_MS;
    task.stop();
  }
}
