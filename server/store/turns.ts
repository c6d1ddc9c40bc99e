import { unavailable } from './unavailable.js';

/** Maximum time in milliseconds that work waits for its turn, so that an unavailable store blocks nobody for longer. */
const MAX_MS = 5_000;

/** Runs work on the same counters sequentially, in order of arrival. */
export class Turns {
  /** The last work for each id. */
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs work in its turn. Throws what `work` throws, or DeidError `store_unavailable` on timeout. */
  take<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(id);
    const mine = before === undefined ? work() : this.#after(before, work);
    const end = mine.then(
      () => undefined,
      (failure: unknown) => failure,
    );
    this.#last.set(id, end);
    void end.then(() => {
      if (this.#last.get(id) === end) this.#last.delete(id);
    });
    return mine;
  }

  async #after<T>(before: Promise<unknown>, work: () => Promise<T>): Promise<T> {
    const until = performance.now() + MAX_MS;
    const failure = await before;
    if (performance.now() > until) throw unavailable(failure);
    return work();
  }
}
