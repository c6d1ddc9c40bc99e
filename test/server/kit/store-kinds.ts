import pg from 'pg';
import type { QuotaStore } from '../../../server/limits/quota.js';
import { openStore } from '../../../server/store/open.js';
import type { StoreSettings } from '../../../server/store/store-settings.js';
import { temporaryDirectory } from './service.js';
import { startPostgres, startRedis } from './stores.js';

/** Where the stores of a test are. */
export interface StorePlace {
  /** Settings of a store that is empty as yet. */
  fresh(): Promise<StoreSettings>;
  stop(): Promise<void>;
}

/** A kind of store, by its name. */
export interface StoreKind {
  readonly name: string;
  /** Part of the runs of a property that it is given: a store over a network takes longer. */
  readonly share: number;
  start(test: Mocha.Context): Promise<StorePlace>;
}

/** The kinds of stores that must do the same. */
export const STORE_KINDS: readonly StoreKind[] = [
  { name: 'SQLite', share: 1, start: async () => folders() },
  {
    name: 'Postgres',
    share: 0.2,
    async start(test) {
      const server = await startPostgres(test);
      const place = folders();
      let made = 0;
      return {
        async fresh() {
          const client = new pg.Client(server.url);
          await client.connect();
          const name = `store${made++}`;
          await client.query(`create database ${name}`);
          await client.end();
          return { ...(await place.fresh()), databaseUrl: server.url.replace(/postgres$/, name) };
        },
        async stop() {
          await server.stop();
          await place.stop();
        },
      };
    },
  },
];

function folders(): StorePlace {
  const made: ReturnType<typeof temporaryDirectory>[] = [];
  return {
    async fresh() {
      const directory = temporaryDirectory();
      made.push(directory);
      return { dataDir: directory.path };
    },
    async stop() {
      for (const directory of made) directory.remove();
    },
  };
}

/** Counters that are tested: two connections to the same, as two processes have them. */
export interface TestQuotas {
  readonly both: readonly [QuotaStore, QuotaStore];
  close(): Promise<void>;
}

interface QuotaKind {
  readonly name: string;
  readonly share: number;
  open(test: Mocha.Context): Promise<TestQuotas>;
}

/** The kinds of counters that must do the same. */
export const QUOTA_KINDS: readonly QuotaKind[] = [
  ...STORE_KINDS.map(({ name, share, start }) => ({
    name,
    share,
    open: async (test: Mocha.Context) => twice(await start(test)),
  })),
  {
    name: 'Redis',
    share: 0.2,
    async open(test) {
      const server = await startRedis(test);
      const place = folders();
      return twice({
        fresh: async () => ({ ...(await place.fresh()), redisUrl: server.url }),
        async stop() {
          await server.stop();
          await place.stop();
        },
      });
    },
  },
];

async function twice(place: StorePlace): Promise<TestQuotas> {
  const settings = await place.fresh();
  const stores = [await openStore(settings), await openStore(settings)] as const;
  return {
    both: [stores[0].quotas, stores[1].quotas],
    async close() {
      for (const store of stores) await store.close();
      await place.stop();
    },
  };
}
