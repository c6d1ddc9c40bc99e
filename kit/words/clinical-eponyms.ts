import type { Span } from '../../core/contracts/span.js';
import { lexiconPattern, lexiconSet } from '../../lexicon/words.js';

/** Scores, stages and lines that bear a name, in lower case: `alvarado`, `kellgren-lawrence`. */
const SCORES: ReadonlySet<string> = lexiconSet('clinical-eponyms', { class: 'score', language: 'en' });
/** What follows a score that has its name: its kind, or its value. */
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

/** True for a name that is the name of a score, a sign or an instrument where it stands: `Alvarado score 8`, `Hohmann retractors`. */
export function isClinicalEponym(view: string, { start, end, type }: Span & { readonly type: string }): boolean {
  if (!CAN_BE_EPONYM.has(type) || TITLED.test(view.slice(Math.max(0, start - BEFORE), start))) return false;
  const behind = view.slice(end, end + BEHIND);
  if (SCORES.has(view.slice(start, end).toLowerCase()) && VALUE.test(behind)) return true;
  return behind.startsWith(' ') && NOUN.test(behind.slice(1));
}
