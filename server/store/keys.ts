import type { Kysely } from 'kysely';
import type { KeyRow, PlanRow, SubscriptionRow, Tables } from './schema.js';

/** A key with its plan. */
export type KeyWithPlan = Pick<KeyRow, 'status' | 'environment' | 'expires_at' | 'rotated_to' | 'quota_id'> &
  Omit<PlanRow, 'id'> & {
    readonly key_id: string;
    readonly plan_id: string;
    readonly workspace_id: SubscriptionRow['workspace_id'];
    readonly key_operations: KeyRow['operations'];
    readonly subscription_status: SubscriptionRow['status'];
  };

/** Finds a key by its hash with the current pepper or an earlier one. */
export const findKey = (db: Kysely<Tables>, hashes: readonly string[]): Promise<KeyWithPlan | undefined> =>
  keysWithPlans(db).where('keys.hash', 'in', hashes).executeTakeFirst();

/** Finds a key by its id, for background work. */
export const findKeyById = (db: Kysely<Tables>, id: string): Promise<KeyWithPlan | undefined> =>
  keysWithPlans(db).where('keys.id', '=', id).executeTakeFirst();

const keysWithPlans = (db: Kysely<Tables>) =>
  db
    .selectFrom('keys')
    .innerJoin('subscriptions', 'subscriptions.id', 'keys.subscription_id')
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .select([
      'keys.id as key_id',
      'keys.status as status',
      'keys.environment',
      'keys.expires_at',
      'keys.rotated_to',
      'keys.quota_id',
      'keys.operations as key_operations',
      'subscriptions.status as subscription_status',
      'subscriptions.workspace_id',
      'plans.id as plan_id',
      'plans.requests_per_minute',
      'plans.requests_per_month',
      'plans.tokens_per_month',
      'plans.concurrent_requests',
      'plans.text_chars',
      'plans.file_bytes',
      'plans.job_bytes',
      'plans.operations',
    ]);
