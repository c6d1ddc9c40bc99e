/** A queued task. */
interface Waiting {
  readonly owner: string | undefined;
  readonly start: () => void;
}

/** A thread assigned to an owner, until released. */
export interface Place {
  leave(): void;
}

/**
 * Decides which task gets the next thread. The owner with the fewest threads comes first, so that a hundred tasks of
 * one owner do not block another's. If one owner holds all threads, an owner without any may get the spare one.
 */
export class Places {
  readonly #most: number;
  readonly #spare: number;
  readonly #waiting: Waiting[] = [];
  readonly #running = new Map<string | undefined, number>();
  #busy = 0;
  #starting = 0;

  /** @param most maximum number of threads @param spare additional threads for owners that have none */
  constructor(most: number, spare = 0) {
    this.#most = most;
    this.#spare = spare;
  }

  /** Number of queued tasks. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Number of queued tasks of one owner. */
  waitingOf(owner: string): number {
    return this.#waiting.filter((task) => task.owner === owner).length;
  }

  /** Reserves a place for a thread that is starting. It does no work, so it is no reason to start a spare thread. */
  starting(): Place {
    this.#starting++;
    return {
      leave: () => {
        this.#starting--;
        this.#next();
      },
    };
  }

  /** Resolves when a thread is free for the owner. Rejects with the signal's reason if it is aborted first. */
  take(owner: string | undefined, signal: AbortSignal): Promise<Place> {
    return new Promise((resolve, reject) => {
      const start = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve(this.#enter(owner));
      };
      const waiting: Waiting = { owner, start };
      const giveUp = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.#waiting.push(waiting);
      this.#next();
    });
  }

  #enter(owner: string | undefined): Place {
    this.#change(owner, 1);
    return {
      leave: () => {
        this.#change(owner, -1);
        this.#next();
      },
    };
  }

  #change(owner: string | undefined, by: number): void {
    this.#busy += by;
    const running = (this.#running.get(owner) ?? 0) + by;
    if (running === 0) this.#running.delete(owner);
    else this.#running.set(owner, running);
  }

  #mayStart({ owner }: Waiting): boolean {
    if (this.#busy + this.#starting < this.#most) return true;
    return this.#busy >= this.#most && this.#busy < this.#most + this.#spare && !this.#running.has(owner);
  }

  /** Gives a free thread to the first task of the owner with the fewest threads. */
  #next(): void {
    let next: Waiting | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const task of this.#waiting) {
      const running = this.#running.get(task.owner) ?? 0;
      if (running >= fewest || !this.#mayStart(task)) continue;
      fewest = running;
      next = task;
    }
    if (next === undefined) return;
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    next.start();
  }
}
