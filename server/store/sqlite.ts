import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { DeidError } from '../../core/index.js';
import { makeFolder } from '../../lib/make-folder.js';
import { SQLITE_TYPES } from './column-types.js';
import { sqliteDialect } from './dialect.js';
import { openSqlite, type SqliteDriver } from './driver.js';
import { flushing } from './flushing.js';
import { loadKysely } from './kysely.js';
import { lockRetry } from './lock-retry.js';
import { migrate, wantsMigration } from './migrations.js';
import { Quotas } from './quotas.js';
import { openRequestLog } from './request-log.js';
import type { Tables } from './schema.js';
import { sqliteQuotaRows } from './sqlite-quota-rows.js';
import type { Store } from './store.js';
import { orUnavailable } from './unavailable.js';
import { openUsage } from './usage.js';

/** Name of the file in a data directory. */
export const DATABASE_FILE = 'deidkit.db';

const fileIn = (directory: string): string => join(directory, DATABASE_FILE);

/** True if a directory holds a store. */
export const hasSqliteStore = (directory: string): boolean => existsSync(fileIn(directory));

/**
 * How long counting waits for another process, blocking the event loop. Normally that takes less than a millisecond.
 * For longer locks, `LockRetry` waits without blocking.
 */
const COUNTING_WAIT_MS = 5;

/** Opens the file in a directory. Several processes of one machine may share it. */
export async function openSqliteStore(directory: string): Promise<Store> {
  prepareDirectory(directory);
  const path = fileIn(directory);
  const isNew = !hasSqliteStore(directory);
  // Keys must survive a power cut; counters may lose the last moments, and so cost no wait for the disk.
  const durable = openFile(path);
  chmodSync(path, 0o600);
  const db = lazyDatabase(durable);
  if (wantsMigration(doneIn(durable))) await migrate(db.get(), SQLITE_TYPES);
  const fast = openSqlite(path, 'NORMAL', COUNTING_WAIT_MS);
  const statements = lazyDatabase(fast);
  const probe = fast.prepare('select count(*) as n from plans');
  const retry = lockRetry();
  const parts = {
    quotas: new Quotas(sqliteQuotaRows(fast, retry)),
    usage: openUsage(statements.get),
    requests: openRequestLog(statements.get),
  };
  const { flush, requireWritten } = flushing(parts);
  return {
    get db() {
      return db.get();
    },
    isNew,
    wallClock: Date.now,
    exclusively: (work) => db.get().transaction().execute(work),
    ...parts,
    flush,
    async ping() {
      orUnavailable(() => probe.get());
      requireWritten();
    },
    async close() {
      await statements.close();
      await db.close();
    },
  };
}

/** SQLite codes for files that are not valid databases. */
const DAMAGED: ReadonlySet<unknown> = new Set([11, 26]);

/** Opens the first connection to a file, which reveals damage. */
function openFile(path: string): SqliteDriver {
  try {
    return openSqlite(path, 'FULL');
  } catch (error) {
    const damaged = error instanceof Error && 'errcode' in error && DAMAGED.has(error.errcode);
    throw new DeidError('setting_invalid', [
      'DEIDKIT_DATA_DIR',
      damaged
        ? 'its file deidkit.db is damaged, or no database; restore it from a backup, or name another directory'
        : 'its file deidkit.db cannot be opened and written',
    ]);
  }
}

/** Names of the applied migrations; read without kysely, which takes longer to load. */
function doneIn(driver: SqliteDriver): readonly unknown[] {
  const table = driver.prepare("select 1 from sqlite_master where type = 'table' and name = 'kysely_migration'");
  if (table.get() === undefined) return [];
  const rows = driver.prepare('select name from kysely_migration').all();
  return rows.map(({ name }) => name);
}

/** Typed queries over a connection, created at first use. */
function lazyDatabase(connection: SqliteDriver) {
  let db: Kysely<Tables> | undefined;
  return {
    get(): Kysely<Tables> {
      db ??= new (loadKysely().Kysely)<Tables>({ dialect: sqliteDialect(connection) });
      return db;
    },
    async close(): Promise<void> {
      await db?.destroy();
      connection.close();
    },
  };
}

function prepareDirectory(directory: string): void {
  try {
    makeFolder(directory, 0o700);
  } catch {
    throw new DeidError('setting_invalid', ['DEIDKIT_DATA_DIR', 'the directory cannot be made or written']);
  }
}
