import type { Span } from '../../core/index.js';
import { FIELD_LABELS } from './words.js';

const BETWEEN_PLACES = / (?:in|near|nahe|bei|cerca de|près de) (?=\p{Lu})/gu;
const WIDE_GAP = /\t[ \t]*|[ ]{3,}/g;
const LABEL_END = /(?: [\p{L}/]{1,12}){0,2}\.? ?[:#]/uy;
/** A line as short as this is a line of a list or a signature: the next one holds another name. */
const SHORT_LINE = 50;

/** The persons of a span that runs over the ends of short lines, as lists and signatures have them. */
export function splitLines(view: string, { start, end }: Span): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (let at = view.indexOf('\n', start); at >= 0 && at < end; at = view.indexOf('\n', at + 1)) {
    if (at - view.lastIndexOf('\n', at - 1) > SHORT_LINE) continue;
    spans.push({ start: from, end: at });
    from = at + 1;
  }
  spans.push({ start: from, end });
  return spans;
}

/**
 * The persons of a span that runs over a gap as wide as those between the columns of a form. What stands behind one and is itself
 * followed by a colon, or is a usual one, is the label of the next field.
 */
export function splitColumns(view: string, { start, end }: Span): Span[] {
  const spans = splitAt(view, { start, end }, WIDE_GAP);
  const last = spans[spans.length - 1];
  if (last === undefined || spans.length === 1) return spans;
  LABEL_END.lastIndex = end;
  const isLabel = LABEL_END.test(view) || FIELD_LABELS.has(view.slice(last.start, end).toLowerCase());
  return isLabel ? spans.slice(0, -1) : spans;
}

const TWO_NAMES = /^(\p{L}[\p{L}'-]{1,24}), (\p{L}[\p{L}'-]{1,24})$/u;
const LIST_GOES_ON = /(?:,? (?:and|und|et|y|e|en|&) |, )(?:and )?(\p{L}[\p{L}'-]{1,24})(?!, \p{L})/uy;

/** The persons of a list, `Morris, Rogers and Torres`, of which two are read as surname and given name. */
export function splitList(view: string, span: Span): readonly Span[] {
  const first = TWO_NAMES.exec(view.slice(span.start, span.end))?.[1];
  LIST_GOES_ON.lastIndex = span.end;
  if (first === undefined || !LIST_GOES_ON.test(view)) return [span];
  const at = span.start + first.length;
  return [
    { start: span.start, end: at },
    { start: at + 2, end: span.end },
  ];
}

const ANNOUNCING =
  '(?:c/o|p/a|z\\. ?Hd\\.|Attn:?|Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Herrn?|Frau|Mme|Mlle|M|Sr|Sra|Srta|Sig|Dott|Dhr|Mevr)\\.?';
/** A line that says who lives at the address below, and the beginning of one. */
const NAME_LINE = new RegExp(`^${ANNOUNCING} [^\\n]{1,60}\\n`, 'u');
const NAME_BEGUN = new RegExp(`(?:^|\\n)[ \\t>]{0,8}${ANNOUNCING} ?[^\\n]{0,40}$`, 'u');

/** A block address without the line that says who lives there: it is read as a part of it now and then. */
export function belowName(view: string, { start, end }: Span): Span {
  const own = NAME_LINE.exec(view.slice(start, end));
  if (own !== null) return { start: start + own[0].length, end };
  const line = view.indexOf('\n', start);
  const isBlock = line >= 0 && line < end && NAME_BEGUN.test(view.slice(Math.max(0, start - 60), start));
  return isBlock ? { start: line + 1, end } : { start, end };
}

/** The places of a span that names one in another: `12 Rue Verte in Lyon` is an address and a town. */
export const splitPlaces = (view: string, span: Span): Span[] => splitAt(view, span, BETWEEN_PLACES);

/** What stands between the matches of a pattern. */
function splitAt(view: string, { start, end }: Span, gaps: RegExp): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (const { index, 0: gap } of view.slice(start, end).matchAll(gaps)) {
    spans.push({ start: from, end: start + index });
    from = start + index + gap.length;
  }
  spans.push({ start: from, end });
  return spans;
}
