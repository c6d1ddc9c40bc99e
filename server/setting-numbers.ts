import { THREAD_DEFAULTS } from '../lib/pool/defaults.js';
import { DEFAULT_JOBS } from './jobs/settings.js';
import { DEFAULT_SIZES } from './limits/service-limits.js';

/** A setting that is a whole number. */
interface NumberSetting {
  readonly least: number;
  readonly most: number;
  /** Unit, for people. */
  readonly unit: string;
  /** Description, for people. */
  readonly sets: string;
  /** Default, for people. */
  readonly otherwise: string | number;
}

export const MIB = 1024 * 1024;

/** Environment variables of numeric settings. */
export const NUMBERS = {
  DEIDKIT_MAX_TEXT: {
    least: 1,
    most: 50_000_000,
    unit: 'characters',
    sets: 'largest text, in characters',
    otherwise: DEFAULT_SIZES.textChars,
  },
  DEIDKIT_MAX_TEXT_CASCADE: {
    least: 1,
    most: 50_000_000,
    unit: 'characters',
    sets: 'largest text for the detector cascade, in characters: what it reads within DEIDKIT_TEXT_SECONDS',
    otherwise: '18000 for each second',
  },
  DEIDKIT_MAX_TEXT_ACCURATE: {
    least: 1,
    most: 50_000_000,
    unit: 'characters',
    sets: 'largest text for the detector accurate, in characters: what it reads within DEIDKIT_TEXT_SECONDS',
    otherwise: '6000 for each second',
  },
  DEIDKIT_MAX_FILE: {
    least: 1,
    most: 2_048,
    unit: 'MiB',
    sets: 'largest file, in MiB',
    otherwise: DEFAULT_SIZES.fileBytes / MIB,
  },
  DEIDKIT_TEXT_SECONDS: {
    least: 1,
    most: 3_600,
    unit: 'seconds',
    sets: 'maximum processing time of a text, in seconds',
    otherwise: THREAD_DEFAULTS.textTimeoutMs / 1_000,
  },
  DEIDKIT_FILE_SECONDS: {
    least: 1,
    most: 3_600,
    unit: 'seconds',
    sets: 'maximum processing time of a file, in seconds',
    otherwise: THREAD_DEFAULTS.timeoutMs / 1_000,
  },
  DEIDKIT_THREADS: {
    least: 1,
    most: 256,
    unit: 'threads',
    sets: 'threads for files and long texts',
    otherwise: 'one per processor',
  },
  DEIDKIT_THREAD_MEMORY: {
    least: 256,
    most: 65_536,
    unit: 'MiB',
    sets: 'memory limit of each thread, heap and buffers, in MiB',
    otherwise: THREAD_DEFAULTS.memoryMb,
  },
  DEIDKIT_DRAIN_SECONDS: {
    least: 0,
    most: 3_600,
    unit: 'seconds',
    sets: 'how long the service keeps listening after a signal to stop, in seconds; meanwhile `/readyz` reports that it is ending',
    otherwise: 0,
  },
  DEIDKIT_MAX_JOB: {
    least: 1,
    most: 1_048_576,
    unit: 'MiB',
    sets: 'largest file of a job, in MiB',
    otherwise: DEFAULT_JOBS.fileBytes / MIB,
  },
  DEIDKIT_JOBS_AT_ONCE: {
    least: 0,
    most: 256,
    unit: 'jobs',
    sets: 'number of jobs that run at the same time; 0 leaves them to `deidkit worker`',
    otherwise: 'half of the threads, at least one',
  },
  DEIDKIT_JOB_SECONDS: {
    least: 1,
    most: 86_400,
    unit: 'seconds',
    sets: 'maximum processing time of a file of a job, in seconds',
    otherwise: DEFAULT_JOBS.timeoutMs / 1_000,
  },
  DEIDKIT_JOB_HOURS: {
    least: 1,
    most: 720,
    unit: 'hours',
    sets: 'how long a job and its files are kept, in hours',
    otherwise: DEFAULT_JOBS.keptMs / 3_600_000,
  },
  DEIDKIT_JOB_STORAGE: {
    least: 1,
    most: 1_048_576,
    unit: 'GiB',
    sets: 'storage for the files of all jobs, in GiB',
    otherwise: DEFAULT_JOBS.storedBytes / 1_024 / MIB,
  },
  DEIDKIT_JOB_LEASE_SECONDS: {
    least: 1,
    most: 3_600,
    unit: 'seconds',
    sets: 'time after which the job of a dead process is taken over by another, in seconds',
    otherwise: DEFAULT_JOBS.leaseMs / 1_000,
  },
  DEIDKIT_METRICS_PORT: {
    least: 0,
    most: 65_535,
    unit: 'a port; 0: any that is free',
    sets: 'port of `/metrics` for Prometheus',
    otherwise: 'none',
  },
  DEIDKIT_PRESIDIO_PORT: {
    least: 0,
    most: 65_535,
    unit: 'a port; 0: any that is free',
    sets: 'port of the addresses of Presidio, for its clients',
    otherwise: 'none',
  },
} as const satisfies Readonly<Record<string, NumberSetting>>;
