import type { Kysely } from 'kysely';
import { DeidError } from '../../core/index.js';
import type { Tables } from '../store/schema.js';

/** Number of wrong passwords for an e-mail address after which it must wait, whether or not the account exists. */
const MAX_FAILURES = 10;
const WINDOW_MS = 15 * 60_000;
/** Tolerated difference between the clocks of several processes. */
const SLACK_MS = 60_000;

/** Counts wrong passwords by e-mail address, for all processes of the store. */
export class SignInThrottle {
  readonly #db: Kysely<Tables>;
  readonly #id: (email: string) => string;

  constructor(db: Kysely<Tables>, id: (email: string) => string) {
    this.#db = db;
    this.#id = id;
  }

  /**
   * Counts an attempt before the password is checked, so that parallel attempts cannot bypass the limit. Throws
   * `sign_in_throttled`.
   */
  async begin(email: string, now: number): Promise<void> {
    const id = this.#id(email);
    await this.#db
      .deleteFrom('sign_in_failures')
      .where('since', '<', now - WINDOW_MS)
      .execute();
    // Removes counts with a future time, made while the clock was wrong: they would lock the owner out until then.
    await this.#db
      .updateTable('sign_in_failures')
      .set({ since: now })
      .where('since', '>', now + SLACK_MS)
      .execute();
    const row = await this.#db
      .insertInto('sign_in_failures')
      .values({ id, count: 1, since: now })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((set) => ({ count: set('sign_in_failures.count', '+', 1) })),
      )
      .returning(['count', 'since'])
      .executeTakeFirstOrThrow();
    if (row.count > MAX_FAILURES)
      throw new DeidError('sign_in_throttled', [Math.max(1, Math.ceil((row.since + WINDOW_MS - now) / 60_000))]);
  }

  /** Resets the count after a correct password. */
  async clear(email: string): Promise<void> {
    await this.#db.deleteFrom('sign_in_failures').where('id', '=', this.#id(email)).execute();
  }
}
