import { createHash } from 'node:crypto';
import type { Finding } from '../contracts/recognizer.js';
import type { DetectRequest } from '../detect/detect-request.js';

type Detect = (text: string, request: DetectRequest) => Finding[];

/** Maximum size of what is remembered, in bytes, estimated. Half of it is forgotten at a time. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Estimated size of an entry without findings, and of a finding. */
const ENTRY_BYTES = 160;
const FINDING_BYTES = 96;

/**
 * Remembers what was found in the texts of a stream's records, so that equal values are searched once. For one engine and one
 * set of options: what may differ between two texts of such a run is part of the key, and a text that is searched for terms of
 * its own record is not remembered. Holds no text: keys are SHA-256 digests, and findings are positions.
 */
export class RecordReadings {
  readonly #maxBytes: number;
  #recent = new Map<string, Finding[]>();
  #earlier = new Map<string, Finding[]>();
  #bytes = 0;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** The findings of a text: those remembered, else those of `detect`. */
  read(text: string, request: DetectRequest, detect: Detect): Finding[] {
    if (request.searchTerms !== undefined || request.trace !== undefined) return detect(text, request);
    const key = keyOf(text, request);
    const recent = this.#recent.get(key);
    if (recent !== undefined) return recent;
    const found = this.#earlier.get(key) ?? detect(text, request);
    this.#remember(key, found);
    return found;
  }

  #remember(key: string, found: Finding[]): void {
    const bytes = ENTRY_BYTES + FINDING_BYTES * found.length;
    if (this.#bytes + bytes > this.#maxBytes / 2) {
      this.#earlier = this.#recent;
      this.#recent = new Map();
      this.#bytes = 0;
    }
    this.#bytes += bytes;
    this.#recent.set(key, found);
  }
}

/** UTF-16, because in UTF-8 all halves of surrogate pairs would be the same. */
const keyOf = (text: string, { header, certainOnly, models }: DetectRequest): string =>
  createHash('sha256')
    .update(Buffer.from(`${JSON.stringify([header, certainOnly, models])}\n${text}`, 'utf16le'))
    .digest('base64');
