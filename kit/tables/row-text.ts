import type { FileSession } from '../../core/contracts/file-adapter.js';
import type { Finding } from '../../core/contracts/recognizer.js';
import { withMore } from '../../core/detect/selection.js';

/** A table that no layout explains, whose rows are also searched as lines of text. */
export interface RowText {
  /** The delimiter as text between the cells. */
  readonly delimiter: string;
  /** True if the delimiter also separates words, so that a finding may reach over several cells. */
  readonly isOfWords: boolean;
}

const NONE: readonly Finding[] = [];

/**
 * The findings of a row that is read as one line of text, by cell: `Account 6306730 belongs to the patient` says what
 * its number is, but none of its words does alone.
 * @param values the cells of the row
 */
export function findInRow(
  values: readonly string[],
  { delimiter, isOfWords }: RowText,
  session: FileSession,
): readonly (readonly Finding[])[] {
  const found = session.find(values.join(delimiter), { charged: false });
  if (found.length === 0) return [];
  let at = 0;
  return values.map((value) => {
    const [start, end] = [at, at + value.length];
    at = end + delimiter.length;
    return found
      .filter((one) => (isOfWords ? one.start < end && one.end > start : one.start >= start && one.end <= end))
      .map((one) => ({ ...one, start: Math.max(one.start, start) - start, end: Math.min(one.end, end) - start }));
  });
}

/** The findings of a cell, and those of its row where they do not overlap. */
export const withRow = (found: readonly Finding[], ofRow: readonly Finding[] = NONE): readonly Finding[] =>
  withMore(found, ofRow);
