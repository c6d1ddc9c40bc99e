import { isMainThread, Worker } from 'node:worker_threads';
import { CELLS, type StallData } from './stall-cells.js';

/** How long work may take, in milliseconds. */
export interface WorkLimits {
  /** For which it may keep the event loop from turning. */
  readonly blockedMs: number;
  /** From its start to its end, without what it waits for by right. */
  readonly settledMs: number;
}

/** What is known of work while it is done. */
export interface WorkSoFar {
  /** Time spent waiting for others, in milliseconds. */
  readonly waitedMs: number;
  /** What the limits are multiplied with: 1, and more for more input. */
  readonly size: number;
}

const LOOK_EVERY_MS = 50;

/**
 * Runs asynchronous work of a plugin, for its author. Work that waits without end is given up. A loop without end ends the process, after `says` and the line of the loop have been written to
 * standard error: nothing less would stop it. Outside of the main thread such a loop is not stopped.
 * @returns undefined for what was given up
 */
export async function endingWork<T>(
  work: () => Promise<T>,
  { blockedMs, settledMs }: WorkLimits,
  soFar: () => WorkSoFar,
  says: string,
): Promise<{ readonly value: T } | undefined> {
  const cells = new Int32Array(new SharedArrayBuffer(4 * Object.keys(CELLS).length));
  Atomics.store(cells, CELLS.blockedMs, blockedMs);
  const watcher = isMainThread ? await startWatcher({ cells, says }) : undefined;
  const startedAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setInterval(() => {
        const { waitedMs, size } = soFar();
        Atomics.store(cells, CELLS.blockedMs, blockedMs * size);
        Atomics.add(cells, CELLS.turns, 1);
        if (performance.now() - startedAt - waitedMs > settledMs * size) resolve(undefined);
      }, LOOK_EVERY_MS);
      work().then((value) => resolve({ value }), reject);
    });
  } finally {
    clearInterval(timer);
    await watcher?.terminate();
  }
}

async function startWatcher(workerData: StallData): Promise<Worker | undefined> {
  const watcher = new Worker(new URL('./stall-worker.js', import.meta.url), { workerData, execArgv: [] });
  // Where there can be none, work without end is waited for.
  const isReady = await new Promise((resolve) => {
    watcher.once('message', () => resolve(true));
    watcher.on('error', () => resolve(false));
  });
  watcher.unref();
  return isReady ? watcher : undefined;
}
