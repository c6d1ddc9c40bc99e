/** A task that waits for a thread. */
interface Waiting {
  readonly owner: string | undefined;
  readonly start: () => void;
}

/** Whose task has a thread; gives it back. */
export interface Place {
  leave(): void;
}

/**
 * Who gets a thread next. Owners take turns, and whoever has fewest threads comes first: a hundred tasks of one do not keep another's
 * waiting. Where one owner holds all threads, who has none may have the spare one.
 */
export class Places {
  readonly #most: number;
  readonly #spare: number;
  readonly #waiting: Waiting[] = [];
  readonly #running = new Map<string | undefined, number>();
  #busy = 0;
  #starting = 0;

  /** @param most threads @param spare threads beside them, for owners that have none */
  constructor(most: number, spare = 0) {
    this.#most = most;
    this.#spare = spare;
  }

  /** Tasks that wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Tasks of one owner that wait. */
  waitingOf(owner: string): number {
    return this.#waiting.filter((task) => task.owner === owner).length;
  }

  /** Counts a thread that is only starting: it takes no work meanwhile, and is no reason for a spare one. */
  starting(): Place {
    this.#starting++;
    return {
      leave: () => {
        this.#starting--;
        this.#next();
      },
    };
  }

  /** Resolves when a thread is free for the owner; rejects with the signal's reason if that is given up before. */
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

  /** Starts the first of those whose owner has fewest threads, if there is one for it. */
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
