import type { Steps } from '../contracts/pauses.js';
import type { Finding } from '../contracts/recognizer.js';

/** Most characters of texts that are remembered. */
const MAX_LENGTH = 1 << 25;

/**
 * What was found in the texts of a file, in order, so that a file that is read to number its entities is not searched a second
 * time when it is written. A text that is not the one expected, or behind the limit, is searched.
 */
export class FoundAgain {
  readonly #found: { readonly text: string; readonly findings: readonly Finding[] }[] = [];
  #length = 0;
  /** Place of the next text when the file is processed again; undefined while it is read. */
  #next: number | undefined;

  /** Begins the second reading. */
  again(): void {
    this.#next = 0;
  }

  find(text: string, search: () => Finding[]): Finding[] {
    const known = this.#known(text);
    return known ?? this.#noted(text, search());
  }

  *finding(text: string, search: () => Steps<Finding[]>): Steps<Finding[]> {
    return this.#known(text) ?? this.#noted(text, yield* search());
  }

  #known(text: string): Finding[] | undefined {
    if (this.#next === undefined) return undefined;
    const known = this.#found[this.#next];
    if (known === undefined || known.text !== text) return undefined;
    this.#next++;
    return [...known.findings];
  }

  #noted(text: string, findings: Finding[]): Finding[] {
    this.#length += text.length;
    if (this.#next === undefined && this.#length <= MAX_LENGTH) this.#found.push({ text, findings });
    return findings;
  }
}
