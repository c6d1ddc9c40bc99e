import type { Engine } from '../core/index.js';
import type { ServiceLog } from './base/logging.js';
import { abortOnShutdown } from './http/abort-on-shutdown.js';
import type { Jobs } from './jobs/jobs.js';
import { localPlaces } from './limits/places.js';
import { DEFAULT_LIMITS, type ServiceLimits } from './limits/service-limits.js';
import { steadyClock } from './limits/steady-clock.js';
import { uploadBudget } from './limits/upload-budget.js';
import type { Metrics } from './metrics/metrics.js';
import { operationsOf } from './openapi/operations.js';
import { compileValidators } from './openapi/validators.js';
import { vocabularyOf } from './openapi/vocabulary.js';
import type { Access, Lifecycle, Service } from './service/service.js';
import { inlineWork } from './work/inline.js';
import { LoopTurns } from './work/loop-turns.js';
import type { Work } from './work/work.js';

/** What a service is made of. Only the engine is needed. */
export interface ServiceOptions {
  /** Answers what is asked of texts, and says what may be asked for. */
  readonly engine: Engine;
  /** Who does the work; default: this thread. */
  readonly work?: Work;
  /** Keys and counters; left out, everybody may call, as often as they like. */
  readonly access?: Access;
  /** Files that are worked on while nobody waits, for callers with keys; left out, there is no such thing. */
  readonly jobs?: Jobs;
  /** Told of each request, without its content; left out, nothing is logged. */
  readonly log?: ServiceLog;
  /** Told of each answer, for Prometheus; left out, nothing is measured. */
  readonly metrics?: Metrics;
  /** Sizes and times; those left out have their defaults. */
  readonly limits?: Partial<ServiceLimits>;
  /** By which the host says that it is about to end. */
  readonly lifecycle?: Lifecycle;
  /** Path under which the service is mounted in another one, such as `/privacy`. */
  readonly prefix?: string;
  /** Milliseconds since 1970; default: the system's clock, without its jumps. */
  readonly clock?: () => number;
}

export function createService({ engine, limits, prefix = '', ...options }: ServiceOptions): Service {
  const vocabulary = vocabularyOf(engine);
  const allLimits = { ...DEFAULT_LIMITS, ...limits };
  const { lifecycle = { draining: false } } = options;
  return {
    engine,
    work: options.work ?? inlineWork(engine),
    access: options.access,
    jobs: options.jobs,
    log: options.log,
    metrics: options.metrics,
    limits: allLimits,
    uploads: uploadBudget(allLimits.uploadBytes),
    lifecycle,
    abortOnShutdown: abortOnShutdown(lifecycle.ended),
    clock: options.clock ?? steadyClock(),
    prefix,
    vocabulary,
    operations: operationsOf(vocabulary, options.jobs !== undefined),
    validators: compileValidators(vocabulary),
    places: options.access?.places ?? localPlaces(),
    turns: new LoopTurns(),
  };
}
