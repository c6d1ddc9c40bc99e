import type { Match, Span } from '../../../../core/index.js';
import { byStart } from './known-persons.js';

/** From this score on, a longer reading may be what is meant. */
const PLAUSIBLE = 0.5;

/** Tells of places, asked for in the order of the text, whether something longer was found there. */
export class LongerReadings {
  readonly #found: readonly Match[];
  #next = 0;
  /** How far what begins before the place asked for reaches, and what begins with it. */
  #before = -1;
  #from = -1;
  #at = -1;

  constructor(found: readonly Match[]) {
    this.#found = found.filter(({ score }) => score >= PLAUSIBLE).sort(byStart);
  }

  /** True where a term is a part of what was read: `Thistlewood` of `Thistlewood Chemists Ltd`. Alone it is the person's. */
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
