/** Rows of one statement: databases take no more than some ten thousand values at a time. */
const ROWS = 500;

/** The same rows, in pieces for one statement each. */
export function* batchesOf<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let i = 0; i < rows.length; i += ROWS) yield rows.slice(i, i + ROWS);
}
