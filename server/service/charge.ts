import { DeidError, isDeidError } from '../../core/index.js';
import type { RequestFacts } from '../http/context.js';
import { type HeaderSink, setLimitHeaders } from '../limits/headers.js';
import type { Grant } from '../limits/quota.js';
import { tokensOf } from '../limits/tokens.js';
import type { Service } from './service.js';

/** Counts the request, or throws the error for status 429. */
export async function chargeRequest(
  { access, clock }: Service,
  { caller }: RequestFacts,
  sink: HeaderSink,
): Promise<void> {
  if (access === undefined || caller === undefined) return;
  const { plan, quotaId } = caller;
  const grant = await access.quotas.takeRequest(quotaId, plan, clock());
  setLimitHeaders(sink, plan, grant.use);
  if (grant.refusedBy === undefined) return;
  sink.setHeader('Retry-After', String(grant.retryAfter));
  throw grant.refusedBy === 'minute'
    ? new DeidError('request_limit_reached', [plan.requestsPerMinute ?? 0, 'minute'])
    : new DeidError('request_limit_reached', [plan.requestsPerMonth ?? 0, 'month']);
}

/**
 * Charges tokens before the work, or throws the error for status 429.
 * @returns a function that refunds them, for work that was not delivered
 */
export async function chargeTokens(
  service: Service,
  facts: RequestFacts,
  sink: HeaderSink,
  tokens: number,
): Promise<() => Promise<void>> {
  const { access, clock } = service;
  const { caller } = facts;
  facts.tokens = tokens;
  if (access === undefined || caller === undefined) return async () => undefined;
  const { quotaId, plan } = caller;
  const grant = await access.quotas.takeTokens(quotaId, tokens, plan, clock());
  setLimitHeaders(sink, plan, grant.use);
  if (grant.refusedBy !== undefined) {
    facts.tokens = 0;
    sink.setHeader('Retry-After', String(grant.retryAfter));
    throw new DeidError('token_limit_reached', [tokensLeft(plan.tokensPerMonth, grant), tokens]);
  }
  return async () => {
    facts.tokens = 0;
    await access.quotas.returnTokens(quotaId, tokens, grant.use.month, clock());
  };
}

/** Where nobody waits for headers. */
export const NO_HEADERS: HeaderSink = { setHeader: () => undefined };

/** Charges text that was searched until its caller cancelled the work. Nothing is charged if too few tokens are left. */
export async function chargeCancelled(service: Service, facts: RequestFacts, codePoints: number): Promise<void> {
  if (codePoints === 0) return;
  try {
    await chargeTokens(service, facts, NO_HEADERS, tokensOf(codePoints));
  } catch (error) {
    if (!isDeidError(error) || error.code !== 'token_limit_reached') throw error;
  }
}

/** Tokens the caller may still use this month; undefined if unlimited. Throws if none are left. */
export async function tokensAvailable(
  { access, clock }: Service,
  { caller }: RequestFacts,
  sink: HeaderSink,
): Promise<number | undefined> {
  const limit = caller?.plan.tokensPerMonth ?? null;
  if (access === undefined || caller === undefined || limit === null) return undefined;
  const use = await access.quotas.use(caller.quotaId, clock());
  if (use.tokens < limit) return limit - use.tokens;
  sink.setHeader('Retry-After', String(use.monthEnds));
  throw new DeidError('token_limit_reached', [0, 'at least 1']);
}

const tokensLeft = (limit: number | null, { use }: Grant): number => Math.max(0, (limit ?? 0) - use.tokens);
