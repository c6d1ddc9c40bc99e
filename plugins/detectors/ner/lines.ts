import type { Span } from '../../../core/index.js';
import { FIELD_LABELS, ROLES } from './words.js';

const LABEL_END = /(?:[ -][\p{L}/]{1,12}){0,2}\.? ?[:#]/uy;
const LONGEST_LABEL = 4;
/** A line as short as this is a line of a list or a signature: the next one holds another name. */
const SHORT_LINE = 50;

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

/** True where a colon ends the words: `Co` of `Co-Borrower:`. */
export function isLabel(view: string, start: number, end: number): boolean {
  LABEL_END.lastIndex = end;
  return end - start <= 24 && LABEL_END.test(view);
}

/** A span without a last line that is the label of the next field, or the part that somebody plays: `Zainab⏎Caller says`. */
export function aboveLabel(view: string, { start, end }: Span): Span {
  const at = view.slice(start, end).lastIndexOf('\n');
  if (at < 0) return { start, end };
  const line = start + at;
  const from = line + 1 + (/^[ \t>]{0,40}/.exec(view.slice(line + 1, end))?.[0].length ?? 0);
  const last = view.slice(from, end).toLowerCase();
  // `John⏎Mary: hello`: a longer word before a colon may be a name.
  const isOther =
    ROLES.has(last) ||
    TITLE.test(last) ||
    SALUTATION.test(last) ||
    FIELD_LABELS.has(last) ||
    (end - from < LONGEST_LABEL && isLabel(view, from, end)) ||
    FIELD_LABELS.has(LABELLED_NUMBER.exec(last)?.[1] ?? '');
  return { start, end: isOther ? line : end };
}

/** What stands before the name in the next line, of which only the title was taken in. */
const TITLE =
  /^(?:d[ñr]?ª?a?|don|doña|sra?|srta|sig|sig\.ra|dott|dott\.ssa|dr\.ssa|mme|mlle|m|herr|frau|dhr|mevr|mw|prof|mrs?|ms)\.?$/u;
/** How letters begin, below the name of a firm: `Assitalia⏎Egregio Avvocato`. */
const SALUTATION =
  /^(?:dear|sehr geehrter?|liebe[rs]?|egregi[oa]|gentile|gentilissim[oa]|spett\.?le|estimad[oa]s?|querid[oa]s?|chère?s?|cher|prezad[oa]s?|exm[oa]s?|geachte|beste) /u;
/** `tel 07700 900123` */
const LABELLED_NUMBER = /^([a-z-]{2,7})[.:]? [+(]?\d[\d ()+-]{2,}$/;
