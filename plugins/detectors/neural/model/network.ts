/** Numbers of the pieces of a window: a row of equal length for each. */
export interface Rows {
  readonly numbers: Float32Array;
  /** Numbers of a row. */
  readonly stride: number;
}

/** What runs the layers of a model. Rows are valid until the next call. */
export interface Network {
  /** Number of labels. */
  readonly labels: number;
  /**
   * Scores of all labels for each piece of a window, at the begin of its row.
   * @param ids numbers of pieces, at most `positions`. @param codes as {@link PieceWord.code}
   * @param wanted the pieces whose scores are wanted, in order; the rows of others may hold anything. Left out, all of them
   */
  scores(ids: readonly number[], codes: readonly number[], wanted?: readonly number[]): Rows;
  /** What stands for each piece half way up and behind the last layer. */
  states(ids: readonly number[], codes: readonly number[]): readonly [Rows, Rows];
}
