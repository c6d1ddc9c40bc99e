import { type Span, splice } from '../contracts/span.js';

/** Fast pre-check for texts of several lines: does a line begin with a mark? */
const MAY_HOLD = /\n[ \t]{0,8}[>#;%|?/-]/;
/**
 * Marks at the start of lines in quotations, comments and frames. Bullets are excluded, because each starts an item of
 * its own. Several question marks replace a sign that was lost in conversion.
 */
const MARGIN = /[ \t]{0,8}(?:(?:[>#;%|]{1,4}|\/\/|--|\?{2,4})(?:[ \t]{1,8}|(?=\r?$))){1,4}/my;

/** The end of the line above a margin, also as an escape in JSON strings. */
const LINE_END = /(?<!\s)(?:\s|\\{1,2}[nrt])+$/u;

/**
 * Returns the margins of a text, in order: equal marks at the start of two or more consecutive lines, such as `> ` or
 * `# `. They are not part of any term, and an address continues after the margin of the next line.
 */
export function marginsOf(text: string): readonly Span[] {
  const margins: Span[] = [];
  if (!MAY_HOLD.test(text)) return margins;
  let above: Span | undefined;
  for (let start = 0; start >= 0 && start < text.length; start = lineAfter(text, start)) {
    const margin = marginAt(text, start);
    if (above !== undefined && margin !== undefined && marks(text, above) === marks(text, margin)) {
      if (margins.at(-1) !== above) margins.push(above);
      margins.push(margin);
    }
    above = margin;
  }
  return margins;
}

function lineAfter(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? -1 : end + 1;
}

function marginAt(text: string, start: number): Span | undefined {
  MARGIN.lastIndex = start;
  if (!MARGIN.test(text)) return undefined;
  const end = MARGIN.lastIndex;
  return isRowOfTable(text, start, end) ? undefined : { start, end };
}

/** `| Name | Phone |`: these bars separate columns and are not a frame. */
function isRowOfTable(text: string, start: number, end: number): boolean {
  if (!text.slice(start, end).includes('|')) return false;
  const next = lineAfter(text, end);
  return text.slice(end, next < 0 ? text.length : next).includes('|');
}

const marks = (text: string, { start, end }: Span): string => text.slice(start, end).trim();

/** The text with blanks in place of its margins; the length does not change. */
export const withoutMargins = (text: string, margins: readonly Span[]): string =>
  splice(
    text,
    margins.map(({ start, end }) => ({ start, end, text: ' '.repeat(end - start) })),
  );

/**
 * Spans without the margins in them: a span over several such lines becomes one span for each line.
 * @param spans sorted, without overlaps.
 */
export function partedAt<S extends Span>(text: string, spans: readonly S[], margins: readonly Span[]): S[] {
  const parted: S[] = [];
  let next = 0;
  for (const span of spans) {
    while ((margins[next]?.end ?? text.length) <= span.start) next++;
    let { start } = span;
    for (; (margins[next]?.start ?? text.length) < span.end; next++) {
      const margin = margins[next] ?? span;
      const end = start + text.slice(start, margin.start).replace(LINE_END, '').length;
      if (end > start) parted.push({ ...span, start, end });
      start = margin.end;
    }
    if (start < span.end) parted.push({ ...span, start });
  }
  return parted;
}
