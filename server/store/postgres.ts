import type { Kysely } from 'kysely';
import { DeidError } from '../../core/index.js';
import { POSTGRES_TYPES } from './column-types.js';
import { flushing } from './flushing.js';
import { loadKysely } from './kysely.js';
import { migrate, wantsMigration } from './migrations.js';
import { postgresDialect } from './postgres-dialect.js';
import { openPool, type PostgresPool } from './postgres-pool.js';
import { postgresQuotaRows } from './postgres-quota-rows.js';
import { Quotas } from './quotas.js';
import { storeReason } from './reasons.js';
import { openRequestLog } from './request-log.js';
import type { Tables } from './schema.js';
import { serverClock } from './server-clock.js';
import type { Store } from './store.js';
import { openUsage } from './usage.js';

/** Key of the advisory lock for exclusive work; an arbitrary number that other programs are unlikely to use. */
const EXCLUSIVE = 6_273_350_917;

/**
 * Opens a database that processes on several machines may share. Throws DeidError `setting_invalid` if it cannot be
 * used.
 */
export async function openPostgresStore(url: string): Promise<Store> {
  const pool = await openPool(url);
  try {
    return await storeOf(pool, await prepare(url, pool));
  } catch (error) {
    await pool.close();
    const reason = storeReason(error);
    throw reason === undefined ? error : new DeidError('setting_invalid', ['DEIDKIT_DATABASE_URL', reason]);
  }
}

async function storeOf(pool: PostgresPool, isNew: boolean): Promise<Store> {
  const db = databaseOf(pool);
  const parts = {
    quotas: new Quotas(postgresQuotaRows(pool)),
    usage: openUsage(() => db),
    requests: openRequestLog(() => db),
  };
  const { flush, requireWritten } = flushing(parts);
  const clock = await serverClock(() => timeOf(pool));
  return {
    db,
    isNew,
    wallClock: clock.now,
    exclusively: (work) =>
      db.transaction().execute(async (transaction) => {
        await loadKysely().sql`select pg_advisory_xact_lock(${EXCLUSIVE})`.execute(transaction);
        return work(transaction);
      }),
    ...parts,
    flush,
    async ping() {
      await pool.query('select 1 from plans limit 1');
      requireWritten();
    },
    async close() {
      clock.stop();
      await db.destroy();
      await pool.close();
    },
  };
}

const databaseOf = (pool: PostgresPool): Kysely<Tables> =>
  new (loadKysely().Kysely)<Tables>({ dialect: postgresDialect(pool) });

/** Applies migrations. @returns true if there were no tables */
async function prepare(url: string, pool: PostgresPool): Promise<boolean> {
  const done = await doneIn(pool);
  if (!wantsMigration(done)) return false;
  const patient = await openPool(url, true);
  try {
    await migrate(databaseOf(patient), POSTGRES_TYPES);
  } finally {
    await patient.close();
  }
  return done.length === 0;
}

/** Names of the applied migrations. */
async function doneIn(pool: PostgresPool): Promise<readonly string[]> {
  const { rows: tables } = await pool.query("select 1 where to_regclass('kysely_migration') is not null");
  if (tables.length === 0) return [];
  const { rows } = await pool.query<{ readonly name: string }>('select name from kysely_migration');
  return rows.map(({ name }) => name);
}

async function timeOf(pool: PostgresPool): Promise<number> {
  const { rows } = await pool.query<{ readonly ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms',
  );
  return rows[0]?.ms ?? Date.now();
}
