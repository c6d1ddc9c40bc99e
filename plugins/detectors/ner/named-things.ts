import type { Span } from '../../../core/index.js';
import { lexiconPattern, lexiconWords } from '../../../kit/index.js';
import {
  BEFORE_NAMES,
  CAR_MAKES,
  INSTITUTION_WORDS,
  LEGAL_FORMS,
  NAMED_THINGS,
  NEVER_NAMES,
  PRODUCT_NAMES,
  ROLES,
} from './words.js';

/** The word behind a span. */
export const BEHIND = /(?:'s|s'|')?[ -]{1,2}(\p{L}{2,16})/uy;
const LAST = /[ ,.]([\p{L}]{2,7})\.?$/u;
const WORD = /[\p{L}\p{M}']+/gu;
/** `Sex: F. She came`: a letter with its full stop, and the beginning of a sentence. */
const NEXT_SENTENCE = /^\p{Lu}\.\s{1,3}(?:She|He|They|It|We|I|Her|His|Their|This)$/u;

/** `Journeyman Welder` */
const TRADE = new RegExp(
  `^(?:${lexiconPattern('attributes', { class: 'rank-of-trade', language: 'en' })}) (?:${lexiconPattern('attributes', { class: 'trade', language: 'en' })})$`,
);

/** `Middle name:` below a name, in forms. */
const NAME_LABELS: ReadonlySet<string> = new Set(
  lexiconWords('person-labels', { class: 'kind-of-name', language: 'en' }),
);
const NAME_WORDS: ReadonlySet<string> = new Set(['name', 'names', 'initial', 'initials']);

/** Of `St. Brendan`, alone. */
const SAINT = /^(?:st|ste|saint)\.?$/;
const JOBS: ReadonlySet<string> = new Set([
  'manager',
  'director',
  'supervisor',
  'president',
  'engineer',
  'nurse',
  'officer',
  'clerk',
]);

/** What the words around a person, or its own, say of a thing: the code of the evidence, if there is some. */
export function personEvidence(view: string, span: Span): string | undefined {
  const term = view.slice(span.start, span.end);
  return besidePerson(view, span) ?? ofPerson(view, span, term, term.toLowerCase());
}

function besidePerson(view: string, span: Span): string | undefined {
  BEHIND.lastIndex = span.end;
  const behind = BEHIND.exec(view)?.[1] ?? '';
  const lower = behind.toLowerCase();
  if (NAMED_THINGS.has(lower) || isOfThing(view, span)) return 'cue:named-thing';
  if (behind !== lower && INSTITUTION_WORDS.has(lower)) return 'cue:institution';
  const term = view.slice(span.start, span.end).toLowerCase();
  if (NAME_LABELS.has(term) && NAME_WORDS.has(lower)) return 'lexicon:role';
  // `Branch manager`, `St. Brendan`
  const isOfMore = JOBS.has(behind) ? BEFORE_NAMES.has(term) : SAINT.test(term) && behind !== lower;
  if (isOfMore) return 'lexicon:role';
  return isWithArticle(view, span) ? 'cue:article' : undefined;
}

function ofPerson(view: string, span: Span, term: string, lower: string): string | undefined {
  if (ONLY_TITLE.test(term) || ROLES.has(lower) || TRADE.test(lower)) return 'lexicon:role';
  if (STORM.test(lower) || isProductName(lower) || PRODUCT_NAMES.has(lastLetters(lower)) || isCar(view, span, lower))
    return 'lexicon:product';
  // `C.F. DSNGLI85M41H501K`: a number that others know better.
  if (NEXT_SENTENCE.test(term) || /\d{2}/.test(term)) return 'form:not-a-name';
  if (STAGE.test(lower) || isAbbreviation(view, span)) return 'form:abbreviation';
  // `Miller Kaplan LLP`: the last word of the span itself says what it is.
  const last = LAST.exec(term)?.[1] ?? '';
  if (last !== last.toLowerCase() && LEGAL_FORMS.has(last.toLowerCase())) return 'cue:institution';
  return lowercaseWords(view, span) ? 'form:everyday-words' : undefined;
}

const ARTICLE = /(?:^|[^\p{L}\p{M}'’])(?:the|an?) $/u;
/** Behind it, `the Conciliator` is whole; `the Clinton camp` is not. */
const WHOLE = new RegExp(
  `^(?:[.,;:!?)]|\\s*$|\\s*\\n| (?:${lexiconPattern('function-words', { class: 'behind-a-role', language: 'en' })})(?!\\p{L}))`,
  'u',
);

/** `ask the Conciliator to call`: one word behind an article is a role, not a name; a family has an `s`. */
const isWithArticle = (view: string, { start, end }: Span): boolean =>
  ARTICLE.test(view.slice(Math.max(0, start - 6), start)) &&
  /^\p{Lu}\p{Ll}+[^s\P{Ll}]$/u.test(view.slice(start, end)) &&
  WHOLE.test(view.slice(end, end + 8));

const OF = /(\p{L}{3,14}) of $/u;

/** `the white line of Toldt`, `ligament of Treitz` */
export const isOfThing = (view: string, { start }: Span): boolean =>
  view.startsWith(' of ', start - 4) &&
  NAMED_THINGS.has(OF.exec(view.slice(Math.max(0, start - 20), start))?.[1]?.toLowerCase() ?? '');

/** The letters that a term ends with. An expression would be tried at each of them, and most terms are of plain letters. */
function lastLetters(term: string): string {
  let from = term.length;
  while (from > 0 && isPlainLetter(term.charCodeAt(from - 1))) from--;
  return from > 0 && term.charCodeAt(from - 1) > 127 ? (/\p{L}+$/u.exec(term)?.[0] ?? '') : term.slice(from);
}

const isPlainLetter = (unit: number): boolean => (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;

/** True for a term that is neither a person nor a place, by itself or by its first words. Lower case. */
export const isProductName = (term: string): boolean =>
  PRODUCT_NAMES.has(term) || PRODUCT_NAMES.has(/^\p{L}+ \p{L}+(?= )/u.exec(term)?.[0] ?? '');

const CAR_BEHIND = new RegExp(
  `(?:^|[ (])(?:${lexiconPattern('function-words', { class: 'before-car-or-color', language: 'en' })}) $`,
  'i',
);

/** `2014 NISSAN ALT`, `a Vauxhall Corsa`: a make after a year, or after an article, where no person can be. */
export const isCar = (view: string, { start }: Span, term: string): boolean =>
  CAR_MAKES.has(/^\p{L}+/u.exec(term)?.[0] ?? '') &&
  (/(?:19|20)\d\d $/.test(view.slice(Math.max(0, start - 5), start)) ||
    (/^\p{L}+ [\p{L}\d-]+$/u.test(term) && CAR_BEHIND.test(view.slice(Math.max(0, start - 12), start))));

/** A title that stands before the name. */
const ONLY_TITLE = new RegExp(`^(?:${lexiconPattern('person-titles', { class: 'alone' })})\\.?$`);
/** Storms bear names, too. */
const STORM = /^(?:storm|hurricane|cyclone|typhoon|tropical storm) \p{L}+$/u;
/** `Hinchey III`, `Bosniak IIF`: behind a single word, a number makes a class of it. */
const STAGE = /^[\p{L}-]{3,20} (?:i{1,3}v?|i?vi{0,3})[abf]?$/u;
const ALL_CAPS = /^\p{Lu}{3,5}$/u;
/** Titles and labels make a name of any word. */
const BEHIND_CUE = /[.:"'(] {0,3}$/;

/** `NMLSR`, `AKA`, `ELA`: few capitals in a line that is not written in capitals are no name. */
function isAbbreviation(view: string, { start, end }: Span): boolean {
  if (end - start > 5 || !ALL_CAPS.test(view.slice(start, end))) return false;
  const before = /[^\n]*$/.exec(view.slice(Math.max(0, start - 40), start))?.[0] ?? '';
  return !BEHIND_CUE.test(before) && !/\p{Lu}{2} $/u.test(before) && /\p{Ll}{2}/u.test(before + restOfLine(view, end));
}

const restOfLine = (view: string, end: number): string => /^[^\n]{0,40}/.exec(view.slice(end, end + 40))?.[0] ?? '';

const OWNED = new RegExp(
  `(?<![\\p{L}\\p{M}'’])(?:${lexiconPattern('function-words', { class: 'owner-or-article', language: 'en' })}) $`,
  'iu',
);

/** True where a name without any capital holds a word that no name holds, or is one word that is somebody's: `my lawyer`. */
function lowercaseWords(view: string, { start, end }: Span): boolean {
  const term = view.slice(start, end);
  if (term !== term.toLowerCase()) return false;
  if (!term.includes(' ') && OWNED.test(view.slice(Math.max(0, start - 8), start))) return true;
  for (const [word] of term.matchAll(WORD)) if (NEVER_NAMES.has(word)) return true;
  return false;
}
