/** Rows per statement; databases accept only some ten thousand values at a time. */
const ROWS = 500;

/** Splits rows into batches of one statement each. */
export function* batchesOf<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let i = 0; i < rows.length; i += ROWS) yield rows.slice(i, i + ROWS);
}
