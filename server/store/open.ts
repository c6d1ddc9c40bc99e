import { hasSqliteStore, openSqliteStore } from './sqlite.js';
import type { Store } from './store.js';
import type { StoreSettings } from './store-settings.js';

/** Opens the store that the settings name, which is made if there is none, and brings its tables up to date. */
export async function openStore({ dataDir, databaseUrl, redisUrl }: StoreSettings): Promise<Store> {
  const store = databaseUrl === undefined ? await openSqliteStore(dataDir) : await openPostgres(databaseUrl);
  if (redisUrl === undefined) return store;
  const { withRedis } = await import('../redis/with-redis.js');
  return withRedis(store, redisUrl);
}

/** Loaded only where it is used. */
const openPostgres = async (url: string): Promise<Store> => (await import('./postgres.js')).openPostgresStore(url);

/** False where a store would be made new; a database that is named is not misspelt. */
export const hasStore = ({ dataDir, databaseUrl }: StoreSettings): boolean =>
  databaseUrl !== undefined || hasSqliteStore(dataDir);
