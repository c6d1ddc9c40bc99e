/** How long work may hold the event loop, in milliseconds. */
const SLICE_MS = 20;

/** Work on texts up to this length, in UTF-16 code units, has no steps: it is done within a slice. */
export const MAX_AT_ONCE = 8 * 1024;

/** Work in steps, which ends with a result. Where it pauses, other work may run. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does all steps, one directly after another. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** The same steps, each of which is done by `run`: within what must not outlast a step. */
export function* eachWithin<Result>(
  steps: Steps<Result>,
  run: (next: () => IteratorResult<undefined, Result>) => IteratorResult<undefined, Result>,
): Steps<Result> {
  for (;;) {
    const { done, value } = run(() => steps.next());
    if (done === true) return value;
    yield;
  }
}

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
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
    this.#signal?.throwIfAborted();
    this.#since = performance.now();
  }

  /**
   * Does all steps, with pauses between them where they are due.
   * @throws the reason of the signal if it is aborted
   */
  async between<Result>(steps: Generator<undefined, Result, undefined>): Promise<Result> {
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return value;
      if (this.due) await this.take();
    }
  }
}
