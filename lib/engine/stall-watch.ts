import { isMainThread, Worker } from 'node:worker_threads';
import { CELLS, type StallData } from './stall-cells.js';

/** Time limits of work, in milliseconds. */
export interface WorkLimits {
  /** How long it may block the event loop. */
  readonly blockedMs: number;
  /** From its start to its end, without the time in which it waits for its input and output. */
  readonly settledMs: number;
}

/** State of work in progress. */
export interface WorkSoFar {
  /** Time spent waiting for input and output, in milliseconds. */
  readonly waitedMs: number;
  /** Factor of the limits: 1, and more for larger input. */
  readonly size: number;
}

const LOOK_EVERY_MS = 50;

/**
 * Runs asynchronous work of a plugin under time limits, for plugin authors. Work that waits longer is abandoned. An endless synchronous
 * loop ends the process after printing `says` and the line of the loop to standard error, because nothing else can stop it. Outside of the
 * main thread such loops are not detected.
 * @returns undefined if the work was abandoned
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
  // If no watcher can be started, the work runs without limits.
  const isReady = await new Promise((resolve) => {
    watcher.once('message', () => resolve(true));
    watcher.on('error', () => resolve(false));
  });
  watcher.unref();
  return isReady ? watcher : undefined;
}
