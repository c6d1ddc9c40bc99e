import Router from '@koa/router';
import Koa from 'koa';
import type { KeyRing } from './access/open.js';
import { createService, type ServiceOptions } from './create-service.js';
import { lazyDashboard } from './dashboard.js';
import type { DeidState } from './http/context.js';
import { envelope } from './http/envelope.js';
import { serviceRouter } from './router.js';
import { notFound, otherMethods } from './routes/fallback.js';
import { frontPage } from './routes/front-page.js';
import { healthy, ready } from './routes/health.js';
import { envelopeOptions } from './service/envelope-options.js';
import type { Service } from './service/service.js';

/** Options of a stand-alone application, in addition to those of the service. */
export interface AppOptions extends ServiceOptions {
  /** Throws if the store cannot answer. Called by `/readyz`. */
  readonly ping?: () => Promise<void>;
  /** The keys that the dashboard manages. Without it there is no dashboard. */
  readonly dashboard?: KeyRing;
}

/** Creates the whole service as a Koa application, without listening. */
export const createApp = ({ ping = async () => undefined, dashboard, ...options }: AppOptions): Koa<DeidState> =>
  appOf(createService(options), ping, dashboard);

/** Like `createApp`, for an existing service. */
export function appOf(service: Service, ping: () => Promise<void>, ring?: KeyRing): Koa<DeidState> {
  const app = new Koa<DeidState>();
  const dashboard = ring && lazyDashboard(service, ring);
  // Koa's default handler would print the message, which may quote request content.
  app.on('error', (error: unknown) => {
    if (!isHangUp(error)) service.log?.fault(error);
  });
  // Health checks come every few seconds, so they are neither logged nor counted.
  const quiet = envelope({ ...envelopeOptions(service), log: undefined, answered: undefined });
  const health = new Router<DeidState>({ strict: true, sensitive: true });
  health.get('/healthz', quiet, healthy).all('/healthz', quiet, otherMethods(['get']));
  health.get('/health', quiet, healthy).all('/health', quiet, otherMethods(['get']));
  health.get('/readyz', quiet, ready(service, ping)).all('/readyz', quiet, otherMethods(['get']));
  health.get('/', quiet, frontPage(service.prefix, dashboard?.front)).all('/', quiet, otherMethods(['get']));
  app.use(serviceRouter(service).routes());
  app.use(health.routes());
  if (dashboard !== undefined) app.use(dashboard.pages);
  app.use(envelope(envelopeOptions(service)));
  app.use(notFound);
  return app;
}

const HANG_UPS: ReadonlySet<unknown> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

/** True if the error only means that the client closed the connection before the response. */
const isHangUp = (error: unknown): boolean => error instanceof Error && 'code' in error && HANG_UPS.has(error.code);
