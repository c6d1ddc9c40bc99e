import { logBackgroundFaults } from './base/background-faults.js';
import { createLog } from './base/logging.js';
import type { ServiceLog } from './base/service-log.js';
import { createService } from './create-service.js';
import { startJobRunner } from './jobs/run/runner.js';
import { createMetrics } from './metrics/metrics.js';
import { endParts, flush, flushRegularly, openParts, type Parts } from './parts.js';
import { untilStopped } from './serve.js';
import { readSettings, type Settings } from './settings.js';
import { listenForPrometheus } from './start.js';

/** A running job worker. */
interface RunningWorker {
  /** URL for Prometheus, if enabled. */
  readonly metricsUrl?: string;
  /** Releases its jobs for other workers. */
  close(): Promise<void>;
}

/** Starts a process that runs jobs of a service, on this machine or another, without an HTTP port. */
async function startWorker(settings: Settings, log: ServiceLog): Promise<RunningWorker> {
  const parts = await openParts(settings, log);
  try {
    return await workWith(parts, settings);
  } catch (error) {
    await endParts(parts);
    throw error;
  }
}

async function workWith(parts: Parts, settings: Settings): Promise<RunningWorker> {
  const { engine, work, jobs, keys, log } = parts;
  const { store, verifier, clock } = keys;
  const { quotas, places, usage, requests } = store;
  const metrics =
    settings.metrics &&
    createMetrics({
      inProgress: () => jobs.inWork.size,
      ready: () => work.ready,
      jobs: () => jobs.table.counts(),
    });
  const metricsServer = await listenForPrometheus(metrics, settings);
  const service = createService({
    engine,
    work,
    jobs,
    log,
    clock,
    access: { keys: verifier, quotas, places, usage, requests },
    limits: settings.limits,
    ...(parts.evidence !== undefined && { evidence: parts.evidence }),
    ...(metrics === undefined ? {} : { metrics }),
  });
  const stopFlushing = flushRegularly(parts, clock);
  const runner = startJobRunner(service, jobs);
  return {
    ...(metricsServer === undefined ? {} : { metricsUrl: metricsServer.url }),
    async close() {
      const interrupted = jobs.inWork.size > 0;
      await runner.stop();
      stopFlushing();
      await flush(parts, clock());
      metricsServer?.close();
      await endParts(parts, interrupted);
      log.event('stopped');
      log.flush();
    },
  };
}

/** Runs jobs until the process receives a signal to stop: `deidkit worker`. */
export async function workUntilStopped(say: (words: string) => void = console.log): Promise<void> {
  const read = readSettings();
  const jobs = { ...read.jobs, atOnce: Math.max(1, read.jobs.atOnce) };
  const log = createLog(undefined, read.logLevel, read.logFormat);
  logBackgroundFaults(log);
  const worker = await startWorker({ ...read, jobs }, log);
  const metrics = worker.metricsUrl === undefined ? [] : [`  metrics    ${worker.metricsUrl}`];
  say([`deidkit works on jobs, ${jobs.atOnce} at a time`, `  data       ${read.dataDir}`, ...metrics].join('\n'));
  // Keeps the process alive, which has no listening socket.
  const alive = setInterval(() => undefined, 60_000);
  await untilStopped();
  clearInterval(alive);
  await worker.close();
}
