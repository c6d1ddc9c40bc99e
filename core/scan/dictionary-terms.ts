import { wordHash } from './characters.js';
import { firstWord } from './phrases.js';
import { hasUnspacedEdge } from './unspaced.js';

// Bits of {@link TermsRead.sorts}.
/** There is a word in the term: else nothing could look it up. */
export const HAS_WORD = 1;
/** The word is all of it. */
export const WHOLE_TERM = 2;
/** It may stand inside of a run of letters. */
export const INSIDE = 4;

/** What the scan must know of each term of a list: only data, which may be kept in a file. */
export interface TermsRead {
  /** Of its first word. */
  readonly hashes: Int32Array;
  readonly sorts: Uint8Array;
}

/** All terms, in one string. No term of the package holds what stands between them. */
export const termsKey = (terms: readonly string[]): string => terms.join('\0');

/** Reads terms one by one. */
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
