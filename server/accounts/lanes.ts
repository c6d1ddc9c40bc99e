import { DeidError } from '../../core/index.js';

/** Who waits for a password to be hashed: somebody unknown, or a member of whom something is known already. */
export type Lane = 'stranger' | 'member';

/**
 * Concurrent hashes in all, and by strangers. Each takes 32 MiB and a quarter of a second of a processor, so password
 * guessing must not starve other requests; and members must not wait behind strangers.
 */
const RUNNING = 2;
const RUNNING_STRANGERS = 1;
const WAITING: Readonly<Record<Lane, number>> = { stranger: 16, member: 32 };

/** Runs expensive work of strangers and members so that strangers never take the last place. */
class Lanes {
  readonly #running: Record<Lane, number> = { stranger: 0, member: 0 };
  readonly #waiting: Readonly<Record<Lane, (() => void)[]>> = { stranger: [], member: [] };

  /** Throws DeidError `overloaded` if too many of the lane wait. */
  async run<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    if (!this.#isFree(lane)) {
      if (this.#waiting[lane].length >= WAITING[lane]) throw new DeidError('overloaded');
      await new Promise<void>((resolve) => this.#waiting[lane].push(resolve));
    } else this.#running[lane]++;
    try {
      return await work();
    } finally {
      this.#running[lane]--;
      this.#next();
    }
  }

  #isFree(lane: Lane): boolean {
    const { stranger, member } = this.#running;
    return stranger + member < RUNNING && (lane === 'member' || stranger < RUNNING_STRANGERS);
  }

  /** Starts whoever may start, members first. The place is taken here, so that nobody else takes it in between. */
  #next(): void {
    for (const lane of ['member', 'stranger'] as const)
      while (this.#waiting[lane].length > 0 && this.#isFree(lane)) {
        this.#running[lane]++;
        this.#waiting[lane].shift()?.();
      }
  }
}

/** The lanes of this process. */
export const hashLanes = new Lanes();
