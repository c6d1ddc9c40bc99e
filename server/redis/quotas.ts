import type { Grant, QuotaLimits, QuotaName, QuotaStore, QuotaUse } from '../limits/quota.js';
import { monthEndsIn, monthOf } from '../limits/window.js';
import { unavailable } from '../store/unavailable.js';
import type { RedisConnection } from './connection.js';
import { QUOTA_SCRIPT } from './quota-script.js';
import { type Script, scriptOf } from './script.js';

const NO_LIMIT: QuotaLimits = { requestsPerMinute: null, requestsPerMonth: null, tokensPerMonth: null };
const REFUSALS: ReadonlySet<unknown> = new Set<QuotaName>(['minute', 'month', 'tokens']);

const isRefusal = (word: unknown): word is QuotaName => REFUSALS.has(word);

/**
 * Counters in Redis. Each operation is one script, so counting is exact over any number of processes; no reserves are
 * needed.
 */
export class RedisQuotas implements QuotaStore {
  readonly #script: Script;

  constructor(redis: RedisConnection) {
    this.#script = scriptOf(redis, QUOTA_SCRIPT);
  }

  takeRequest(id: string, limits: QuotaLimits, now: number): Promise<Grant> {
    return this.#run('request', id, now, limits);
  }

  takeTokens(id: string, tokens: number, limits: QuotaLimits, now: number): Promise<Grant> {
    return this.#run('tokens', id, now, limits, tokens);
  }

  async returnTokens(id: string, tokens: number, month: number, now: number): Promise<void> {
    await this.#run('return', id, now, NO_LIMIT, tokens, month);
  }

  async use(id: string, now: number): Promise<QuotaUse> {
    return (await this.#run('use', id, now, NO_LIMIT)).use;
  }

  async settle(): Promise<void> {}

  async #run(
    what: 'request' | 'tokens' | 'return' | 'use',
    id: string,
    now: number,
    { requestsPerMinute, requestsPerMonth, tokensPerMonth }: QuotaLimits,
    tokens = 0,
    takenIn = 0,
  ): Promise<Grant> {
    const limits = [requestsPerMinute, requestsPerMonth, tokensPerMonth].map((limit) => limit ?? -1);
    const second = Math.floor(now / 1000);
    const answer = await this.#script(`deidkit:quota:{${id}}`, what, second, monthOf(now), tokens, takenIn, ...limits);
    return grantOf(answer, now);
  }
}

function grantOf(answer: unknown, now: number): Grant {
  const [refusedBy, ...numbers] = Array.isArray(answer) ? answer : [];
  const [wait, minute, minuteFrees, requests, tokens, month] = numbers.map(Number);
  if (
    month === undefined ||
    tokens === undefined ||
    requests === undefined ||
    minuteFrees === undefined ||
    minute === undefined ||
    wait === undefined
  )
    throw unavailable(new Error('an answer of another form'));
  const use = { minute, minuteFrees, requests, tokens, month, monthEnds: monthEndsIn(month, now) };
  if (!isRefusal(refusedBy)) return { retryAfter: 0, use };
  return { refusedBy, retryAfter: refusedBy === 'minute' ? wait : use.monthEnds, use };
}
