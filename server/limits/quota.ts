/** The limits of a plan that are counted over time. Null: there is none. */
export interface QuotaLimits {
  readonly requestsPerMinute: number | null;
  readonly requestsPerMonth: number | null;
  readonly tokensPerMonth: number | null;
}

/** What has been used, at one moment. */
export interface QuotaUse {
  /** Requests of the last minute. */
  readonly minute: number;
  /** Seconds until the oldest of them no longer counts; 0 if there are none. */
  readonly minuteFrees: number;
  /** Requests of this month. */
  readonly requests: number;
  readonly tokens: number;
  /** The month these belong to; see `monthOf`. */
  readonly month: number;
  /** Seconds until the next month. */
  readonly monthEnds: number;
}

/** Which limit refused. */
export type QuotaName = 'minute' | 'month' | 'tokens';

/** The answer to a request for some of a quota: all of it is granted, or nothing. */
export interface Grant {
  readonly refusedBy?: QuotaName;
  /** Seconds after which the same may be granted; 0 if it was. */
  readonly retryAfter: number;
  /** Afterwards. */
  readonly use: QuotaUse;
}

/**
 * Counts uses. Exact: however many requests and processes ask at once, never more than the limit is granted. What cannot be counted is
 * not granted: DeidError `store_unavailable`.
 */
export interface QuotaStore {
  takeRequest(id: string, limits: QuotaLimits, now: number): Promise<Grant>;
  takeTokens(id: string, tokens: number, limits: QuotaLimits, now: number): Promise<Grant>;
  /** Gives tokens back that were taken in `month` for something that was not served. */
  returnTokens(id: string, tokens: number, month: number, now: number): Promise<void>;
  use(id: string, now: number): Promise<QuotaUse>;
  /** Gives back what this process has counted ahead and not used. The service calls it each second, and before it ends. */
  settle(now: number): Promise<void>;
}
