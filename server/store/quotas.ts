import type { Grant, QuotaLimits, QuotaName, QuotaStore, QuotaUse } from '../limits/quota.js';
import { giveBack, isCurrent, type Reserve, requestsAhead, tokensAhead, useBeside } from '../limits/reserve.js';
import { type Counters, countRequests, freesIn, minuteUse, useOf } from '../limits/window.js';
import type { SqliteDriver } from './driver.js';
import { type QuotaRows, quotaRows } from './quota-rows.js';

/**
 * Counters in SQLite, exact over any number of processes. From its second request within a second on, a key's uses are
 * counted ahead; what is left of that goes back with the next change, or with `settle`.
 */
export const openQuotas = (driver: SqliteDriver): QuotaStore => new Quotas(quotaRows(driver));

/** A wish: granted, it has changed the counters. */
type Wish = (counters: Counters) => Grant;
type Amounts = Pick<Reserve, 'requests' | 'tokens'>;
/** What to count ahead after a wish of a busy key, of which `kept` was counted before. */
type Ahead = (counters: Counters, kept: Amounts, granted: boolean) => Amounts;

const NOTHING: Amounts = { requests: 0, tokens: 0 };

class Quotas implements QuotaStore {
  readonly #rows: QuotaRows;
  readonly #reserves = new Map<string, Reserve>();

  constructor(rows: QuotaRows) {
    this.#rows = rows;
  }

  takeRequest(id: string, limits: QuotaLimits, now: number): Grant {
    const reserve = this.#current(id, now);
    if (reserve !== undefined && reserve.requests > 0) {
      reserve.requests--;
      return { retryAfter: 0, use: useBeside(reserve, now) };
    }
    return this.#take(
      id,
      now,
      (counters) => takeRequest(counters, limits, now),
      (counters, { tokens }, granted) => ({ requests: granted ? requestsAhead(counters, limits) : 0, tokens }),
    );
  }

  takeTokens(id: string, tokens: number, limits: QuotaLimits, now: number): Grant {
    const reserve = this.#current(id, now);
    if (reserve !== undefined && reserve.tokens >= tokens) {
      reserve.tokens -= tokens;
      return { retryAfter: 0, use: useBeside(reserve, now) };
    }
    return this.#take(
      id,
      now,
      (counters) => takeTokens(counters, tokens, limits, now),
      (counters, { requests }, granted) => ({ requests, tokens: granted ? tokensAhead(counters, tokens, limits) : 0 }),
    );
  }

  returnTokens(id: string, tokens: number, month: number, now: number): void {
    this.#rows.change(id, now, (counters) => {
      const save = counters.month === month;
      if (save) counters.tokens = Math.max(0, counters.tokens - tokens);
      return { save, result: undefined };
    });
  }

  use(id: string, now: number): QuotaUse {
    const counters = this.#rows.read(id, now);
    const reserve = this.#reserves.get(id);
    if (reserve !== undefined) giveBack(counters, reserve);
    return useOf(counters, now);
  }

  settle(now: number): void {
    for (const [id, reserve] of this.#reserves) {
      if (isUnused(reserve))
        this.#rows.change(id, now, (counters) => {
          giveBack(counters, reserve);
          return { save: true, result: undefined };
        });
      this.#reserves.delete(id);
    }
  }

  #current(id: string, now: number): Reserve | undefined {
    const reserve = this.#reserves.get(id);
    return reserve !== undefined && isCurrent(reserve, now) ? reserve : undefined;
  }

  /** One transaction: gives the old reserve back, takes what is wished, and, of a busy key, some ahead. */
  #take(id: string, now: number, wish: Wish, ahead: Ahead): Grant {
    const old = this.#reserves.get(id);
    const busy = this.#current(id, now);
    const { grant, reserve } = this.#rows.change(id, now, (counters) => {
      if (old !== undefined) giveBack(counters, old);
      const grant = wish(counters);
      const granted = grant.refusedBy === undefined;
      const { requests, tokens } = busy === undefined ? NOTHING : ahead(counters, busy, granted);
      countRequests(counters, requests);
      counters.tokens += tokens;
      const save = granted || (old !== undefined && isUnused(old));
      return { save, result: { grant, reserve: { requests, tokens, counters } } };
    });
    this.#reserves.set(id, reserve);
    return grant;
  }
}

const isUnused = ({ requests, tokens }: Amounts): boolean => requests > 0 || tokens > 0;

function takeRequest(counters: Counters, limits: QuotaLimits, now: number): Grant {
  const { requestsPerMinute: perMinute, requestsPerMonth: perMonth } = limits;
  if (perMonth !== null && counters.requests >= perMonth) return refuse(counters, 'month', now);
  if (perMinute !== null && minuteUse(counters) >= perMinute)
    return refuse(counters, 'minute', now, freesIn(counters, perMinute));
  countRequests(counters, 1);
  return { retryAfter: 0, use: useOf(counters, now) };
}

function takeTokens(counters: Counters, tokens: number, limits: QuotaLimits, now: number): Grant {
  if (limits.tokensPerMonth !== null && counters.tokens + tokens > limits.tokensPerMonth)
    return refuse(counters, 'tokens', now);
  counters.tokens += tokens;
  return { retryAfter: 0, use: useOf(counters, now) };
}

function refuse(counters: Counters, refusedBy: QuotaName, now: number, retryAfter?: number): Grant {
  const use = useOf(counters, now);
  return { refusedBy, retryAfter: retryAfter ?? use.monthEnds, use };
}
