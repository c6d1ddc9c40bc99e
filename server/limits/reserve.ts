import type { QuotaLimits, QuotaUse } from './quota.js';
import { BUCKETS, type Counters, minuteUse, useOf } from './window.js';

/**
 * Requests and tokens of a busy key that one process has counted in advance, so that most requests need no transaction. All other processes
 * see a reserve as used until it is returned, so no limit is ever exceeded. It is valid only in the second in which it was counted, so that
 * the one-minute window stays exact. If a process is killed, at most 64 requests (and the tokens of 64 such requests) of each busy key stay
 * counted without having been used, and never more than a hundredth of what was left.
 */
export interface Reserve {
  requests: number;
  tokens: number;
  /** The stored counters, including the reserve. */
  readonly counters: Readonly<Counters>;
}

/** Maximum number of requests reserved at a time. */
const MAX_REQUESTS = 64;
/** Maximum share of the remaining quota that is reserved. Near a limit, each request is counted individually. */
const MAX_SHARE = 1 / 100;

/** True while the reserve is valid. */
export const isCurrent = ({ counters }: Reserve, now: number): boolean => counters.second === Math.floor(now / 1000);

/** Subtracts an unused reserve from later counters. */
export function giveBack(counters: Counters, { requests, tokens, counters: then }: Reserve): void {
  if (counters.month === then.month) {
    counters.requests = Math.max(0, counters.requests - requests);
    counters.tokens = Math.max(0, counters.tokens - tokens);
  }
  const bucket = then.second % BUCKETS;
  const age = counters.second - then.second;
  // If the clock was set back since, the bucket is unknown, and the reserve counts for a minute more.
  if (age >= 0 && age < BUCKETS) counters.ring[bucket] = Math.max(0, (counters.ring[bucket] ?? 0) - requests);
}

/** Number of requests that may be reserved. */
export function requestsAhead(counters: Counters, limits: QuotaLimits): number {
  const minute = (limits.requestsPerMinute ?? Number.POSITIVE_INFINITY) - minuteUse(counters);
  const month = (limits.requestsPerMonth ?? Number.POSITIVE_INFINITY) - counters.requests;
  return Math.max(0, Math.min(MAX_REQUESTS, Math.floor(Math.min(minute, month) * MAX_SHARE)));
}

/** Number of tokens that may be reserved after a request that took `tokens`. */
export function tokensAhead(counters: Counters, tokens: number, limits: QuotaLimits): number {
  const left = (limits.tokensPerMonth ?? Number.POSITIVE_INFINITY) - counters.tokens;
  return Math.max(0, Math.min(MAX_REQUESTS * tokens, Math.floor(left * MAX_SHARE)));
}

/** Usage without the reserve. */
export function useBeside({ requests, tokens, counters }: Reserve, now: number): QuotaUse {
  const use = useOf(counters, now);
  return {
    ...use,
    minute: use.minute - requests,
    requests: use.requests - requests,
    tokens: use.tokens - tokens,
  };
}
