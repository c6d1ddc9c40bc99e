import { scoreOf } from '../contracts/basis.js';
import type { EntityType } from '../contracts/entity-type.js';
import type { Span } from '../contracts/span.js';
import type { TokenRows } from '../contracts/tokens.js';
import { wordHash } from '../scan/characters.js';
import { firstWord, makePhrase, matchPhrase, type Phrase, wordStart } from '../scan/phrases.js';
import { InsideTerms } from '../scan/unspaced.js';
import { withCharacters } from '../scan/view.js';
import { type Candidate, round } from './candidate.js';

/** Recognizer name of findings of remembered or given terms. */
export const MEMORY = 'document-memory';

/** Score of a term that was found with certainty elsewhere in the document. */
const SCORE = scoreOf('repeat:name');

/** True for a term without evidence against it: it is remembered or given, or its recognizer is certain. */
export const isCertain = ({ score, recognizer }: Pick<Candidate, 'score' | 'recognizer'>): boolean =>
  score >= 1 || recognizer === MEMORY;

interface SearchTerm {
  readonly phrase: Phrase;
  readonly offset: number;
  readonly type: EntityType;
}

const longestFirst = (a: SearchTerm, b: SearchTerm): number => b.phrase.text.length - a.phrase.text.length;

/**
 * Terms to search for: as whole words, by the hash of their first word, or anywhere in scripts without blanks. Case is
 * ignored.
 */
export class SearchTerms {
  readonly #byHash = new Map<number, SearchTerm[]>();
  readonly inside = new InsideTerms<EntityType>();

  get size(): number {
    return this.#byHash.size + this.inside.size;
  }

  /**
   * @param exact whether case counts
   * @returns a function that removes the term again; `undefined` if it has no word or was added before
   */
  add(text: string, type: EntityType, exact = false): (() => void) | undefined {
    const phrase = makePhrase(withCharacters(text), exact);
    if (phrase === null) return undefined;
    const hash = wordHash(firstWord(phrase.text));
    const group = this.#byHash.get(hash);
    if (group?.some((t) => isSame(t.phrase, phrase) && t.type === type) === true) return undefined;
    const term = { phrase, offset: wordStart(phrase.text), type };
    this.#byHash.set(hash, group === undefined ? [term] : [...group, term].sort(longestFirst));
    const forget = this.inside.add(phrase.text, exact, type);
    return () => {
      this.#remove(hash, term);
      forget?.();
    };
  }

  startingWith(hash: number): readonly SearchTerm[] | undefined {
    return this.#byHash.get(hash);
  }

  #remove(hash: number, term: SearchTerm): void {
    const rest = (this.#byHash.get(hash) ?? []).filter((t) => t !== term);
    if (rest.length === 0) this.#byHash.delete(hash);
    else this.#byHash.set(hash, rest);
  }
}

const isSame = (a: Phrase, b: Phrase): boolean => a.text === b.text && a.exact === b.exact;

/** A position of a term. */
interface Place extends Span {
  readonly type: EntityType;
}

/** Candidates for the positions of the terms in a view. */
export const searchTerms = (view: string, tokens: TokenRows, terms: SearchTerms): Candidate[] =>
  placesOf(view, tokens, terms).map(candidate);

/** Positions of the terms in a view; of terms that start at the same word, the longest. */
export function placesOf(view: string, tokens: TokenRows, terms: SearchTerms): Place[] {
  const out: Place[] = [];
  if (terms.size === 0) return out;
  for (let i = 0; i < tokens.length; i++) {
    const group = terms.startingWith(tokens.hash[i] ?? 0);
    for (const { phrase, offset, type } of group ?? []) {
      const start = (tokens.start[i] ?? 0) - offset;
      const end = start < 0 ? -1 : matchPhrase(view, start, phrase);
      if (end < 0) continue;
      out.push({ type, start, end });
      break;
    }
  }
  for (const { start, end, value } of terms.inside.find(view)) out.push({ type: value, start, end });
  return out;
}

const candidate = ({ type, start, end }: Place): Candidate => ({
  type,
  start,
  end,
  score: SCORE,
  recognizer: MEMORY,
  domainSpecific: false,
  ledger: [{ reason: 'found elsewhere in the document', by: round(SCORE) }],
});
