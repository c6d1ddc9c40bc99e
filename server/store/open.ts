import { hasSqliteStore, openSqliteStore } from './sqlite.js';
import type { Store } from './store.js';
import type { StoreSettings } from './store-settings.js';

/** Opens the store of the settings, creating it if necessary, and applies migrations. */
export async function openStore({ dataDir, databaseUrl, redisUrl }: StoreSettings): Promise<Store> {
  const store = databaseUrl === undefined ? await openSqliteStore(dataDir) : await openPostgres(databaseUrl);
  if (redisUrl === undefined) return store;
  const { withRedis } = await import('../redis/with-redis.js');
  return withRedis(store, redisUrl);
}

/** Loaded only if needed. */
const openPostgres = async (url: string): Promise<Store> => (await import('./postgres.js')).openPostgresStore(url);

/** False if opening would create a new store. A configured database counts as existing. */
export const hasStore = ({ dataDir, databaseUrl }: StoreSettings): boolean =>
  databaseUrl !== undefined || hasSqliteStore(dataDir);
