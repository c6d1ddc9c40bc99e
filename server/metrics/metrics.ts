import { createRequire } from 'node:module';
import type { RequestFacts } from '../http/context.js';

/** Counts of answered requests in the text format of Prometheus. Labels hold ids of operations and error codes, never anything of a request. */
export interface Metrics {
  /** Counts one answered request. `status` is 499 where the client had gone. */
  answered(facts: RequestFacts, status: number): void;
  /** The page that Prometheus reads, and its media type. */
  page(): Promise<{ readonly type: string; readonly body: string }>;
}

/** What the gauges ask when the page is read. */
export interface MetricsSources {
  /** Requests in work. */
  readonly inProgress: () => number;
  /** True if the service answers `/readyz` with 200. */
  readonly ready: () => boolean;
}

/** Seconds; a short text takes about one millisecond, a long PDF tens of seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const NONE = 'none';

/** Metrics with a registry of their own, so that two services in one process do not count together. */
export function createMetrics({ inProgress, ready }: MetricsSources): Metrics {
  // Loaded only where metrics are switched on.
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics }: typeof import('prom-client') = createRequire(
    import.meta.url,
  )('prom-client');
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
  gauge('deidkit_requests_in_progress', 'Requests in work.', inProgress);
  gauge('deidkit_ready', '1 if the service can do its work, else 0.', () => Number(ready()));

  function gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers,
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
    page: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}
