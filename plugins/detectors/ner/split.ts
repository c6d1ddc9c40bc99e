import type { Span } from '../../../core/index.js';

/** Lines up to this length are list items or signatures, so that the next line holds another name. */
const SHORT_LINE = 50;
/** `c/o` before a name, and separators of form columns, data fields and tags, which no name crosses, and the ends of lines. */
const BETWEEN =
  /[;,]?[ ]?(?<![\p{L}\p{N}])c\/o(?![\p{L}\p{N}])[.:]?[ ]?|\n|\t[ \t]*| {2,}(?=\P{Ll})|["']?[\^|<>{}=~][^\p{L}\p{N}]{0,8}|"[,:;] ?"|" (?=[\p{L}_-]{2,30}=)/gu;
/** The last line of a US address (USPS Publication 28) up to its ZIP code. */
const US_ADDRESS = /[ ,][A-Z]{2},? \d{5}(?:-\d{4})?\s*$/;
/** How far after a span a separator within it may extend, in code units. */
const AHEAD = 2;

/**
 * Splits a span at separators of fields and at the ends of short lines, as in lists and signatures. A place goes on over
 * several lines, up to a ZIP code.
 */
export function partsOf(view: string, { start, end }: Span, isPlace: boolean): Span[] {
  const parts: Span[] = [];
  let from = start;
  for (const { index, 0: gap } of view.slice(start, end + AHEAD).matchAll(BETWEEN)) {
    const at = start + index;
    if (at >= end) break;
    if (gap === '\n' && !(isPlace ? US_ADDRESS.test(view.slice(from, at)) : endsShortLine(view, at))) continue;
    parts.push({ start: from, end: at });
    from = at + gap.length;
  }
  if (from < end) parts.push({ start: from, end });
  return parts;
}

function endsShortLine(view: string, end: number): boolean {
  return view.slice(view.lastIndexOf('\n', end - 1) + 1, end).trimStart().length < SHORT_LINE;
}
