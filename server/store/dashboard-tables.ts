import type { Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.js';
import { loadKysely } from './kysely.js';

/**
 * Creates the tables of the dashboard (accounts, sessions, audit log, request log) and the additional columns of keys.
 */
export async function createDashboard(db: Kysely<never>, types: ColumnTypes): Promise<void> {
  await db.schema.alterTable('keys').addColumn('operations', 'text').execute();
  await db.schema.alterTable('keys').addColumn('created_by', 'text').execute();
  await createAccounts(db);
  await createSessions(db);
  await createInvitations(db);
  await createAudit(db, types);
  await createRequests(db, types);
}

const createAccounts = (db: Kysely<never>): Promise<void> =>
  db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('password', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_sign_in_at', 'bigint')
    .execute();

const createSessions = (db: Kysely<never>): Promise<void> =>
  db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .execute();

async function createInvitations(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('created_by', 'text')
    .execute();
  await db.schema
    .createTable('sign_in_failures')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .execute();
}

/** Creates the table of visitors without an account. */
export async function createGuests(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('guests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
}

/** Creates the audit log, in which the database refuses to change or remove entries. */
async function createAudit(db: Kysely<never>, { whole, appendOnly }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('seq', whole, (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('result', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute();
  const { sql } = loadKysely();
  for (const statement of appendOnly) await sql.raw(statement).execute(db);
}

async function createRequests(db: Kysely<never>, { whole }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('requests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('key_id', 'text')
    .addColumn('operation', 'text', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('code', 'text')
    .addColumn('ms', whole, (c) => c.notNull())
    .addColumn('tokens', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('requests_at').on('requests').column('at').execute();
}
