import { isDeidError } from '../../core/index.js';
import { loadConfig } from '../engine/config-file.js';
import { checkPortable } from '../engine-pool.js';
import type { TasksOf, WorkPool } from '../pool/work.js';
import { type BodyReader, bodyKind, bytesOf, cleanBytes, refuseEncoded, refuseLarge } from './body.js';
import { cleanRequest, type NodeRequest } from './node.js';
import { type BodyOptions, bodyOptions } from './options.js';
import type work from './work-module.js';

/** The request of Fastify, as far as it is used. */
export interface FastifyLike {
  body?: unknown;
  readonly raw: NodeRequest;
}

/** The context of Koa, as far as it is used. */
export interface KoaLike {
  readonly req: NodeRequest;
  readonly request: { body?: unknown; files?: unknown };
}

/** The context of Hono, as far as it is used. */
export interface HonoLike {
  readonly req: { raw: Request; bodyCache: object; arrayBuffer(): Promise<ArrayBuffer> };
}

/** One middleware in the forms of the frameworks. What it cannot read never reaches a handler. */
export interface DeidentifiedBodies extends AsyncDisposable {
  /** For Express, Connect, NestJS: before or behind a parser. */
  readonly express: (request: NodeRequest, response: unknown, next: (error?: unknown) => void) => void;
  /** For Fastify: `app.addHook('preValidation', bodies.fastify)`. */
  readonly fastify: (request: FastifyLike) => Promise<void>;
  /** For Koa: before or behind a parser; the body stands in `ctx.request.body`. */
  readonly koa: (context: KoaLike, next: () => Promise<unknown>) => Promise<unknown>;
  /** For Hono: handlers read the body as always. */
  readonly hono: (context: HonoLike, next: () => Promise<void>) => Promise<Response | undefined>;
  /** Ends the threads. */
  close(): Promise<void>;
}

type Pool = WorkPool<TasksOf<typeof work>>;

/** The faces of the middleware. Errors have a `status`, as the frameworks expect. */
class Bodies implements DeidentifiedBodies {
  readonly #pool: Pool;
  readonly #reader: BodyReader;

  constructor(pool: Pool, reader: BodyReader) {
    this.#pool = pool;
    this.#reader = reader;
  }

  readonly express = (request: NodeRequest, _response: unknown, next: (error?: unknown) => void): void => {
    cleanRequest(request, request.body, this.#reader).then(
      (body) => {
        request.body = body;
        // A parser behind this middleware finds the body read.
        request._body = true;
        next();
      },
      (error: unknown) => next(error),
    );
  };

  readonly fastify = async (request: FastifyLike): Promise<void> => {
    if (request.body === undefined || request.body === null) return;
    request.body = await cleanRequest(request.raw, request.body, this.#reader);
  };

  readonly koa = async ({ req, request }: KoaLike, next: () => Promise<unknown>): Promise<unknown> => {
    if (request.files !== undefined) req.files = request.files;
    request.body = await cleanRequest(req, request.body, this.#reader);
    return next();
  };

  readonly hono = async ({ req }: HonoLike, next: () => Promise<void>): Promise<Response | undefined> => {
    try {
      await this.#fetchRequest(req);
    } catch (error) {
      if (!isDeidError(error)) throw error;
      const { code, message, status } = error;
      return Response.json({ error: code, message }, { status });
    }
    await next();
    return undefined;
  };

  async close(): Promise<void> {
    await this.#pool.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  /** Puts another request in the place of one of the Fetch standard. */
  async #fetchRequest(req: HonoLike['req']): Promise<void> {
    const { raw } = req;
    if (raw.body === null) return;
    refuseEncoded(raw.headers.get('content-encoding') ?? undefined);
    refuseLarge(Number(raw.headers.get('content-length') ?? 0), this.#reader);
    const kind = bodyKind(raw.headers.get('content-type') ?? undefined);
    // Of a body that a validator has read, the framework keeps what it held.
    const bytes = raw.bodyUsed ? Buffer.from(await req.arrayBuffer()) : await bytesOf(raw.body, this.#reader);
    const headers = new Headers(raw.headers);
    headers.delete('content-length');
    const body = await cleanBytes(bytes, kind, this.#reader);
    req.raw = new Request(raw.url, { method: raw.method, headers, body, signal: raw.signal });
    req.bodyCache = {};
  }
}

/**
 * Starts threads that de-identify the bodies of requests, and gives the middleware.
 * @throws DeidError as `createEngine`, and `validation_failed`
 */
export async function deidentifiedBodies(given: BodyOptions = {}): Promise<DeidentifiedBodies> {
  const { config: source, maxBytes, timeoutMs, threads, options } = bodyOptions(given);
  const { config, base } = await loadConfig(source);
  checkPortable(config);
  const { createPool } = await import('../pool/pool.js');
  const module = new URL('./work-module.js', import.meta.url);
  const pool = createPool<typeof work>({ module, threads, data: { config, base: base.href, options } });
  try {
    await pool.ready();
  } catch (error) {
    await pool.close(true);
    throw error;
  }
  const reader: BodyReader = {
    maxBytes,
    json: (text) => pool.run('json', { text, options }, { timeoutMs }),
    text: (text) => pool.run('text', { text, options }, { timeoutMs }),
  };
  return new Bodies(pool, reader);
}
