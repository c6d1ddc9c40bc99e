import { createLog, type ServiceLog } from './base/logging.js';
import { createService } from './create-service.js';
import { startJobRunner } from './jobs/run/runner.js';
import { createMetrics } from './metrics/metrics.js';
import { endParts, flushRegularly, openParts, type Parts } from './parts.js';
import { untilTold } from './serve.js';
import { readSettings, type Settings } from './settings.js';
import { listenForPrometheus } from './start.js';

/** A process that works on jobs. */
interface RunningWorker {
  /** Where Prometheus reads, if that is switched on. */
  readonly metricsUrl?: string;
  /** Gives back what it works on: others take it up. */
  close(): Promise<void>;
}

/** Works on the jobs of a service, on this machine or another, without listening. */
async function startWorker(settings: Settings, log: ServiceLog): Promise<RunningWorker> {
  const parts = await openParts(settings, log);
  try {
    return await workWith(parts, settings, log);
  } catch (error) {
    await endParts(parts);
    throw error;
  }
}

async function workWith(parts: Parts, settings: Settings, log: ServiceLog): Promise<RunningWorker> {
  const { engine, work, jobs, keys } = parts;
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
    ...(metrics === undefined ? {} : { metrics }),
  });
  const stopFlushing = flushRegularly(keys, clock, log);
  const runner = startJobRunner(service, jobs);
  return {
    ...(metricsServer === undefined ? {} : { metricsUrl: metricsServer.url }),
    async close() {
      const interrupted = jobs.inWork.size > 0;
      await runner.stop();
      stopFlushing();
      await store.flush(clock());
      metricsServer?.close();
      await endParts(parts, interrupted);
      log.event('stopped');
      log.flush();
    },
  };
}

/** Works on jobs until the process is told to end: `deidkit worker`. */
export async function workUntilTold(say: (words: string) => void = console.log): Promise<void> {
  const read = readSettings();
  const jobs = { ...read.jobs, atOnce: Math.max(1, read.jobs.atOnce) };
  const worker = await startWorker({ ...read, jobs }, createLog(undefined, read.logLevel, read.logFormat));
  const metrics = worker.metricsUrl === undefined ? [] : [`  metrics    ${worker.metricsUrl}`];
  say([`deidkit works on jobs, ${jobs.atOnce} at a time`, `  data       ${read.dataDir}`, ...metrics].join('\n'));
  // Nothing else keeps a process alive that listens to nobody and looks for jobs now and then.
  const alive = setInterval(() => undefined, 60_000);
  await untilTold();
  clearInterval(alive);
  await worker.close();
}
