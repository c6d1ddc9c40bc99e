/** What a thread may take where nobody says otherwise. */
export const THREAD_DEFAULTS = {
  /** Milliseconds for a task, which is a file, waiting included. */
  timeoutMs: 60_000,
  /** Milliseconds for a text. */
  textTimeoutMs: 30_000,
  /** Megabytes of heap, and of heap and buffers together. */
  memoryMb: 1024,
  /**
   * Megabytes for objects that have just been made. V8's own 48 are too few for documents: what a page is read with is still in use
   * when they are full, and copied. With twice as many, a long PDF takes a sixth less processor time in a thread that is warm,
   * and up to 50 MB more memory.
   */
  youngMemoryMb: 96,
} as const;
