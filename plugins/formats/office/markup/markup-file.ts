import type { Edit, Span } from '../../../../core/index.js';
import type { Segment, Unit } from '../text/unit.js';

/** One text of a table cell: the displayed text, or another value of the cell. */
export interface MarkupCell {
  /** Index of the table in the file. */
  readonly table: number;
  readonly row: number;
  readonly column: number;
  readonly unit: Unit;
  /** True for a number that means nothing by itself: only the type of its column makes it a term. */
  readonly plain: boolean;
  /**
   * Further edits if the text has changed: they adapt values that would contradict it or would still contain the
   * original.
   * @param now replacement of the text in the source.
   * @param isChanged whether a range of the source changes anyway.
   */
  readonly follow?: (now: string, isChanged: (range: Span) => boolean) => readonly Edit[];
}

/** Content that cannot be searched: its kind, as a warning names it, and the edits that remove it. */
export interface Opaque {
  readonly kind: string;
  readonly cut: Edit;
}

/** What was read from a markup file. Offsets refer to its text. */
export interface MarkupFile {
  readonly units: readonly Unit[];
  readonly cells: readonly MarkupCell[];
  readonly opaque: readonly Opaque[];
}

/** The segments of a text without surrounding blanks, which would become part of a term that fills the cell. */
export function trimmed(segments: readonly Segment[]): readonly Segment[] {
  const text = segments.map((segment) => segment.text).join('');
  const from = text.length - text.trimStart().length;
  const to = text.trimEnd().length;
  const kept: Segment[] = [];
  let at = 0;
  for (const segment of segments) {
    const start = Math.max(from - at, 0);
    const end = Math.min(to - at, segment.text.length);
    at += segment.text.length;
    if (start === 0 && end === segment.text.length) kept.push(segment);
    else if (start < end) kept.push(sliced(segment, start, end));
  }
  return kept;
}

function sliced(segment: Segment, from: number, to: number): Segment {
  const { offsets, text } = segment;
  const at = (offset: number): number => offsets?.[offset] ?? offset;
  return {
    ...segment,
    start: segment.start + at(from),
    end: segment.start + at(to),
    text: text.slice(from, to),
    ...(offsets && { offsets: offsets.slice(from, to + 1).map((offset) => offset - at(from)) }),
  };
}
