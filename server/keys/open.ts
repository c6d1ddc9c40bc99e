import { Accounts } from '../accounts/accounts.js';
import { AuditLog } from '../audit/log.js';
import { findKey } from '../store/keys.js';
import { openStore } from '../store/open.js';
import type { Store } from '../store/store.js';
import type { StoreSettings } from '../store-settings.js';
import { type KeyAdmin, openKeyAdmin } from './admin.js';
import { createFirstKey, type NewKey } from './create.js';
import { type KeyHash, openPepper } from './pepper.js';
import { PlanAdmin } from './plans.js';
import { type KeyVerifier, openVerifier } from './verify.js';

/** The keys of a store. */
export interface KeyRing {
  readonly store: Store;
  readonly admin: KeyAdmin;
  readonly plans: PlanAdmin;
  /** The people of the dashboard. */
  readonly accounts: Accounts;
  /** Who did what. */
  readonly audit: AuditLog;
  readonly verifier: KeyVerifier;
  /** Of secrets of any kind, by the secret beside the store. */
  readonly hash: KeyHash;
  /** The first start: a workspace, an active plan and a key, unless there is a key already. */
  createFirst(): Promise<NewKey | undefined>;
  close(): Promise<void>;
}

/**
 * Opens the keys and counters of a store, which is made if there is none.
 * @param clock milliseconds since 1970: the service's own, so that a key ends when the service says that it has
 */
export async function openKeyRing(settings: StoreSettings, clock: () => number = Date.now): Promise<KeyRing> {
  const store = await openStore(settings);
  const hash = openPepper(settings.dataDir);
  return {
    store,
    get admin() {
      return openKeyAdmin(store.db, hash, clock);
    },
    get plans() {
      return new PlanAdmin(store.db);
    },
    get accounts() {
      return new Accounts(store.db, hash);
    },
    get audit() {
      return new AuditLog(store.db, hash);
    },
    hash,
    verifier: openVerifier((digest) => findKey(store.db, digest), hash),
    createFirst: () => createFirstKey(store, hash, clock()),
    close: () => store.close(),
  };
}
