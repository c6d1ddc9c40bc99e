import type { QuotaLimits } from './quota.js';

/** The limits of a plan. */
export interface Plan extends QuotaLimits {
  readonly name: string;
  /** Maximum number of concurrent requests of a key: over all processes that share a Redis, else per process. */
  readonly concurrentRequests: number | null;
  /** Maximum text length in code points; null: the service's limit. */
  readonly textChars: number | null;
  /** Maximum file size in bytes; null: the service's limit. */
  readonly fileBytes: number | null;
  /** Maximum file size of a job in bytes; null: the service's limit. */
  readonly jobBytes: number | null;
  /** Ids of the allowed operations; undefined: all but those that must be named. */
  readonly operations?: ReadonlySet<string>;
  /** Ids of the allowed operations that a plan must name (`named-grants.ts`); undefined: none. */
  readonly named?: ReadonlySet<string>;
}

/** The sender of a request with a valid key. */
export interface Caller {
  /** Id of the key in logs and usage; not the key itself. */
  readonly keyId: string;
  /** Workspace of the key. */
  readonly workspaceId: string;
  /** Environment of the key; default `live`. */
  readonly environment?: 'live' | 'test';
  /** Id of the counters that the request is charged to: those of the key and its successors, which own its jobs too. */
  readonly quotaId: string;
  readonly plan: Plan;
}
