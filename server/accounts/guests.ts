import type { Kysely } from 'kysely';
import type { KeyHash } from '../keys/pepper.js';
import type { Tables } from '../store/schema.js';
import { newToken } from './sessions.js';

const HOUR = 3_600_000;
/** Validity of an address that nobody has opened, and of the visit that begins when it is opened. */
const PASS_MS = 24 * HOUR;
const VISIT_MS = 12 * HOUR;
const SLACK_MS = 60_000;

/**
 * Visitors of the playground without an account. A pass is part of an address that is shown to whoever controls the
 * service, on its terminal or by a command; it can be used once, and gives the browser a cookie. The store keeps hashes.
 */
export class Guests {
  readonly #db: Kysely<Tables>;
  readonly #hash: KeyHash;

  constructor(db: Kysely<Tables>, hash: KeyHash) {
    this.#db = db;
    this.#hash = hash;
  }

  /** Creates a pass for one visitor. */
  async pass(now: number): Promise<string> {
    await this.#db
      .deleteFrom('guests')
      .where((or) => or.or([or('expires_at', '<=', now), or('expires_at', '>', now + PASS_MS + SLACK_MS)]))
      .execute();
    return this.#add('pass', now + PASS_MS);
  }

  /** Uses up a pass. If several do so at once, only one of them gets the value of a cookie. */
  async open(pass: string, now: number): Promise<string | undefined> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('guests')
      .where('id', '=', this.#idOf('pass', pass))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return numDeletedRows > 0n ? this.#add('visit', now + VISIT_MS) : undefined;
  }

  /** True if a cookie is that of a visitor whose time has not ended. */
  async knows(token: string, now: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('guests')
      .select('id')
      .where('id', '=', this.#idOf('visit', token))
      .where('expires_at', '>', now)
      .where('expires_at', '<=', now + VISIT_MS + SLACK_MS)
      .executeTakeFirst();
    return row !== undefined;
  }

  async #add(kind: Kind, expires: number): Promise<string> {
    const token = newToken();
    await this.#db
      .insertInto('guests')
      .values({ id: this.#idOf(kind, token), expires_at: expires })
      .execute();
    return token;
  }

  #idOf(kind: Kind, token: string): string {
    return this.#hash(`guest ${kind}:${token}`);
  }
}

type Kind = 'pass' | 'visit';
