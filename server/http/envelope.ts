import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setImmediate as comeRound } from 'node:timers/promises';
import type { DeidError } from '../../core/index.js';
import type { ServiceLog } from '../base/logging.js';
import { ClientGone } from './client-gone.js';
import type { DeidContext, RequestFacts, Step } from './context.js';
import { earlyResponse } from './early-response.js';
import { requireFraming } from './framing.js';
import { asDeidError, PROBLEM, problemOf, RETRY_SECONDS } from './problem.js';
import { ENCODINGS } from './read-body.js';
import { traced } from './tracing.js';

/** Larger bodies come in many pieces, in bytes. */
const SMALL_BODY = 64 * 1024;

/** What the envelope needs of the service. */
export interface EnvelopeOptions {
  readonly log?: ServiceLog | undefined;
  /** Path of the documentation pages. */
  readonly docs: string;
  /** Milliseconds without a byte taken after which a client that does not read its answer is cut off. */
  readonly answerIdleMs?: number | undefined;
  /** Told of each answer: counts use. */
  readonly answered?: ((facts: RequestFacts, status: number) => void) | undefined;
}

/** The outermost step: names the request, turns every error into a problem, and writes one line to the log. */
export const envelope = (options: EnvelopeOptions): Step => {
  const { log, answered } = options;
  return async (ctx, next) => {
    const facts: RequestFacts = { id: `req_${randomUUID()}`, started: performance.now(), tokens: 0 };
    ctx.state.deid = facts;
    ctx.res.setHeader('X-Request-Id', facts.id);
    ctx.res.setHeader('X-Content-Type-Options', 'nosniff');
    ctx.res.setHeader('Cache-Control', 'no-store');
    await traced(ctx, facts, async () => {
      const status = await answer(ctx, next, facts, options);
      // The next request of the connection has its own times; Node sets them when this answer has been taken.
      if (options.answerIdleMs !== undefined && !ctx.res.closed) ctx.res.setTimeout(options.answerIdleMs);
      answered?.(facts, status);
      log?.request(lineOf(ctx, facts, status));
      return status;
    });
  };
};

/** Gives the status of the answer; 499 where nobody waits for one any more. */
async function answer(
  ctx: DeidContext,
  next: () => Promise<unknown>,
  facts: RequestFacts,
  options: EnvelopeOptions,
): Promise<number> {
  try {
    requireFraming(ctx.req);
    await next();
    return ctx.status;
  } catch (error) {
    if (error instanceof ClientGone) return 499;
    await letSmallBodyArrive(ctx.req);
    return answerError(ctx, error, facts, options);
  }
}

/**
 * Lets a small body arrive that is not wanted any more: mostly it has come with its head, and the parser has read it when the loop has come round.
 * Then the connection can be used again, which costs a flood of refusals less than a new one each.
 */
async function letSmallBodyArrive(request: IncomingMessage): Promise<void> {
  const { complete, headers } = request;
  if (complete || headers.expect !== undefined || !(Number(headers['content-length']) <= SMALL_BODY)) return;
  request.resume();
  await comeRound();
}

function answerError(ctx: DeidContext, error: unknown, facts: RequestFacts, { log, docs }: EnvelopeOptions): number {
  const refusal = asDeidError(error);
  if (refusal.status === 500 || refusal.code === 'store_unavailable') log?.fault(error, facts.id);
  facts.code = refusal.code;
  setHeaders(ctx, refusal);
  const body = JSON.stringify(problemOf(refusal, facts.id, docs));
  ctx.status = refusal.status;
  ctx.body = ctx.req.complete ? body : earlyResponse(ctx.req, body);
  ctx.set('Content-Type', PROBLEM);
  ctx.length = Buffer.byteLength(body);
  // What the client still sends is not read as another request, nor is anything after a request whose end is in doubt.
  if (!ctx.req.complete || refusal.code === 'malformed_http') ctx.set('Connection', 'close');
  return refusal.status;
}

function setHeaders(ctx: DeidContext, { code, status }: DeidError): void {
  const seconds = RETRY_SECONDS[code];
  if (seconds !== undefined) ctx.set('Retry-After', String(seconds));
  if (status === 401) ctx.set('WWW-Authenticate', 'ApiKey realm="deid"');
  if (code === 'unsupported_content_encoding') ctx.set('Accept-Encoding', ENCODINGS);
}

const lineOf = (ctx: DeidContext, facts: RequestFacts, status: number) => ({
  id: facts.id,
  method: ctx.method,
  ...(facts.operation === undefined ? {} : { operation: facts.operation }),
  status,
  ...(facts.code === undefined ? {} : { code: facts.code }),
  ms: Math.round(performance.now() - facts.started),
  ...(facts.caller === undefined ? {} : { key: facts.caller.keyId }),
  ...(facts.tokens === 0 ? {} : { tokens: facts.tokens }),
});
