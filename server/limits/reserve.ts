import type { QuotaLimits, QuotaUse } from './quota.js';
import { BUCKETS, type Counters, minuteUse, useOf } from './window.js';

/**
 * Requests and tokens of a busy key that one process has counted ahead, so that most of its requests need no transaction.
 * They count as used for everybody else until they are given back, so no limit is ever passed; and they are good for the
 * second they were counted in only, so that the window of a minute stays exact. A process that is killed gives nothing back: then at most 64 requests, and the tokens of
 * 64 such requests, of each key that was busy in that second count as used although they were not, and never more than a hundredth of
 * what was left.
 */
export interface Reserve {
  requests: number;
  tokens: number;
  /** The counters as they were stored, with what is counted ahead. */
  readonly counters: Readonly<Counters>;
}

/** Most requests counted ahead at a time. */
const MOST = 64;
/** What is counted ahead is at most this part of what is left: near a limit each request is counted by itself. */
const PART = 1 / 100;

/** True while the reserve may be used. */
export const isCurrent = ({ counters }: Reserve, now: number): boolean => counters.second === Math.floor(now / 1000);

/** Takes what is unused of a reserve out of later counters. */
export function giveBack(counters: Counters, { requests, tokens, counters: then }: Reserve): void {
  if (counters.month === then.month) {
    counters.requests = Math.max(0, counters.requests - requests);
    counters.tokens = Math.max(0, counters.tokens - tokens);
  }
  const bucket = then.second % BUCKETS;
  const age = counters.second - then.second;
  // Where the clock has been turned back since, nobody knows their place any more: they go on counting for a minute.
  if (age >= 0 && age < BUCKETS) counters.ring[bucket] = Math.max(0, (counters.ring[bucket] ?? 0) - requests);
}

/** Requests that may be counted ahead. */
export function requestsAhead(counters: Counters, limits: QuotaLimits): number {
  const minute = (limits.requestsPerMinute ?? Number.POSITIVE_INFINITY) - minuteUse(counters);
  const month = (limits.requestsPerMonth ?? Number.POSITIVE_INFINITY) - counters.requests;
  return Math.max(0, Math.min(MOST, Math.floor(Math.min(minute, month) * PART)));
}

/** Tokens that may be counted ahead where one request has just taken `tokens`. */
export function tokensAhead(counters: Counters, tokens: number, limits: QuotaLimits): number {
  const left = (limits.tokensPerMonth ?? Number.POSITIVE_INFINITY) - counters.tokens;
  return Math.max(0, Math.min(MOST * tokens, Math.floor(left * PART)));
}

/** What has been used, without what is only counted ahead. */
export function useBeside({ requests, tokens, counters }: Reserve, now: number): QuotaUse {
  const use = useOf(counters, now);
  return {
    ...use,
    minute: use.minute - requests,
    requests: use.requests - requests,
    tokens: use.tokens - tokens,
  };
}
