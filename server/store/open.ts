import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { DeidError } from '../../core/index.js';
import { makeFolder } from '../../lib/make-folder.js';
import type { QuotaStore } from '../limits/quota.js';
import { sqliteDialect } from './dialect.js';
import { openSqlite, type SqliteDriver } from './driver.js';
import { loadKysely } from './kysely.js';
import { isMigrated, migrate } from './migrations.js';
import { openQuotas } from './quotas.js';
import { openRequestLog, type RequestLog } from './request-log.js';
import type { Tables } from './schema.js';
import { orUnavailable } from './unavailable.js';
import { openUsage, type UsageStore } from './usage.js';

/** The data of the service: keys and plans, counters, usage. One SQLite file that several processes may share. */
export interface Store {
  /** For everything that is not on the way of each request. One statement at a time: no transactions while requests are served. */
  readonly db: Kysely<Tables>;
  /** True if there was none in the directory before. */
  readonly isNew: boolean;
  /** True if a key has ever been made. */
  hasKeys(): boolean;
  readonly quotas: QuotaStore;
  readonly usage: UsageStore;
  readonly requests: RequestLog;
  /** Throws DeidError `store_unavailable` if the store cannot answer, or the last `flush` could not write. */
  ping(): void;
  /** Writes down what is in memory only. The service calls it each second, and before it ends. */
  flush(now: number): void;
  close(): Promise<void>;
}

const fileIn = (directory: string): string => join(directory, 'deidkit.db');

/** True if a directory holds a store. */
export const hasStore = (directory: string): boolean => existsSync(fileIn(directory));

/**
 * How long counting waits, all else waiting with it, where another process counts: that takes less than a millisecond. For
 * longer locks there is `Patience`, which holds nobody up.
 */
const COUNTING_WAIT_MS = 5;

/** Opens the store in a directory, which is made if there is none, and brings its tables up to date. */
export async function openStore(directory: string): Promise<Store> {
  prepareDirectory(directory);
  const path = fileIn(directory);
  const isNew = !hasStore(directory);
  // Keys must survive a power cut; counters may lose the last moments, and so cost no wait for the disk.
  const durable = openFile(path);
  chmodSync(path, 0o600);
  const db = lazyDatabase(durable);
  if (!isMigrated(durable)) await migrate(db.get());
  const fast = openSqlite(path, 'NORMAL', COUNTING_WAIT_MS);
  const probe = fast.prepare('select count(*) as n from plans');
  const firstKey = fast.prepare('select 1 from keys limit 1');
  const quotas = openQuotas(fast);
  const usage = openUsage(fast);
  const requests = openRequestLog(fast);
  let written = true;
  return {
    get db() {
      return db.get();
    },
    isNew,
    hasKeys: () => firstKey.get() !== undefined,
    quotas,
    usage,
    requests,
    flush(now) {
      written = false;
      quotas.settle(now);
      usage.flush();
      requests.flush(now);
      written = true;
    },
    ping() {
      orUnavailable(() => probe.get());
      if (!written) throw new DeidError('store_unavailable');
    },
    async close() {
      fast.close();
      await db.close();
    },
  };
}

/** SQLite's codes for a file that it cannot read as a database. */
const DAMAGED: ReadonlySet<unknown> = new Set([11, 26]);

/** The first connection to a file: what is wrong with the file shows here. */
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

/** Typed queries over a connection; made when they are first asked for. */
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
