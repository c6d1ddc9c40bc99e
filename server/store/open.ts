import type { StoreSettings } from '../store-settings.js';
import { hasSqliteStore, openSqliteStore } from './sqlite.js';
import type { Store } from './store.js';

/** Opens the store that the settings name, which is made if there is none, and brings its tables up to date. */
export async function openStore({ dataDir, databaseUrl }: StoreSettings): Promise<Store> {
  if (databaseUrl === undefined) return openSqliteStore(dataDir);
  const { openPostgresStore } = await import('./postgres.js');
  return openPostgresStore(databaseUrl);
}

/** False where a store would be made new; a database that is named is not misspelt. */
export const hasStore = ({ dataDir, databaseUrl }: StoreSettings): boolean =>
  databaseUrl !== undefined || hasSqliteStore(dataDir);
