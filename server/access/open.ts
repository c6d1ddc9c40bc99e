import { DeidError } from '../../core/index.js';
import { Accounts } from '../accounts/accounts.js';
import { Guests } from '../accounts/guests.js';
import { headFile } from '../audit/head.js';
import { AuditLog } from '../audit/log.js';
import { once } from '../base/once.js';
import { type KeyAdmin, openKeyAdmin } from '../keys/admin.js';
import { createFirstKey, type NewKey } from '../keys/create.js';
import { isPepperOf, type KeyHash, openPepper } from '../keys/pepper.js';
import { PlanAdmin } from '../keys/plans.js';
import type { KeyVerifier } from '../keys/verifier.js';
import { openVerifier } from '../keys/verify.js';
import { steadyClock } from '../limits/steady-clock.js';
import { findKey } from '../store/keys.js';
import { openStore } from '../store/open.js';
import type { Store } from '../store/store.js';
import type { StoreSettings } from '../store/store-settings.js';

/** Keys, accounts and counters of a store. */
export interface KeyRing {
  readonly store: Store;
  readonly admin: KeyAdmin;
  readonly plans: PlanAdmin;
  /** The accounts of the dashboard. */
  readonly accounts: Accounts;
  /** Visitors of the playground without an account. */
  readonly guests: Guests;
  /** The audit log. */
  readonly audit: AuditLog;
  readonly verifier: KeyVerifier;
  /** Hashes keys and other secrets with the pepper that is stored beside the database. */
  readonly hash: KeyHash;
  /** Current time in milliseconds since 1970. Shared by all parts, so that they agree on when a key expires. */
  readonly clock: () => number;
  /** At the first start, creates a workspace, an active plan and a key; does nothing if a key exists. */
  createFirst(): Promise<NewKey | undefined>;
  close(): Promise<void>;
}

/**
 * Opens the keys and counters of a store, which is created if it does not exist.
 * @param ownClock milliseconds since 1970; default: the clock of the store, without its jumps
 */
export async function openKeyRing(settings: StoreSettings, ownClock?: () => number): Promise<KeyRing> {
  const store = await openStore(settings);
  const hash = await openHash(settings, store);
  const clock = ownClock ?? steadyClock(store.wallClock);
  const audit = once(() => new AuditLog(store.db, hash, headFile(settings.dataDir)));
  // One only: it remembers who is refused.
  const accounts = once(() => new Accounts(store, hash));
  const verifier = openVerifier((digests) => findKey(store.db, digests), hash, store.news);
  return {
    store,
    get admin() {
      return openKeyAdmin(store.db, hash, clock);
    },
    get plans() {
      return new PlanAdmin(store.db);
    },
    get accounts() {
      return accounts();
    },
    get guests() {
      return new Guests(store.db, hash);
    },
    get audit() {
      return audit();
    },
    hash,
    clock,
    verifier,
    createFirst: () => createFirstKey(store, hash, clock()),
    close: () => store.close(),
  };
}

/** Checks that the local pepper is the one with which the keys of a shared database were hashed. */
async function openHash({ dataDir, databaseUrl }: StoreSettings, store: Store): Promise<KeyHash> {
  const hash = openPepper(dataDir);
  if (databaseUrl === undefined || (await isPepperOf(store.db, hash))) return hash;
  await store.close();
  throw new DeidError('setting_invalid', [
    'DEIDKIT_DATA_DIR',
    'its file pepper is not the one that the keys of the database were made with; copy it from a machine whose service runs',
  ]);
}
