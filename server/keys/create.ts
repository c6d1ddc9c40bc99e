import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { DeidError } from '../../core/index.js';
import type { KeyRow, Tables } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { generateKey, type KeyEnvironment } from './format.js';
import type { KeyHash } from './pepper.js';

/** A new key. This is the only time its secret can be read. */
export interface NewKey {
  readonly id: string;
  readonly key: string;
}

export interface CreateKeyOptions {
  /** Display name. Default `unnamed`. */
  readonly name?: string;
  /** Plan; default `standard`. Unknown: DeidError `unknown_plan`. */
  readonly plan?: string;
  /** Default `live`. */
  readonly environment?: KeyEnvironment;
  /** Default: never. */
  readonly expiresAt?: Date;
  /** Ids of the operations it may call; default: all of its plan. */
  readonly operations?: readonly string[];
  /** Id of the creating account. */
  readonly createdBy?: string;
}

/** The only workspace of a self-hosted service. */
export const LOCAL_WORKSPACE = 'local';

/** Creates a key with its own counters in the local workspace. */
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
 * At the first start, creates a workspace, an active plan and a key, unless a key exists. If several processes start at
 * once, only one does so.
 * @returns the key, or `undefined` if one existed
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

/** Properties of a new key. */
export type KeyFacts = Pick<KeyRow, 'subscription_id' | 'name' | 'environment' | 'expires_at'> &
  Partial<Pick<KeyRow, 'quota_id' | 'operations' | 'created_by'>>;

/** Stores a new key as a hash. */
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

/** Creates the local workspace if it is missing. */
export const makeWorkspace = async (db: Kysely<Tables>, now: number): Promise<void> => {
  await db
    .insertInto('workspaces')
    .values({ id: LOCAL_WORKSPACE, name: 'Local workspace', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Id of a subscription, derived from the plan so that two processes cannot create two. */
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
