import type { EntityType } from '../../core/contracts/entity-type.js';
import { TermTypes } from './term-types.js';

/**
 * Separator between the words of a folded term. Not a blank, because folding produces blanks from single characters
 * such as U+FDFA.
 */
export const BETWEEN = '\n';

/** Number of words from which terms are tried one by one. */
const LAST_COUNT = 31;

/** A term that begins at a word. */
interface FoundWords {
  /** Number of words. */
  readonly count: number;
  readonly type: EntityType;
}

/**
 * A set of terms as sequences of folded words. A file may have a million terms, so each takes one table slot, plus one
 * number per first word that tells the word counts of its terms.
 */
export class TermWords {
  readonly #types = new TermTypes();
  /** By first word: bit `n` is set if there are terms of `n` words; the highest bit means longer ones. */
  readonly #counts = new Map<string, number>();
  #most = 0;

  /** Number of terms. */
  get size(): number {
    return this.#types.size;
  }

  /** True if a term may begin with the word. */
  has(word: string): boolean {
    return this.#counts.has(word);
  }

  /** Adds a term; the first type given to it is kept. @param words folded, at least one */
  add(words: readonly string[], type: EntityType): void {
    const term = words.join(BETWEEN);
    const [first = ''] = words;
    this.#types.add(term, type);
    this.#counts.set(first, (this.#counts.get(first) ?? 0) | (1 << Math.min(words.length, LAST_COUNT)));
    this.#most = Math.max(this.#most, words.length);
  }

  /** @param term its words joined by {@link BETWEEN} */
  delete(term: string): void {
    this.#types.delete(term);
  }

  /**
   * The longest term that begins with a word.
   * @param next returns the next word, folded; undefined where a term cannot continue.
   * @param counts returns whether a term of one word counts.
   */
  longest(first: string, next: (at: number) => string | undefined, counts: () => boolean): FoundWords | undefined {
    const lengths = this.#counts.get(first);
    if (lengths === undefined) return undefined;
    const longest = lengths < 0 ? this.#most : 31 - Math.clz32(lengths);
    let term = first;
    let best: FoundWords | undefined;
    for (let count = 1; count <= longest; count++) {
      if (count > 1) {
        const word = next(count - 1);
        if (word === undefined) break;
        term += BETWEEN + word;
      }
      const type = count >= LAST_COUNT || (lengths & (1 << count)) !== 0 ? this.#types.get(term) : undefined;
      if (type !== undefined && (count > 1 || counts())) best = { count, type };
    }
    return best;
  }
}
