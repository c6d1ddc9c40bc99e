import type { QuotaStore } from '../../../server/limits/quota.js';
import { openStore } from '../../../server/store/open.js';
import { temporaryDirectory } from './service.js';

/** Counters that are tested: two connections to the same, as two processes have them. */
export interface TestQuotas {
  readonly both: readonly [QuotaStore, QuotaStore];
  close(): Promise<void>;
}

/** A kind of store, by its name. */
export interface QuotaKind {
  readonly name: string;
  /** How many of the runs of a property it is given: a store over a network takes longer. */
  readonly share: number;
  open(test: Mocha.Context): Promise<TestQuotas>;
}

export const QUOTA_KINDS: readonly QuotaKind[] = [
  {
    name: 'SQLite',
    share: 1,
    async open() {
      const directory = temporaryDirectory();
      const settings = { dataDir: directory.path };
      const stores = [await openStore(settings), await openStore(settings)] as const;
      return {
        both: [stores[0].quotas, stores[1].quotas],
        async close() {
          for (const store of stores) await store.close();
          directory.remove();
        },
      };
    },
  },
];
