import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { KeyHash } from '../keys/pepper.js';
import type { Role, Tables } from '../store/schema.js';

const HOUR = 3_600_000;
/** A session ends this long after it was used last, and this long after its sign-in. */
const IDLE_MS = 2 * HOUR;
const WHOLE_MS = 12 * HOUR;
const SEEN_STEP_MS = 60_000;
const TOKEN_BYTES = 32;

/** Who is signed in. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly workspace: string;
}

/** A secret for a cookie: of a session, or of a visitor that is not signed in. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Sessions in the store, by a hash of what the cookie holds. */
export class Sessions {
  readonly #db: Kysely<Tables>;
  readonly #hash: KeyHash;

  constructor(db: Kysely<Tables>, hash: KeyHash) {
    this.#db = db;
    this.#hash = hash;
  }

  /** Begins a session. @returns what goes into the cookie; never one that was there before the sign-in. */
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

  /** Who a cookie belongs to, if its session lives. One that begins in the future was made while the clock was wrong: it would never end. */
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

  /** Ends all sessions of an account, but one. */
  async endAll(account: string, but?: string): Promise<void> {
    const kept = but === undefined ? '' : this.#idOf(but);
    await this.#db.deleteFrom('sessions').where('account_id', '=', account).where('id', '!=', kept).execute();
  }

  #idOf(token: string): string {
    return this.#hash(`session:${token}`);
  }
}
