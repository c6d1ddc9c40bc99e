import { randomUUID } from 'node:crypto';

const KEPT_MS = 10 * 60_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** A processed file that waits to be fetched. */
export interface Download {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly disposition: string;
}

interface Kept extends Download {
  /** Cookie of whoever may fetch it. */
  readonly visitor: string;
  readonly until: number;
}

/** Processed files between the page that reports on them and their download: in memory only, for minutes, for one visitor. */
export class Downloads {
  readonly #kept = new Map<string, Kept>();

  /** Keeps a file; the oldest make room. @returns its number */
  keep(visitor: string, download: Download, now: number): string {
    const id = randomUUID();
    this.#kept.set(id, { ...download, visitor, until: now + KEPT_MS });
    let total = 0;
    for (const { bytes } of this.#kept.values()) total += bytes.length;
    for (const [oldest, { bytes, until }] of this.#kept) {
      if (oldest === id || (total <= MAX_BYTES && until > now)) continue;
      total -= bytes.length;
      this.#kept.delete(oldest);
    }
    // Nothing stays longer than it is said to, whoever comes or not.
    setTimeout(() => this.#kept.delete(id), KEPT_MS).unref();
    return id;
  }

  find(id: string, visitor: string, now: number): Download | undefined {
    const kept = this.#kept.get(id);
    return kept !== undefined && kept.visitor === visitor && kept.until > now ? kept : undefined;
  }
}
