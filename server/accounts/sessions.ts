import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { KeyHash } from '../keys/pepper.js';
import type { Role, Tables } from '../store/schema.js';

const HOUR = 3_600_000;
/** Idle timeout and maximum lifetime of a session. */
const IDLE_MS = 2 * HOUR;
const WHOLE_MS = 12 * HOUR;
const SEEN_STEP_MS = 60_000;
const TOKEN_BYTES = 32;

/** A signed-in account. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly workspace: string;
}

/** Creates a cookie secret, for a session or for a visitor who is not signed in. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Sessions in the store, identified by a hash of the cookie. */
export class Sessions {
  readonly #db: Kysely<Tables>;
  readonly #hash: KeyHash;

  constructor(db: Kysely<Tables>, hash: KeyHash) {
    this.#db = db;
    this.#hash = hash;
  }

  /**
   * Begins a session. @returns the new cookie value; always a fresh one, so that a cookie from before the sign-in
   * cannot be reused
   */
  async begin(account: string, now: number): Promise<string> {
    await this.#db
      .deleteFrom('sessions')
      .where((or) =>
        or.or([
          or('seen_at', '<', now - IDLE_MS),
          or('created_at', '<', now - WHOLE_MS),
          or('created_at', '>', now + SEEN_STEP_MS),
        ]),
      )
      .execute();
    const token = newToken();
    await this.#db
      .insertInto('sessions')
      .values({ id: this.#idOf(token), account_id: account, created_at: now, seen_at: now })
      .execute();
    return token;
  }

  /**
   * The account of a cookie, if its session is valid. A session that begins in the future was created while the clock
   * was wrong and is rejected; it would never end.
   */
  async find(token: string, now: number): Promise<Member | undefined> {
    const id = this.#idOf(token);
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .where('sessions.id', '=', id)
      .where('accounts.status', '=', 'active')
      .where('sessions.seen_at', '>', now - IDLE_MS)
      .where('sessions.created_at', '>', now - WHOLE_MS)
      .where('sessions.created_at', '<=', now + SEEN_STEP_MS)
      .select(['accounts.id', 'email', 'accounts.name', 'role', 'workspace_id as workspace', 'seen_at'])
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { seen_at, ...member } = row;
    if (Math.abs(now - seen_at) > SEEN_STEP_MS)
      await this.#db.updateTable('sessions').set({ seen_at: now }).where('id', '=', id).execute();
    return member;
  }

  async end(token: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('id', '=', this.#idOf(token)).execute();
  }

  /** Ends all sessions of an account except one. */
  async endAll(account: string, but?: string): Promise<void> {
    const kept = but === undefined ? '' : this.#idOf(but);
    await this.#db.deleteFrom('sessions').where('account_id', '=', account).where('id', '!=', kept).execute();
  }

  #idOf(token: string): string {
    return this.#hash(`session:${token}`);
  }
}
