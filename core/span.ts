/** A half-open range `[start, end)` in UTF-16 code units, so that `text.slice(start, end)` is the term. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** True if the two ranges share at least one code unit. */
export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Order of appearance: by start, the longer first. */
export const byPosition = (a: Span, b: Span): number => a.start - b.start || b.end - a.end;

/** A replacement of one range of a text. */
export interface Edit extends Span {
  readonly text: string;
}

/**
 * Applies edits to a text; everything between them is copied as it is.
 * @param edits sorted by start and without overlaps.
 */
export function splice(text: string, edits: readonly Edit[]): string {
  let out = '';
  let at = 0;
  for (const edit of edits) {
    out += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return at === 0 ? text : out + text.slice(at);
}
