import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setImmediate as comeRound } from 'node:timers/promises';
import type { DeidError } from '../../core/index.js';
import type { ServiceLog } from '../base/service-log.js';
import { ClientGone } from './client-gone.js';
import type { DeidContext, RequestFacts, Step } from './context.js';
import { earlyResponse } from './early-response.js';
import { requireFraming } from './framing.js';
import { asDeidError, PROBLEM, problemOf, RETRY_SECONDS } from './problem.js';
import { ENCODINGS } from './read-body.js';
import { traced } from './tracing.js';

const JSON_TYPE = 'application/json';
/** Bodies up to this size, in bytes, usually arrive together with the headers. */
const SMALL_BODY = 64 * 1024;

/** Options of the envelope. */
export interface EnvelopeOptions {
  readonly log?: ServiceLog | undefined;
  /** Path of the documentation pages. */
  readonly docs: string;
  /** Milliseconds without progress after which a client that does not read its response is disconnected. */
  readonly answerIdleMs?: number | undefined;
  /** Called after each response, to count usage. */
  readonly answered?: ((facts: RequestFacts, status: number) => void) | undefined;
  /** The body of an error as JSON, where it is not a problem of RFC 9457. */
  readonly errorBody?: ((refusal: DeidError) => object) | undefined;
}

/** The outermost middleware: assigns the request id, turns errors into problem responses, and writes one log line. */
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
      // Applies to this response only. Node sets the timeouts of the next request on the connection.
      if (options.answerIdleMs !== undefined && !ctx.res.closed) ctx.res.setTimeout(options.answerIdleMs);
      answered?.(facts, status);
      log?.request(lineOf(ctx, facts, status));
      return status;
    });
  };
};

/** Runs the request and returns the response status; 499 if the client has gone. */
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
 * Waits one turn of the event loop for a small unwanted body, which has mostly arrived with the headers. The connection
 * can then be reused, which makes a flood of refused requests cheaper than with a new connection each.
 */
async function letSmallBodyArrive(request: IncomingMessage): Promise<void> {
  const { complete, headers } = request;
  if (complete || headers.expect !== undefined || !(Number(headers['content-length']) <= SMALL_BODY)) return;
  request.resume();
  await comeRound();
}

function answerError(
  ctx: DeidContext,
  error: unknown,
  facts: RequestFacts,
  { log, docs, errorBody }: EnvelopeOptions,
): number {
  const refusal = asDeidError(error);
  if (refusal.status === 500 || refusal.code === 'store_unavailable') log?.fault(error, facts.id);
  facts.code = refusal.code;
  setHeaders(ctx, refusal);
  const body = JSON.stringify(errorBody?.(refusal) ?? problemOf(refusal, facts.id, docs));
  ctx.status = refusal.status;
  ctx.body = ctx.req.complete ? body : earlyResponse(ctx.req, body);
  ctx.set('Content-Type', errorBody === undefined ? PROBLEM : JSON_TYPE);
  ctx.length = Buffer.byteLength(body);
  // Close the connection, so that the rest of an unread body, or data after a malformed request, is not parsed as
  // another request.
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
