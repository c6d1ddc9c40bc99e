import type { ServerResponse } from 'node:http';
import { DeidError } from '../../core/index.js';
import { ClientGone } from '../http/client-gone.js';
import type { DeidContext } from '../http/context.js';
import { asDeidError } from '../http/problem.js';
import { streamBody } from '../http/stream-body.js';
import { MODEL_HEADER } from '../limits/detectors.js';
import { jsonBytesOf, ownerOf, textCharsOf } from '../limits/plan-limits.js';
import { POLICY_HEADER, policyHeader } from '../limits/policy-header.js';
import { codePoints, pointsFor, tokensOf } from '../limits/tokens.js';
import { MEMORY_CHARS } from '../openapi/conversation-requests.js';
import { chargeTokens, NO_HEADERS } from '../service/charge.js';
import type { Service } from '../service/service.js';
import { mostOriginals } from '../work/conversations.js';
import type { RestoredStream, StreamInput } from '../work/restored-stream.js';
import { bodyIn } from './text.js';

/** What a stream takes in memory: its conversation, and pieces on their way. In bytes. */
const STREAM_BYTES = 1024 * 1024;
/** Longest piece that is restored at once, in code units. */
const PIECE = 16 * 1024;
/** Tokens that are charged at a time. */
const TOKENS_AT_ONCE = 1_000;

/**
 * Restores the answer of a model while it arrives. The first line of the body is the memory of the conversation. Until it
 * has been read, failures are answered as everywhere; later ones cut the connection, so that no client takes a part for
 * the whole.
 */
export async function restoreStream(service: Service, ctx: DeidContext, as: StreamInput['as']): Promise<void> {
  const owner = ownerOf(ctx.state.deid.caller);
  const reserved = service.uploads.take(STREAM_BYTES, owner);
  const texts = textsOf(service, ctx);
  try {
    const { memory, rest } = await firstLine(texts);
    const stream = await opened(service, ctx, memory, as);
    try {
      begin(ctx, as);
      await pass(service, ctx, stream, { texts, rest, as });
    } finally {
      stream.close();
    }
  } finally {
    reserved.release();
    await texts.return(undefined);
  }
}

/** The text of a body, as it arrives. */
async function* textsOf({ limits }: Service, ctx: DeidContext): AsyncGenerator<string> {
  const most = jsonBytesOf(ctx.state.deid.caller, limits) + MEMORY_CHARS;
  // A model may take its time, so there is no least speed.
  const pieces = streamBody(ctx.req, ctx.res, { bytes: most, error: () => new DeidError('body_too_large', [most]) });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decoded = (piece?: Buffer): string => {
    try {
      return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true });
    } catch {
      throw new DeidError('invalid_utf8');
    }
  };
  for await (const piece of pieces) yield decoded(piece);
  yield decoded();
}

/** The memory, and what has arrived behind it. */
async function firstLine(texts: AsyncGenerator<string>): Promise<{ readonly memory: string; readonly rest: string }> {
  let held = '';
  for (;;) {
    const { done, value } = await texts.next();
    if (done === true || held.length > MEMORY_CHARS) throw new DeidError('conversation_unreadable');
    const end = value.indexOf('\n');
    if (end >= 0) return { memory: (held + value.slice(0, end)).trimEnd(), rest: value.slice(end + 1) };
    held += value;
  }
}

/** Opens the memory where engines are, and begins the stream. */
async function opened(
  service: Service,
  ctx: DeidContext,
  memory: string,
  as: StreamInput['as'],
): Promise<RestoredStream> {
  const { caller } = ctx.state.deid;
  const owner = ownerOf(caller);
  const body = await bodyIn(service, ctx, 'memory', [Uint8Array.from(Buffer.from(memory, 'latin1'))]);
  const read = service.work.textBody({ ...body, secrets: service.memories(owner) });
  const { carried, policy } = await service.abortOnShutdown(read);
  if (carried === undefined) throw new DeidError('conversation_unreadable');
  if (policy !== undefined) ctx.set(POLICY_HEADER, policyHeader(policy));
  const most = mostOriginals({ mostPoints: textCharsOf(caller, service.limits) });
  return service.work.restoring({ carried, as, most }, owner);
}

/** Sends the headers, before the model has said anything. */
function begin(ctx: DeidContext, as: StreamInput['as']): void {
  const { res } = ctx;
  if (res.closed) throw new ClientGone();
  ctx.respond = false;
  ctx.status = 200;
  ctx.set(MODEL_HEADER, 'none');
  ctx.set('Content-Type', `${as === 'events' ? 'text/event-stream' : 'text/plain'}; charset=utf-8`);
  // For proxies that would hold back a stream.
  ctx.set('X-Accel-Buffering', 'no');
  res.flushHeaders();
}

interface Arriving extends Pick<StreamInput, 'as'> {
  readonly texts: AsyncGenerator<string>;
  /** What has arrived before. */
  readonly rest: string;
}

async function pass(service: Service, ctx: DeidContext, stream: RestoredStream, arriving: Arriving): Promise<void> {
  const { texts, rest, as } = arriving;
  const meter = new Meter(service, ctx);
  const { res } = ctx;
  const { answerIdleMs } = service.limits;
  const take = async (text: string): Promise<void> => {
    for (const piece of piecesOf(text)) {
      await meter.take(piece);
      await write(res, await service.abortOnShutdown(stream.push(piece)), answerIdleMs);
    }
  };
  try {
    await take(rest);
    for await (const text of texts) await take(text);
    await meter.end();
    await write(res, await service.abortOnShutdown(stream.end()), answerIdleMs);
    res.end();
  } catch (error) {
    await meter.end().catch(() => undefined);
    if (error instanceof ClientGone) throw error;
    cut(service, ctx, as, error);
  }
}

/** Ends an answer that has begun, so that its client notices. */
function cut({ log }: Service, { res, state }: DeidContext, as: StreamInput['as'], error: unknown): void {
  const refusal = asDeidError(error);
  const { code, message, status } = refusal;
  if (status >= 500) log?.fault(error, state.deid.id);
  state.deid.code = code;
  // As OpenAI and Anthropic send it.
  const event = { type: 'error', error: { type: code, message } };
  if (as === 'events') res.write(`event: error\ndata: ${JSON.stringify(event)}\n\n`, () => res.destroy());
  else res.destroy();
}

/** Pieces of a text that hold the thread shortly; none ends within a character. */
function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = at + PIECE;
    const isPair = (text.charCodeAt(end - 1) & 0xfc00) === 0xd800;
    yield text.slice(at, isPair ? end + 1 : end);
    at = isPair ? end + 1 : end;
  }
}

/** Counts and charges the text of a stream. */
class Meter {
  readonly #service: Service;
  readonly #ctx: DeidContext;
  #points = 0;
  #charged = 0;

  constructor(service: Service, ctx: DeidContext) {
    this.#service = service;
    this.#ctx = ctx;
  }

  /** Takes a piece before it is restored. Throws DeidError `text_too_long`, `token_limit_reached`. */
  async take(piece: string): Promise<void> {
    this.#points += codePoints(piece);
    const most = textCharsOf(this.#ctx.state.deid.caller, this.#service.limits);
    if (this.#points > most) throw new DeidError('text_too_long', [most]);
    if (this.#points - pointsFor(this.#charged) >= pointsFor(TOKENS_AT_ONCE)) await this.end();
  }

  /** Charges what has not been charged. */
  async end(): Promise<void> {
    const facts = this.#ctx.state.deid;
    const tokens = tokensOf(this.#points) - this.#charged;
    if (tokens <= 0) return;
    try {
      await chargeTokens(this.#service, facts, NO_HEADERS, tokens);
      this.#charged += tokens;
    } finally {
      facts.tokens = this.#charged;
    }
  }
}

/** Writes a piece, as fast as the client reads. Throws ClientGone for one that does not. */
function write(res: ServerResponse, text: string, idleMs: number): Promise<void> {
  if (res.closed || res.destroyed) throw new ClientGone();
  if (text === '' || res.write(text)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => res.destroy(), idleMs);
    const settle = (): void => {
      clearTimeout(timer);
      res.off('drain', settle).off('close', settle);
      if (res.closed || res.destroyed) reject(new ClientGone());
      else resolve();
    };
    res.on('drain', settle).on('close', settle);
  });
}
