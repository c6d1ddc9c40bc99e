import { CELLS } from './messages.js';

/** Milliseconds between two looks; a thread that only takes memory takes some hundred megabytes in that time. */
const EVERY_MS = 50;
/** A thread that has not reported for this long is in the middle of something. */
const SILENT_MS = 300;
/** How long the memory of a stopped thread may take to come back, before the next is stopped. */
const RELEASE_MS = 1_000;
const MIB = 2 ** 20;

/** A task that is being watched. */
interface Watched {
  readonly cells: Int32Array;
  readonly stop: () => void;
  reports: number;
  reportedAt: number;
}

/** Memory of the process in MiB: of all of it, and of the thread that asks, buffers included. */
interface MemoryUse {
  readonly process: number;
  readonly own: number;
}

const usage = (): MemoryUse => {
  const { rss, heapTotal, external } = process.memoryUsage();
  return { process: rss / MIB, own: (heapTotal + external) / MIB };
};

/**
 * Stops tasks whose threads take too much memory. V8 limits the heap of a thread, but not its buffers and WebAssembly, which can take all
 * there is and end the whole process. A thread that still turns says what it has; of one that does not, only the growth of the
 * process is known. So where all threads together have taken more than is due to them, the silent ones are stopped, the
 * longest silent first, one after the other until it is enough.
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

  /** @param stop told once the task is to end @returns ends the watch */
  watch(cells: Int32Array, stop: () => void): () => void {
    if (this.#tasks.size === 0) this.#base = this.#others();
    const task = { cells, stop, reports: -1, reportedAt: performance.now() };
    this.#tasks.add(task);
    this.#timer ??= setInterval(() => this.#look(), EVERY_MS).unref();
    return () => {
      this.#tasks.delete(task);
      if (this.#tasks.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  /** What is not this thread's own: that of the others, and of the program. */
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
      .filter(({ reportedAt }) => now - reportedAt > SILENT_MS)
      .sort((a, b) => a.reportedAt - b.reportedAt);
    if (longest !== undefined) this.#stop(longest, now);
  }

  #stop(task: Watched, now: number): void {
    this.#tasks.delete(task);
    this.#quietUntil = now + RELEASE_MS;
    task.stop();
  }
}
