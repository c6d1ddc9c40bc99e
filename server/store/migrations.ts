import type { Kysely, Migration } from 'kysely';
import { createCallMemories } from './call-memories.js';
import { type ColumnTypes, SQLITE_TYPES } from './column-types.js';
import { createDashboard, createGuests } from './dashboard-tables.js';
import { addCallers, createJobs, indexTurns, listByOwner } from './job-tables.js';
import { loadKysely } from './kysely.js';
import type { Tables } from './schema.js';
import { SEEDED_PLANS } from './seeds.js';
import { unavailable } from './unavailable.js';

/** The migrations, in order of their names. A released migration is never changed, only followed by another. */
const migrationsFor = (types: ColumnTypes): Readonly<Record<string, Migration>> => ({
  '2026-11-21-keys': { up: (db: Kysely<never>) => createKeys(db, types) },
  '2026-11-21-usage': { up: (db: Kysely<never>) => createUsage(db, types) },
  '2026-11-23-dashboard': { up: (db: Kysely<never>) => createDashboard(db, types) },
  '2026-11-23-fairness': { up: beFair },
  '2026-11-24-machines': { up: createShared },
  '2026-11-25-jobs': { up: createJobs },
  '2026-11-26-job-callers': { up: addCallers },
  '2026-11-27-peppers': { up: namePeppers },
  '2026-11-29-guests': { up: createGuests },
  '2026-11-29-job-owners': { up: listByOwner },
  '2026-11-29-job-turns': { up: indexTurns },
  '2026-11-29-memories-of-calls': { up: createCallMemories },
});
const NAMES = Object.keys(migrationsFor(SQLITE_TYPES));

async function createKeys(db: Kysely<never>, types: ColumnTypes): Promise<void> {
  await createPlans(db, types);
  await createSubscriptions(db);
  await createKeyTable(db);
  await seed(db);
}

async function createPlans(db: Kysely<never>, { whole }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('plans')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('requests_per_minute', whole)
    .addColumn('requests_per_month', whole)
    .addColumn('tokens_per_month', whole)
    .addColumn('concurrent_requests', whole)
    .addColumn('text_chars', whole)
    .addColumn('file_bytes', whole)
    .addColumn('operations', 'text', (c) => c.notNull())
    .execute();
}

async function createSubscriptions(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('workspaces')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('subscriptions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
    .addColumn('plan_id', 'text', (c) => c.notNull().references('plans.id'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
}

async function createKeyTable(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('keys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('subscription_id', 'text', (c) => c.notNull().references('subscriptions.id'))
    .addColumn('quota_id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('last4', 'text', (c) => c.notNull())
    .addColumn('environment', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('rotated_to', 'text')
    .addColumn('last_used_at', 'bigint')
    .execute();
}

// Kysely passes an untyped handle to migrations; only the seeds need a table type.
const seed = async (db: Kysely<never>): Promise<void> => {
  await db
    .withTables<{ plans: (typeof SEEDED_PLANS)[number] }>()
    .insertInto('plans')
    .values([...SEEDED_PLANS])
    .execute();
};

async function createUsage(db: Kysely<never>, { whole, bytes }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('quotas')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('second', 'bigint', (c) => c.notNull())
    .addColumn('ring', bytes, (c) => c.notNull())
    .addColumn('month', whole, (c) => c.notNull())
    .addColumn('requests', 'bigint', (c) => c.notNull())
    .addColumn('tokens', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('usage')
    .addColumn('key_id', 'text', (c) => c.notNull())
    .addColumn('day', whole, (c) => c.notNull())
    .addColumn('operation', 'text', (c) => c.notNull())
    .addColumn('requests', 'bigint', (c) => c.notNull())
    .addColumn('refused', 'bigint', (c) => c.notNull())
    .addColumn('tokens', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('usage_key', ['key_id', 'day', 'operation'])
    .execute();
}

/** Adds the name of the pepper with which a key was hashed. */
async function namePeppers(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('keys').addColumn('pepper', 'text').execute();
}

/** Concurrent requests per key of the plans in a new store; null means unlimited. */
const AT_A_TIME: readonly (readonly [plan: string, requests: number])[] = [
  ['free', 8],
  ['standard', 32],
];

async function beFair(db: Kysely<Pick<Tables, 'plans'>>): Promise<void> {
  for (const column of ['before_month', 'before_requests', 'before_tokens'])
    await db.schema.alterTable('quotas').addColumn(column, 'bigint').execute();
  for (const [id, requests] of AT_A_TIME)
    await db
      .updateTable('plans')
      .set({ concurrent_requests: requests })
      .where('id', '=', id)
      .where('concurrent_requests', 'is', null)
      .execute();
}

/** Creates the table of facts shared by processes that share neither memory nor a folder. */
async function createShared(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('facts')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sent_forms')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('sent_at', 'bigint', (c) => c.notNull())
    .execute();
}

/**
 * True if migrations are pending. @param done names of the migrations already applied; a later version may have applied
 * more
 */
export const wantsMigration = (done: readonly unknown[]): boolean => !NAMES.every((name) => done.includes(name));

/** Applies the pending migrations. Several processes may call it at once: one migrates, the others wait. */
export async function migrate<T>(db: Kysely<T>, types: ColumnTypes): Promise<void> {
  const { Migrator } = loadKysely();
  const provider = { getMigrations: async () => ({ ...migrationsFor(types) }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw unavailable(error);
}
