import type { Span } from '../../core/contracts/span.js';
import { lexiconPattern, lexiconSet } from '../../lexicon/words.js';

/** Scores, stages and lines that bear a name, in lower case: `alvarado`, `kellgren-lawrence`. */
const SCORES: ReadonlySet<string> = lexiconSet('clinical-eponyms', { class: 'score', language: 'en' });
/** The kind of a score behind its name. A person has a class, a type and a grade too, so that a value must follow: `Norton's class`. */
const KIND =
  /^(?:(?:['’]s)? (?:scores?|scale|index|grading|staging|classification|criteria)(?!\p{L})| (?:grade|stage|type|class) (?:\d(?!\d)|[IVX]{1,4}(?!\p{L})))/u;
/** The value of a score behind its name, or its kind behind a colon. */
const VALUE =
  /^(?:['’]s)?[ :]{1,2}(?:scores?|scale|index|grade|stage|staging|type|class|criteria|formula|[<>=≤≥]?\d|[IVX]{1,3}(?![\p{L}]))/u;
/** Nouns that follow only a thing named after somebody, never a patient. */
const NOUN = new RegExp(
  `^(?:${lexiconPattern('clinical-eponyms', { class: 'noun', language: 'en' })})(?!\\p{L})`,
  'iu',
);
const TITLED = /(?:Mrs?|Ms|Miss|Dr|Drs|Prof|Nurse|Sister|[Pp]t|[Pp]atient|[Rr]esident)\.? $/u;
const CAN_BE_EPONYM: ReadonlySet<string> = new Set(['PERSON', 'LOCATION', 'CITY', 'ORGANIZATION', 'FACILITY']);
/** Enough for a title before, and for a noun behind, in code units. */
const BEFORE = 10;
const BEHIND = 24;

type Term = Span & { readonly type: string };

/** True for the name of a score before its kind, in any text: `Alvarado score`, `Kellgren-Lawrence grade 4`. */
export function isNamedScore(view: string, term: Term): boolean {
  return mayBeEponym(view, term) && KIND.test(behind(view, term)) && isScore(view, term);
}

/**
 * True for a name that is the name of a score, a sign or an instrument where it stands in a clinical text: `Alvarado 8`,
 * `Hohmann retractors`. Elsewhere a person may stand there: `Norton 9`, `the Miller operation`.
 */
export function isClinicalEponym(view: string, term: Term): boolean {
  if (!mayBeEponym(view, term)) return false;
  const rest = behind(view, term);
  if (VALUE.test(rest) && isScore(view, term)) return true;
  return rest.startsWith(' ') && NOUN.test(rest.slice(1));
}

const mayBeEponym = (view: string, { start, type }: Term): boolean =>
  CAN_BE_EPONYM.has(type) && !TITLED.test(view.slice(Math.max(0, start - BEFORE), start));
const behind = (view: string, { end }: Term): string => view.slice(end, end + BEHIND);
const isScore = (view: string, { start, end }: Term): boolean => SCORES.has(view.slice(start, end).toLowerCase());
