import Router from '@koa/router';
import Koa from 'koa';
import type { KeyRing } from './access/open.js';
import { createService, type ServiceOptions } from './create-service.js';
import { lazyDashboard } from './dashboard.js';
import type { DeidState } from './http/context.js';
import { envelope } from './http/envelope.js';
import { envelopeOptions, serviceRouter } from './router.js';
import { notFound, otherMethods } from './routes/fallback.js';
import { frontPage } from './routes/front-page.js';
import { healthy, ready } from './routes/health.js';
import type { Service } from './service/service.js';

/** What an application of its own needs beside the service. */
export interface AppOptions extends ServiceOptions {
  /** Throws if the store cannot answer; asked by `/readyz`. */
  readonly ping?: () => Promise<void>;
  /** The keys that the dashboard manages; left out, there is no dashboard. */
  readonly dashboard?: KeyRing;
}

/** The whole service as a Koa application. It listens to nothing. */
export const createApp = ({ ping = async () => undefined, dashboard, ...options }: AppOptions): Koa<DeidState> =>
  appOf(createService(options), ping, dashboard);

/** The same from a service that has been made. */
export function appOf(service: Service, ping: () => Promise<void>, ring?: KeyRing): Koa<DeidState> {
  const app = new Koa<DeidState>();
  const dashboard = ring && lazyDashboard(service, ring);
  // Koa's own handler would print the message, which may quote what it stumbled over.
  app.on('error', (error: unknown) => {
    if (!isHangUp(error)) service.log?.fault(error);
  });
  // Orchestrators ask for health every few seconds: that is not worth a line in the log, nor a count.
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

/** True if all that happened is that a client closed the connection before it had its answer. */
const isHangUp = (error: unknown): boolean => error instanceof Error && 'code' in error && HANG_UPS.has(error.code);
