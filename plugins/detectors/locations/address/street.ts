import type { Span } from '../../../../core/index.js';

/** A street as one of the parsers has found it, without the text that follows it. */
export interface Street extends Span {
  /** Score without a tail; 0 if it counts as a street only before a postal code. */
  readonly score: number;
  /** Score with a tail that confirms it. */
  readonly confirmed: number;
}
