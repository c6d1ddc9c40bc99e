import type { Kysely } from 'kysely';
import type { Places } from '../limits/places.js';
import type { QuotaStore } from '../limits/quota.js';
import type { KeyNews } from './key-news.js';
import type { RequestLog } from './request-log.js';
import type { Tables } from './schema.js';
import type { UsageStore } from './usage.js';

/** The data of the service: keys and plans, counters, usage, accounts; shared by all processes that open it. */
export interface Store {
  /**
   * For everything outside the hot path of requests. All failures except constraint violations are DeidErrors
   * `store_unavailable`.
   */
  readonly db: Kysely<Tables>;
  /** True if it was just created. */
  readonly isNew: boolean;
  /** Time in milliseconds since 1970, the same for all processes that share the store. */
  readonly wallClock: () => number;
  /** Runs work in a transaction, exclusively over all processes: what it has read is still true when it writes. */
  exclusively<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  readonly quotas: QuotaStore;
  /** Missing: each process counts its own. */
  readonly places?: Places;
  /** Missing: other processes notice changes within 10 seconds. */
  readonly news?: KeyNews;
  readonly usage: UsageStore;
  readonly requests: RequestLog;
  /** Throws DeidError `store_unavailable` if the store cannot answer, or the last `flush` could not write. */
  ping(): Promise<void>;
  /** Stores what is buffered in memory. The service calls it each second and before it ends. */
  flush(now: number): Promise<void>;
  close(): Promise<void>;
}
