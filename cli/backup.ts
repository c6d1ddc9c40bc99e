import { resolve } from 'node:path';
import { DeidError } from '../core/index.js';
import { type BackupFacts, backUp, restoreBackup } from '../server/backup.js';
import { hasSqliteStore } from '../server/store/sqlite.js';
import { readStoreSettings } from '../server/store/store-settings.js';
import { usage, withPath } from './base/errors.js';
import { print } from './base/terminal.js';
import type { KeyFlags } from './keys.js';

/** Options of the `backup` commands. */
export interface BackupFlags extends KeyFlags {
  readonly force?: boolean;
}

/** `deidkit backup make FILE` */
export async function makeBackup(file: string, flags: BackupFlags): Promise<number> {
  const dataDir = directoryOf(flags);
  if (!hasSqliteStore(dataDir))
    throw new DeidError('setting_invalid', ['DEIDKIT_DATA_DIR', 'the directory holds no keys']);
  const facts = await withPath('FILE', () => backUp(dataDir, resolve(file)));
  await reportBackup(
    facts,
    flags,
    'Keep the file pepper of the data directory, too, and apart from this: without it the keys of the backup open nothing.',
  );
  return 0;
}

/** `deidkit backup restore FILE` */
export async function restoreFrom(file: string, flags: BackupFlags): Promise<number> {
  const facts = await withPath('FILE', () => restoreBackup(directoryOf(flags), resolve(file), flags.force === true));
  await reportBackup(
    facts,
    flags,
    'Start the service; use that was counted after the backup is not in it, and keys revoked since work again.',
  );
  return 0;
}

function directoryOf({ dataDir }: BackupFlags): string {
  const settings = readStoreSettings({ ...process.env, ...(dataDir && { DEIDKIT_DATA_DIR: dataDir }) });
  if (settings.databaseUrl === undefined) return settings.dataDir;
  throw usage('DEIDKIT_DATABASE_URL names a Postgres: back it up with pg_dump, and restore it with pg_restore.');
}

async function reportBackup({ keys, audit }: BackupFacts, { json = false }: BackupFlags, words: string): Promise<void> {
  const { entries, head } = audit;
  await print(
    json
      ? JSON.stringify({ keys, entries, head })
      : `${keys} keys, ${entries} entries of the audit log, all as they were written (head ${head.slice(0, 16)}…).\n${words}`,
  );
}
