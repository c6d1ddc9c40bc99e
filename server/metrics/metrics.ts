import { createRequire } from 'node:module';
import type { ErrorCode } from '../../core/index.js';
import type { RequestFacts } from '../http/context.js';
import type { JobCounts } from '../jobs/table.js';

/** Loaded only if metrics are enabled. */
const loadClient = (): typeof import('prom-client') => createRequire(import.meta.url)('prom-client');

/** Metrics in the text format of Prometheus. Labels hold operation ids and error codes, never request content. */
export interface Metrics {
  /** Counts a response. `status` is 499 if the client had gone. */
  answered(facts: RequestFacts, status: number): void;
  /** Counts a finished job; without a code it succeeded. */
  jobEnded(code?: ErrorCode): void;
  /** The metrics page and its media type. */
  page(): Promise<{ readonly type: string; readonly body: string }>;
  /** Allows the primary process to collect the numbers; see {@link metricsOfWorkers}. */
  share(): void;
}

/** Values read when the page is requested. */
export interface MetricsSources {
  /** Number of requests in progress. */
  readonly inProgress: () => number;
  /** True if the service answers `/readyz` with 200. */
  readonly ready: () => boolean;
  /** Job counts of the store; missing if there are no jobs. */
  readonly jobs?: (() => Promise<JobCounts>) | undefined;
}

/** Histogram buckets in seconds: a short text takes about a millisecond, a long PDF tens of seconds. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const NONE = 'none';

/** Creates metrics with their own registry, so that two services in one process are counted separately. */
export function createMetrics({ inProgress, ready, jobs }: MetricsSources): Metrics {
  const { AggregatorRegistry, Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = loadClient();
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'deidkit_requests_total',
    help: 'Answered requests by operation, status and error code.',
    labelNames: ['operation', 'status', 'code'] as const,
    registers,
  });
  const seconds = new Histogram({
    name: 'deidkit_request_duration_seconds',
    help: 'Time from the head of a request to its answer, by operation.',
    labelNames: ['operation'] as const,
    buckets: DURATION_BUCKETS,
    registers,
  });
  const tokens = new Counter({
    name: 'deidkit_tokens_total',
    help: 'Tokens charged, by operation.',
    labelNames: ['operation'] as const,
    registers,
  });
  gauge('deidkit_requests_in_progress', 'Requests in work.', inProgress, 'sum');
  gauge('deidkit_ready', '1 if the service can do its work, else 0.', () => Number(ready()), 'min');

  const ended = new Counter({
    name: 'deidkit_jobs_ended_total',
    help: 'Jobs that this process has worked on to their end, by error code; none: they went well.',
    labelNames: ['code'] as const,
    registers,
  });
  if (jobs !== undefined) jobGauges(jobs);

  /** Gauges of jobs, read from the store when the page is requested; omitted if it cannot answer. */
  function jobGauges(ask: () => Promise<JobCounts>): void {
    new Gauge({
      name: 'deidkit_jobs',
      help: 'Jobs in the store, of all processes, by state.',
      labelNames: ['state'] as const,
      registers,
      aggregator: 'max',
      async collect() {
        this.reset();
        const { byState } = await ask().catch(() => ({ byState: {} }));
        for (const [state, count] of Object.entries(byState)) this.set({ state }, count);
      },
    });
    new Gauge({
      name: 'deidkit_jobs_oldest_waiting_seconds',
      help: 'Age of the oldest job that waits; 0 if none does.',
      registers,
      aggregator: 'max',
      async collect() {
        const { waitsSince } = await ask().catch(() => ({ waitsSince: undefined }));
        this.set(waitsSince === undefined ? 0 : Math.max(0, (Date.now() - waitsSince) / 1_000));
      },
    });
  }

  function gauge(name: string, help: string, value: () => number, aggregator: 'sum' | 'min'): void {
    new Gauge({
      name,
      help,
      registers,
      aggregator,
      collect() {
        this.set(value());
      },
    });
  }

  return {
    answered({ operation = NONE, code = NONE, tokens: charged, started }, status) {
      requests.inc({ operation, status, code });
      seconds.observe({ operation }, (performance.now() - started) / 1_000);
      if (charged > 0) tokens.inc({ operation }, charged);
    },
    jobEnded: (code) => ended.inc({ code: code ?? NONE }),
    page: async () => ({ type: registry.contentType, body: await registry.metrics() }),
    share() {
      AggregatorRegistry.setRegistries(registry);
      // Created for its side effect: it answers the collecting process.
      new AggregatorRegistry();
    },
  };
}

/** Combined metrics of all worker processes: counts are summed. */
export function metricsOfWorkers(): Pick<Metrics, 'page'> {
  const registry = new (loadClient().AggregatorRegistry)();
  return { page: async () => ({ type: registry.contentType, body: await registry.clusterMetrics() }) };
}
