import { DeidError } from '../../core/index.js';

/** Requests with a longer expected wait are refused, since a late response helps nobody. */
const MAX_WAIT_MS = 100;
/** Number of requests of one owner that may always wait: a short burst is not a flood. */
const MIN_QUEUE = 128;
/**
 * Longer turns count as this long. The first turns of a process are slow, while its code is compiled, and not
 * representative.
 */
const MAX_COUNTED_TURN_MS = 20;
/** Weight of the last turn in the moving average. */
const LAST_TURN_WEIGHT = 0.1;

/**
 * Schedules short texts on the event loop, one at a time. Owners take turns, and between two texts the loop reads
 * incoming data, so that a flood of one key delays neither other requests nor its own refusals.
 */
export class LoopTurns {
  /** Waiting requests by owner; the first owner is next. */
  readonly #waiting = new Map<string, (() => void)[]>();
  /** Start of the current turn, which lasts until the next loop iteration; undefined if there is none. */
  #since: number | undefined;
  /** Moving average of a turn in milliseconds. */
  #mean = 0;

  /**
   * Resolves when it is the owner's turn: at once if no turn is running. Throws DeidError `overloaded` if too many of
   * the owner wait.
   * @param now monotonic time in milliseconds
   */
  async take(owner: string, now = performance.now()): Promise<void> {
    if (this.#since === undefined) return this.#begin(now);
    const mine = this.#waiting.get(owner) ?? [];
    const owners = this.#waiting.size + (mine.length === 0 ? 1 : 0);
    if (mine.length >= MIN_QUEUE && mine.length * owners * this.#mean > MAX_WAIT_MS) throw new DeidError('overloaded');
    this.#waiting.set(owner, mine);
    return new Promise((resolve) => mine.push(resolve));
  }

  #begin(now: number): void {
    this.#since = now;
    setImmediate(() => this.#next(performance.now()));
  }

  #next(now: number): void {
    const took = Math.min(now - (this.#since ?? now), MAX_COUNTED_TURN_MS);
    this.#mean += LAST_TURN_WEIGHT * (took - this.#mean);
    this.#since = undefined;
    for (const [owner, tasks] of this.#waiting) {
      const task = tasks.shift();
      this.#waiting.delete(owner);
      if (tasks.length > 0) this.#waiting.set(owner, tasks);
      this.#begin(now);
      task?.();
      return;
    }
  }
}
