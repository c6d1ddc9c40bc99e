import type { Span } from './span.js';

/** A part of a term that its recognizer has read, such as the year in a badge number. Offsets are in the text of the term. */
export interface TermPart extends Span {
  /** What the part is, as its recognizer calls it: `site`, `year`, `serial`. */
  readonly role: string;
}
