import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { DeidError } from '../../core/index.js';
import type { KeyRow, Tables } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { generateKey, type KeyEnvironment } from './format.js';
import type { KeyHash } from './pepper.js';

/** A key at the only moment at which it can be read. */
export interface NewKey {
  readonly id: string;
  readonly key: string;
}

export interface CreateKeyOptions {
  /** For people. Default `unnamed`. */
  readonly name?: string;
  /** Default `standard`. Unknown: DeidError `unknown_plan`. */
  readonly plan?: string;
  /** Default `live`. */
  readonly environment?: KeyEnvironment;
  /** Default: never. */
  readonly expiresAt?: Date;
  /** Ids of the operations it may call; default: all of its plan. */
  readonly operations?: readonly string[];
  /** Id of the account that makes it. */
  readonly createdBy?: string;
}

/** The one workspace of a service of one's own. */
export const LOCAL_WORKSPACE = 'local';

/** Makes a key with counters of its own, in the local workspace. */
export async function createKey(
  db: Kysely<Tables>,
  hash: KeyHash,
  options: CreateKeyOptions,
  now: number,
): Promise<NewKey> {
  const subscription = await subscribe(db, options.plan ?? 'standard', now);
  return insertKey(db, hash, now, {
    subscription_id: subscription,
    name: options.name ?? 'unnamed',
    environment: options.environment ?? 'live',
    expires_at: options.expiresAt?.getTime() ?? null,
    operations: options.operations?.join(' ') ?? null,
    created_by: options.createdBy ?? null,
  });
}

/**
 * The first start: a workspace, an active plan and a key, unless there is a key already. Of several processes that start
 * at once one makes it.
 * @returns the key, or `undefined` where there was one
 */
export const createFirstKey = async (
  { db, exclusively }: Pick<Store, 'db' | 'exclusively'>,
  hash: KeyHash,
  now: number,
): Promise<NewKey | undefined> =>
  (await hasKeys(db))
    ? undefined
    : exclusively(async (transaction) =>
        (await hasKeys(transaction)) ? undefined : createKey(transaction, hash, { name: 'first key' }, now),
      );

const hasKeys = async (db: Kysely<Tables>): Promise<boolean> =>
  (await db.selectFrom('keys').select('id').limit(1).executeTakeFirst()) !== undefined;

/** What a new key takes over, or is given. */
export type KeyFacts = Pick<KeyRow, 'subscription_id' | 'name' | 'environment' | 'expires_at'> &
  Partial<Pick<KeyRow, 'quota_id' | 'operations' | 'created_by'>>;

/** Writes a new key to the store: its hash, not the key. */
export async function insertKey(db: Kysely<Tables>, hash: KeyHash, now: number, facts: KeyFacts): Promise<NewKey> {
  const key = generateKey(facts.environment);
  const id = `key_${randomUUID()}`;
  await db
    .insertInto('keys')
    .values({
      quota_id: id,
      ...facts,
      id,
      hash: hash(key),
      pepper: hash.pepper,
      last4: key.slice(-4),
      status: 'active',
      created_at: now,
      rotated_to: null,
      last_used_at: null,
    })
    .execute();
  return { id, key };
}

/** Makes the local workspace, unless it is there. */
export const makeWorkspace = async (db: Kysely<Tables>, now: number): Promise<void> => {
  await db
    .insertInto('workspaces')
    .values({ id: LOCAL_WORKSPACE, name: 'Local workspace', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Id of a workspace's use of a plan; derived, so that two processes cannot make two. */
export const subscriptionOf = (plan: string): string => `${LOCAL_WORKSPACE}/${plan}`;

/** The subscription of the local workspace to a plan. */
export async function subscribe(db: Kysely<Tables>, plan: string, now: number): Promise<string> {
  const plans = (await db.selectFrom('plans').select('id').orderBy('id').execute()).map((row) => row.id);
  if (!plans.includes(plan)) throw new DeidError('unknown_plan', [plans.join(', ')]);
  await makeWorkspace(db, now);
  const id = subscriptionOf(plan);
  await db
    .insertInto('subscriptions')
    .values({ id, workspace_id: LOCAL_WORKSPACE, plan_id: plan, status: 'active', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}
