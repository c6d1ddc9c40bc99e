import type { Caller } from '../limits/caller.js';

/** Verifies API keys. */
export interface KeyVerifier {
  /**
   * @param header the value of X-API-Key
   * @returns the caller; refusals are DeidErrors with the codes of keys
   */
  verify(header: string | undefined, now: number): Promise<Caller>;
  /** Clears the cache so that a change takes effect at once: in this process, and with Redis in all. */
  forget(): void;
}
