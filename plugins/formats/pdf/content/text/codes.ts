import type { Font } from './font.js';
import type { MatchedCode } from './shown.js';

/** Tells the codes of text operators, in the order in which they are drawn. */
export interface Codes {
  /** True: the operators that follow cannot be read this way. */
  readonly failed: boolean;
  /** The codes of an operator's strings, in order over all of them. */
  next(strings: readonly Uint8Array[], font: Font): readonly MatchedCode[];
}
