import { randomUUID } from 'node:crypto';
import { DeidError, type ErrorCode, isDeidError } from '../../../core/index.js';
import type { Service } from '../../service/service.js';
import type { JobRow } from '../../store/job-tables.js';
import type { Jobs } from '../jobs.js';
import { JobGone } from '../table.js';
import type { JobInWork } from './parts.js';
import { placeOf, processJob } from './process.js';
import { sweep } from './sweep.js';
import { tellOfEnds } from './webhooks.js';

/** Works on jobs, in this process. */
export interface JobRunner {
  /** Begins with what may be begun with. */
  look(): void;
  /** Takes no more jobs, and gives those in work back: somebody else takes them up. */
  stop(): Promise<void>;
}

/** A process that dies again and again over one job is not to die for ever. */
const ATTEMPTS = 3;
const POLL_MS = 1_000;
/** How often a queue that brings work is told of jobs that it may have lost. */
const REMIND_MS = 5_000;
const SWEEP_MS = 60_000;
/** How often at least the lease is renewed within its time. */
const BEATS = 4;
const BEAT_MS = 2_000;
/** How long a job waits that could not be worked on for a reason that passes. */
const PAUSE_MS = 5_000;

const PASSING: ReadonlySet<ErrorCode> = new Set([
  'overloaded',
  'threads_unavailable',
  'shutting_down',
  'store_unavailable',
]);

/** Starts to work on the jobs of a service; it must have some. */
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
  #telling = false;
  #timers: readonly NodeJS.Timeout[] = [];
  #filling: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(service: Service, jobs: Jobs) {
    this.#service = service;
    this.#jobs = jobs;
  }

  start(): void {
    const { queue, settings } = this.#jobs;
    queue.serve({ atOnce: settings.atOnce, look: () => this.look(), takeOne: () => this.#takeOne() });
    this.#timers = [
      setInterval(() => this.look(), queue.brings ? REMIND_MS : POLL_MS),
      setInterval(() => void this.#tell(), POLL_MS),
      setInterval(() => this.#sweep(), SWEEP_MS),
    ];
    for (const timer of this.#timers) timer.unref();
    this.#sweep();
    this.look();
  }

  look(): void {
    this.#again = true;
    this.#filling ??= this.#fill().finally(() => {
      this.#filling = undefined;
    });
  }

  async #fill(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      try {
        if (this.#jobs.queue.brings) await this.#remind();
        else while (this.#working.size < this.#jobs.settings.atOnce && (await this.#begin()));
      } catch (error) {
        // The store may be gone for a while: the next look asks again.
        this.#service.log?.fault(error);
      }
    }
  }

  /** Tells the queue of all that may be begun with: of what it knows already that changes nothing. */
  async #remind(): Promise<void> {
    const { table, queue } = this.#jobs;
    for (const id of await table.due(this.#service.clock())) await queue.add(id);
  }

  /** Begins with one job; undefined where there is none. */
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

  /** For a queue that brings work. What goes wrong is written down with the job: the queue is told nothing of it. */
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
    const end = (code?: ErrorCode, tokens = 0): void => this.#told(row, started, code, tokens);
    try {
      if (row.attempts > ATTEMPTS) throw new DeidError('processing_failed');
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

  /** Gives the tokens that were charged. */
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
        await table.release(row, now + (this.#stopped ? 0 : PAUSE_MS));
        return;
      }
      if (!isDeidError(reason)) this.#service.log?.fault(reason, row.id);
      const code = isDeidError(reason) ? reason.code : 'internal_error';
      if (!(await table.failed(row, code, now, now + settings.keptMs))) return;
      await blobs.remove(row.input);
      end(code);
    } catch (error) {
      // Its lease runs out, and it is taken up again.
      this.#service.log?.fault(error, row.id);
    }
  }

  /** Says again and again that the work goes on. */
  #beat(row: JobRow, stop: AbortController, read: () => number): NodeJS.Timeout {
    const { table, settings } = this.#jobs;
    const beat = async (): Promise<void> => {
      const mine = await table.beat(row, this.#service.clock() + settings.leaseMs, read());
      if (!mine) stop.abort(new JobGone());
    };
    return setInterval(() => void beat().catch(() => undefined), Math.min(BEAT_MS, settings.leaseMs / BEATS)).unref();
  }

  #told(row: JobRow, started: number, code: ErrorCode | undefined, tokens: number): void {
    this.#service.log?.job({
      id: row.id,
      key: row.key_id,
      ...(code === undefined ? {} : { code }),
      ms: Math.round(performance.now() - started),
      ...(tokens === 0 ? {} : { tokens }),
    });
    this.#service.metrics?.jobEnded(code);
  }

  /** Tells who asked for it that jobs have ended. */
  async #tell(): Promise<void> {
    if (this.#telling) return;
    this.#telling = true;
    try {
      await tellOfEnds(this.#jobs, this.#service.clock());
    } catch (error) {
      this.#service.log?.fault(error);
    }
    this.#telling = false;
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
