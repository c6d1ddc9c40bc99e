import { DeidError } from '../../core/index.js';

/** Requests with a longer expected wait are refused, since a late response helps nobody. */
const MAX_WAIT_MS = 100;
/** Number of requests of one owner that may wait whatever the expected wait is: a short burst is not a flood. */
const MIN_QUEUE = 128;
/**
 * Longer turns count as this long. The first turns of a process are slow, while its code is compiled, and not
 * representative.
 */
const MAX_COUNTED_TURN_MS = 20;
/** Weight of the last turn in the moving average. */
const LAST_TURN_WEIGHT = 0.1;

/**
 * An estimate may be wrong, the time that has passed is not. While the oldest request of an owner has waited this long,
 * new ones are refused; once it has waited longer than it should, new ones that would wait this long too.
 */
const LATE_MS = 500;
/** Requests that have waited this long are refused, if their owner has sent others in the last `RECENT_MS`. */
const MAX_AGE_MS = 1_000;
const RECENT_MS = 500;

/** A request that waits for its turn. */
interface Waiting {
  readonly since: number;
  readonly begin: () => void;
  readonly refuse: (error: DeidError) => void;
}

/** The waiting requests of an owner, the oldest first. Times are monotonic, in milliseconds. */
interface Queue {
  readonly tasks: Waiting[];
  /** When the last request came. */
  last: number;
}

/**
 * Schedules short texts on the event loop, one at a time. Owners take turns, and between two texts the loop reads
 * incoming data, so that a flood of one key delays neither other requests nor its own refusals.
 */
export class LoopTurns {
  /** Waiting requests by owner; the first owner is next. */
  readonly #waiting = new Map<string, Queue>();
  readonly #clock: () => number;
  readonly #later: (next: () => void) => void;
  /** Start of the current turn, which lasts until the next loop iteration; undefined if there is none. */
  #since: number | undefined;
  /** Moving averages of a turn in milliseconds: with long ones cut, and as they were. */
  #mean = 0;
  #whole = 0;

  /**
   * @param clock monotonic time in milliseconds
   * @param later calls a function in the next loop iteration
   */
  constructor(clock = (): number => performance.now(), later: (next: () => void) => void = setImmediate) {
    this.#clock = clock;
    this.#later = later;
  }

  /**
   * Resolves when it is the owner's turn: at once if no turn is running. Throws DeidError `overloaded` if too many of
   * the owner wait, or have waited for too long while others of the same owner come.
   */
  async take(owner: string): Promise<void> {
    const now = this.#clock();
    if (this.#since === undefined) return this.#begin(now);
    const mine = this.#waiting.get(owner) ?? { tasks: [], last: now };
    const owners = this.#waiting.size + (mine.tasks.length === 0 ? 1 : 0);
    mine.last = now;
    if (this.#isTooMuch(mine, owners, now)) throw new DeidError('overloaded');
    this.#waiting.set(owner, mine);
    return new Promise((begin, refuse) => mine.tasks.push({ since: now, begin, refuse }));
  }

  #isTooMuch({ tasks }: Queue, owners: number, now: number): boolean {
    const turns = tasks.length * owners;
    if (tasks.length >= MIN_QUEUE && turns * this.#mean > MAX_WAIT_MS) return true;
    const age = now - (tasks[0]?.since ?? now);
    return age > LATE_MS || (age > MAX_WAIT_MS && turns * this.#whole > LATE_MS);
  }

  #begin(now: number): void {
    this.#since = now;
    this.#later(() => this.#next(this.#clock()));
  }

  #next(now: number): void {
    const took = now - (this.#since ?? now);
    this.#mean += LAST_TURN_WEIGHT * (Math.min(took, MAX_COUNTED_TURN_MS) - this.#mean);
    this.#whole += LAST_TURN_WEIGHT * (took - this.#whole);
    this.#since = undefined;
    for (const [owner, queue] of this.#waiting) {
      const task = nextOf(queue, now);
      this.#waiting.delete(owner);
      if (queue.tasks.length > 0) this.#waiting.set(owner, queue);
      if (task === undefined) continue;
      this.#begin(now);
      task.begin();
      return;
    }
  }
}

/** The oldest request that may still begin; older ones are refused while their owner sends others. */
function nextOf({ tasks, last }: Queue, now: number): Waiting | undefined {
  for (;;) {
    const task = tasks.shift();
    if (task === undefined || now - task.since <= MAX_AGE_MS || now - last > RECENT_MS) return task;
    task.refuse(new DeidError('overloaded'));
  }
}
