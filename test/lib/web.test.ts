import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, createServer as createServer2 } from 'node:http2';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { json as jsonOf, text as textOf } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import Fastify from 'fastify';
import Koa from 'koa';
import { type DeidentifiedBodies, deidentifiedBodies } from '../../lib/web/index.js';

/** Folder in which .ci/run has installed `test/packages/tools`. */
const { DEIDKIT_TEST_FOREIGN: TOOLS, CI } = process.env;
const ORIGINALS = /Anna|Smith|example\.com/;
const JSON_TYPE = { 'content-type': 'application/json' };
const TEXT_TYPE = { 'content-type': 'text/plain' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const BODY = { name: 'Anna Smith', note: 'mail to anna@example.com', n: 3, ok: true };
const CLEAN = { name: '*****', note: 'mail to *****', n: 3, ok: true };

/** A package as a user has it. Their types are not those of this repository, so that what it gives is not checked here. */
async function load(name: string) {
  const require = createRequire(join(TOOLS ?? '', 'tools', 'package.json'));
  return import(pathToFileURL(require.resolve(name)).href);
}

/** What a server answers to a request. */
type Ask = (init: RequestInit) => Promise<{ readonly status: number; readonly text: string }>;

describe('bodies without identifying data', function () {
  this.timeout(120_000);
  let bodies: DeidentifiedBodies;
  const servers: Server[] = [];
  before(async () => {
    bodies = await deidentifiedBodies({ maxBytes: 10_000 });
  });
  after(async () => {
    for (const server of servers) server.close().closeAllConnections();
    await bodies.close();
  });

  /** A server on a free port, to which requests are posted. */
  async function serving(listener: RequestListener): Promise<Ask> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    return async (init) => {
      const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', ...init });
      return { status: response.status, text: await response.text() };
    };
  }

  /** What every framework gives its handler, and what never reaches it. */
  async function holds(ask: Ask, parsesText = true): Promise<void> {
    expect(await ask({ headers: JSON_TYPE, body: JSON.stringify(BODY) })).to.deep.equal({
      status: 200,
      text: JSON.stringify(CLEAN),
    });
    if (parsesText)
      expect(await ask({ headers: TEXT_TYPE, body: 'Anna Smith called.' })).to.deep.equal({
        status: 200,
        text: '"***** called."',
      });
    for (const [status, headers, body] of [
      [413, JSON_TYPE, JSON.stringify({ note: `Anna Smith ${'x'.repeat(20_000)}` })],
      [422, JSON_TYPE, JSON.stringify({ 'anna@example.com': 1 })],
      [415, { 'content-type': 'application/octet-stream' }, 'Anna Smith'],
    ] as const) {
      const answer = await ask({ headers, body });
      expect(answer.status, answer.text).to.equal(status);
      expect(answer.text).not.to.match(ORIGINALS);
    }
  }

  it('in Koa, with a parser and without one', async () => {
    const quiet = (app: Koa) => Object.assign(app, { silent: true });
    const bare = quiet(new Koa());
    bare.use(bodies.koa).use((ctx) => {
      ctx.body = JSON.stringify(Reflect.get(ctx.request, 'body'));
    });
    const ask = await serving(bare.callback());
    await holds(ask);
    expect(await ask({ headers: FORM_TYPE, body: 'name=Anna+Smith&n=3' })).to.deep.equal({
      status: 200,
      text: '{"name":"*****","n":"3"}',
    });
    expect((await ask({ headers: FORM_TYPE, body: 'note=Herr+M%FCller' })).status).to.equal(400);
    expect((await ask({ method: 'GET' })).status).to.equal(204);
    expect((await ask({ headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: '{}' })).status).to.equal(415);
    expect((await ask({ headers: { 'content-type': 'text/plain; charset=latin1' }, body: 'x' })).status).to.equal(415);
    const parsed = quiet(new Koa());
    parsed.use(async ({ req, request }, next) => {
      Reflect.set(request, 'body', await jsonOf(req));
      return next();
    });
    parsed.use(bodies.koa).use((ctx) => {
      ctx.body = JSON.stringify(Reflect.get(ctx.request, 'body'));
    });
    expect((await (await serving(parsed.callback()))({ body: JSON.stringify(BODY) })).text).to.equal(
      JSON.stringify(CLEAN),
    );
  });

  it('over HTTP/2, where no header need announce them', async () => {
    const app = new Koa();
    app.use(bodies.koa);
    app.use((ctx) => {
      ctx.body = JSON.stringify(Reflect.get(ctx.request, 'body') ?? 'none');
    });
    const server = createServer2(app.callback());
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const client = connect(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    const ask = (headers: object, body: string): Promise<string> => {
      const stream = client.request({ ':method': 'POST', ':path': '/', ...headers });
      stream.end(body);
      return textOf(stream);
    };
    expect(await ask(JSON_TYPE, JSON.stringify(BODY))).to.equal(JSON.stringify(CLEAN));
    expect(await ask(FORM_TYPE, 'a=Anna+Smith&a=2&b=3')).to.equal('{"a":["*****","2"],"b":"3"}');
    expect(await ask({}, '')).to.equal('"none"');
    client.close();
    await new Promise((done) => server.close(done));
  });

  it('in Fastify', async () => {
    const app = Fastify();
    app.addHook('preValidation', bodies.fastify);
    app.post('/', async ({ body }) => JSON.stringify(body));
    await holds(async ({ headers, body }) => {
      const request = { method: 'POST', url: '/', headers: { ...Object(headers) }, payload: String(body) } as const;
      const answer = await app.inject(request);
      return { status: answer.statusCode, text: answer.body };
    });
    await app.close();
  });

  it('are refused where they take too long', async () => {
    await using hasty = await deidentifiedBodies({ timeoutMs: 50, maxBytes: 20_000_000 });
    const app = Object.assign(new Koa(), { silent: true }).use(hasty.koa);
    const ask = await serving(app.callback());
    const body = JSON.stringify({ all: Array.from({ length: 50_000 }, (_, i) => `Anna Smith ${i}`) });
    expect((await ask({ headers: JSON_TYPE, body })).status).to.equal(503);
  });

  it('are refused with options that are none', async () => {
    for (const options of [{ mode: 'NO_SUCH' }, { maxBytes: 0 }, { threads: 0 }])
      expect(await deidentifiedBodies(options).catch((error) => error.code)).to.be.oneOf([
        'unknown_mode',
        'validation_failed',
      ]);
  });

  describe('in frameworks that CI installs', () => {
    before(function () {
      if (TOOLS !== undefined && existsSync(TOOLS)) return;
      const words = 'DEIDKIT_TEST_FOREIGN names no folder with the frameworks; .ci/run makes one';
      if (CI === 'true') throw new Error(words);
      console.log(`      skipped: ${words}`);
      this.skip();
    });

    it('Express, before and behind its parsers', async () => {
      const { default: express } = await load('express');
      for (const before of [true, false]) {
        const app = express();
        const parsers = [express.json(), express.text(), express.raw({ type: 'application/octet-stream' })];
        for (const step of before ? [bodies.express, ...parsers] : [...parsers, bodies.express]) app.use(step);
        app.use(({ body }: { body: unknown }, response: { json(value: unknown): void }) => response.json(body));
        // Four parameters: what Express takes for a handler of errors.
        app.use(
          (
            error: { status: number; code: string },
            _q: unknown,
            response: { status(code: number): { send(text: string): void } },
            _n: unknown,
          ) => response.status(error.status).send(error.code),
        );
        await holds(await serving(app));
      }
    });

    it('Hono, whose handlers read the body as always', async () => {
      const { Hono } = await load('hono');
      const app = new Hono();
      app.use(bodies.hono);
      app.post(
        '/',
        async (c: {
          req: { json(): Promise<unknown>; text(): Promise<string>; header(name: string): string };
          json(value: unknown): Response;
        }) => c.json(c.req.header('content-type').includes('json') ? await c.req.json() : await c.req.text()),
      );
      await holds(async (init) => {
        const answer: Response = await app.request('/', { method: 'POST', ...init });
        return { status: answer.status, text: await answer.text() };
      });
    });
  });
});
