import type { Span } from '../../../core/index.js';
import { lexiconSet } from '../../../kit/index.js';

/** Lines up to this length are list items or signatures, so that the next line holds another name. */
const SHORT_LINE = 50;
/** `c/o` before a name, and separators of form columns, data fields and tags, which no name crosses, and the ends of lines. */
const BETWEEN =
  /[;,]?[ ]?(?<![\p{L}\p{N}])c\/o(?![\p{L}\p{N}])[.:]?[ ]?|\n|\t[ \t]*| {2,}(?=\P{Ll})|["']?[\^|<>{}=~][^\p{L}\p{N}]{0,8}|"[,:;] ?"|" (?=[\p{L}_-]{2,30}=)/gu;
/** The last line of a US address (USPS Publication 28) up to its ZIP code. */
const US_ADDRESS = /[ ,][A-Z]{2},? \d{5}(?:-\d{4})?\s*$/;
/** A number of five and more digits behind its label: `Hosp. no. N229140`, `File No: 44710-02`. */
const LABELLED = /^((?:\p{L}{1,12}\.? ){1,3}(?:no|nr|number)\.?[ :#]{1,3})\p{Lu}{0,4}-?\d[\d/-]{4,}$/iu;
/** The next line begins with a date: an entry of a record. */
const DATE_AHEAD = /^\s{0,4}(?:\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|\d{4}-\d{2}-\d{2})(?![\d/-])/u;
/** A day at the end of a place, and the rest of its date behind it. */
const DAY = /[.,;]\s{1,2}\d{1,2}(?:st|nd|rd|th)?$/u;
const MONTH_AHEAD = /^\.?\s(?:of\s)?\p{L}{3,9}\.?,?\s(?:19|20)\d\d(?!\d)/u;
/** The next line begins with the label of a field: `Vergi No: 1899614155`. */
const LABEL_AHEAD = /^[ \t]{0,8}\p{L}[\p{L}\p{M}.'’/ -]{0,28}(?::[ \t]|\t)/u;
const AHEAD_LENGTH = 60;
/** A day in words, as in the head of a letter: `Spoleto, 2 maggio 2024`. */
const DATED = /(?<!\p{N})\d{1,2}\.?(?: de)? \p{L}{3,12}\.?(?: de)? (?:19|20)\d\d(?!\p{N})/u;
const DATED_AHEAD = new RegExp(`^[^\\n]{0,40}?${DATED.source}`, 'u');
const BLANK_LINE = /^[ \t]*(?:\n|$)/;
const NUMBER = /\p{N}/u;
/** One to four capitalised words. */
const ITEM = /^[ \t*•-]{0,6}\p{Lu}[\p{L}\p{M}'’-]{1,24}(?: \p{Lu}[\p{L}\p{M}'’-]{1,24}){0,3}[ \t]{0,4}$/u;
const GIVEN_NAMES = lexiconSet('given-names');
/** Two or three words, of which the first may be a given name. */
const FULL_NAME = /^([\p{L}\p{M}'’-]{2,24})(?: [\p{L}\p{M}.'’-]{1,24}){1,2}$/u;

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
    if (gap === '\n' && !(isPlace ? endsPlace(view, from, at, end) : endsShortLine(view, at))) continue;
    parts.push({ start: from, end: at });
    from = at + gap.length;
  }
  if (from < end) parts.push({ start: from, end });
  return isPlace ? parts.map((part) => withoutDay(view, parts.length > 1 ? withoutLabel(view, part) : part)) : parts;
}

/**
 * True at the end of a line behind which no place goes on: behind a ZIP code or a labelled number, before a label, a
 * date or an empty line, behind a person's name, and in a list, where neither line has a number. In prose it goes on.
 */
function endsPlace(view: string, from: number, at: number, end: number): boolean {
  const line = view.slice(Math.max(from, view.lastIndexOf('\n', at - 1) + 1), at);
  const ahead = view.slice(at + 1, at + 1 + AHEAD_LENGTH);
  if ([US_ADDRESS, LABELLED, DATED].some((form) => form.test(line))) return true;
  if ([DATE_AHEAD, DATED_AHEAD, LABEL_AHEAD, BLANK_LINE].some((form) => form.test(ahead))) return true;
  if (!endsShortLine(view, at)) return false;
  const next = view
    .slice(at + 1, end)
    .split('\n', 1)
    .join();
  if (NUMBER.test(line)) return false;
  return isFullName(line) || (!NUMBER.test(next) && isItem(view, from, at) && isItem(view, at + 1, end));
}

/** A name alone in its line, as in a list. */
function isItem(view: string, from: number, end: number): boolean {
  const start = view.lastIndexOf('\n', Math.max(from, 0) - 1) + 1;
  const line = view
    .slice(start, start + SHORT_LINE)
    .split('\n', 1)
    .join();
  return start + line.length <= end && ITEM.test(line);
}

/** True for the first line of an address that names who lives there: `Sixten Malmros`. */
const isFullName = (line: string): boolean => GIVEN_NAMES.has(FULL_NAME.exec(line.trim())?.[1]?.toLowerCase() ?? '');

/** Begins a place without the label of a number: `Hosp. no. N229140`. */
function withoutLabel(view: string, { start, end }: Span): Span {
  const label = LABELLED.exec(view.slice(start, end))?.[1] ?? '';
  return { start: start + label.length, end };
}

/** Ends a place before a day whose month follows: `Wolverhampton. 22nd` before ` of August 1979`. */
function withoutDay(view: string, { start, end }: Span): Span {
  const day = MONTH_AHEAD.test(view.slice(end, end + 24)) ? (DAY.exec(view.slice(start, end))?.[0] ?? '') : '';
  return { start, end: end - day.length };
}

function endsShortLine(view: string, end: number): boolean {
  return view.slice(view.lastIndexOf('\n', end - 1) + 1, end).trimStart().length < SHORT_LINE;
}
