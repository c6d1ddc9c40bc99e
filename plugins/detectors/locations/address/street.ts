import type { Span } from '../../../../core/index.js';

/** A street as one of the parsers found it, before what follows it is read. */
export interface Street extends Span {
  /** Score without a tail; 0 if it is a street only where a postal code follows. */
  readonly score: number;
  /** Score with a tail that confirms it. */
  readonly confirmed: number;
}
