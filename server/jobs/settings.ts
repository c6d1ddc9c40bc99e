/** Limits of jobs. */
export interface JobSettings {
  /** Maximum file size in bytes. */
  readonly fileBytes: number;
  /** Maximum number of concurrent jobs in this process; 0 leaves them to other processes. */
  readonly atOnce: number;
  /** Maximum processing time of a job in milliseconds. */
  readonly timeoutMs: number;
  /** Milliseconds for which a job is kept after it was sent or ended. */
  readonly keptMs: number;
  /** Maximum size of the files of all jobs in bytes. */
  readonly storedBytes: number;
  /** Maximum number of waiting and running jobs of one key. */
  readonly unfinished: number;
  /** Milliseconds without a sign of life after which another worker takes over a job. */
  readonly leaseMs: number;
  /** Hosts that may receive webhooks although they are private or without TLS: `name` or `name:port`. */
  readonly webhookHosts: readonly string[];
  /** Milliseconds until a failed webhook is retried; four times as many after each failure. */
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
