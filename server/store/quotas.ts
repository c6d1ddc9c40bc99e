import type { Grant, QuotaLimits, QuotaName, QuotaStore, QuotaUse } from '../limits/quota.js';
import { giveBack, isCurrent, type Reserve, requestsAhead, tokensAhead, useBeside } from '../limits/reserve.js';
import { type Counters, countRequests, freesIn, minuteUse, useOf } from '../limits/window.js';
import type { Change, QuotaRows } from './quota-rows.js';
import { Turns } from './turns.js';
import { isLocked } from './unavailable.js';

/** A request to counters, which changes them if granted. */
type QuotaRequest = (counters: Counters) => Grant;
type Amounts = Pick<Reserve, 'requests' | 'tokens'>;
/** Computes the reserve after a request of a busy key; `kept` is what was reserved before. */
type Ahead = (counters: Counters, kept: Amounts, granted: boolean) => Amounts;

const NOTHING: Amounts = { requests: 0, tokens: 0 };
/** Number of keys settled concurrently. */
const MAX_CONCURRENT = 4;

/**
 * Counters in a database, exact over any number of processes. From its second request within a second on, a key gets a
 * reserve; the unused part is returned with the next change or `settle`.
 */
export class Quotas implements QuotaStore {
  readonly #rows: QuotaRows;
  readonly #reserves = new Map<string, Reserve>();
  readonly #turns = new Turns();

  constructor(rows: QuotaRows) {
    this.#rows = rows;
  }

  takeRequest(id: string, limits: QuotaLimits, now: number): Promise<Grant> {
    return this.#takeOrAhead(
      id,
      { requests: 1, tokens: 0 },
      now,
      (counters) => takeRequest(counters, limits, now),
      (counters, { tokens }, granted) => ({ requests: granted ? requestsAhead(counters, limits) : 0, tokens }),
    );
  }

  takeTokens(id: string, tokens: number, limits: QuotaLimits, now: number): Promise<Grant> {
    return this.#takeOrAhead(
      id,
      { requests: 0, tokens },
      now,
      (counters) => takeTokens(counters, tokens, limits, now),
      (counters, { requests }, granted) => ({ requests, tokens: granted ? tokensAhead(counters, tokens, limits) : 0 }),
    );
  }

  returnTokens(id: string, tokens: number, month: number, now: number): Promise<void> {
    return this.#turns.take(id, () =>
      this.#rows.change(id, now, (counters) => {
        const save = counters.month === month;
        if (save) counters.tokens = Math.max(0, counters.tokens - tokens);
        return { save, result: undefined };
      }),
    );
  }

  use(id: string, now: number): Promise<QuotaUse> {
    return this.#turns.take(id, async () => {
      const counters = await this.#rows.read(id, now);
      const reserve = this.#reserves.get(id);
      if (reserve !== undefined) giveBack(counters, reserve);
      return useOf(counters, now);
    });
  }

  async settle(now: number): Promise<void> {
    const ids = [...this.#reserves.keys()];
    const some = async (): Promise<void> => {
      for (let id = ids.pop(); id !== undefined; id = ids.pop()) await this.#settle(id, now);
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, some));
  }

  #settle(id: string, now: number): Promise<void> {
    return this.#turns.take(id, async () => {
      const reserve = this.#reserves.get(id);
      this.#reserves.delete(id);
      if (reserve === undefined || !isUnused(reserve)) return;
      await this.#change(id, now, reserve, (counters) => {
        giveBack(counters, reserve);
        return { save: true, result: undefined };
      });
    });
  }

  /** Takes from the reserve if it suffices, else queues a database request. */
  async #takeOrAhead(id: string, of: Amounts, now: number, request: QuotaRequest, ahead: Ahead): Promise<Grant> {
    // The previous request may have filled the reserve meanwhile.
    const takeOrQueue = async (): Promise<Grant> => this.#fromAhead(id, of, now) ?? this.#take(id, now, request, ahead);
    return this.#fromAhead(id, of, now) ?? this.#turns.take(id, takeOrQueue);
  }

  #fromAhead(id: string, { requests, tokens }: Amounts, now: number): Grant | undefined {
    const reserve = this.#current(id, now);
    if (reserve === undefined || reserve.requests < requests || reserve.tokens < tokens) return undefined;
    reserve.requests -= requests;
    reserve.tokens -= tokens;
    return { retryAfter: 0, use: useBeside(reserve, now) };
  }

  #current(id: string, now: number): Reserve | undefined {
    const reserve = this.#reserves.get(id);
    return reserve !== undefined && isCurrent(reserve, now) ? reserve : undefined;
  }

  /** One change: returns the old reserve, takes the requested amount, and reserves more for a busy key. */
  async #take(id: string, now: number, request: QuotaRequest, ahead: Ahead): Promise<Grant> {
    const old = this.#reserves.get(id);
    const busy = this.#current(id, now);
    // Removed first, so that it cannot be used while it is being returned.
    this.#reserves.delete(id);
    const { grant, reserve } = await this.#change(id, now, old, (counters) => {
      if (old !== undefined) giveBack(counters, old);
      const grant = request(counters);
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

  /** @param given the reserve to return */
  async #change<T>(
    id: string,
    now: number,
    given: Reserve | undefined,
    work: (counters: Counters) => Change<T>,
  ): Promise<T> {
    try {
      return await this.#rows.change(id, now, work);
    } catch (error) {
      // After any other failure it is unknown whether the reserve was returned, so it keeps counting as used.
      if (given !== undefined && isLocked(error)) this.#reserves.set(id, given);
      throw error;
    }
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
