/** A half-open range `[start, end)` in UTF-16 code units, so that `text.slice(start, end)` is the term. */
export interface Span {
  /** Offset of the first code unit. */
  readonly start: number;
  /** Offset behind the last code unit. */
  readonly end: number;
}

/** True if the two ranges share at least one code unit. */
export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Those of `spans` (sorted, without overlaps) that share a code unit with another span. */
export function overlapping<T extends Span>(spans: readonly T[], { start, end }: Span): T[] {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const found: T[] = [];
  for (let one = spans[low]; one !== undefined && one.start < end; one = spans[++low]) found.push(one);
  return found;
}

/** Order of appearance: by start, the longer first. */
export const byPosition = (a: Span, b: Span): number => a.start - b.start || b.end - a.end;

/** Up to this many spans, insertion sort is faster than `Array.sort`. Most texts have fewer. */
const INSERTION_SORT_LIMIT = 64;

/** Sorts in place by {@link byPosition}. Linear for spans that are already in order, as they mostly are. */
export function sortByPosition(spans: Span[]): void {
  for (let i = 1; i < spans.length; i++) {
    const [before, next] = [spans[i - 1], spans[i]];
    if (before === undefined || next === undefined || byPosition(before, next) <= 0) continue;
    if (spans.length > INSERTION_SORT_LIMIT) {
      spans.sort(byPosition);
      return;
    }
    insert(spans, next, i);
  }
}

/** Moves the span at an index forward to its place among those before it, which are in order. */
function insert(spans: Span[], span: Span, index: number): void {
  let at = index;
  for (let before = spans[at - 1]; before !== undefined && byPosition(before, span) > 0; before = spans[at - 1])
    spans[at--] = before;
  spans[at] = span;
}

/** A replacement of one range of a text. */
export interface Edit extends Span {
  /** The replacement. */
  readonly text: string;
}

/** Applies edits to a text; the text between them is copied unchanged. */
export function splice(text: string, edits: readonly Edit[]): string {
  let out = '';
  let at = 0;
  for (const edit of edits) {
    out += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return at === 0 ? text : out + text.slice(at);
}
