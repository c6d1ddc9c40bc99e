/** Kinds of characters in a word token, combined by `|`. Decimal digits. */
export const DIGIT = 1;
/** Capital letters. */
export const UPPER = 2;
/** Lower-case letters. */
export const LOWER = 4;
/** Letters without case, combining marks and `_`. */
export const OTHER = 8;

/**
 * The word tokens of a text: maximal runs of letters, digits, combining marks and `_`, split where a script without
 * blanks between words (Chinese, Japanese, Korean, Thai …) meets another. Stored as one array per column, so that
 * walking over a long text allocates nothing. A few empty rows follow the last token so that readers may look ahead;
 * rows behind them are undefined. The table is valid only during the call that received it.
 */
export interface TokenTable extends TokenRows {
  /** Bits of the word lists that hold the token; see `TextDocument.wordList`. */
  readonly flags: Int32Array;
  /** Union of the flags of all tokens. A bit that is not set here is set on no token. */
  readonly flagsOfAll: number;
}

/** The columns of a {@link TokenTable} that do not depend on the plugin that reads it. */
export interface TokenRows {
  /** Number of tokens. */
  readonly length: number;
  /** Offset of the first code unit. */
  readonly start: Int32Array;
  /** Offset after the last code unit. */
  readonly end: Int32Array;
  /** Union of DIGIT, UPPER, LOWER, OTHER over the token's characters. */
  readonly kind: Uint8Array;
  /** Hash of the token, the same for words that differ only in case; see `wordHash`. */
  readonly hash: Int32Array;
}
