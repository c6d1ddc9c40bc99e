import { randomUUID } from 'node:crypto';
import { DeidError, type ErrorCode, isDeidError } from '../../../core/index.js';
import type { Service } from '../../service/service.js';
import type { JobRow } from '../../store/job-tables.js';
import type { Jobs } from '../jobs.js';
import { JobGone } from '../table.js';
import type { JobInWork } from './parts.js';
import { placeOf, processJob } from './process.js';
import { sweep } from './sweep.js';
import { sendWebhooks } from './webhooks.js';

/** Runs jobs in this process. */
export interface JobRunner {
  /** Starts jobs that are due. */
  look(): void;
  /** Stops taking jobs and releases those in progress for other workers. */
  stop(): Promise<void>;
}

/** Maximum number of attempts for a job, so that a job that crashes the process does not do so forever. */
const MAX_ATTEMPTS = 3;
const POLL_MS = 1_000;
/** Interval at which due jobs are announced again to the queue, which may have lost some. */
const ANNOUNCE_INTERVAL_MS = 5_000;
const SWEEP_MS = 60_000;
/** Minimum number of lease renewals within the lease time. */
const RENEWALS_PER_LEASE = 4;
const BEAT_MS = 2_000;
/** Delay before a job that failed for a temporary reason is tried again. */
const RETRY_AFTER_MS = 5_000;

const PASSING: ReadonlySet<ErrorCode> = new Set([
  'overloaded',
  'threads_unavailable',
  'shutting_down',
  'store_unavailable',
]);

/** Starts the job runner of a service with jobs. */
export function startJobRunner(service: Service, jobs: Jobs): JobRunner {
  const runner = new Runner(service, jobs);
  runner.start();
  return runner;
}

class Runner implements JobRunner {
  readonly #service: Service;
  readonly #jobs: Jobs;
  readonly #name = randomUUID();
  readonly #working = new Set<Promise<void>>();
  #sendingWebhooks = false;
  #timers: readonly NodeJS.Timeout[] = [];
  #filling: Promise<void> | undefined;
  #lookAgain = false;
  #stopped = false;

  constructor(service: Service, jobs: Jobs) {
    this.#service = service;
    this.#jobs = jobs;
  }

  start(): void {
    const { queue, settings } = this.#jobs;
    queue.serve({ atOnce: settings.atOnce, look: () => this.look(), takeOne: () => this.#takeOne() });
    this.#timers = [
      setInterval(() => this.look(), queue.brings ? ANNOUNCE_INTERVAL_MS : POLL_MS),
      setInterval(() => void this.#sendWebhooks(), POLL_MS),
      setInterval(() => this.#sweep(), SWEEP_MS),
    ];
    for (const timer of this.#timers) timer.unref();
    this.#sweep();
    this.look();
  }

  look(): void {
    this.#lookAgain = true;
    this.#filling ??= this.#fill().finally(() => {
      this.#filling = undefined;
    });
  }

  async #fill(): Promise<void> {
    while (this.#lookAgain && !this.#stopped) {
      this.#lookAgain = false;
      try {
        if (this.#jobs.queue.brings) await this.#remind();
        else while (this.#working.size < this.#jobs.settings.atOnce && (await this.#begin()));
      } catch (error) {
        // The store may be unavailable for a while; the next look tries again.
        this.#service.log?.fault(error);
      }
    }
  }

  /** Announces all due jobs to the queue. Known ones are ignored there. */
  async #remind(): Promise<void> {
    const { table, queue } = this.#jobs;
    for (const id of await table.due(this.#service.clock())) await queue.add(id);
  }

  /** Claims and starts one job; undefined if there is none. */
  async #claim(): Promise<{ readonly done: Promise<void> } | undefined> {
    const { table, settings } = this.#jobs;
    const row = await table.claim(this.#name, this.#service.clock(), settings.leaseMs);
    if (row === undefined) return undefined;
    const working = this.#work(row).finally(() => this.#working.delete(working));
    this.#working.add(working);
    return { done: working };
  }

  async #begin(): Promise<boolean> {
    const begun = await this.#claim();
    void begun?.done.then(() => this.look());
    return begun !== undefined;
  }

  /** Processes one job for a notifying queue. Errors are stored with the job, not reported to the queue. */
  async #takeOne(): Promise<void> {
    if (this.#stopped) return;
    try {
      await (await this.#claim())?.done;
    } catch (error) {
      this.#service.log?.fault(error);
    }
  }

  async #work(row: JobRow): Promise<void> {
    const { inWork } = this.#jobs;
    const stop = new AbortController();
    let read = 0;
    const beating = this.#beat(row, stop, () => read);
    inWork.set(row.id, stop);
    const started = performance.now();
    const end = (code?: ErrorCode, tokens = 0): void => this.#logEnd(row, started, code, tokens);
    try {
      if (row.attempts > MAX_ATTEMPTS) throw new DeidError('processing_failed');
      const report = (bytes: number): void => {
        read = bytes;
      };
      end(undefined, await this.#process({ row, signal: stop.signal, read: report }));
    } catch (error) {
      await this.#fail(row, stop.signal.aborted ? stop.signal.reason : error, end);
    } finally {
      clearInterval(beating);
      inWork.delete(row.id);
    }
  }

  /** Processes a job. Returns the charged tokens. */
  async #process(work: JobInWork): Promise<number> {
    const { row } = work;
    const { secret, table, settings, blobs } = this.#jobs;
    let charged = 0;
    await processJob(this.#service, this.#jobs, work, async ({ report }, tokens, output) => {
      const now = this.#service.clock();
      const sealed = secret.seal(report, placeOf(row.id, 'report'));
      const result = { result: output.name, result_bytes: output.size, report: sealed, tokens };
      charged = tokens;
      if (!(await table.done(row, result, now, now + settings.keptMs))) throw new JobGone();
    });
    await blobs.remove(row.input);
    return charged;
  }

  async #fail(row: JobRow, reason: unknown, end: (code: ErrorCode) => void): Promise<void> {
    if (reason instanceof JobGone) return;
    const { table, settings, blobs } = this.#jobs;
    const now = this.#service.clock();
    try {
      if (isDeidError(reason) && PASSING.has(reason.code)) {
        await table.release(row, now + (this.#stopped ? 0 : RETRY_AFTER_MS));
        return;
      }
      if (!isDeidError(reason)) this.#service.log?.fault(reason, row.id);
      const code = isDeidError(reason) ? reason.code : 'internal_error';
      if (!(await table.failed(row, code, now, now + settings.keptMs))) return;
      await blobs.remove(row.input);
      end(code);
    } catch (error) {
      // The lease will expire and another worker takes over.
      this.#service.log?.fault(error, row.id);
    }
  }

  /** Renews the lease periodically. */
  #beat(row: JobRow, stop: AbortController, read: () => number): NodeJS.Timeout {
    const { table, settings } = this.#jobs;
    const beat = async (): Promise<void> => {
      const mine = await table.beat(row, this.#service.clock() + settings.leaseMs, read());
      if (!mine) stop.abort(new JobGone());
    };
    return setInterval(
      () => void beat().catch(() => undefined),
      Math.min(BEAT_MS, settings.leaseMs / RENEWALS_PER_LEASE),
    ).unref();
  }

  #logEnd(row: JobRow, started: number, code: ErrorCode | undefined, tokens: number): void {
    this.#service.log?.job({
      id: row.id,
      key: row.key_id,
      ...(code === undefined ? {} : { code }),
      ms: Math.round(performance.now() - started),
      ...(tokens === 0 ? {} : { tokens }),
    });
    this.#service.metrics?.jobEnded(code);
  }

  /** Sends webhooks for finished jobs. */
  async #sendWebhooks(): Promise<void> {
    if (this.#sendingWebhooks) return;
    this.#sendingWebhooks = true;
    try {
      await sendWebhooks(this.#jobs, this.#service.clock());
    } catch (error) {
      this.#service.log?.fault(error);
    }
    this.#sendingWebhooks = false;
  }

  #sweep(): void {
    sweep(this.#jobs, this.#service.clock()).catch((error: unknown) => this.#service.log?.fault(error));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#filling;
    for (const stop of this.#jobs.inWork.values()) stop.abort(new DeidError('shutting_down'));
    await Promise.allSettled(this.#working);
    await this.#jobs.queue.close();
  }
}
