import type { Span } from '../../../core/index.js';

/** Ends of names behind which their last word is missing: `Saoirse Ní`, `Jan van der`. */
const OPEN_END = /(?:^|[\s-])(?:Ní|Nic|Uí|Ó|Mac|van|von|der|den|de|della|dei|di|da|dos|bin|bint|ibn)$/u;
/** Particles that stand inside of names only, and the word behind them: `Jean-Luc de la Tour`, `Thomas von der Leyen`. */
const PARTICLE_AND_WORD =
  /[ ](?:(?:de la|de las|de los|van de[nr]?|van|von(?: de[mnr])?|bin|bint|ibn|della|dos|das|du) )\p{Lu}[\p{L}\p{M}'’-]{1,30}(?![\p{L}\p{N}_])/uy;

/** In a language that has these words for its own, they go on with the sentence: `Ana de la Clínica Sur`. */
export function withParticle(view: string, span: Span): Span {
  PARTICLE_AND_WORD.lastIndex = span.end;
  return PARTICLE_AND_WORD.test(view) ? { start: span.start, end: PARTICLE_AND_WORD.lastIndex } : span;
}

const NEXT_WORD = /[ ]\p{Lu}[\p{L}\p{M}'’-]{1,30}(?![\p{L}\p{N}_])/uy;

/** A person with the word that a tagger has left out behind a particle: `Saoirse Ní Bhriain`. */
export function withLastWord(view: string, span: Span): Span {
  if (!OPEN_END.test(view.slice(span.start, span.end))) return span;
  NEXT_WORD.lastIndex = span.end;
  return NEXT_WORD.test(view) ? { start: span.start, end: NEXT_WORD.lastIndex } : span;
}
