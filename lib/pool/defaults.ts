/** What a thread may take where nobody says otherwise. */
export const THREAD_DEFAULTS = {
  /** Milliseconds for a task, which is a file, waiting included. */
  timeoutMs: 60_000,
  /** Milliseconds for a text. */
  textTimeoutMs: 30_000,
  /** Megabytes of heap. */
  memoryMb: 1024,
} as const;
