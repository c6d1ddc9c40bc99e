import type { EnvelopeOptions } from '../http/envelope.js';
import type { Service } from './service.js';

/** Options of the envelope for all routes, including unknown addresses. */
export const envelopeOptions = ({ log, metrics, access, clock, limits, prefix }: Service): EnvelopeOptions => ({
  log,
  docs: `${prefix}/docs`,
  answerIdleMs: limits.answerIdleMs,
  answered(facts, status) {
    metrics?.answered(facts, status);
    const { caller, operation, tokens } = facts;
    if (access === undefined || operation === undefined) return;
    const now = clock();
    access.requests?.add({
      id: facts.id,
      at: now,
      key_id: caller?.keyId ?? null,
      operation,
      status,
      code: facts.code ?? null,
      ms: Math.round(performance.now() - facts.started),
      tokens,
    });
    if (caller !== undefined) access.usage.add({ keyId: caller.keyId, operation, refused: status >= 400, tokens }, now);
  },
});
