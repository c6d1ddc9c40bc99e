import type { Kysely } from 'kysely';
import { DeidError } from '../../core/index.js';
import type { KeyRow, Tables } from '../store/schema.js';
import { type CreateKeyOptions, createKey, insertKey, type NewKey } from './create.js';
import type { KeyHash } from './pepper.js';

/** A key as shown to people, without its secret. */
export interface KeyInfo {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  readonly last4: string;
  readonly environment: KeyRow['environment'];
  readonly status: 'active' | 'disabled' | 'revoked' | 'expired' | 'rotated';
  readonly createdAt: Date;
  /** Id of the account that created it; missing: the command line. */
  readonly createdBy?: string;
  readonly expiresAt?: Date;
  readonly lastUsedAt?: Date;
  /** Ids of the operations it may call; missing: all of its plan. */
  readonly operations?: readonly string[];
  /** Id of the key that replaces it, now or later. */
  readonly rotatedTo?: string;
}

/** Changes to a key; null removes a restriction. */
interface KeyChange {
  readonly name: string;
  readonly expiresAt: Date | null;
  readonly operations: readonly string[] | null;
}

/**
 * Creates, lists and revokes keys, for the command line and the dashboard. Running services apply changes within 10
 * seconds.
 */
export interface KeyAdmin {
  create(options?: CreateKeyOptions): Promise<NewKey>;
  /** All keys, oldest first. */
  list(): Promise<readonly KeyInfo[]>;
  /** Throws DeidError `key_not_found`. */
  get(id: string): Promise<KeyInfo>;
  /** Revokes a key permanently. Throws DeidError `key_not_found`. */
  revoke(id: string): Promise<void>;
  /** Disables or enables a key. Throws DeidError `key_ended` if it is revoked. */
  enable(id: string, enabled: boolean): Promise<void>;
  /** Changes name, expiry and operations of a key. Throws DeidError `key_ended` if it is revoked or rotated. */
  change(id: string, to: KeyChange): Promise<void>;
  /**
   * Creates a replacement for a key with its name, plan, expiry and counters.
   * @param overlapSeconds how long the old key stays valid, at most until its expiry; 0 ends it at once
   */
  rotate(id: string, overlapSeconds?: number): Promise<NewKey>;
  /** Names of all plans. */
  plans(): Promise<readonly string[]>;
}

export const openKeyAdmin = (db: Kysely<Tables>, hash: KeyHash, clock: () => number = Date.now): KeyAdmin => ({
  create: (options = {}) => createKey(db, hash, options, clock()),
  list: () => listKeys(db, clock()),
  async get(id) {
    const [key] = await listKeys(db, clock(), id);
    if (key === undefined) throw new DeidError('key_not_found');
    return key;
  },
  async enable(id, enabled) {
    const { numUpdatedRows } = await db
      .updateTable('keys')
      .set({ status: enabled ? 'active' : 'disabled' })
      .where('id', '=', id)
      .where('status', '!=', 'revoked')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw await ended(db, id);
  },
  async change(id, { name, expiresAt, operations }) {
    const { numUpdatedRows } = await db
      .updateTable('keys')
      .set({ name, expires_at: expiresAt?.getTime() ?? null, operations: operations?.join(' ') ?? null })
      .where('id', '=', id)
      .where('status', '!=', 'revoked')
      .where('rotated_to', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw await ended(db, id);
  },
  async revoke(id) {
    const { numUpdatedRows } = await db
      .updateTable('keys')
      .set({ status: 'revoked' })
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new DeidError('key_not_found');
  },
  rotate: (id, overlapSeconds = 0) => rotateKey(db, hash, id, overlapSeconds, clock()),
  plans: async () => (await db.selectFrom('plans').select('id').orderBy('id').execute()).map((row) => row.id),
});

/** The error for a key that could not be changed. */
async function ended(db: Kysely<Tables>, id: string): Promise<DeidError> {
  const row = await db.selectFrom('keys').select('id').where('id', '=', id).executeTakeFirst();
  return new DeidError(row === undefined ? 'key_not_found' : 'key_ended');
}

async function rotateKey(
  db: Kysely<Tables>,
  hash: KeyHash,
  id: string,
  overlapSeconds: number,
  now: number,
): Promise<NewKey> {
  const old = await db.selectFrom('keys').selectAll().where('id', '=', id).executeTakeFirst();
  if (old === undefined) throw new DeidError('key_not_found');
  if (statusOf(old, now) !== 'active' || old.rotated_to !== null) throw new DeidError('key_ended');
  // The new key is created first: if the process dies between the two statements, only an unused key is left.
  const { subscription_id, quota_id, name, environment, expires_at, operations, created_by } = old;
  const facts = { subscription_id, quota_id, name, environment, expires_at, operations, created_by };
  const next = await insertKey(db, hash, now, facts);
  const ends = Math.min(old.expires_at ?? Number.POSITIVE_INFINITY, now + overlapSeconds * 1000);
  const { numUpdatedRows } = await db
    .updateTable('keys')
    .set({ rotated_to: next.id, expires_at: ends })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('rotated_to', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return next;
  // The key was rotated or revoked in the meantime.
  await db.deleteFrom('keys').where('id', '=', next.id).execute();
  throw new DeidError('key_ended');
}

async function listKeys(db: Kysely<Tables>, now: number, id?: string): Promise<readonly KeyInfo[]> {
  const rows = await db
    .selectFrom('keys')
    .$if(id !== undefined, (query) => query.where('keys.id', '=', id ?? ''))
    .innerJoin('subscriptions', 'subscriptions.id', 'keys.subscription_id')
    .selectAll('keys')
    .select('subscriptions.plan_id')
    .orderBy('keys.created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    plan: row.plan_id,
    last4: row.last4,
    environment: row.environment,
    status: statusOf(row, now),
    createdAt: new Date(row.created_at),
    ...(row.expires_at === null ? {} : { expiresAt: new Date(row.expires_at) }),
    ...(row.last_used_at === null ? {} : { lastUsedAt: new Date(row.last_used_at) }),
    ...(row.created_by === null ? {} : { createdBy: row.created_by }),
    ...(row.operations === null ? {} : { operations: row.operations.split(' ') }),
    ...(row.rotated_to === null ? {} : { rotatedTo: row.rotated_to }),
  }));
}

function statusOf(row: Pick<KeyRow, 'status' | 'expires_at' | 'rotated_to'>, now: number): KeyInfo['status'] {
  if (row.status !== 'active') return row.status;
  if (row.expires_at === null || row.expires_at > now) return 'active';
  return row.rotated_to === null ? 'expired' : 'rotated';
}
