import type { Evidence, EvidenceKind, Match, Span } from '../../../../core/index.js';
import { byStart } from './known-persons.js';

/** From this score on, a longer reading may be what is meant. */
const PLAUSIBLE = 0.5;

/** `Thistlewood` of `Thistlewood Chemists Ltd` is the company's; alone it is the person's. */
export const INSIDE_LONGER: EvidenceKind = {
  name: 'cue:inside-longer',
  reason: 'part of a longer name at this place',
  weights: { PERSON: -0.5 },
};
const EVIDENCE: readonly Evidence[] = [{ code: INSIDE_LONGER.name }];

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

  /** What speaks against a term there being all that is meant. */
  evidence({ start, end }: Span): readonly Evidence[] | undefined {
    for (let one = this.#found[this.#next]; one !== undefined && one.start <= start; one = this.#found[++this.#next]) {
      if (one.start > this.#at) this.#before = Math.max(this.#before, this.#from);
      this.#from = one.start > this.#at ? one.end : Math.max(this.#from, one.end);
      this.#at = one.start;
    }
    const before = this.#at < start ? Math.max(this.#before, this.#from) : this.#before;
    return before >= end || this.#from > end ? EVIDENCE : undefined;
  }
}
