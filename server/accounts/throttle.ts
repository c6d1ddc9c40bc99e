import type { Kysely } from 'kysely';
import { DeidError } from '../../core/index.js';
import type { Tables } from '../store/schema.js';

/** Wrong passwords for one name, after which it has to wait; whether or not there is such an account. */
const MAX_FAILURES = 10;
const WINDOW_MS = 15 * 60_000;
/** Clocks of several processes differ by less. */
const SLACK_MS = 60_000;

/** Counts wrong passwords by name, for all processes of the store. */
export class SignInThrottle {
  readonly #db: Kysely<Tables>;
  readonly #id: (email: string) => string;

  constructor(db: Kysely<Tables>, id: (email: string) => string) {
    this.#db = db;
    this.#id = id;
  }

  /** Counts an attempt before it is looked at, so that many at once do not slip through; throws `sign_in_throttled`. */
  async begin(email: string, now: number): Promise<void> {
    const id = this.#id(email);
    await this.#db
      .deleteFrom('sign_in_failures')
      .where('since', '<', now - WINDOW_MS)
      .execute();
    // Counted while the clock was wrong: it would keep its owner out until then.
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

  /** The password was right: nothing is left of what was counted. */
  async clear(email: string): Promise<void> {
    await this.#db.deleteFrom('sign_in_failures').where('id', '=', this.#id(email)).execute();
  }
}
