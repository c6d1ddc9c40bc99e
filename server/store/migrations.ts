import type { Kysely, Migration } from 'kysely';
import { DeidError } from '../../core/index.js';
import { createDashboard } from './dashboard-tables.js';
import type { SqliteDriver } from './driver.js';
import { loadKysely } from './kysely.js';
import type { Tables } from './schema.js';
import { SEEDED_PLANS } from './seeds.js';

/** In order of their names; a released migration is never changed, only followed by another. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '2026-11-21-keys': { up: createKeys },
  '2026-11-21-usage': { up: createUsage },
  '2026-11-23-dashboard': { up: createDashboard },
  '2026-11-23-fairness': { up: beFair },
};

async function createKeys(db: Kysely<never>): Promise<void> {
  await createPlans(db);
  await createSubscriptions(db);
  await createKeyTable(db);
  await seed(db);
}

async function createPlans(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('plans')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('requests_per_minute', 'integer')
    .addColumn('requests_per_month', 'integer')
    .addColumn('tokens_per_month', 'integer')
    .addColumn('concurrent_requests', 'integer')
    .addColumn('text_chars', 'integer')
    .addColumn('file_bytes', 'integer')
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

// Kysely gives migrations a handle without tables; the seeds are the one place that needs a table in a migration.
const seed = async (db: Kysely<never>): Promise<void> => {
  await db
    .withTables<{ plans: (typeof SEEDED_PLANS)[number] }>()
    .insertInto('plans')
    .values([...SEEDED_PLANS])
    .execute();
};

async function createUsage(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('quotas')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('second', 'bigint', (c) => c.notNull())
    .addColumn('ring', 'blob', (c) => c.notNull())
    .addColumn('month', 'integer', (c) => c.notNull())
    .addColumn('requests', 'bigint', (c) => c.notNull())
    .addColumn('tokens', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('usage')
    .addColumn('key_id', 'text', (c) => c.notNull())
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('operation', 'text', (c) => c.notNull())
    .addColumn('requests', 'bigint', (c) => c.notNull())
    .addColumn('refused', 'bigint', (c) => c.notNull())
    .addColumn('tokens', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('usage_key', ['key_id', 'day', 'operation'])
    .execute();
}

/** Requests of one key at a time, of the plans of a new store; who wants none sets null again. */
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

/** True if nothing is left to be done, told from the record that kysely keeps. */
export function isMigrated(driver: SqliteDriver): boolean {
  const table = driver.prepare("select 1 from sqlite_master where type = 'table' and name = 'kysely_migration'");
  if (table.get() === undefined) return false;
  const done = new Set(
    driver
      .prepare('select name from kysely_migration')
      .all()
      .map(({ name }) => name),
  );
  return Object.keys(MIGRATIONS).every((name) => done.has(name));
}

/** Brings the tables up to date. Several processes may call it at once: one works, the others wait and find it done. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const { Migrator } = loadKysely();
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw new DeidError('store_unavailable');
}
