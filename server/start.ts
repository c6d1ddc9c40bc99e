import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { DeidError } from '../core/index.js';
import type { KeyRing } from './access/open.js';
import { appOf } from './app.js';
import { listen, urlOf } from './base/listen.js';
import { createLog, type ServiceLog } from './base/logging.js';
import { createService } from './create-service.js';
import { answerClientErrors } from './http/client-error.js';
import { deferContinue } from './http/continue.js';
import { drainable } from './http/drain.js';
import { startJobRunner } from './jobs/run/runner.js';
import { serveMetrics } from './metrics/listener.js';
import { createMetrics, type Metrics } from './metrics/metrics.js';
import { endParts, flushRegularly, openParts, type Parts } from './parts.js';
import type { Lifecycle, Service } from './service/service.js';
import type { Settings } from './settings.js';
import { warmUp } from './warm-up.js';
import type { Work } from './work/work.js';

/** A service that listens. */
export interface RunningService {
  /** Where it can be called from this machine, such as `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Where Prometheus reads, if that is switched on, such as `http://127.0.0.1:9464/metrics`. */
  readonly metricsUrl?: string;
  /** The key made at the first start; it cannot be read again. */
  readonly firstKey?: string;
  /** By which the first account of the dashboard is made, as long as there is none. */
  readonly setUpCode?: string;
  /** True if the data directory held no store before. */
  readonly newStore: boolean;
  /** Says on `/readyz` that it ends, listens on for `lingerMs`; then refuses new requests, finishes those in work, answers 503 to what takes longer than 25 seconds, writes everything down, and ends. */
  close(): Promise<void>;
}

/** What one of several processes of a service leaves to the others. */
export interface Share {
  /** False: the first key and the code for the first account are made by another process. */
  readonly greets?: boolean;
  /** Takes the metrics, which another process gathers and shows; left out, this one listens for Prometheus. */
  readonly publish?: (metrics: Metrics) => void;
}

/** Docker and Kubernetes kill what has not ended after 10 and 30 seconds unless they are told otherwise. */
const DRAIN_MS = 25_000;

/** Slow clients are cut off: a connection that says little is cheap for the sender and dear for us. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  // Node would answer without a body; http/framing.ts answers with a problem.
  requireHostHeader: false,
} as const;

/**
 * Starts the service. If a part of it cannot start, the others are ended again.
 * @param drainMs how long its end waits for requests in work, in milliseconds
 */
export async function startService(
  settings: Settings,
  log: ServiceLog = createLog(),
  drainMs = DRAIN_MS,
  share: Share = {},
): Promise<RunningService> {
  const parts = await openParts(settings, log);
  try {
    return await listenWith(parts, settings, log, drainMs, share);
  } catch (error) {
    await endParts(parts);
    throw error;
  }
}

async function listenWith(
  parts: Parts,
  settings: Settings,
  log: ServiceLog,
  drainMs: number,
  { greets = true, publish }: Share,
): Promise<RunningService> {
  const ended = new AbortController();
  const lifecycle: Lifecycle = { leaving: false, draining: false, ended: ended.signal };
  const { store, verifier } = parts.keys;
  const { quotas, places, usage, requests } = store;
  const access = { keys: verifier, quotas, places, usage, requests };
  const { engine, work, jobs } = parts;
  const { clock } = parts.keys;
  const inProgress = { requests: 0 };
  const metrics =
    settings.metrics &&
    createMetrics({
      inProgress: () => inProgress.requests,
      ready: () => isReady(lifecycle, work),
      jobs: () => jobs.table.counts(),
    });
  const service = createService({
    engine,
    work,
    access,
    jobs,
    log,
    lifecycle,
    clock,
    limits: settings.limits,
    ...(metrics === undefined ? {} : { metrics }),
  });
  const server = makeServer(service, parts.keys, log);
  const drain = drainable(server);
  if (metrics !== undefined) countInProgress(server, inProgress);
  if (metrics !== undefined) publish?.(metrics);
  const metricsServer = publish === undefined ? await listenForPrometheus(metrics, settings) : undefined;
  await listen(server, settings).catch((error: unknown) => {
    metricsServer?.close();
    throw error;
  });
  // Only now: a key that is made by a process that cannot listen would never be shown.
  const first = greets ? await parts.keys.createFirst() : undefined;
  const setUpCode = greets ? await parts.keys.accounts.setUpCode(clock()) : undefined;
  const stopFlushing = flushRegularly(parts.keys, clock, log);
  void warmUp(service);
  const runner = startJobRunner(service, jobs);
  return {
    url: urlOf(server, settings.host),
    ...(first === undefined ? {} : { firstKey: first.key }),
    ...(metricsServer === undefined ? {} : { metricsUrl: metricsServer.url }),
    ...(setUpCode === undefined ? {} : { setUpCode }),
    newStore: store.isNew,
    async close() {
      lifecycle.leaving = true;
      await pause(settings.lingerMs);
      lifecycle.draining = true;
      await drain(drainMs, () => ended.abort(new DeidError('shutting_down')));
      // What they were working on is taken up again, by this service or another.
      const interrupted = jobs.inWork.size > 0;
      await runner.stop();
      stopFlushing();
      await store.flush(clock());
      metricsServer?.close();
      await endParts(parts, ended.signal.aborted || interrupted);
      log.event('stopped');
      log.flush();
    },
  };
}

function makeServer(service: Service, keys: KeyRing, log: ServiceLog): Server {
  const handle = appOf(service, keys.store.ping, keys).callback();
  const server = createServer({ ...TIMEOUTS, requestTimeout: requestTimeoutOf(service) }, handle);
  deferContinue(server, handle);
  answerClientErrors(server, log);
  return server;
}

/** The pace of bodies is watched where they are read (http/pace.ts); this is for all of one: the largest file of a job at 1 MiB a second. */
const requestTimeoutOf = ({ jobs }: Service): number =>
  Math.max(300_000, ((jobs?.settings.fileBytes ?? 0) / 2 ** 20) * 1_000);

const isReady = ({ leaving, draining }: Lifecycle, { ready }: Work): boolean => !leaving && !draining && ready;

function countInProgress(server: Server, inProgress: { requests: number }): void {
  server.on('request', (_, response) => {
    inProgress.requests++;
    response.once('close', () => inProgress.requests--);
  });
}

/** Opens `/metrics`, if that is switched on. */
export async function listenForPrometheus(metrics: Metrics | undefined, { metrics: address }: Settings) {
  if (metrics === undefined || address === undefined) return undefined;
  const server = await serveMetrics(metrics, address.host, address.port);
  return { url: `${urlOf(server, address.host)}/metrics`, close: () => server.close() };
}
