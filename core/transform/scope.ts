import type { TransformScope } from '../contracts/transformer.js';
import { KeyedRandom, SeededRandom } from './random.js';

/** Normalises a term: terms that differ only in case and white space are equal. */
export function normalise(term: string): string {
  const lower = term.toLowerCase();
  return /\s/.test(lower) ? lower.replace(/\s+/g, ' ').trim() : lower;
}

/** What the candidates of one document share: the terms seen so far, and the substitutes already used. */
export interface DocumentTerms {
  /** Terms seen, ignoring case and white space. */
  readonly originals: { has(term: string): boolean };
  /** Substitutes of finished candidates. */
  readonly used: Set<string>;
  /** Confidential terms of the operator, which no substitute may contain. */
  readonly confidential?: { standIn(text: string): boolean };
}

/** Where the random numbers of a call come from: a seed, or a consistency key. */
export type Draws = { readonly seed: string } | { readonly key: string };

/** A scope that also knows the confidential terms. */
export interface Scope extends TransformScope {
  /** True if a text contains a confidential term. */
  isConfidential(text: string): boolean;
}

/** How a document comes; see {@link TransformScope}. */
type Kind = Pick<TransformScope, 'isPart' | 'isRecord' | 'tenant' | 'language' | 'run'>;

/** The scope of one candidate of one document. */
export function makeScope(candidate: number, draws: Draws, terms: DocumentTerms, today: Date, kind: Kind = {}): Scope {
  // Made when it is first needed: masks and labels draw no numbers.
  let random: SeededRandom | KeyedRandom | undefined;
  const memories = new Map<string, unknown>();
  return {
    candidate,
    today,
    ...kind,
    isKeyed: 'key' in draws,
    random(key) {
      random ??= 'key' in draws ? new KeyedRandom(draws.key, candidate) : new SeededRandom(draws.seed, candidate);
      return random.for(key);
    },
    memory<T>(key: string, create: () => T): T {
      if (!memories.has(key)) memories.set(key, create());
      // Safe: a key belongs to one transformer, which always uses the same type.
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
