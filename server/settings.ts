import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { DeidError } from '../core/index.js';
import { LOG_FORMATS, LOG_LEVELS, type LogFormat, type LogLevel } from './base/logging.js';
import { DEFAULT_JOBS, type JobSettings } from './jobs/settings.js';
import { DEFAULT_SIZES, type ServiceSizes } from './limits/service-limits.js';
import { nearest } from './openapi/nearest.js';
import { MIB, NUMBERS } from './setting-numbers.js';
import { readStoreSettings, STORE_SETTINGS, type StoreSettings } from './store/store-settings.js';
import type { ThreadLimits } from './work/threads.js';

/** Where the service listens, where it keeps things, and how much it takes on. */
export interface Settings extends StoreSettings {
  /** Default 127.0.0.1: reachable from this machine only. */
  readonly host: string;
  /** Default 3000; 0 lets the system choose. */
  readonly port: number;
  /** Absolute path of the configuration of the engine; left out, the one that comes with the package. */
  readonly config?: string;
  readonly limits: ServiceSizes;
  readonly threads: ThreadLimits;
  readonly jobs: JobSettings;
  /** Absolute path of the folder for the files of jobs, which all machines share that work on them; default `jobs` in the data directory. */
  readonly blobDir: string;
  /** Milliseconds that the service, told to end, still listens: load balancers need them to see that it is ending. Default 0. */
  readonly lingerMs: number;
  /** Where Prometheus reads `/metrics`; left out, there is none. */
  readonly metrics?: { readonly host: string; readonly port: number };
  /** The least severe lines that are logged. */
  readonly logLevel: LogLevel;
  /** How they look; left out, for people on a terminal, else JSON. */
  readonly logFormat?: LogFormat;
}

/** The variables of a process; an empty one counts as not set. */
type Environment = Readonly<Record<string, string | undefined>>;

const PREFIX = 'DEIDKIT_'.length;
/** Letters by which a name may differ from a setting and still be taken for it. */
const MISSPELT_BY = 2;

/** A character takes at most 4 bytes of UTF-8, and twice that where half of a text are quotes and line ends, which JSON escapes. */
const JSON_BYTES_PER_CHARACTER = 8;

/** Names that are read as settings; an operator may use other names that begin with DEIDKIT_ for keys of transformers. */
const TEXTS = [
  'DEIDKIT_CONFIG',
  'DEIDKIT_METRICS_HOST',
  'DEIDKIT_LOG_LEVEL',
  'DEIDKIT_BLOB_DIR',
  'DEIDKIT_WEBHOOK_HOSTS',
  'DEIDKIT_LOG_FORMAT',
  ...STORE_SETTINGS,
] as const;

/** Named as other services name them. */
const UNPREFIXED = ['HOST', 'PORT'] as const;

/** Reads the settings from the environment; README.md lists them. All are optional. Throws DeidError `setting_invalid`. */
export function readSettings(environment: Environment = process.env): Settings {
  refuseMisspelt(environment);
  const { HOST, PORT, DEIDKIT_CONFIG } = environment;
  const metricsPort = numberOf(environment, 'DEIDKIT_METRICS_PORT');
  const stores = readStoreSettings(environment);
  return {
    host: HOST || '127.0.0.1',
    port: portOf(PORT || '3000'),
    ...stores,
    blobDir: resolve(environment.DEIDKIT_BLOB_DIR || join(stores.dataDir, 'jobs')),
    ...(DEIDKIT_CONFIG ? { config: resolve(DEIDKIT_CONFIG) } : {}),
    limits: limitsOf(environment),
    threads: threadsOf(environment),
    jobs: jobsOf(environment),
    lingerMs: (numberOf(environment, 'DEIDKIT_DRAIN_SECONDS') ?? 0) * 1_000,
    ...(metricsPort === undefined
      ? {}
      : { metrics: { host: environment.DEIDKIT_METRICS_HOST || '127.0.0.1', port: metricsPort } }),
    logLevel: oneOf('DEIDKIT_LOG_LEVEL', LOG_LEVELS, environment.DEIDKIT_LOG_LEVEL || 'info'),
    ...(environment.DEIDKIT_LOG_FORMAT
      ? { logFormat: oneOf('DEIDKIT_LOG_FORMAT', LOG_FORMATS, environment.DEIDKIT_LOG_FORMAT) }
      : {}),
  };
}

/** A misspelt setting would be a default that nobody chose. Names that are like no setting are somebody else's. */
function refuseMisspelt(environment: Environment): void {
  const known = [...TEXTS, ...Object.keys(NUMBERS)];
  for (const name of Object.keys(environment)) {
    if (!name.startsWith('DEIDKIT_') || known.includes(name)) continue;
    const meant = nearest(
      name.slice(PREFIX),
      known.map((one) => one.slice(PREFIX).toLowerCase()),
      MISSPELT_BY,
    );
    const right = meant === undefined ? withoutPrefix(name, environment[name]) : `DEIDKIT_${meant.toUpperCase()}`;
    if (right === undefined) continue;
    throw new DeidError('setting_invalid', [name, `there is none of this name; ${right} is meant?`]);
  }
}

/** `DEIDKIT_PORT` for `PORT`; but Kubernetes itself gives each pod `DEIDKIT_PORT=tcp://…` of a service called deidkit. */
const withoutPrefix = (name: string, value = ''): string | undefined =>
  UNPREFIXED.find((known) => name === `DEIDKIT_${known}` && !value.includes('://'));

function oneOf<T extends string>(name: string, allowed: readonly T[], given: string): T {
  const value = allowed.find((one) => one === given);
  if (value !== undefined) return value;
  throw new DeidError('setting_invalid', [name, `it must be one of ${allowed.join(', ')}`]);
}

function limitsOf(environment: Environment): ServiceSizes {
  const textChars = numberOf(environment, 'DEIDKIT_MAX_TEXT') ?? DEFAULT_SIZES.textChars;
  const mebibytes = numberOf(environment, 'DEIDKIT_MAX_FILE');
  const fileBytes = mebibytes === undefined ? DEFAULT_SIZES.fileBytes : mebibytes * MIB;
  return {
    textChars,
    fileBytes,
    jsonBytes: Math.max(DEFAULT_SIZES.jsonBytes, textChars * JSON_BYTES_PER_CHARACTER),
    uploadBytes: Math.max(DEFAULT_SIZES.uploadBytes, fileBytes * 2),
  };
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

/** A job may hold a thread for an hour: half of them are left to those who wait for an answer. */
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
    webhookHosts: (environment.DEIDKIT_WEBHOOK_HOSTS ?? '')
      .split(',')
      .flatMap((host) => host.trim().toLowerCase() || []),
    leaseMs: of('DEIDKIT_JOB_LEASE_SECONDS', 1_000, DEFAULT_JOBS.leaseMs),
  };
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
