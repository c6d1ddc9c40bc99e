import type { StoreSettings } from '../store-settings.js';
import { hasSqliteStore, openSqliteStore } from './sqlite.js';
import type { Store } from './store.js';

/** Opens the store that the settings name, which is made if there is none, and brings its tables up to date. */
export const openStore = ({ dataDir }: StoreSettings): Promise<Store> => openSqliteStore(dataDir);

/** True if there is a store already. */
export const hasStore = ({ dataDir }: StoreSettings): boolean => hasSqliteStore(dataDir);
