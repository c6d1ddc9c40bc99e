import type { QuotaLimits, QuotaUse } from './quota.js';
import { monthStart } from './window.js';

/** A target for response headers. */
export interface HeaderSink {
  setHeader(name: string, value: string): unknown;
}

interface Entry {
  readonly policy: string;
  readonly left: string;
}

/**
 * Sets the rate limit fields of draft-ietf-httpapi-ratelimit-headers-10. The draft's units have none for tokens, so
 * they are marked by a custom parameter.
 */
export function setLimitHeaders(sink: HeaderSink, limits: QuotaLimits, use: QuotaUse): void {
  const entries = [minute(limits, use), month(limits, use), tokens(limits, use)].filter((entry) => entry !== undefined);
  if (entries.length === 0) return;
  sink.setHeader('RateLimit-Policy', entries.map((entry) => entry.policy).join(', '));
  sink.setHeader('RateLimit', entries.map((entry) => entry.left).join(', '));
}

const minute = ({ requestsPerMinute: limit }: QuotaLimits, use: QuotaUse): Entry | undefined =>
  limit === null ? undefined : entry('minute', limit, use.minute, 60, use.minuteFrees);

const month = ({ requestsPerMonth: limit }: QuotaLimits, use: QuotaUse): Entry | undefined =>
  limit === null ? undefined : entry('month', limit, use.requests, secondsOf(use.month), use.monthEnds);

const tokens = ({ tokensPerMonth: limit }: QuotaLimits, use: QuotaUse): Entry | undefined =>
  limit === null
    ? undefined
    : entry('tokens', limit, use.tokens, secondsOf(use.month), use.monthEnds, ';deid-unit="tokens"');

const secondsOf = (month: number): number => (monthStart(month + 1) - monthStart(month)) / 1000;

const entry = (name: string, limit: number, used: number, window: number, frees: number, unit = ''): Entry => ({
  policy: `"${name}";q=${limit};w=${window}${unit}`,
  left: `"${name}";r=${Math.max(0, limit - used)};t=${frees}`,
});
