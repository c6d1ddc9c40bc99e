import type { Kysely } from 'kysely';
import type { Places } from '../limits/places.js';
import type { QuotaStore } from '../limits/quota.js';
import type { KeyNews } from './key-news.js';
import type { RequestLog } from './request-log.js';
import type { Tables } from './schema.js';
import type { UsageStore } from './usage.js';

/** The data of the service: keys and plans, counters, usage, accounts; shared by all processes that open it. */
export interface Store {
  /** For everything that is not on the way of each request. Failures but refused rows are DeidErrors `store_unavailable`. */
  readonly db: Kysely<Tables>;
  /** True if it was empty before. */
  readonly isNew: boolean;
  /** Milliseconds since 1970, the same for all processes that share the store. */
  readonly wallClock: () => number;
  /** Runs work in a transaction while no other such work runs, in any process: what it has read still holds when it writes. */
  exclusively<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  readonly quotas: QuotaStore;
  /** Left out: each process counts its own. */
  readonly places?: Places;
  /** Left out: other processes notice changes within 10 seconds. */
  readonly news?: KeyNews;
  readonly usage: UsageStore;
  readonly requests: RequestLog;
  /** Throws DeidError `store_unavailable` if the store cannot answer, or the last `flush` could not write. */
  ping(): Promise<void>;
  /** Writes down what is in memory only. The service calls it each second, and before it ends. */
  flush(now: number): Promise<void>;
  close(): Promise<void>;
}
