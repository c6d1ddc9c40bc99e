/** Default limits of a thread. */
export const THREAD_DEFAULTS = {
  /** Time limit of a task (a file) in milliseconds, including the time in the queue. */
  timeoutMs: 60_000,
  /** Time limit of a text in milliseconds. */
  textTimeoutMs: 30_000,
  /** Memory limit in megabytes, for the heap and for heap and buffers together. */
  memoryMb: 1024,
  /**
   * Size of V8's young generation in megabytes. Its default of 48 is too small for documents: the data of a page is
   * still in use when it is full, and is copied. With twice that, a long PDF takes a sixth less CPU time in a warm
   * thread and up to 50 MB more memory.
   */
  youngMemoryMb: 96,
} as const;
