import type { EntityType } from '../entity-type.js';
import type { Span } from '../span.js';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Most characters between two words of a term: `(415) 555`, `Smith, John`. */
const MAX_GAP = 4;
/** Types whose terms of one word name somebody or somewhere wherever they stand. */
const NAMES = new Set<EntityType>(['PERSON', 'ORGANIZATION', 'USERNAME', 'LOCATION', 'CITY', 'FACILITY']);

interface Word extends Span {
  readonly folded: string;
  readonly lower: boolean;
}

interface SoughtTerm {
  readonly words: readonly string[];
  readonly type: EntityType;
}

/** A place where a term stands. */
export interface FoundTerm extends Span {
  readonly type: EntityType;
  /** The term, folded; the same for all of its forms. */
  readonly term: string;
}

/** In small letters; scripts without case are not. */
const isLower = (word: string): boolean => word === word.toLowerCase() && word !== word.toUpperCase();

const fold = (word: string): string => word.normalize('NFKC').toLowerCase();

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    const start = match.index;
    words.push({ start, end: start + word.length, folded: fold(word), lower: isLower(word) });
  }
  return words;
}

/**
 * Terms found in one place of a file and looked for in all others: where detection has less to go by, such as the author of a comment or
 * the cache of a chart. Compared as whole words, whatever the case and what stands between the words.
 */
export class SoughtTerms {
  readonly #byFirst = new Map<string, Map<string, SoughtTerm>>();
  /** Words that the file also writes in small letters. */
  readonly #common = new Set<string>();

  get size(): number {
    return this.#byFirst.size;
  }

  /** Says what the file holds, before terms are added: a word written in small letters somewhere is no name everywhere. */
  learn(text: string): void {
    for (const match of text.matchAll(WORD)) if (isLower(match[0])) this.#common.add(fold(match[0]));
  }

  /** Adds a term if it says who or what is meant wherever it stands: `12` and `Monday` do not. */
  add(text: string, type: EntityType): void {
    const words = wordsOf(text);
    const [first] = words;
    if (first === undefined || !this.#isDistinctive(words, type)) return;
    const terms = this.#byFirst.get(first.folded) ?? new Map<string, SoughtTerm>();
    this.#byFirst.set(first.folded, terms);
    const key = words.map(({ folded }) => folded).join(' ');
    if (!terms.has(key)) terms.set(key, { words: words.map(({ folded }) => folded), type });
  }

  #isDistinctive(words: readonly Word[], type: EntityType): boolean {
    const letters = words.reduce((sum, { folded }) => sum + folded.length, 0);
    const [word] = words;
    const digits = words.reduce((sum, { folded }) => sum + folded.replace(/\P{Nd}/gu, '').length, 0);
    if (digits >= 5) return true;
    if (words.length === 1 && word !== undefined) {
      return digits === 0 && letters >= 3 && NAMES.has(type) && !word.lower && !this.#common.has(word.folded);
    }
    return letters >= 6 && words.some(({ folded }) => /\p{L}{3}/u.test(folded));
  }

  /** Forgets a term, because its substitute holds it. */
  forget(term: string): void {
    this.#byFirst.get(term.split(' ', 1)[0] ?? '')?.delete(term);
  }

  /** Where terms stand in a text; the longest where several begin with one word. */
  find(text: string): FoundTerm[] {
    if (this.#byFirst.size === 0) return [];
    const words = wordsOf(text);
    const found: FoundTerm[] = [];
    for (let i = 0; i < words.length; i++) {
      const terms = this.#byFirst.get(words[i]?.folded ?? '');
      if (terms === undefined) continue;
      const best = longest(terms.values(), words, i);
      const start = words[i]?.start;
      const end = words[i + (best?.words.length ?? 0) - 1]?.end;
      if (best === undefined || start === undefined || end === undefined) continue;
      found.push({ start, end, type: best.type, term: best.words.join(' ') });
      i += best.words.length - 1;
    }
    return found;
  }
}

function longest(terms: Iterable<SoughtTerm>, words: readonly Word[], at: number): SoughtTerm | undefined {
  let best: SoughtTerm | undefined;
  for (const term of terms) {
    if (term.words.length > (best?.words.length ?? 0) && standsAt(term, words, at)) best = term;
  }
  return best;
}

function standsAt({ words: sought }: SoughtTerm, words: readonly Word[], at: number): boolean {
  if (sought.length === 1 && words[at]?.lower === true && /^\p{L}+$/u.test(sought[0] ?? '')) return false;
  return sought.every((folded, i) => {
    const word = words[at + i];
    const before = words[at + i - 1];
    return word?.folded === folded && (i === 0 || before === undefined || word.start - before.end <= MAX_GAP);
  });
}
