import cluster, { type Worker } from 'node:cluster';
import { availableParallelism } from 'node:os';
import { freePort, urlOf } from '../server/base/listen.js';
import { createLog } from '../server/base/logging.js';
import type { ServiceLog } from '../server/base/service-log.js';
import { serveMetrics } from '../server/metrics/listener.js';
import { metricsOfWorkers } from '../server/metrics/metrics.js';
import { serve, untilStopped } from '../server/serve.js';
import { readSettings, type Settings } from '../server/settings.js';
import { print } from './base/terminal.js';

/** Message that tells a worker to end. */
const END = 'end';
/** A worker that ends earlier than this after its start is replaced only after a delay. */
const MIN_LIFETIME_MS = 10_000;
const WAIT_MS = 1_000;

/** True in a process that {@link serveByWorkers} has started. */
export const isWorker = (): boolean => cluster.isWorker;

/**
 * `deidkit serve --workers N`: several processes share one port and one store. This primary process does no work itself
 * and replaces workers that end.
 */
export async function serveByWorkers(count: number): Promise<never> {
  const settings = readSettings();
  const log = createLog(undefined, settings.logLevel, settings.logFormat);
  // Divides the threads for files among the processes, so that their total matches the processors.
  const threads = settings.threads.threads ?? Math.max(1, Math.floor(availableParallelism() / count));
  // A number instead of 0: workers that start when all others have ended would otherwise listen on another port.
  const port = settings.port === 0 ? await freePort(settings.host) : settings.port;
  const environment = { DEIDKIT_THREADS: String(threads), PORT: String(port) };
  const metrics = await listenForPrometheus(settings);
  // Workers accept connections themselves. Otherwise this process hands each one over, and one that was on its way to a
  // worker that is killed would stay open without ever being answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const first = cluster.fork(environment);
  const greeting = await greetingOf(first);
  // The worker has already reported why it cannot start.
  if (greeting === undefined) process.exit(1);
  await print(
    [greeting, `  workers    ${count}`, ...(metrics === undefined ? [] : [`  metrics    ${metrics}`])].join('\n'),
  );
  const crew = new WorkerGroup(environment, log);
  crew.watch(first);
  for (let i = 1; i < count; i++) crew.start();
  await untilStopped();
  const wellEnded = await crew.end();
  // Exit explicitly: connections that arrived after the last worker ended would keep this process alive.
  process.exit(wellEnded ? 0 : 1);
}

/** A worker process: serves until the primary tells it to end. */
export async function serveAsWorker(): Promise<number> {
  // A terminal sends signals to all processes. Workers ignore them and wait for the primary.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  const stopped = new Promise<void>((resolve) => {
    process.on('message', (message) => message === END && resolve());
  });
  const say = (greeting: string): void => void process.send?.({ greeting });
  // Only one worker creates the first key and the set-up code; others would overwrite what was shown.
  await serve(say, () => stopped, { greets: cluster.worker?.id === 1, publish: (metrics) => metrics.share() });
  if (process.connected) process.disconnect();
  return 0;
}

async function listenForPrometheus({ metrics }: Settings): Promise<string | undefined> {
  if (metrics === undefined) return undefined;
  const server = await serveMetrics(metricsOfWorkers(), metrics.host, metrics.port);
  return `${urlOf(server, metrics.host)}/metrics`;
}

/** The message of the first worker once it listens; undefined if it ends before. */
const greetingOf = (worker: Worker): Promise<string | undefined> =>
  new Promise((resolve) => {
    worker.once('exit', () => resolve(undefined));
    worker.on('message', (message: unknown) => {
      if (typeof message === 'object' && message !== null && 'greeting' in message) resolve(String(message.greeting));
    });
  });

/** The running workers. */
class WorkerGroup {
  readonly #environment: Readonly<Record<string, string>>;
  readonly #log: ServiceLog;
  readonly #workers = new Set<Worker>();
  #ending = false;
  #failed = false;
  #ended: () => void = () => undefined;

  constructor(environment: Readonly<Record<string, string>>, log: ServiceLog) {
    this.#environment = environment;
    this.#log = log;
  }

  start(): void {
    if (!this.#ending) this.watch(cluster.fork(this.#environment));
  }

  /** Replaces a worker that ends without being told to. */
  watch(worker: Worker): void {
    const started = Date.now();
    this.#workers.add(worker);
    // Before it listens, it would not receive the message to end.
    worker.once('listening', () => {
      if (this.#ending) worker.send(END);
    });
    // A message could not be sent because the worker has just ended.
    worker.on('error', (error) => this.#log.fault(error));
    worker.once('exit', (code) => {
      this.#workers.delete(worker);
      if (this.#ending) {
        this.#failed ||= code !== 0;
        if (this.#workers.size === 0) this.#ended();
        return;
      }
      this.#log.event('worker replaced', { pid: worker.process.pid ?? 0 });
      setTimeout(() => this.start(), Date.now() - started < MIN_LIFETIME_MS ? WAIT_MS : 0);
    });
  }

  /** Waits for all to finish their work. @returns true if all ended normally */
  async end(): Promise<boolean> {
    this.#ending = true;
    const ended = new Promise<void>((resolve) => {
      this.#ended = resolve;
    });
    for (const worker of this.#workers) if (worker.isConnected()) worker.send(END);
    if (this.#workers.size > 0) await ended;
    this.#log.flush();
    return !this.#failed;
  }
}
