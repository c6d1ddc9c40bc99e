import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.js';

/** Time within which attempts are counted together. */
export const WINDOW_MS = 15 * 60_000;
/** Tolerated difference between the clocks of several processes. */
const SLACK_MS = 60_000;

/** Attempts of one kind so far. */
export interface Counted {
  readonly count: number;
  /** Time of the first one. */
  readonly since: number;
}

/** Counts attempts by name, for all processes of the store. */
export class Attempts {
  readonly #db: Kysely<Tables>;
  readonly #hash: (name: string) => string;

  /** @param hash of names, since the store must not hold them */
  constructor(db: Kysely<Tables>, hash: (name: string) => string) {
    this.#db = db;
    this.#hash = hash;
  }

  /** Counts an attempt before it is made, so that parallel ones cannot bypass a limit. */
  async count(name: string, now: number): Promise<Counted> {
    await this.#db
      .deleteFrom('sign_in_failures')
      .where('since', '<', now - WINDOW_MS)
      .execute();
    // Removes counts with a future time, made while the clock was wrong: they would lock people out until then.
    await this.#db
      .updateTable('sign_in_failures')
      .set({ since: now })
      .where('since', '>', now + SLACK_MS)
      .execute();
    return this.#db
      .insertInto('sign_in_failures')
      .values({ id: this.#hash(name), count: 1, since: now })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((set) => ({ count: set('sign_in_failures.count', '+', 1) })),
      )
      .returning(['count', 'since'])
      .executeTakeFirstOrThrow();
  }

  /** Takes back one attempt, which was a right one. */
  async undo(name: string): Promise<void> {
    await this.#db
      .updateTable('sign_in_failures')
      .set((set) => ({ count: set('count', '-', 1) }))
      .where('id', '=', this.#hash(name))
      .where('count', '>', 0)
      .execute();
  }

  /** Forgets all attempts of a name. */
  async clear(name: string): Promise<void> {
    await this.#db.deleteFrom('sign_in_failures').where('id', '=', this.#hash(name)).execute();
  }
}
