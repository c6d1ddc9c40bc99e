import type { Random, TransformScope } from '../transformer.js';
import { makeRandom } from './random.js';

/** Case and white space do not make another term. */
export function normalise(term: string): string {
  const lower = term.toLowerCase();
  return /\s/.test(lower) ? lower.replace(/\s+/g, ' ').trim() : lower;
}

/** What the candidates of one document share: its terms so far, and the substitutes already given away. */
export interface DocumentTerms {
  readonly originals: { has(form: string): boolean };
  /** Substitutes of the candidates that are finished. */
  readonly used: Set<string>;
}

/** The scope of one candidate of one document. */
export function makeScope(candidate: number, seed: string, terms: DocumentTerms, today: Date): TransformScope {
  const memories = new Map<string, unknown>();
  return {
    candidate,
    today,
    random: (key): Random => makeRandom(`${seed}\u0000${candidate}\u0000${key}`),
    memory<T>(key: string, create: () => T): T {
      if (!memories.has(key)) memories.set(key, create());
      // A key belongs to one transformer, which always asks with the same type.
      return memories.get(key) as T;
    },
    isTaken(substitute) {
      const form = normalise(substitute);
      return terms.originals.has(form) || terms.used.has(form);
    },
  };
}
