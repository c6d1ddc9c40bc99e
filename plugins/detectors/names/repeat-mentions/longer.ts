import type { Match, Span } from '../../../../core/index.js';
import { byStart } from './known-persons.js';

/** From this score on, a longer match may be the right one. */
const PLAUSIBLE = 0.5;

/** Tells whether a longer match covers a place. Places must be asked for in the order of the text. */
export class LongerReadings {
  readonly #found: readonly Match[];
  #next = 0;
  /** End of the longest match that starts before the current place, and of the longest that starts there. */
  #before = -1;
  #from = -1;
  #at = -1;

  constructor(found: readonly Match[]) {
    this.#found = found.filter(({ score }) => score >= PLAUSIBLE).sort(byStart);
  }

  /**
   * True if a term is part of a longer match: `Thistlewood` in `Thistlewood Chemists Ltd`. Elsewhere the word is the
   * person's name.
   */
  cover({ start, end }: Span): boolean {
    for (let one = this.#found[this.#next]; one !== undefined && one.start <= start; one = this.#found[++this.#next]) {
      if (one.start > this.#at) this.#before = Math.max(this.#before, this.#from);
      this.#from = one.start > this.#at ? one.end : Math.max(this.#from, one.end);
      this.#at = one.start;
    }
    const before = this.#at < start ? Math.max(this.#before, this.#from) : this.#before;
    return before >= end || this.#from > end;
  }
}
