import { createServer, type Server } from 'node:http';
import { DeidError } from '../core/index.js';
import { createEngine } from '../lib/create-engine.js';
import { createApp } from './app.js';
import { answerClientErrors } from './http/client-error.js';
import { deferContinue } from './http/continue.js';
import { type KeyRing, openKeyRing } from './keys/open.js';
import { createLog, type ServiceLog } from './logging.js';
import type { Lifecycle } from './service.js';
import type { Settings } from './settings.js';
import { threadedWork } from './work/threads.js';
import type { Work } from './work/work.js';

/** A service that listens. */
export interface RunningService {
  /** Where, such as `http://127.0.0.1:3000`. */
  readonly url: string;
  /** The key made at the first start; it cannot be read again. */
  readonly firstKey?: string;
  /** Refuses new requests, finishes those in work (at most 30 seconds), writes everything down, and ends. */
  close(): Promise<void>;
}

const DRAIN_MS = 30_000;
const FLUSH_MS = 1_000;

/** Slow clients are cut off: a connection that says little is cheap for the sender and dear for us. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  // Node would answer without a body; the guard answers with a problem.
  requireHostHeader: false,
} as const;

/** Starts the service. */
export async function startService(settings: Settings, log: ServiceLog = createLog()): Promise<RunningService> {
  const engine = await createEngine(settings.config);
  const keys = await openKeyRing(settings.dataDir);
  const work = await threadedWork(engine, settings.config);
  const lifecycle: Lifecycle = { draining: false };
  const { store, verifier } = keys;
  const access = { keys: verifier, quotas: store.quotas, usage: store.usage };
  const app = createApp({ engine, work, access, log, lifecycle, ping: store.ping });
  const handle = app.callback();
  const server = createServer(TIMEOUTS, handle);
  deferContinue(server, handle);
  answerClientErrors(server, log);
  const stopFlushing = flushRegularly(keys, log);
  await listen(server, settings);
  const first = await keys.createFirst();
  return {
    url: urlOf(server, settings.host),
    ...(first === undefined ? {} : { firstKey: first.key }),
    async close() {
      lifecycle.draining = true;
      await drain(server);
      stopFlushing();
      await end(work, keys, log);
      await engine.close();
    },
  };
}

/** Usage reaches the file each second: a killed process loses no more than that. */
function flushRegularly({ store }: KeyRing, log: ServiceLog): () => void {
  const timer = setInterval(() => {
    try {
      store.usage.flush();
    } catch (error) {
      // It stays in memory and is tried again; requests are refused by the counters meanwhile.
      log.fault(error);
    }
  }, FLUSH_MS).unref();
  return () => clearInterval(timer);
}

function listen(server: Server, { host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new DeidError('address_in_use', [port]));
      else reject(new DeidError('setting_invalid', ['HOST or PORT', `the system says ${error.code}`]));
    });
    server.listen(port, host, resolve);
  });
}

function urlOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Connections that wait for a further request would hold the server open, so they are closed again and again. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const limit = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  server.closeIdleConnections();
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}

async function end(work: Work, keys: KeyRing, log: ServiceLog): Promise<void> {
  await work.close();
  keys.store.usage.flush();
  await keys.close();
  log.event('stopped');
  log.flush();
}
