/** A half-open range `[start, end)` in UTF-16 code units, so that `text.slice(start, end)` is the term. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** True if the two ranges share at least one code unit. */
export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Order of appearance: by start, the longer first. */
export const byPosition = (a: Span, b: Span): number => a.start - b.start || b.end - a.end;

/** Sorts in place by {@link byPosition}; what is in order already, as it mostly is, costs one look. */
export function sortByPosition(spans: Span[]): void {
  for (let i = 1; i < spans.length; i++) {
    const [before, next] = [spans[i - 1], spans[i]];
    if (before === undefined || next === undefined || byPosition(before, next) <= 0) continue;
    spans.sort(byPosition);
    return;
  }
}

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
