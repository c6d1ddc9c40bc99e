import { createPublicKey, type KeyObject } from 'node:crypto';
import { DeidError, type Engine, isDeidError } from '../core/index.js';
import { evidenceText, signEvidence } from '../lib/index.js';
import type { ServiceLog } from './base/service-log.js';
import { abortOnShutdown } from './http/abort-on-shutdown.js';
import type { TrustedProxy } from './http/client-address.js';
import type { Jobs } from './jobs/jobs.js';
import { type MemorySecrets, passingSecrets } from './keys/memory-secrets.js';
import { localPlaces } from './limits/places.js';
import { DEFAULT_LIMITS, type ServiceLimits } from './limits/service-limits.js';
import { steadyClock } from './limits/steady-clock.js';
import { uploadBudget } from './limits/upload-budget.js';
import type { Metrics } from './metrics/metrics.js';
import { operationsOf } from './openapi/operations.js';
import { compileValidators, type Validators } from './openapi/validators.js';
import { type Vocabulary, vocabularyOf } from './openapi/vocabulary.js';
import type { Access, Lifecycle, Service } from './service/service.js';
import { HTTP_SERVICES } from './services.js';
import type { CallMemories } from './store/call-memories.js';
import type { SignEvidence } from './work/evidence.js';
import { inlineWork } from './work/inline.js';
import { LoopTurns } from './work/loop-turns.js';
import type { Work } from './work/work.js';

/** Options of a service. Only the engine is required. */
export interface ServiceOptions {
  /** Processes texts, and defines which types, modes and formats requests may name. */
  readonly engine: Engine;
  /** Runs the work; default: in this thread. */
  readonly work?: Work;
  /** Keys and counters. Without it, no key is required and there are no limits. */
  readonly access?: Access;
  /** Encrypt the memories of conversations. Default: secrets of this process, with which its memories end. */
  readonly memories?: MemorySecrets;
  /** Keeps memories of calls for LiteLLM's proxy. Without it there is no guardrail for it. */
  readonly callMemories?: CallMemories | undefined;
  /**
   * Options of LiteLLM's calls, as fields of `POST /api/v1/conversations/hide`; requests may make them stricter only.
   * Default: those of the configuration. Throws DeidError `setting_invalid`.
   */
  readonly guardrailOptions?: Readonly<Record<string, unknown>>;
  /** Background jobs, for callers with keys. Without it there are no jobs. */
  readonly jobs?: Jobs;
  /** Key that signs evidence, and the hash of the configuration. Without it, requests for evidence are refused. */
  readonly evidence?: SigningKey;
  /** Logs each request, without its content. Default: nothing is logged. */
  readonly log?: ServiceLog;
  /** Counts each response, for Prometheus. Default: nothing is measured. */
  readonly metrics?: Metrics;
  /** Limits of sizes and times; missing ones have defaults. */
  readonly limits?: Partial<ServiceLimits>;
  /** Lets the host announce its shutdown. */
  readonly lifecycle?: Lifecycle;
  /** Proxies in front, whose `X-Forwarded-For` names the client. Default: none. */
  readonly trustedProxies?: readonly TrustedProxy[];
  /** Path under which the service is mounted, such as `/privacy`. */
  readonly prefix?: string;
  /** Returns the time in milliseconds since 1970. Default: the system clock, with jumps smoothed out. */
  readonly clock?: () => number;
}

/** What signs evidence. */
export interface SigningKey {
  /** Private key for Ed25519: the result of `signingKey`. */
  readonly key: KeyObject;
  /** The result of `configurationHash`. */
  readonly configuration: string;
}

const signerOf =
  (engine: Engine, { key, configuration }: SigningKey): SignEvidence =>
  ({ asked, result, seals }) => ({
    report: evidenceText(signEvidence({ engine, configuration, options: asked, result }, seals, key)),
    salt: Buffer.from(seals.salt).toString('base64url'),
  });

export function createService({ engine, limits, prefix = '', ...options }: ServiceOptions): Service {
  const vocabulary = vocabularyOf(engine);
  const validators = compileValidators(vocabulary);
  const allLimits = { ...DEFAULT_LIMITS, ...limits };
  const { lifecycle = { draining: false } } = options;
  const access = options.access && withServices(engine, options.access);
  return {
    engine,
    work: options.work ?? inlineWork(engine),
    access,
    memories: options.memories ?? passingSecrets(),
    callMemories: options.callMemories,
    guardrailOptions: checkedOptions(validators, vocabulary, options.guardrailOptions),
    jobs: options.jobs,
    evidenceKey: options.evidence && createPublicKey(options.evidence.key),
    evidence: options.evidence && signerOf(engine, options.evidence),
    log: engine.provided(HTTP_SERVICES.log) ?? options.log,
    metrics: options.metrics,
    limits: allLimits,
    uploads: uploadBudget(allLimits.uploadBytes),
    lifecycle,
    abortOnShutdown: abortOnShutdown(lifecycle.ended),
    clock: options.clock ?? steadyClock(),
    trustedProxies: options.trustedProxies ?? [],
    prefix,
    vocabulary,
    operations: operationsOf(vocabulary, {
      jobs: options.jobs !== undefined,
      restoring: access?.audit !== undefined,
      signing: options.evidence !== undefined,
    }),
    validators,
    places: access?.places ?? localPlaces(),
    turns: new LoopTurns(),
  };
}

/** The options of the operator for LiteLLM's calls. */
function checkedOptions(
  { hide }: Validators,
  { reserved }: Vocabulary,
  given: ServiceOptions['guardrailOptions'] = {},
) {
  try {
    // The validator changes names to their usual case.
    if (Object.keys(given).length > 0) hide({ ...given, texts: [''] }, reserved);
    return given;
  } catch (error) {
    if (!isDeidError(error)) throw error;
    throw new DeidError('setting_invalid', ['DEIDKIT_LITELLM_OPTIONS', error.message]);
  }
}

/** Services of plugins replace those that the host has opened. */
const withServices = (engine: Engine, access: Access): Access => ({
  ...access,
  keys: engine.provided(HTTP_SERVICES.keyStore) ?? access.keys,
  quotas: engine.provided(HTTP_SERVICES.quotaStore) ?? access.quotas,
});
