import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { KeyHash } from '../keys/pepper.js';
import type { Role, Tables } from '../store/schema.js';

/** Letters and digits that nobody takes for another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 24;
const DAY = 86_400_000;
/** The first account may be made until then; every start without accounts makes a new code. */
const SET_UP_DAYS = 30;
const INVITATION_DAYS = 7;

/** What an invitation makes of who has its code. */
export interface Invitation {
  readonly id: string;
  readonly role: Role;
  /** Id of the account that invited; null: the first start. */
  readonly by: string | null;
}

/** Codes by which accounts are made: each one, once, in time. The store keeps their hashes. */
export class Invitations {
  readonly #db: Kysely<Tables>;
  readonly #hash: KeyHash;

  constructor(db: Kysely<Tables>, hash: KeyHash) {
    this.#db = db;
    this.#hash = hash;
  }

  /** The code for the first account; an earlier one no longer counts. */
  async setUp(workspace: string, now: number): Promise<string> {
    await this.#db.deleteFrom('invitations').where('created_by', 'is', null).execute();
    return this.#make(workspace, 'owner', null, now, SET_UP_DAYS);
  }

  invite(workspace: string, role: Role, by: string, now: number): Promise<string> {
    return this.#make(workspace, role, by, now, INVITATION_DAYS);
  }

  async find(code: string, now: number): Promise<Invitation | undefined> {
    const row = await this.#db
      .selectFrom('invitations')
      .select(['id', 'role', 'created_by as by'])
      .where('id', '=', this.#idOf(code))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row;
  }

  /** Ends an invitation; true for the one who did, of several at once. */
  async take(id: string, db: Kysely<Tables>): Promise<boolean> {
    const { numDeletedRows } = await db.deleteFrom('invitations').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async #make(workspace: string, role: Role, by: string | null, now: number, days: number): Promise<string> {
    const code = newCode();
    await this.#db
      .insertInto('invitations')
      .values({
        id: this.#idOf(code),
        workspace_id: workspace,
        role,
        created_at: now,
        expires_at: now + days * DAY,
        created_by: by,
      })
      .execute();
    return code;
  }

  /** Spaces, hyphens and case do not count: codes are typed by people. */
  #idOf(code: string): string {
    return this.#hash(`invitation:${code.toUpperCase().replace(/[^0-9A-Z]/g, '')}`);
  }
}

/** 24 signs of 32, which is 120 bits, in groups of four. */
function newCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
  return signs.replace(/(.{4})(?=.)/g, '$1-');
}
