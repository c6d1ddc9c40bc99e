import type { Engine } from '../../core/index.js';
import type { ServiceLog } from '../base/logging.js';
import type { AbortOnShutdown } from '../http/abort-on-shutdown.js';
import type { Jobs } from '../jobs/jobs.js';
import type { KeyVerifier } from '../keys/verify.js';
import type { Places } from '../limits/places.js';
import type { QuotaStore } from '../limits/quota.js';
import type { ServiceLimits } from '../limits/service-limits.js';
import type { UploadBudget } from '../limits/upload-budget.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Operation } from '../openapi/operation.js';
import type { Validators } from '../openapi/validators.js';
import type { Vocabulary } from '../openapi/vocabulary.js';
import type { RequestLog } from '../store/request-log.js';
import type { UsageStore } from '../store/usage.js';
import type { LoopTurns } from '../work/loop-turns.js';
import type { Work } from '../work/work.js';

/** Who may call, and how much. */
export interface Access {
  /** Knows keys by their hashes. */
  readonly keys: KeyVerifier;
  /** Counts requests and tokens against the limits of plans. */
  readonly quotas: QuotaStore;
  /** Counts requests that are in work at the same time; left out: those of this process. */
  readonly places?: Places | undefined;
  /** Keeps what each key has used. */
  readonly usage: UsageStore;
  /** Keeps the last requests for people; left out: none. */
  readonly requests?: RequestLog;
}

/** What the process is doing, for all requests to see. */
export interface Lifecycle {
  /** True once the service is to end, while it still takes requests: `/readyz` says so. */
  leaving?: boolean;
  /** True once the service ends: new requests are refused, those in work are finished. */
  draining: boolean;
  /** Aborted when those still in work are given up: its reason is what they are answered. */
  readonly ended?: AbortSignal;
}

/** Everything the steps of a request share. Made once, by `createService`. */
export interface Service {
  readonly engine: Engine;
  readonly work: Work;
  /** Left out: no key is asked for and nothing is counted. */
  readonly access: Access | undefined;
  /** Files that are worked on while nobody waits; left out: there is no such thing. */
  readonly jobs: Jobs | undefined;
  readonly log: ServiceLog | undefined;
  readonly metrics: Metrics | undefined;
  readonly limits: ServiceLimits;
  readonly uploads: UploadBudget;
  readonly lifecycle: Lifecycle;
  /** Lets go of work that is still to do when the service is ended. */
  readonly abortOnShutdown: AbortOnShutdown;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Path before all addresses. */
  readonly prefix: string;
  readonly vocabulary: Vocabulary;
  readonly operations: readonly Operation[];
  readonly validators: Validators;
  /** Requests of each key in work at the same time. */
  readonly places: Places;
  /** Who is next with a short text on this thread. */
  readonly turns: LoopTurns;
}
