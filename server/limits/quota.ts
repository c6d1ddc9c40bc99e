/** Limits of a plan over time. Null: unlimited. */
export interface QuotaLimits {
  readonly requestsPerMinute: number | null;
  readonly requestsPerMonth: number | null;
  readonly tokensPerMonth: number | null;
}

/** Usage at one moment. */
export interface QuotaUse {
  /** Requests in the last minute. */
  readonly minute: number;
  /** Seconds until the oldest of them leaves the window; 0 if there are none. */
  readonly minuteFrees: number;
  /** Requests in this month. */
  readonly requests: number;
  readonly tokens: number;
  /** The month; see `monthOf`. */
  readonly month: number;
  /** Seconds until the next month. */
  readonly monthEnds: number;
}

/** Which limit refused. */
export type QuotaName = 'minute' | 'month' | 'tokens';

/** Result of a quota request: granted completely or not at all. */
export interface Grant {
  readonly refusedBy?: QuotaName;
  /** Seconds after which the request may be granted; 0 if it was. */
  readonly retryAfter: number;
  /** Usage afterwards. */
  readonly use: QuotaUse;
}

/**
 * Counts usage exactly: however many requests and processes run at once, never more than the limit is granted. If
 * counting fails, nothing is granted: DeidError `store_unavailable`.
 */
export interface QuotaStore {
  takeRequest(id: string, limits: QuotaLimits, now: number): Promise<Grant>;
  takeTokens(id: string, tokens: number, limits: QuotaLimits, now: number): Promise<Grant>;
  /** Returns tokens charged in `month` for work that was not delivered. */
  returnTokens(id: string, tokens: number, month: number, now: number): Promise<void>;
  use(id: string, now: number): Promise<QuotaUse>;
  /** Returns unused reserves of this process. The service calls it each second and before it ends. */
  settle(now: number): Promise<void>;
}
