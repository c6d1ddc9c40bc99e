import { setImmediate } from 'node:timers/promises';

/** How long work may hold the event loop, in milliseconds. */
const SLICE_MS = 20;

/**
 * Divides long work into slices, so that timers, requests and the signal of the caller are served between them. A file adapter asks after
 * each unit of text:
 * @example
 * const pauses = new Pauses(job.signal);
 * for (const unit of units) {
 *   search(unit);
 *   if (pauses.due) await pauses.take();
 * }
 */
export class Pauses {
  readonly #signal: AbortSignal | undefined;
  #since = performance.now();

  /** @param signal of the job. */
  constructor(signal?: AbortSignal) {
    this.#signal = signal;
  }

  /** True if the current slice has lasted long enough. */
  get due(): boolean {
    return performance.now() - this.#since >= SLICE_MS;
  }

  /**
   * Lets everything else that waits run, and begins the next slice.
   * @throws the reason of the signal if it is aborted
   */
  async take(): Promise<void> {
    await setImmediate();
    this.#signal?.throwIfAborted();
    this.#since = performance.now();
  }
}
