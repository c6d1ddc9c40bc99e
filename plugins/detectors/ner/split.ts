import type { Span } from '../../../core/index.js';

/** A line as short as this is a line of a list or a signature: the next one holds another name. */
const SHORT_LINE = 50;
/** What parts columns of forms, fields of data, and tags: nothing that is called by one name goes over it. */
const FIELD_END = /\t[ \t]*| {2,}(?=\P{Ll})|["']?[\^|<>{}=~][^\p{L}\p{N}]{0,8}|"[,:;] ?"|" (?=[\p{L}_-]{2,30}=)/gu;
/** The cheap question: one of these is in each of them. */
const MAY_END = /[\t^|<>{}=~"]| {2}/;
/** What follows the label of the next field: a colon, or a number or amount. */
const LABEL_BEHIND = /(?:[ -][\p{L}/]{1,12}){0,2}(?:\.? ?[:#=]|"?=| ?[$€£\d])/uy;
/** How far behind a span a sign may stand that ends a field in it. In code units. */
const AHEAD = 2;

/** The pieces of a span that runs over the ends of fields, without the labels of the next ones. */
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

/** The persons of a span that runs over the ends of short lines, as lists and signatures have them. */
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

/** Where the text of a line begins, behind its blanks. @param end of the line. */
function indentedFrom(view: string, end: number): number {
  let from = view.lastIndexOf('\n', end - 1) + 1;
  while (from < end && (view[from] === ' ' || view[from] === '\t')) from++;
  return from;
}
