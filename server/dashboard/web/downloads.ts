import { randomUUID } from 'node:crypto';

const KEPT_MS = 10 * 60_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** A processed file ready for download. */
export interface Download {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly disposition: string;
}

interface Kept extends Download {
  /** Cookie of the visitor who may download it. */
  readonly visitor: string;
  readonly until: number;
}

/** Processed files between the report page and their download. Kept in memory only, for minutes, for one visitor. */
export class Downloads {
  readonly #kept = new Map<string, Kept>();

  /** Stores a file; the oldest are removed if there are too many. @returns its id */
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
    // Removed after the announced time even if it is never downloaded.
    setTimeout(() => this.#kept.delete(id), KEPT_MS).unref();
    return id;
  }

  find(id: string, visitor: string, now: number): Download | undefined {
    const kept = this.#kept.get(id);
    return kept !== undefined && kept.visitor === visitor && kept.until > now ? kept : undefined;
  }
}
