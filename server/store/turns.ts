import { unavailable } from './unavailable.js';

/** How long work waits for its turn, in milliseconds: a store that is gone holds nobody up for longer. */
const MAX_MS = 5_000;

/** Work of one process on the same counters follows one another, in the order it came. */
export class Turns {
  /** The end of the last work for each id; with its failure, where it failed. */
  readonly #last = new Map<string, Promise<unknown>>();

  /** Throws what `work` throws, or DeidError `store_unavailable` where its turn does not come. */
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
