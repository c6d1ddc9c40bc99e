import { createRequire } from 'node:module';
import type { ErrorCode } from '../../core/index.js';
import type { RequestFacts } from '../http/context.js';
import type { JobCounts } from '../jobs/table.js';

/** Loaded only where metrics are switched on. */
const loadClient = (): typeof import('prom-client') => createRequire(import.meta.url)('prom-client');

/** Counts of answered requests in the text format of Prometheus. Labels hold ids of operations and error codes, never anything of a request. */
export interface Metrics {
  /** Counts one answered request. `status` is 499 where the client had gone. */
  answered(facts: RequestFacts, status: number): void;
  /** Counts one job that has ended; without a code it went well. */
  jobEnded(code?: ErrorCode): void;
  /** The page that Prometheus reads, and its media type. */
  page(): Promise<{ readonly type: string; readonly body: string }>;
  /** Lets the process that has forked this one ask for the numbers; see {@link metricsOfWorkers}. */
  share(): void;
}

/** What the gauges ask when the page is read. */
export interface MetricsSources {
  /** Requests in work. */
  readonly inProgress: () => number;
  /** True if the service answers `/readyz` with 200. */
  readonly ready: () => boolean;
  /** The jobs of the store; left out, there are none. */
  readonly jobs?: (() => Promise<JobCounts>) | undefined;
}

/** Seconds; a short text takes about one millisecond, a long PDF tens of seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const NONE = 'none';

/** Metrics with a registry of their own, so that two services in one process do not count together. */
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
    buckets: BUCKETS,
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

  /** Asked of the store when the page is read; where it cannot answer, nothing is said. */
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
      // It is made for what it does by the way: it answers the process that asks.
      new AggregatorRegistry();
    },
  };
}

/** The numbers of all processes that this one has forked, put together: counts are sums. */
export function metricsOfWorkers(): Pick<Metrics, 'page'> {
  const registry = new (loadClient().AggregatorRegistry)();
  return { page: async () => ({ type: registry.contentType, body: await registry.clusterMetrics() }) };
}
