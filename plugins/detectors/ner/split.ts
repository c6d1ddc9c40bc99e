import type { Span } from '../../../core/index.js';

/** Lines up to this length are list items or signatures, so that the next line holds another name. */
const SHORT_LINE = 50;
/** Separators of form columns, data fields and tags, which no name crosses. */
const FIELD_END = /\t[ \t]*| {2,}(?=\P{Ll})|["']?[\^|<>{}=~][^\p{L}\p{N}]{0,8}|"[,:;] ?"|" (?=[\p{L}_-]{2,30}=)/gu;
/** Fast pre-check: each separator contains one of these. */
const MAY_END = /[\t^|<>{}=~"]| {2}/;
/** Text after the label of the next field: a colon, or a number or amount. */
const LABEL_BEHIND = /(?:[ -][\p{L}/]{1,12}){0,2}(?:\.? ?[:#=]|"?=| ?[$€£\d])/uy;
/** How far after a span a separator within it may extend, in code units. */
const AHEAD = 2;

/** Splits a span at field separators, and removes the labels of the next fields. */
export function splitFields(view: string, { start, end }: Span): Span[] {
  const term = view.slice(start, end + AHEAD);
  if (!MAY_END.test(term)) return start < end ? [{ start, end }] : [];
  const spans: Span[] = [];
  let from = start;
  for (const { index, 0: gap } of term.matchAll(FIELD_END)) {
    if (start + index >= end) break;
    spans.push({ start: from, end: start + index });
    from = start + index + gap.length;
  }
  LABEL_BEHIND.lastIndex = end;
  const isLabel = spans.length > 0 && LABEL_BEHIND.test(view);
  if (from < end && !isLabel) spans.push({ start: from, end });
  return spans;
}

/** Splits a span of persons at the ends of short lines, as in lists and signatures. */
export function splitLines(view: string, { start, end }: Span): Span[] {
  if (!view.slice(start, end).includes('\n')) return [{ start, end }];
  const spans: Span[] = [];
  let from = start;
  for (let at = view.indexOf('\n', start); at >= 0 && at < end; at = view.indexOf('\n', at + 1)) {
    if (at - indentedFrom(view, at) >= SHORT_LINE) continue;
    spans.push({ start: from, end: at });
    from = at + 1;
  }
  spans.push({ start: from, end });
  return spans;
}

/** Start of the text of a line, after its blanks. @param end end of the line. */
function indentedFrom(view: string, end: number): number {
  let from = view.lastIndexOf('\n', end - 1) + 1;
  while (from < end && (view[from] === ' ' || view[from] === '\t')) from++;
  return from;
}
