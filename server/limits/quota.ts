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

/** The answer to a wish to use something: all of it or nothing. */
export interface Grant {
  readonly refusedBy?: QuotaName;
  /** Seconds after which the same wish may be granted; 0 if it was. */
  readonly retryAfter: number;
  /** Afterwards. */
  readonly use: QuotaUse;
}

/** Counts uses. Exact: however many requests and processes ask at once, never more than the limit is granted. */
export interface QuotaStore {
  takeRequest(id: string, limits: QuotaLimits, now: number): Grant;
  takeTokens(id: string, tokens: number, limits: QuotaLimits, now: number): Grant;
  /** Gives tokens back that were taken in `month` for something that was not served. */
  returnTokens(id: string, tokens: number, month: number, now: number): void;
  use(id: string, now: number): QuotaUse;
  /** Gives back what this process has counted ahead and not used. The service calls it each second, and before it ends. */
  settle(now: number): void;
}
