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
  /** Ids of the allowed operations; undefined: all. */
  readonly operations?: ReadonlySet<string>;
}

/** The sender of a request with a valid key. */
export interface Caller {
  /** Id of the key in logs and usage; not the key itself. */
  readonly keyId: string;
  /** Workspace whose jobs it can see. */
  readonly workspaceId: string;
  /** Id of the counters that the request is charged to. */
  readonly quotaId: string;
  readonly plan: Plan;
}
