import type { Span } from '../../core/index.js';
import { BEFORE_NAMES, BEHIND_NAMES, FIELD_LABELS, NEVER_NAMES, PARTICLES } from './words.js';

/** Characters that a tagger may leave at the ends of a name and that do not belong to it. */
const LEFT = /^[\s"'“”‘’()[\]{}<>.,;:!?*_#|/\\&+=~-]+/;
const RIGHT = /[\s"'“”‘’()[\]{}<>,;:!?*_#|/\\&+=~-]+$/;
const FIRST_WORD = /^([\p{L}\p{M}']{1,20}(?:\.\p{Ll}{2,3})?)\.?[\s,:-]{1,4}(?=\S)/u;
const LAST_WORD = /[\s,:-]{1,6}([\p{L}\p{M}]{1,12})$/u;
/** A full stop belongs to initials and short abbreviations (`J.`, `Jr.`, `Inc.`, `U.S.`), else to the sentence. */
const ENDING_STOP = /(?<!(?:^|[\s.])\p{L}{1,4})\.$/u;
const BETWEEN_PLACES = / (?:in|near|nahe|bei|cerca de|près de) (?=\p{Lu})/gu;
const WIDE_GAP = /\t[ \t]*|[ ]{3,}/g;
const LABEL_END = /(?: [\p{L}/]{1,12}){0,2}\.? ?[:#]/uy;
/** Most words taken off an end: enough for `Hi, Prof. Dr. med.`. */
const MOST_WORDS = 6;
/** A line as short as this is a line of a list or a signature: the next one holds another name. */
const SHORT_LINE = 50;

/** Takes off what is no part of any entity: blanks, quotes, brackets, the full stop of a sentence. */
export function trimMarks(view: string, { start, end }: Span): Span {
  const term = view.slice(start, end);
  const from = start + (LEFT.exec(term)?.[0].length ?? 0);
  const rest = view.slice(from, end).replace(RIGHT, '').replace(ENDING_STOP, '');
  return trimSmall(view, { start: from, end: from + rest.length });
}

/** Takes titles, greetings and professions off a person, who keeps at least one word. */
export function trimPerson(view: string, span: Span): Span {
  let { start, end } = trimMarks(view, span);
  for (let i = 0; i < MOST_WORDS; i++) {
    const first = FIRST_WORD.exec(view.slice(start, end));
    if (first === null || !BEFORE_NAMES.has((first[1] ?? '').toLowerCase())) break;
    start += first[0].length;
  }
  for (let i = 0; i < MOST_WORDS; i++) {
    const last = LAST_WORD.exec(view.slice(start, end));
    if (last === null || !BEHIND_NAMES.has((last[1] ?? '').toLowerCase())) break;
    end -= last[0].length;
  }
  return trimMarks(view, { start: behindSmall(view, start, end), end });
}

const SMALL_WORD = /^(\p{Ll}[\p{Ll}\p{M}]{1,19}) (?=.*\p{Lu}\p{Ll})/u;

/** Offset of the name in `sa fille Solène`, `dalla badante Svitlana`: small words in front are no part of it, but for particles. */
function behindSmall(view: string, start: number, end: number): number {
  let from = start;
  for (
    let word = SMALL_WORD.exec(view.slice(from, end));
    word !== null;
    word = SMALL_WORD.exec(view.slice(from, end))
  ) {
    if (PARTICLES.has(word[1] ?? '')) break;
    from += word[0].length;
  }
  return from;
}

const SMALL_FIRST = /^([\p{Ll}']{1,12})[\s,.:-]{1,4}/u;
const SMALL_LAST = /[\s,.:-]{1,4}([\p{Ll}']{1,12})$/u;
/** Shorter than this, a name in small letters is none. In code units. */
const SHORTEST_SMALL = 3;

/** Takes everyday words off a name in small letters, of which a tagger takes in too many: `betty thanks`. */
function trimSmall(view: string, span: Span): Span {
  let term = view.slice(span.start, span.end);
  if (term !== term.toLowerCase()) return span;
  let { start } = span;
  for (let first = SMALL_FIRST.exec(term); NEVER_NAMES.has(first?.[1] ?? ''); first = SMALL_FIRST.exec(term)) {
    start += first?.[0].length ?? 0;
    term = view.slice(start, span.end);
  }
  for (let last = SMALL_LAST.exec(term); NEVER_NAMES.has(last?.[1] ?? ''); last = SMALL_LAST.exec(term))
    term = term.slice(0, last?.index);
  return { start, end: term.length < SHORTEST_SMALL ? start : start + term.length };
}

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
  const spans: Span[] = [];
  let from = start;
  for (const { index, 0: gap } of view.slice(start, end).matchAll(WIDE_GAP)) {
    spans.push({ start: from, end: start + index });
    from = start + index + gap.length;
  }
  LABEL_END.lastIndex = end;
  const isLabel = from > start && (LABEL_END.test(view) || FIELD_LABELS.has(view.slice(from, end).toLowerCase()));
  if (!isLabel) spans.push({ start: from, end });
  return spans;
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
export function splitPlaces(view: string, { start, end }: Span): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (const { index, 0: gap } of view.slice(start, end).matchAll(BETWEEN_PLACES)) {
    spans.push({ start: from, end: start + index });
    from = start + index + gap.length;
  }
  spans.push({ start: from, end });
  return spans;
}
