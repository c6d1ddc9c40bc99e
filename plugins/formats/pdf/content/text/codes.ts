import type { Font } from './font.js';
import type { MatchedCode } from './shown.js';

/** Gives the codes of text operators, in the order of drawing. */
export interface Codes {
  /** True if the following operators cannot be read in this way. */
  readonly failed: boolean;
  /** The codes of an operator's strings, in order over all of them. */
  next(strings: readonly Uint8Array[], font: Font): readonly MatchedCode[];
}
