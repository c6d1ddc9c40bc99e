import type { Codes } from './codes.js';
import type { Font } from './font.js';
import type { MatchedCode } from './shown.js';

/**
 * Codes as the decoder has shown them on other pages. A page that only has known codes need not be decoded. Once a code
 * is unknown, the page must be read with the decoder.
 */
export class KnownCodes implements Codes {
  failed = false;

  next(strings: readonly Uint8Array[], font: Font): readonly MatchedCode[] {
    const codes: MatchedCode[] = [];
    for (const bytes of strings) if (!this.failed) this.#add(bytes, font, codes);
    return this.failed ? [] : codes;
  }

  #add(bytes: Uint8Array, { codeLength, decoded }: Font, codes: MatchedCode[]): void {
    if (codeLength === 0 || bytes.length % codeLength !== 0) {
      this.failed = true;
      return;
    }
    for (let at = 0; at < bytes.length; at += codeLength) {
      const first = bytes[at] ?? 0;
      const known = decoded.get(codeLength === 1 ? first : first * 256 + (bytes[at + 1] ?? 0));
      if (known === undefined) {
        this.failed = true;
        return;
      }
      codes.push(known);
    }
  }
}

/** Maximum number of pages that are decoded without a try after one that could not be read without the decoder. */
const MAX_WAITING = 8;

/** Decides when to try reading a page without the decoder: seldom if most pages have their own codes. */
export class Attempts {
  #waiting = 0;
  #failures = 0;

  /** True if the next page should be tried. */
  isDue(): boolean {
    if (this.#waiting === 0) return true;
    this.#waiting--;
    return false;
  }

  note(succeeded: boolean): void {
    this.#failures = succeeded ? 0 : this.#failures + 1;
    this.#waiting = Math.min(this.#failures >> 1, MAX_WAITING);
  }
}
