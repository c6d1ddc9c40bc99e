/** Kinds of characters a word token holds; combined by `|`. */
export const DIGIT = 1;
/** Capital letters. */
export const UPPER = 2;
/** Small letters. */
export const LOWER = 4;
/** Letters without case, combining marks and `_`. */
export const OTHER = 8;

/**
 * The word tokens of a text: maximal runs of letters, digits, combining marks and `_`, cut where a
 * script without blanks between words (Chinese, Japanese, Korean, Thai …) meets another. Columns of one table, so that
 * walking over a long text allocates nothing. The few rows from `length` on stand nowhere and hold nothing, those
 * behind them are meaningless, and the table is only valid during the call that received it.
 */
export interface TokenTable extends TokenRows {
  /** Bits of the word lists that hold the token; see `TextDocument.wordList`. */
  readonly flags: Int32Array;
  /** Union of the flags of all tokens: what is not in it need not be looked for. */
  readonly flagsOfAll: number;
}

/** The columns of a {@link TokenTable} that are the same for everybody. */
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
