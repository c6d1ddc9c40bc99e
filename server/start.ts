import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { DeidError } from '../core/index.js';
import { appOf } from './app.js';
import { urlOf } from './base/listen.js';
import { createLog } from './base/logging.js';
import type { ServiceLog } from './base/service-log.js';
import { createService } from './create-service.js';
import { drainable } from './http/drain.js';
import { startJobRunner } from './jobs/run/runner.js';
import { memorySecrets } from './keys/memory-secrets.js';
import { serveMetrics } from './metrics/listener.js';
import { createMetrics, type Metrics } from './metrics/metrics.js';
import { endParts, flush, flushRegularly, openParts, type Parts } from './parts.js';
import { listenAll, makeServer, presidioServer } from './servers.js';
import type { Lifecycle } from './service/service.js';
import type { Settings } from './settings.js';
import { callMemories } from './store/call-memories.js';
import { warmUp } from './warm-up.js';
import type { Work } from './work/work.js';

/** A running service. */
export interface RunningService {
  /** URL from this machine, such as `http://127.0.0.1:3000`. */
  readonly url: string;
  /** URL for Prometheus, if enabled, such as `http://127.0.0.1:9464/metrics`. */
  readonly metricsUrl?: string;
  /** URL for clients of Presidio, if enabled, such as `http://127.0.0.1:5002`. */
  readonly presidioUrl?: string;
  /** The key created at the first start; it cannot be read again. */
  readonly firstKey?: string;
  /** Code for creating the first account of the dashboard, while there is none. */
  readonly setUpCode?: string;
  /** Creates a pass to the playground, for whoever sees the terminal. */
  pass(): Promise<string>;
  /** True if the data directory held no store before. */
  readonly newStore: boolean;
  /**
   * Ends the service: `/readyz` reports it, requests are accepted for `lingerMs`; then new requests are refused,
   * running ones finished, those longer than 25 seconds answered with 503, and everything is written to the store.
   */
  close(): Promise<void>;
}

/** Tasks that a process leaves to other processes of the same service. */
export interface Share {
  /** False if another process creates the first key and the set-up code. */
  readonly greets?: boolean;
  /** Passes the metrics to another process that serves them; default: this process listens for Prometheus. */
  readonly publish?: (metrics: Metrics) => void;
}

/**
 * Maximum time for running requests at the end. Docker and Kubernetes by default kill a process after 10 and 30
 * seconds.
 */
const DRAIN_MS = 25_000;

/**
 * Starts the service. If a part of it cannot start, the others are ended again.
 * @param drainMs how long the shutdown waits for running requests, in milliseconds
 */
export async function startService(
  settings: Settings,
  log: ServiceLog = createLog(),
  drainMs = DRAIN_MS,
  share: Share = {},
): Promise<RunningService> {
  const parts = await openParts(settings, log);
  try {
    return await listenWith(parts, settings, drainMs, share);
  } catch (error) {
    await endParts(parts);
    throw error;
  }
}

async function listenWith(
  parts: Parts,
  settings: Settings,
  drainMs: number,
  { greets = true, publish }: Share,
): Promise<RunningService> {
  const ended = new AbortController();
  const lifecycle: Lifecycle = { leaving: false, draining: false, ended: ended.signal };
  const { store, verifier } = parts.keys;
  const { quotas, places, usage, requests } = store;
  const access = { keys: verifier, quotas, places, usage, requests, audit: parts.keys.audit };
  const { engine, work, jobs, log } = parts;
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
    memories: memorySecrets(parts.keys.hash),
    ...(settings.litellm && {
      callMemories: callMemories(store.db, parts.keys.hash),
      guardrailOptions: settings.litellm.options,
    }),
    jobs,
    ...(parts.evidence !== undefined && { evidence: parts.evidence }),
    log,
    lifecycle,
    clock,
    limits: settings.limits,
    trustedProxies: settings.trustedProxies,
    ...(metrics === undefined ? {} : { metrics }),
  });
  const server = makeServer(service, appOf(service, store.ping, parts.keys), log);
  const presidio = presidioServer(service, settings, store.ping, log);
  const drain = drainable(server);
  const drainPresidio = presidio && drainable(presidio);
  for (const one of [server, presidio])
    if (metrics !== undefined && one !== undefined) countInProgress(one, inProgress);
  if (metrics !== undefined) publish?.(metrics);
  const metricsServer = publish === undefined ? await listenForPrometheus(metrics, settings) : undefined;
  await listenAll(server, presidio, settings).catch((error: unknown) => {
    for (const one of [metricsServer, server, presidio]) one?.close();
    throw error;
  });
  // Created only after listening succeeded: otherwise the key would never be shown.
  const first = greets ? await parts.keys.createFirst() : undefined;
  const setUpCode = greets ? await parts.keys.accounts.setUpCode(clock()) : undefined;
  const stopFlushing = flushRegularly(parts, clock);
  void warmUp(service);
  const runner = startJobRunner(service, jobs);
  return {
    url: urlOf(server, settings.host),
    ...(first === undefined ? {} : { firstKey: first.key }),
    ...(metricsServer === undefined ? {} : { metricsUrl: metricsServer.url }),
    ...(presidio === undefined ? {} : { presidioUrl: urlOf(presidio, settings.presidio?.host ?? '') }),
    ...(setUpCode === undefined ? {} : { setUpCode }),
    pass: () => parts.keys.guests.pass(clock()),
    newStore: store.isNew,
    async close() {
      lifecycle.leaving = true;
      await pause(settings.lingerMs);
      lifecycle.draining = true;
      const end = () => ended.abort(new DeidError('shutting_down'));
      await Promise.all([drain(drainMs, end), drainPresidio?.(drainMs, end)]);
      // Interrupted jobs are resumed by this service or another.
      const interrupted = jobs.inWork.size > 0;
      await runner.stop();
      stopFlushing();
      await flush(parts, clock());
      metricsServer?.close();
      await endParts(parts, ended.signal.aborted || interrupted);
      log.event('stopped');
      log.flush();
    },
  };
}

const isReady = ({ leaving, draining }: Lifecycle, { ready }: Work): boolean => !leaving && !draining && ready;

function countInProgress(server: Server, inProgress: { requests: number }): void {
  server.on('request', (_, response) => {
    inProgress.requests++;
    response.once('close', () => inProgress.requests--);
  });
}

/** Opens `/metrics`, if enabled. */
export async function listenForPrometheus(metrics: Metrics | undefined, { metrics: address }: Settings) {
  if (metrics === undefined || address === undefined) return undefined;
  const server = await serveMetrics(metrics, address.host, address.port);
  return { url: `${urlOf(server, address.host)}/metrics`, close: () => server.close() };
}
