/** How much the service takes on as jobs, and for how long it keeps them. */
export interface JobSettings {
  /** Largest file, in bytes. */
  readonly fileBytes: number;
  /** Jobs in work at a time, in this process; 0: they are left to others. */
  readonly atOnce: number;
  /** Milliseconds that a job may be in work. */
  readonly timeoutMs: number;
  /** Milliseconds that a job is kept, from when it was sent or ended. */
  readonly keptMs: number;
  /** Bytes of the files of all jobs. */
  readonly storedBytes: number;
  /** Jobs of one key that wait or are in work. */
  readonly unfinished: number;
  /** Milliseconds after which somebody else takes up the job of a process that has not been heard of. */
  readonly leaseMs: number;
  /** Hosts that may be told of the ends of jobs although they are private, or without TLS: `name` or `name:port`. */
  readonly webhookHosts: readonly string[];
  /** Milliseconds until somebody is told again who did not answer; four times as many each time. */
  readonly webhookPauseMs: number;
}

const MIB = 1024 * 1024;

export const DEFAULT_JOBS: JobSettings = {
  fileBytes: 100 * MIB,
  atOnce: 1,
  timeoutMs: 3_600_000,
  keptMs: 24 * 3_600_000,
  storedBytes: 20 * 1024 * MIB,
  unfinished: 1_000,
  leaseMs: 30_000,
  webhookHosts: [],
  webhookPauseMs: 10_000,
};
