import type { Random, TransformScope } from '../contracts/transformer.js';
import { randomFrom, spread } from './random.js';

/** Case and white space do not make another term. */
export function normalise(term: string): string {
  const lower = term.toLowerCase();
  return /\s/.test(lower) ? lower.replace(/\s+/g, ' ').trim() : lower;
}

/** What the candidates of one document share: its terms so far, and the substitutes already given away. */
export interface DocumentTerms {
  /** Terms met, whatever their case and white space. */
  readonly originals: { has(term: string): boolean };
  /** Substitutes of the candidates that are finished. */
  readonly used: Set<string>;
  /** Terms of the operator's, which no substitute may hold. */
  readonly confidential?: { standIn(text: string): boolean };
}

/** A scope that also knows what must not stand in any substitute. */
export interface Scope extends TransformScope {
  /** Whether a text holds a term that nobody outside may read. */
  isConfidential(text: string): boolean;
}

/** The scope of one candidate of one document. */
export function makeScope(candidate: number, seed: string, terms: DocumentTerms, today: Date): Scope {
  const start = spread(`${seed}\u0000${candidate}\u0000`);
  const memories = new Map<string, unknown>();
  return {
    candidate,
    today,
    random: (key): Random => randomFrom(spread(key, start)),
    memory<T>(key: string, create: () => T): T {
      if (!memories.has(key)) memories.set(key, create());
      // A key belongs to one transformer, which always asks with the same type.
      return memories.get(key) as T;
    },
    isConfidential: (text) => terms.confidential?.standIn(text) === true,
    isTaken(substitute) {
      if (terms.confidential?.standIn(substitute) === true) return true;
      if (terms.originals.has(substitute)) return true;
      return terms.used.size > 0 && terms.used.has(normalise(substitute));
    },
  };
}
