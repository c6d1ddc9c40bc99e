import type { Span } from '../../core/index.js';
import { DEMONYMS, INSTITUTION_WORDS, LEGAL_FORMS, NAMED_THINGS, NEVER_NAMES } from './words.js';

const BEHIND = /(?:'s|s'|')?[ -]{1,2}(\p{L}{2,16})/uy;
const LAST = /[ ,.]([\p{L}]{2,7})\.?$/u;
const WORD = /[\p{L}\p{M}']+/gu;

/** How much of a person's probability is left where the words around it speak of a thing. */
export function personDoubt(view: string, span: Span): number {
  BEHIND.lastIndex = span.end;
  const behind = BEHIND.exec(view)?.[1] ?? '';
  const lower = behind.toLowerCase();
  if (NAMED_THINGS.has(lower)) return 0.15;
  if (behind !== lower && INSTITUTION_WORDS.has(lower)) return 0.45;
  // `Miller Kaplan LLP`: the last word of the span itself says what it is.
  const last = LAST.exec(view.slice(span.start, span.end))?.[1] ?? '';
  if (last !== last.toLowerCase() && LEGAL_FORMS.has(last.toLowerCase())) return 0.45;
  return smallWords(view, span) ? 0.3 : 1;
}

/** True where a name without any capital holds a word that no name holds. */
function smallWords(view: string, { start, end }: Span): boolean {
  const term = view.slice(start, end);
  if (term !== term.toLowerCase()) return false;
  for (const [word] of term.matchAll(WORD)) if (NEVER_NAMES.has(word)) return true;
  return false;
}

/** How much of a place's probability is left where it is the adjective of a people. */
export const placeDoubt = (view: string, { start, end }: Span): number =>
  DEMONYMS.has(view.slice(start, end).toLowerCase()) ? 0.45 : 1;
