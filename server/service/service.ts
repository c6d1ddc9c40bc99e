import type { KeyObject } from 'node:crypto';
import type { Engine } from '../../core/index.js';
import type { AuditLog } from '../audit/log.js';
import type { ServiceLog } from '../base/service-log.js';
import type { AbortOnShutdown } from '../http/abort-on-shutdown.js';
import type { TrustedProxy } from '../http/client-address.js';
import type { Jobs } from '../jobs/jobs.js';
import type { MemorySecrets } from '../keys/memory-secrets.js';
import type { KeyVerifier } from '../keys/verifier.js';
import { detectorGrants } from '../limits/detectors.js';
import { domainGrants } from '../limits/domains.js';
import { ALL_JOBS, mustBeNamed, NAMED_GRANTS } from '../limits/named-grants.js';
import type { Places } from '../limits/places.js';
import type { QuotaStore } from '../limits/quota.js';
import type { ServiceLimits } from '../limits/service-limits.js';
import type { UploadBudget } from '../limits/upload-budget.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Operation } from '../openapi/operation.js';
import type { Validators } from '../openapi/validators.js';
import type { Vocabulary } from '../openapi/vocabulary.js';
import type { CallMemories } from '../store/call-memories.js';
import type { RequestLog } from '../store/request-log.js';
import type { UsageStore } from '../store/usage.js';
import type { SignEvidence } from '../work/evidence.js';
import type { LoopTurns } from '../work/loop-turns.js';
import type { Work } from '../work/work.js';

/** Authentication and limits. */
export interface Access {
  /** Verifies keys by their hashes. */
  readonly keys: KeyVerifier;
  /** Counts requests and tokens against the limits of plans. */
  readonly quotas: QuotaStore;
  /** Limits concurrent requests; default: within this process. */
  readonly places?: Places | undefined;
  /** Stores the usage of each key. */
  readonly usage: UsageStore;
  /** Stores the last requests for display; missing: none. */
  readonly requests?: RequestLog;
  /** The audit log; without it, no originals are restored. */
  readonly audit?: Audit;
}

/** Takes entries of the audit log. */
export type Audit = Pick<AuditLog, 'add'>;

/** State of the process, shared by all requests. */
export interface Lifecycle {
  /** True once the service is going to end but still accepts requests; shown by `/readyz`. */
  leaving?: boolean;
  /** True once the service is ending: new requests are refused, those in progress are finished. */
  draining: boolean;
  /** Aborted when unfinished requests are cancelled; they are answered with its reason. */
  readonly ended?: AbortSignal;
}

/** What a plan or key may include: an endpoint, or a detector. */
export type Grant = Pick<Operation, 'id' | 'summary'>;

type Grants = Pick<Service, 'operations' | 'engine' | 'jobs' | 'vocabulary'>;

/** What plans and keys of a service may include. */
export const grantsOf = ({ operations, engine }: Grants): readonly Grant[] => [
  ...operations.filter(({ id }) => !mustBeNamed(id)),
  ...detectorGrants(engine),
];

/** What plans include only if they name it. */
export const namedGrantsOf = ({ operations, jobs, vocabulary }: Grants): readonly Grant[] => [
  ...NAMED_GRANTS.filter(({ id }) => (id === ALL_JOBS ? jobs !== undefined : operations.some((one) => one.id === id))),
  ...domainGrants(vocabulary.reserved),
];

/** Everything that a key may be restricted to. */
export const keyGrantsOf = (service: Grants): readonly Grant[] => [...grantsOf(service), ...namedGrantsOf(service)];

/** Everything the request handlers share. Created once, by `createService`. */
export interface Service {
  readonly engine: Engine;
  readonly work: Work;
  /** Undefined: no key is required and nothing is counted. */
  readonly access: Access | undefined;
  /** Encrypt the memories of conversations. */
  readonly memories: MemorySecrets;
  /** Memories of calls for LiteLLM's proxy; undefined: no guardrail for it. */
  readonly callMemories: CallMemories | undefined;
  /** Options of the operator for LiteLLM's calls, as fields of a request. */
  readonly guardrailOptions: Readonly<Record<string, unknown>>;
  /** Background jobs; undefined if there are none. */
  readonly jobs: Jobs | undefined;
  /** Public key of the reports that {@link evidence} signs; undefined where there is none. */
  readonly evidenceKey: KeyObject | undefined;
  /** Signs evidence; undefined where there is no key for it. */
  readonly evidence: SignEvidence | undefined;
  readonly log: ServiceLog | undefined;
  readonly metrics: Metrics | undefined;
  readonly limits: ServiceLimits;
  readonly uploads: UploadBudget;
  readonly lifecycle: Lifecycle;
  /** Cancels pending work when the service ends. */
  readonly abortOnShutdown: AbortOnShutdown;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Proxies in front, whose `X-Forwarded-For` names the client. */
  readonly trustedProxies: readonly TrustedProxy[];
  /** Path prefix. */
  readonly prefix: string;
  readonly vocabulary: Vocabulary;
  readonly operations: readonly Operation[];
  readonly validators: Validators;
  /** Limits the concurrent requests of each key. */
  readonly places: Places;
  /** Decides which short text is next on this thread. */
  readonly turns: LoopTurns;
}
