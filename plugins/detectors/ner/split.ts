import type { Span } from '../../../core/index.js';
import { isLabel } from './lines.js';
import { FIELD_LABELS, PARTICLES } from './words.js';

const BETWEEN_PLACES = / (?:in|near|nahe|bei|cerca de|près de) (?=\p{Lu})/gu;
const WIDE_GAP = /(?<=\S)(?:\t[ \t]*|[ ]{2,})/g;
/** What follows the title of a number or an amount. */
const VALUE_BEHIND = / ?[:#$€£\d]/y;
const FIRST_WORD = /^([\p{L}-]{2,12})\.? /u;
/**
 * The terms of a span that runs over a gap as wide as those between the columns of a form, without the labels of the next
 * fields: words that are usual ones, that a colon follows, or, alone in their column, a number.
 */
export function splitColumns(view: string, span: Span): Span[] {
  const [first, ...others] = splitAt(view, span, WIDE_GAP);
  if (first === undefined || others.length === 0) return [span];
  const isSmall = /^\P{Lu}*\p{Ll}\P{Lu}*$/u.test(view.slice(first.start, first.end));
  // Without capitals, two blanks are a slip of the key.
  if (isSmall && !/\t| {3}/.test(view.slice(span.start, span.end))) return [span];
  return [first, ...others.map((part) => withoutLabel(view, part, isSmall)).filter(({ start, end }) => start < end)];
}

/** A column without the label it begins with; empty where it is nothing else. */
function withoutLabel(view: string, { start, end }: Span, isSmall: boolean): Span {
  const term = view.slice(start, end);
  const none = { start, end: start };
  const lower = term.toLowerCase();
  if ((term === lower && !isSmall) || FIELD_LABELS.has(lower) || isLabel(view, start, end)) return none;
  VALUE_BEHIND.lastIndex = end;
  if (!/[\s\d]/.test(term) && VALUE_BEHIND.test(view)) return none;
  const label = FIRST_WORD.exec(term);
  return label !== null && FIELD_LABELS.has((label[1] ?? '').toLowerCase())
    ? { start: start + label[0].length, end }
    : { start, end };
}

/** Signs that part fields in data and tags in markup; no name goes over them. */
const MARKUP = /["']?[\^|<>{}=~][^\p{L}\p{N}]{0,8}|"[,:;] ?"|" (?=[\p{L}_-]{2,30}=)/gu;
const HAS_MARKUP = /[\^|<>{}=~"]/;

/** The entities of a span that runs over the ends of fields: `ELM STREET^APT 9`, `"Rosalind A." LastLogin=`. */
export const splitMarkup = (view: string, span: Span): Span[] =>
  HAS_MARKUP.test(view.slice(span.start, span.end)) ? splitAt(view, span, MARKUP) : [span];

const AND = / (?:&|and|und|et|y|e|en) (?=\p{Lu})/gu;
const WHOLE_NAME = /\p{Lu}[\p{L}'-]+ (?:\p{Lu}\. )?\p{Lu}[\p{L}'-]+$/u;

/** The persons of `Amadou & Zenab Diallo`; a firm bears two surnames and no given name. */
export function splitCouple(view: string, span: Span): readonly Span[] {
  const couple = splitAt(view, span, AND);
  const last = couple[couple.length - 1];
  return couple.length === 2 && last !== undefined && WHOLE_NAME.test(view.slice(last.start, last.end))
    ? couple
    : [span];
}

const TWO_NAMES = /^(\p{L}[\p{L}'-]{1,24}), (\p{L}[\p{L}'-]{1,24})$/u;
const LIST_GOES_ON = /(?:,? (?:and|und|et|y|e|en|&) |, )(?:and )?(\p{L}[\p{L}'-]{1,24})(?!, \p{L})/uy;

/** `Jean MARVILLE, Marie-Paule MARIE`: behind a surname in capitals the next person begins, not a given name alone. */
const NEXT_PERSON = /(?<=\p{Lu}{2}), (?=\p{Lu}\p{Ll}[\p{L}'-]{0,24}(?: \p{Lu}{2}|$))/gu;
const TWO_STYLES = /\p{Ll} (?:\p{Lu}{2,5} )?\p{Lu}[\p{Lu}'-]+, \p{Lu}/u;

/** The persons of a list, `Morris, Rogers and Torres`, of which two are read as surname and given name. */
export function splitList(view: string, span: Span): readonly Span[] {
  if (TWO_STYLES.test(view.slice(span.start, span.end))) return splitAt(view, span, NEXT_PERSON);
  const first = TWO_NAMES.exec(view.slice(span.start, span.end))?.[1];
  LIST_GOES_ON.lastIndex = span.end;
  if (first === undefined || !LIST_GOES_ON.test(view)) return [span];
  const at = span.start + first.length;
  return [
    { start: span.start, end: at },
    { start: at + 2, end: span.end },
  ];
}

const SMALL_WORDS = /(?<=\p{Lu}[\p{L}.'-]{0,24})(?: \p{Ll}[\p{Ll}']{0,15}){1,4} (?=\p{Lu})/gu;
/** They join names. */
const JOINTS: ReadonlySet<string> = new Set([
  'binti',
  'binte',
  'dela',
  'tot',
  'ould',
  'dit',
  'dite',
  'the',
  'and',
  'und',
  'or',
  'oder',
  'et',
  'ou',
]);

/** `karim vient`: in small letters, what somebody does is no surname. */
const VERB_BEHIND =
  / (?:vient|viens|viendra|mange|est|était|kommt|ist|hat|war|geht|meint|sagt|komt|heeft|gaat|zegt|belt|viene|viven|está|dice|dijo|arriva|disse|vem|vai|foi|tá|tem|jest|był|była|kan|har|är)$/u;

/** The persons of `Gisela holt Leonie`: words in small letters that are no particles part two names. */
export function splitSmall(view: string, span: Span): readonly Span[] {
  const term = view.slice(span.start, span.end);
  const verb = term === term.toLowerCase() ? VERB_BEHIND.exec(term)?.[0].length : undefined;
  if (verb !== undefined) return [{ start: span.start, end: span.end - verb }];
  if (!/ \p{Ll}{3}/u.test(term)) return [span];
  const spans: Span[] = [];
  let from = span.start;
  for (const { index, 0: words } of term.matchAll(SMALL_WORDS)) {
    if (!words.trim().split(' ').some(isVerb)) continue;
    spans.push({ start: from, end: span.start + index });
    from = span.start + index + words.length;
  }
  spans.push({ start: from, end: span.end });
  return spans;
}

const isVerb = (word: string): boolean => word.length > 2 && !PARTICLES.has(word) && !JOINTS.has(word);

const KIN_BETWEEN =
  / (?:Ehe)?(?:Tochter|Sohn|Bruder|Schwester|Mutter|Vater|Frau|Mann|Oma|Opa|Tante|Onkel|Nichte|Neffe|Enkel|Enkelin|Freund|Freundin|Nachbar|Nachbarin|Kollege|Kollegin|Partner|Partnerin) (?=\p{Lu})/gu;

/** The persons of `Oesterles Tochter Svenja`. */
export const splitKin = (view: string, span: Span): readonly Span[] => splitAt(view, span, KIN_BETWEEN);

/** The places of a span that names one in another: `12 Rue Verte in Lyon` is an address and a town. */
export const splitPlaces = (view: string, span: Span): Span[] => splitAt(view, span, BETWEEN_PLACES);

/** How far a gap may look beyond the span. In code units. */
const AHEAD = 2;

/** What stands between the matches of a pattern. */
function splitAt(view: string, { start, end }: Span, gaps: RegExp): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (const { index, 0: gap } of view.slice(start, end + AHEAD).matchAll(gaps)) {
    if (start + index >= end) break;
    spans.push({ start: from, end: start + index });
    from = start + index + gap.length;
  }
  spans.push({ start: from, end });
  return spans;
}
