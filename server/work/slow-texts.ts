/** Work on a short text that takes longer holds up all other requests. No detector of the package takes nearly as long. */
const SLOW_MS = 1_000;
const FIRST_BREAK_MS = 60_000;
const LONGEST_BREAK_MS = 24 * 3_600_000;

/**
 * Decides whether short texts may be processed on the event loop. After one that took long, as with a slow recognizer of a
 * plugin, they go to threads for a minute, and each further time for twice as long.
 */
export class SlowTexts {
  readonly #now: () => number;
  #until = 0;
  #break = FIRST_BREAK_MS;

  /** @param now monotonic milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** True while short texts are processed in threads. */
  get inThreads(): boolean {
    return this.#now() < this.#until;
  }

  /** Starts work and measures how long it holds the event loop, which is until its first wait. */
  run<T>(work: () => T): T {
    const began = this.#now();
    try {
      return work();
    } finally {
      const now = this.#now();
      if (now - began > SLOW_MS) {
        this.#until = now + this.#break;
        this.#break = Math.min(this.#break * 2, LONGEST_BREAK_MS);
      }
    }
  }
}
