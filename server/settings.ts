import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { DeidError } from '../core/index.js';
import { THREAD_DEFAULTS } from '../lib/pool/defaults.js';
import { LOG_FORMATS, LOG_LEVELS, type LogFormat, type LogLevel } from './base/logging.js';
import { type TrustedProxy, trustedProxy } from './http/client-address.js';
import { DEFAULT_JOBS, type JobSettings } from './jobs/settings.js';
import type { ModelLimits } from './limits/detectors.js';
import { DEFAULT_SIZES, type ServiceSizes } from './limits/service-limits.js';
import { nearest } from './openapi/nearest.js';
import { MIB, NUMBERS } from './setting-numbers.js';
import { readStoreSettings, STORE_SETTINGS, type StoreSettings } from './store/store-settings.js';
import type { ThreadLimits } from './work/threads.js';

/** Settings of the service. */
export interface Settings extends StoreSettings {
  /** Host; default 127.0.0.1, reachable from this machine only. */
  readonly host: string;
  /** Port; default 3000; 0 for any free port. */
  readonly port: number;
  /** Absolute path of the engine's configuration; default: the shipped one. */
  readonly config?: string;
  readonly limits: ServiceSizes;
  readonly threads: ThreadLimits;
  readonly jobs: JobSettings;
  /**
   * Absolute path of the folder for files of jobs, shared by all machines that process them; default `jobs` in the data
   * directory.
   */
  readonly blobDir: string;
  /** File with the private key (Ed25519, PEM) that signs evidence. */
  readonly signingKey?: string;
  /**
   * Milliseconds for which the service still accepts requests after it was told to end, so that load balancers notice.
   * Default 0.
   */
  readonly lingerMs: number;
  /** Address of `/metrics` for Prometheus; missing: disabled. */
  readonly metrics?: { readonly host: string; readonly port: number };
  /** The options of the guardrail for LiteLLM's proxy; missing: there is none. */
  readonly litellm?: { readonly options: Readonly<Record<string, unknown>> };
  /** Where the addresses of Presidio listen, and the key of requests that bring none; missing: disabled. */
  readonly presidio?: { readonly host: string; readonly port: number; readonly key?: string };
  /** Proxies in front, whose `X-Forwarded-For` names the client; default: none. */
  readonly trustedProxies: readonly TrustedProxy[];
  /** Log level. */
  readonly logLevel: LogLevel;
  /** Log format; default: text on a terminal, else JSON. */
  readonly logFormat?: LogFormat;
}

/** The variables of a process; an empty one counts as not set. */
type Environment = Readonly<Record<string, string | undefined>>;

const PREFIX = 'DEIDKIT_'.length;
/** Maximum edit distance at which an unknown variable is taken for a misspelt setting. */
const MAX_TYPO_EDITS = 2;

/**
 * A character takes at most 4 bytes in UTF-8; doubled for texts of which half are characters that JSON escapes, such as
 * quotes and line breaks.
 */
const JSON_BYTES_PER_CHARACTER = 8;

/** Text settings. Operators may use other variables that begin with DEIDKIT_ for keys of transformers. */
const TEXTS = [
  'DEIDKIT_CONFIG',
  'DEIDKIT_METRICS_HOST',
  'DEIDKIT_LITELLM',
  'DEIDKIT_LITELLM_OPTIONS',
  'DEIDKIT_PRESIDIO_HOST',
  'DEIDKIT_PRESIDIO_KEY',
  'DEIDKIT_LOG_LEVEL',
  'DEIDKIT_BLOB_DIR',
  'DEIDKIT_SIGNING_KEY',
  'DEIDKIT_WEBHOOK_HOSTS',
  'DEIDKIT_TRUSTED_PROXIES',
  'DEIDKIT_LOG_FORMAT',
  ...STORE_SETTINGS,
] as const;

/** Settings with conventional names without the prefix. */
const UNPREFIXED = ['HOST', 'PORT'] as const;

/**
 * Reads the settings from the environment, as listed in README.md. All are optional. Throws DeidError
 * `setting_invalid`.
 */
export function readSettings(environment: Environment = process.env): Settings {
  refuseMisspelt(environment);
  const { HOST, PORT, DEIDKIT_CONFIG, DEIDKIT_SIGNING_KEY } = environment;
  const metricsPort = numberOf(environment, 'DEIDKIT_METRICS_PORT');
  const stores = readStoreSettings(environment);
  return {
    host: HOST || '127.0.0.1',
    port: portOf(PORT || '3000'),
    ...stores,
    blobDir: resolve(environment.DEIDKIT_BLOB_DIR || join(stores.dataDir, 'jobs')),
    ...(DEIDKIT_CONFIG ? { config: resolve(DEIDKIT_CONFIG) } : {}),
    ...(DEIDKIT_SIGNING_KEY ? { signingKey: resolve(DEIDKIT_SIGNING_KEY) } : {}),
    limits: limitsOf(environment),
    trustedProxies: listOf(environment.DEIDKIT_TRUSTED_PROXIES).map(proxyOf),
    threads: threadsOf(environment),
    jobs: jobsOf(environment),
    lingerMs: (numberOf(environment, 'DEIDKIT_DRAIN_SECONDS') ?? 0) * 1_000,
    ...(metricsPort === undefined
      ? {}
      : { metrics: { host: environment.DEIDKIT_METRICS_HOST || '127.0.0.1', port: metricsPort } }),
    ...litellmOf(environment),
    ...presidioOf(environment),
    logLevel: oneOf('DEIDKIT_LOG_LEVEL', LOG_LEVELS, environment.DEIDKIT_LOG_LEVEL || 'info'),
    ...(environment.DEIDKIT_LOG_FORMAT
      ? { logFormat: oneOf('DEIDKIT_LOG_FORMAT', LOG_FORMATS, environment.DEIDKIT_LOG_FORMAT) }
      : {}),
  };
}

/**
 * Refuses variables that look like misspelt settings, since their defaults would be used silently. Others are ignored.
 */
function refuseMisspelt(environment: Environment): void {
  const known = [...TEXTS, ...Object.keys(NUMBERS)];
  for (const name of Object.keys(environment)) {
    if (!name.startsWith('DEIDKIT_') || known.includes(name)) continue;
    const meant = nearest(
      name.slice(PREFIX),
      known.map((one) => one.slice(PREFIX).toLowerCase()),
      MAX_TYPO_EDITS,
    );
    const right = meant === undefined ? withoutPrefix(name, environment[name]) : `DEIDKIT_${meant.toUpperCase()}`;
    if (right === undefined) continue;
    throw new DeidError('setting_invalid', [name, `there is none of this name; ${right} is meant?`]);
  }
}

/**
 * Accepts `DEIDKIT_PORT` for `PORT`, except values such as `tcp://…`, which Kubernetes sets in each pod for a service
 * named deidkit.
 */
const withoutPrefix = (name: string, value = ''): string | undefined =>
  UNPREFIXED.find((known) => name === `DEIDKIT_${known}` && !value.includes('://'));

function oneOf<T extends string>(name: string, allowed: readonly T[], given: string): T {
  const value = allowed.find((one) => one === given);
  if (value !== undefined) return value;
  throw new DeidError('setting_invalid', [name, `it must be one of ${allowed.join(', ')}`]);
}

/**
 * Characters that a model reads in a second of a free processor. The accurate one takes about a millisecond for a word;
 * the cascade asks it about a part of the sentences.
 */
const MODEL_CHARS_PER_SECOND = { cascade: 18_000, accurate: 6_000 } as const;

function modelCharsOf(environment: Environment): ModelLimits {
  const seconds = numberOf(environment, 'DEIDKIT_TEXT_SECONDS') ?? THREAD_DEFAULTS.textTimeoutMs / 1_000;
  const { cascade, accurate } = MODEL_CHARS_PER_SECOND;
  return {
    cascade: numberOf(environment, 'DEIDKIT_MAX_TEXT_CASCADE') ?? cascade * seconds,
    accurate: numberOf(environment, 'DEIDKIT_MAX_TEXT_ACCURATE') ?? accurate * seconds,
  };
}

function limitsOf(environment: Environment): ServiceSizes {
  const textChars = numberOf(environment, 'DEIDKIT_MAX_TEXT') ?? DEFAULT_SIZES.textChars;
  const mebibytes = numberOf(environment, 'DEIDKIT_MAX_FILE');
  const fileBytes = mebibytes === undefined ? DEFAULT_SIZES.fileBytes : mebibytes * MIB;
  return {
    textChars,
    modelChars: modelCharsOf(environment),
    fileBytes,
    jsonBytes: Math.max(DEFAULT_SIZES.jsonBytes, textChars * JSON_BYTES_PER_CHARACTER),
    uploadBytes: Math.max(DEFAULT_SIZES.uploadBytes, fileBytes * 2),
  };
}

/** The address and key for clients of Presidio. A host or key without a port would look as if they had an effect. */
function presidioOf(environment: Environment): Pick<Settings, 'presidio'> {
  const port = numberOf(environment, 'DEIDKIT_PRESIDIO_PORT');
  const { DEIDKIT_PRESIDIO_HOST: host, DEIDKIT_PRESIDIO_KEY: key } = environment;
  if (port !== undefined) return { presidio: { host: host || '127.0.0.1', port, ...(key && { key }) } };
  if (!host && !key) return {};
  throw new DeidError('setting_invalid', [
    host ? 'DEIDKIT_PRESIDIO_HOST' : 'DEIDKIT_PRESIDIO_KEY',
    'it has an effect only with DEIDKIT_PRESIDIO_PORT',
  ]);
}

/** The guardrail for LiteLLM. Options without it would look as if they had an effect. */
function litellmOf({ DEIDKIT_LITELLM: on, DEIDKIT_LITELLM_OPTIONS: given }: Environment): Pick<Settings, 'litellm'> {
  if (oneOf('DEIDKIT_LITELLM', ['on', 'off'], on || 'off') === 'on') return { litellm: { options: objectOf(given) } };
  if (!given) return {};
  throw new DeidError('setting_invalid', ['DEIDKIT_LITELLM_OPTIONS', 'it has an effect only with DEIDKIT_LITELLM=on']);
}

function objectOf(given: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(given || '{}');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // The error quotes the setting.
  }
  throw new DeidError('setting_invalid', ['DEIDKIT_LITELLM_OPTIONS', 'it must be an object as JSON: {"level":3}']);
}

function threadsOf(environment: Environment): ThreadLimits {
  const threads = numberOf(environment, 'DEIDKIT_THREADS');
  const text = numberOf(environment, 'DEIDKIT_TEXT_SECONDS');
  const file = numberOf(environment, 'DEIDKIT_FILE_SECONDS');
  const memoryMb = numberOf(environment, 'DEIDKIT_THREAD_MEMORY');
  return {
    ...(threads === undefined ? {} : { threads }),
    ...(text === undefined ? {} : { textTimeoutMs: text * 1_000 }),
    ...(file === undefined ? {} : { timeoutMs: file * 1_000 }),
    ...(memoryMb === undefined ? {} : { memoryMb }),
  };
}

/** Settings of jobs. A job may occupy a thread for an hour, so half of the threads are reserved for other requests. */
function jobsOf(environment: Environment): JobSettings {
  const of = (name: keyof typeof NUMBERS, unit: number, otherwise: number): number =>
    (numberOf(environment, name) ?? otherwise / unit) * unit;
  const threads = numberOf(environment, 'DEIDKIT_THREADS') ?? availableParallelism();
  return {
    ...DEFAULT_JOBS,
    fileBytes: of('DEIDKIT_MAX_JOB', MIB, DEFAULT_JOBS.fileBytes),
    atOnce: of('DEIDKIT_JOBS_AT_ONCE', 1, Math.max(1, Math.floor(threads / 2))),
    timeoutMs: of('DEIDKIT_JOB_SECONDS', 1_000, DEFAULT_JOBS.timeoutMs),
    keptMs: of('DEIDKIT_JOB_HOURS', 3_600_000, DEFAULT_JOBS.keptMs),
    storedBytes: of('DEIDKIT_JOB_STORAGE', 1_024 * MIB, DEFAULT_JOBS.storedBytes),
    webhookHosts: listOf(environment.DEIDKIT_WEBHOOK_HOSTS),
    leaseMs: of('DEIDKIT_JOB_LEASE_SECONDS', 1_000, DEFAULT_JOBS.leaseMs),
  };
}

/** The entries of a list, in lower case. */
const listOf = (given = ''): readonly string[] => given.split(',').flatMap((one) => one.trim().toLowerCase() || []);

function proxyOf(given: string): TrustedProxy {
  const proxy = trustedProxy(given);
  if (proxy !== undefined) return proxy;
  throw new DeidError('setting_invalid', [
    'DEIDKIT_TRUSTED_PROXIES',
    'it must be addresses or networks such as 10.0.0.0/8, separated by commas',
  ]);
}

function numberOf(environment: Environment, name: keyof typeof NUMBERS): number | undefined {
  const given = environment[name];
  if (!given) return undefined;
  const { least, most, unit } = NUMBERS[name];
  const number = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new DeidError('setting_invalid', [
    name,
    `it must be a whole number from ${least} to ${most} (${unit}); unset it for the default`,
  ]);
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new DeidError('setting_invalid', ['PORT', 'it must be 0 to 65535']);
  return port;
}
