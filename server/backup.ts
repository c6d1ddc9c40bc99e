import { chmodSync, copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeidError } from '../core/index.js';
import { headFile } from './audit/head.js';
import { AuditLog, type AuditVerdict } from './audit/log.js';
import { openPepper } from './keys/pepper.js';
import { sqliteDialect } from './store/dialect.js';
import { openSqlite, type SqliteDriver } from './store/driver.js';
import { loadKysely } from './store/kysely.js';
import type { Tables } from './store/schema.js';
import { DATABASE_FILE, hasSqliteStore } from './store/sqlite.js';

/** Facts about a backup. */
export interface BackupFacts {
  readonly keys: number;
  /** Result of the verification of the whole audit log. */
  readonly audit: AuditVerdict;
}

/**
 * Copies the database of a data directory while services may be using it, and verifies the copy.
 * @param file must not exist
 */
export async function backUp(dataDir: string, file: string): Promise<BackupFacts> {
  // Created first with restricted permissions, so that it is never readable by others. SQLite accepts an empty file.
  writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
  try {
    const database = openSqlite(join(dataDir, DATABASE_FILE), 'FULL');
    try {
      database.prepare('vacuum into ?').run(file);
    } finally {
      database.close();
    }
    return await factsOf(file, dataDir);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

/**
 * Replaces the database of a data directory by a backup. The directory must have the pepper that belongs to it. The old
 * database is kept beside it as `deidkit.db.before`.
 * @param force replaces a database that is there
 * @throws DeidError `backup_invalid`, `store_in_use`, or `output_exists` without `force`
 */
export async function restoreBackup(dataDir: string, file: string, force: boolean): Promise<BackupFacts> {
  if (!existsSync(join(dataDir, 'pepper')))
    throw new DeidError('backup_invalid', [
      'the data directory has no file pepper; put back the one that was kept apart',
    ]);
  const path = join(dataDir, DATABASE_FILE);
  const copy = `${path}.restored`;
  try {
    copyFileSync(file, copy);
    chmodSync(copy, 0o600);
    const facts = await factsOf(copy, dataDir);
    if (hasSqliteStore(dataDir)) {
      if (!force) throw new DeidError('output_exists');
      requireUnused(path);
      renameSync(path, `${path}.before`);
    }
    renameSync(copy, path);
    // The log of the backup ends earlier than the one that it replaces.
    headFile(dataDir).write({ seq: facts.audit.entries, hash: facts.audit.head });
    return facts;
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(copy + end, { force: true });
  }
}

/** Fails if the database is in use: SQLite can leave WAL mode only if no other connection is open. */
function requireUnused(path: string): void {
  const database = openSqlite(path, 'FULL', 200);
  try {
    if (modeAfterLeaving(database) !== 'delete') throw new DeidError('store_in_use');
  } finally {
    database.close();
  }
}

function modeAfterLeaving(database: SqliteDriver): unknown {
  try {
    return database.prepare('pragma journal_mode = delete').get()?.journal_mode;
  } catch {
    return undefined;
  }
}

async function factsOf(file: string, dataDir: string): Promise<BackupFacts> {
  const database = soundDatabase(file);
  const db = new (loadKysely().Kysely)<Tables>({ dialect: sqliteDialect(database) });
  try {
    const audit = await new AuditLog(db, openPepper(dataDir)).verify();
    if (audit.broken !== undefined)
      throw new DeidError('backup_invalid', [
        `entry ${audit.broken} of its audit log is not as it was written, or the file pepper is not the one that belongs to it`,
      ]);
    const { keys } = await db
      .selectFrom('keys')
      .select((of) => of.fn.countAll<number>().as('keys'))
      .executeTakeFirstOrThrow();
    return { keys, audit };
  } finally {
    await db.destroy();
    database.close();
  }
}

function soundDatabase(file: string): SqliteDriver {
  let database: SqliteDriver | undefined;
  try {
    database = openSqlite(file, 'FULL');
    const [{ integrity_check: found } = {}] = database.prepare('pragma integrity_check').all();
    const tables = database.prepare("select count(*) as n from sqlite_master where name in ('keys', 'audit')").get();
    if (found === 'ok' && tables?.n === 2) return database;
  } catch {
    // Reported below; SQLite's own message about a damaged file names its parts.
  }
  database?.close();
  throw new DeidError('backup_invalid', ['it is damaged, or no database of deidkit']);
}
