/** Tells all processes that keys or plans have changed. Who misses it notices within 10 seconds. */
export interface KeyNews {
  tell(): void;
  /** @param hear called for each change, and whenever some may have been missed */
  listen(hear: () => void): void;
  close(): void;
}
