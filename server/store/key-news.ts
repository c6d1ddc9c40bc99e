/**
 * Notifies all processes of changed keys or plans. A process that misses a notification notices the change within 10
 * seconds, when its cache expires.
 */
export interface KeyNews {
  tell(): void;
  /** @param hear called for each change, and whenever notifications may have been missed */
  listen(hear: () => void): void;
  close(): void;
}
