import type { Codes } from './codes.js';
import type { Font } from './font.js';
import type { MatchedCode } from './shown.js';

/**
 * Codes as the decoder has shown them on other pages: a page all of whose codes it has shown need not be decoded. Once a code
 * is not known, the page is to be read with the decoder.
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

/** Pages that are decoded at once after one that could not be read without, at most. */
const MAX_WAITING = 8;

/** When to try reading a page without the decoder: seldom where most pages have codes of their own. */
export class Attempts {
  #waiting = 0;
  #failures = 0;

  /** Whether the next page is to be tried. */
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
