/**
 * A request that Presidio would refuse too, or that cannot be answered as Presidio would. Its sentence is fixed, or holds
 * only places and names that are ours: never a piece of what was sent.
 */
export class PresidioRefusal extends Error {
  /** HTTP status of the answer. */
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/** Refusal of a value of the wrong kind or outside of its range. */
export const invalid = (sentence: string): PresidioRefusal => new PresidioRefusal(422, sentence);

/** Refusal of a request of another form. */
export const malformed = (sentence: string): PresidioRefusal => new PresidioRefusal(400, sentence);
