import { DeidError } from '../../core/index.js';

/** Who would wait longer, by what turns have taken of late, is told to come again: an answer that comes too late helps nobody. */
const MAX_WAIT_MS = 100;
/** So many of one owner wait whatever turns take: a burst is no flood. */
const ALWAYS = 128;
/** The first turns of a process take longer than any later, while its code is compiled: they say little. */
const LONGEST_TURN_MS = 20;
/** What the last turn counts for in the mean. */
const WEIGHT = 0.1;

/**
 * Who is next on the event loop, which works on one short text at a time. Owners take turns, and between two texts the loop reads what has come
 * in, so that a flood of one key neither keeps another's request waiting nor its own refusals.
 */
export class LoopTurns {
  /** Who waits, by owner; the first owner is next. */
  readonly #waiting = new Map<string, (() => void)[]>();
  /** When the turn began that is not over until the loop has come round; undefined: nobody has one. */
  #since: number | undefined;
  /** What a turn takes, in milliseconds. */
  #mean = 0;

  /**
   * Resolves when it is the owner's turn: at once if nobody has one. Throws DeidError `overloaded` if too many of the owner wait.
   * @param now milliseconds of any clock that does not jump
   */
  async take(owner: string, now = performance.now()): Promise<void> {
    if (this.#since === undefined) return this.#begin(now);
    const mine = this.#waiting.get(owner) ?? [];
    const owners = this.#waiting.size + (mine.length === 0 ? 1 : 0);
    if (mine.length >= ALWAYS && mine.length * owners * this.#mean > MAX_WAIT_MS) throw new DeidError('overloaded');
    this.#waiting.set(owner, mine);
    return new Promise((resolve) => mine.push(resolve));
  }

  #begin(now: number): void {
    this.#since = now;
    setImmediate(() => this.#next(performance.now()));
  }

  #next(now: number): void {
    const took = Math.min(now - (this.#since ?? now), LONGEST_TURN_MS);
    this.#mean += WEIGHT * (took - this.#mean);
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
