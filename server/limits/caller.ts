import type { QuotaLimits } from './quota.js';

/** What a plan allows, beyond the limits that are counted over time. */
export interface Plan extends QuotaLimits {
  readonly name: string;
  /** Requests of one key in work at the same time: of all processes that share a Redis, else of each process. */
  readonly concurrentRequests: number | null;
  /** Largest text, in characters (code points); null: the service's own limit. */
  readonly textChars: number | null;
  /** Largest file, in bytes; null: the service's own limit. */
  readonly fileBytes: number | null;
  /** Largest file of a job, in bytes; null: the service's own limit. */
  readonly jobBytes: number | null;
  /** Operations it may call, by their names in the OpenAPI document; undefined: all. */
  readonly operations?: ReadonlySet<string>;
}

/** Who sent a request, once the key is known to be good. */
export interface Caller {
  /** Names the key in logs and usage; not the key. */
  readonly keyId: string;
  /** Whose jobs it sees. */
  readonly workspaceId: string;
  /** Whose counters the request goes to. */
  readonly quotaId: string;
  readonly plan: Plan;
}
