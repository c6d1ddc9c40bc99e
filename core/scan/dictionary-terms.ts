import { wordHash } from './characters.js';
import { firstWord } from './phrases.js';
import { hasUnspacedEdge } from './unspaced.js';

// Bits of {@link TermsRead.sorts}.
/** The term contains a word; without one it could not be found. */
export const HAS_WORD = 1;
/** The term is a single word. */
export const WHOLE_TERM = 2;
/** The term may occur within a run of letters. */
export const INSIDE = 4;

/** Properties of the terms of a list that the scan needs. Plain data that can be stored in a file. */
export interface TermsRead {
  /** Hash of the first word of each term. */
  readonly hashes: Int32Array;
  readonly sorts: Uint8Array;
}

/** All terms in one string. No term of the package contains the separator. */
export const termsKey = (terms: readonly string[]): string => terms.join('\0');

/** Reads the properties of terms one by one. */
export function readTerms(terms: readonly string[]): TermsRead {
  const hashes = new Int32Array(terms.length);
  const sorts = new Uint8Array(terms.length);
  for (const [i, term] of terms.entries()) {
    const trimmed = term.trim();
    const word = firstWord(trimmed);
    if (hasUnspacedEdge(trimmed)) sorts[i] = INSIDE;
    if (word === '') continue;
    hashes[i] = wordHash(word);
    sorts[i] = (sorts[i] ?? 0) | HAS_WORD | (word.length === trimmed.length ? WHOLE_TERM : 0);
  }
  return { hashes, sorts };
}
