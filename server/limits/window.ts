import type { QuotaUse } from './quota.js';

/** One bucket per second of the last minute plus one, so that no 60 seconds ever contain more than the limit. */
export const BUCKETS = 61;

/** Counters of one key. Changed in place by the functions below. */
export interface Counters {
  /** Second since 1970 of the newest bucket. */
  second: number;
  /** Requests per second; the bucket of second `s` is `ring[s % 61]`. */
  readonly ring: Uint32Array;
  month: number;
  requests: number;
  tokens: number;
  /** Usage of the previous month, in case the clock is set back to it. */
  before: MonthUse | undefined;
}

/** Usage of one month. */
interface MonthUse {
  /** See {@link monthOf}. */
  readonly month: number;
  readonly requests: number;
  readonly tokens: number;
}

/** Calendar months since year 0, UTC. */
export function monthOf(now: number): number {
  const date = new Date(now);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** Start of a month in milliseconds. */
export const monthStart = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12, 1);

/** Seconds until the end of a month. */
export const monthEndsIn = (month: number, now: number): number =>
  Math.max(1, Math.ceil((monthStart(month + 1) - now) / 1000));

export const newCounters = (now: number): Counters => ({
  second: Math.floor(now / 1000),
  ring: new Uint32Array(BUCKETS),
  month: monthOf(now),
  requests: 0,
  tokens: 0,
  before: undefined,
});

/**
 * Advances to a time: empties old buckets and the counts of a past month.
 * @returns true if the clock was set back: the counters must then be saved even without a change, or the minute would
 * restart with every request
 */
export function advance(counters: Counters, now: number): boolean {
  const corrected = counters.second - Math.floor(now / 1000) > BUCKETS;
  if (corrected) turnBack(counters, now);
  // If the clock goes back a little, the newer second is kept, so that used requests do not become available again.
  const second = Math.max(counters.second, Math.floor(now / 1000));
  const steps = Math.min(second - counters.second, BUCKETS);
  for (let i = 0; i < steps; i++) counters.ring[(second - i) % BUCKETS] = 0;
  counters.second = second;
  const month = monthOf(now);
  if (month <= counters.month) return corrected;
  counters.before = { month: counters.month, requests: counters.requests, tokens: counters.tokens };
  counters.month = month;
  counters.requests = 0;
  counters.tokens = 0;
  return corrected;
}

/**
 * Handles a clock that was set ahead and is then corrected. Usage counted while it was ahead is moved to the current second, so that it
 * blocks a key for at most one window, and to the current month, so that no key gets a second quota.
 */
function turnBack(counters: Counters, now: number): void {
  const recent = minuteUse(counters);
  counters.ring.fill(0);
  counters.second = Math.floor(now / 1000);
  counters.ring[counters.second % BUCKETS] = recent;
  const month = monthOf(now);
  if (month >= counters.month) return;
  const { before } = counters;
  counters.month = month;
  counters.before = undefined;
  if (before?.month !== month) return;
  counters.requests += before.requests;
  counters.tokens += before.tokens;
}

export function countRequests(counters: Counters, count: number): void {
  const bucket = counters.second % BUCKETS;
  counters.ring[bucket] = (counters.ring[bucket] ?? 0) + count;
  counters.requests += count;
}

/** Requests in the last minute. */
export function minuteUse(counters: Counters): number {
  let sum = 0;
  for (const count of counters.ring) sum += count;
  return sum;
}

/** Seconds until fewer than `limit` requests are in the window; 0 if that is already so. */
export function freesIn(counters: Counters, limit: number): number {
  let remaining = minuteUse(counters);
  for (let age = BUCKETS - 1; age >= 0 && remaining >= limit; age--) {
    remaining -= counters.ring[(counters.second - age + BUCKETS) % BUCKETS] ?? 0;
    if (remaining < limit) return BUCKETS - age;
  }
  return 0;
}

/** Usage according to the counters, for headers and `GET usage`. */
export function useOf(counters: Counters, now: number): QuotaUse {
  const minute = minuteUse(counters);
  return {
    minute,
    minuteFrees: freesIn(counters, Math.max(minute, 1)),
    requests: counters.requests,
    tokens: counters.tokens,
    month: counters.month,
    monthEnds: monthEndsIn(counters.month, now),
  };
}
