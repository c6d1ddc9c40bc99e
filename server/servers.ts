import { createServer, type Server } from 'node:http';
import type Koa from 'koa';
import { isLoopback } from '../lib/web/this-machine.js';
import { listen } from './base/listen.js';
import type { ServiceLog } from './base/service-log.js';
import { presidioApp } from './compat/presidio.js';
import { answerClientErrors } from './http/client-error.js';
import type { DeidState } from './http/context.js';
import { deferContinue } from './http/continue.js';
import type { Service } from './service/service.js';
import type { Settings } from './settings.js';

/** Timeouts against slow clients, whose connections are cheap for them and expensive for the service. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  // Node would respond without a body; http/framing.ts responds with a problem.
  requireHostHeader: false,
} as const;

/** A server for the addresses of Presidio, if enabled. */
export function presidioServer(
  service: Service,
  { presidio }: Settings,
  ping: () => Promise<void>,
  log: ServiceLog,
): Server | undefined {
  if (presidio === undefined) return undefined;
  const { key, host } = presidio;
  return makeServer(service, presidioApp(service, { ping, isLocal: isLoopback(host), ...(key && { key }) }), log);
}

/** Listens with both, or throws a DeidError that names the setting to change. */
export async function listenAll(server: Server, presidio: Server | undefined, settings: Settings): Promise<void> {
  await listen(server, settings);
  const names = { host: 'DEIDKIT_PRESIDIO_HOST', port: 'DEIDKIT_PRESIDIO_PORT' };
  if (presidio !== undefined && settings.presidio !== undefined) await listen(presidio, settings.presidio, names);
}

/** A server for an application, which does not listen yet. */
export function makeServer(service: Service, app: Koa<DeidState>, log: ServiceLog): Server {
  const handle = app.callback();
  const server = createServer({ ...TIMEOUTS, requestTimeout: requestTimeoutOf(service) }, handle);
  deferContinue(server, handle);
  answerClientErrors(server, log);
  return server;
}

/**
 * Timeout of a whole request: the largest file of a job at 1 MiB per second. The speed of bodies is checked where they
 * are read (http/pace.ts).
 */
const requestTimeoutOf = ({ jobs }: Service): number =>
  Math.max(300_000, ((jobs?.settings.fileBytes ?? 0) / 2 ** 20) * 1_000);
