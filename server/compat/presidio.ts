import Router from '@koa/router';
import Koa from 'koa';
import type { DeidError } from '../../core/index.js';
import { namesThisMachine } from '../../lib/web/this-machine.js';
import type { DeidContext, DeidState, Step } from '../http/context.js';
import { envelope } from '../http/envelope.js';
import { JSON_TYPE, withJson } from '../http/json-request.js';
import { jsonBytesOf, ownerOf } from '../limits/plan-limits.js';
import type { PresidioKind } from '../presidio/answer.js';
import { recognizerNames, supportedNames } from '../presidio/lists.js';
import { OPERATOR_NAMES } from '../presidio/operators.js';
import { notFound, otherMethods } from '../routes/fallback.js';
import { guard } from '../routes/guard.js';
import { ready } from '../routes/health.js';
import { serveLarge } from '../routes/text.js';
import { envelopeOptions } from '../service/envelope-options.js';
import type { Service } from '../service/service.js';

/** What Presidio says of JSON that it cannot read. */
const UNREADABLE = 'The browser (or proxy) sent a request that this server could not understand.';

/** The addresses, with the operation of deidkit that a key must include. */
const ADDRESSES = [
  ['/analyze', 'post', 'analyzeText'],
  ['/recognizers', 'get', 'listEntities'],
  ['/supportedentities', 'get', 'listEntities'],
  ['/anonymize', 'post', 'deidentifyText'],
  ['/anonymizers', 'get', 'listEntities'],
  ['/deanonymize', 'post', 'deidentifyText'],
  ['/deanonymizers', 'get', 'listEntities'],
] as const;

type Address = (typeof ADDRESSES)[number][0];

/** Options of the addresses of Presidio. */
export interface PresidioOptions {
  /** The key whose plan holds for requests that bring none; without it each must bring one as X-API-Key. */
  readonly key?: string;
  /** True where only this machine can reach the addresses: that key is then for requests that name this machine only. */
  readonly isLocal?: boolean;
  /** Throws if the store cannot answer. Called by `/health`. */
  readonly ping: () => Promise<void>;
}

/** Presidio's analyzer and anonymizer as one application, which answers with the engine of this service. */
export function presidioApp(service: Service, { key, isLocal = false, ping }: PresidioOptions): Koa<DeidState> {
  const app = new Koa<DeidState>();
  const options = { ...envelopeOptions(service), errorBody };
  const outer = envelope(options);
  const quiet = envelope({ ...options, log: undefined, answered: undefined });
  const router = new Router<DeidState>({ strict: true, sensitive: true });
  const steps = stepsOf(service);
  for (const [path, method, id] of ADDRESSES) {
    const operation = service.operations.find((one) => one.id === id);
    if (operation === undefined) throw new Error(`no operation ${id}`);
    router[method](path, outer, withKey(key, isLocal), guard(service, operation), steps[path]);
    router.all(path, outer, otherMethods([method]));
  }
  router.get('/health', quiet, healthy(ready(service, ping))).all('/health', quiet, otherMethods(['get']));
  app.on('error', (error: unknown) => service.log?.fault(error));
  app.use(router.routes());
  app.use(outer);
  app.use(notFound);
  return app;
}

/** Errors as Presidio's clients read them. */
const errorBody = ({ code, message }: DeidError): object => ({
  error: code === 'malformed_json' ? UNREADABLE : message,
});

const healthy =
  (isReady: Step): Step =>
  async (ctx, next) => {
    await isReady(ctx, next);
    ctx.type = 'text/plain';
    ctx.body = 'deidkit is up in place of Presidio';
  };

const withKey =
  (key: string | undefined, isLocal: boolean): Step =>
  async (ctx, next) => {
    if (key !== undefined && (!isLocal || namesThisMachine(ctx.req.headers))) ctx.req.headers['x-api-key'] ??= key;
    await next();
  };

const stepsOf = (service: Service): Readonly<Record<Address, Step>> => ({
  '/analyze': textStep(service, 'presidioAnalyze'),
  '/anonymize': textStep(service, 'presidioAnonymize'),
  '/deanonymize': textStep(service, 'presidioDeanonymize'),
  '/anonymizers': async (ctx) => sendJson(ctx, OPERATOR_NAMES.anonymizers),
  '/deanonymizers': async (ctx) => sendJson(ctx, OPERATOR_NAMES.deanonymizers),
  '/supportedentities': async (ctx) => sendList(ctx, supportedNames(service.engine, languageOf(ctx))),
  '/recognizers': async (ctx) => sendList(ctx, recognizerNames(service.engine, languageOf(ctx))),
});

/** Works in another thread also on short bodies, because expressions of a request are run there under a time limit. */
const textStep =
  (service: Service, kind: PresidioKind): Step =>
  async (ctx) => {
    const { caller } = ctx.state.deid;
    const limits = { most: jsonBytesOf(caller, service.limits), pace: service.limits.pace, owner: ownerOf(caller) };
    await withJson(ctx, service.uploads, limits, (body) => serveLarge(service, ctx, kind, body.blocks()));
  };

function languageOf(ctx: DeidContext): string | undefined {
  const { language } = ctx.query;
  return Array.isArray(language) ? language[0] : language;
}

function sendJson(ctx: DeidContext, value: object): void {
  ctx.set('Content-Type', JSON_TYPE);
  ctx.body = JSON.stringify(value);
}

function sendList(ctx: DeidContext, names: readonly string[] | { readonly error: string }): void {
  if ('error' in names) {
    ctx.state.deid.code = 'validation_failed';
    ctx.status = 500;
  }
  sendJson(ctx, names);
}
