import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { KeyHash } from '../keys/pepper.js';
import type { Role, Tables } from '../store/schema.js';

/** Letters and digits that are not easily confused. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 24;
const DAY = 86_400_000;
/** Validity of the code for the first account. Every start without accounts creates a new code. */
const SET_UP_CODE_DAYS = 30;
const INVITATION_DAYS = 7;

/** The rights that an invitation gives. */
export interface Invitation {
  readonly id: string;
  readonly role: Role;
  /** Id of the inviting account; null for the first start. */
  readonly by: string | null;
}

/** Invitation codes. Each creates one account, until it expires. The store keeps only hashes. */
export class Invitations {
  readonly #db: Kysely<Tables>;
  readonly #hash: KeyHash;

  constructor(db: Kysely<Tables>, hash: KeyHash) {
    this.#db = db;
    this.#hash = hash;
  }

  /** Creates the code for the first account. Earlier codes become invalid. */
  async setUp(workspace: string, now: number): Promise<string> {
    await this.#db.deleteFrom('invitations').where('created_by', 'is', null).execute();
    return this.#make(workspace, 'owner', null, now, SET_UP_CODE_DAYS);
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

  /** Uses up an invitation. If several do so at once, true for only one of them. */
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

  /** Id of a code. Spaces, hyphens and case are ignored, since people type codes. */
  #idOf(code: string): string {
    return this.#hash(`invitation:${code.toUpperCase().replace(/[^0-9A-Z]/g, '')}`);
  }
}

/** 24 characters of an alphabet of 32 (120 bits), in groups of four. */
function newCode(): string {
  const signs = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return signs.replace(/(.{4})(?=.)/g, '$1-');
}
