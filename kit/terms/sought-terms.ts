import type { EntityType } from '../../core/contracts/entity-type.js';
import { byPosition, overlapping, type Span } from '../../core/contracts/span.js';
import { Mentions } from '../../core/mentions/mentions.js';
import { InsideTerms, mayStandInside } from '../../core/scan/unspaced.js';
import { isLower, lowercaseWords, type Word, wordsOf } from '../../core/transform/sought-words.js';
import { composed } from './composed.js';
import { BETWEEN, TermWords } from './term-words.js';

/** Maximum number of characters between two words of a term: `(415) 555`, `Smith, John`. */
const MAX_GAP = 4;
/** Types whose single-word terms identify somebody or a place without context. */
const NAMES = new Set<EntityType>(['PERSON', 'ORGANIZATION', 'USERNAME', 'LOCATION', 'CITY', 'FACILITY']);

/** True for types whose single-word terms are searched for everywhere. */
export const isNameType = (type: EntityType): boolean => NAMES.has(type);

/** Names that are also verbs at the beginning of sentences: `Will try again`. */
const MODAL = new Set(['will', 'may', 'can']);
const isModal = (text: string, { start, end }: Span): boolean =>
  MODAL.has(text.slice(start, end).toLowerCase()) &&
  /(?:^|[.!?:;\n])\s*$/.test(text.slice(Math.max(0, start - 4), start)) &&
  /^\s\p{Ll}/u.test(text.slice(end, end + 2));

/** An occurrence of a term. */
export interface FoundTerm extends Span {
  /** Entity type under which the term was added. */
  readonly type: EntityType;
  /** The term, folded; the same for all of its forms. */
  readonly term: string;
}

const lengthBit = (length: number): number => 1 << Math.min(length, 31);

/** True if an ASCII character is a letter or a digit. */
const isAsciiWord = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a);

/**
 * Terms found in one place of a file and searched for in all others, where detection has less context: the author of a
 * comment, the cache of a chart. Whole words are compared, ignoring case and what stands between the words. Linear in
 * the text, whatever the number of terms.
 */
export class SoughtTerms {
  readonly #root = new TermWords();
  /** For each ASCII first character, the lengths of words that begin terms, as bits; bit 31 means 31 and more. */
  readonly #lengths = new Int32Array(128);
  /** Terms in scripts without blanks, which occur inside words. */
  readonly #inside = new InsideTerms<{ readonly term: string; readonly type: EntityType }>();
  /** Functions that remove a term from `#inside`, by folded term. */
  readonly #forgetInside = new Map<string, () => void>();
  /** The numbers and codes among the terms, which have several spellings. */
  readonly #mentions = new Mentions<EntityType>();
  /** Words that the file also has in lower case. */
  readonly #common = new Set<string>();

  /** Number of terms. */
  get size(): number {
    return this.#root.size + this.#mentions.size;
  }

  /**
   * Reads a text of the file before terms are added: a word that also occurs in lower case is not treated as a name
   * everywhere.
   */
  learn(text: string): void {
    for (const word of lowercaseWords(text)) this.#common.add(word);
  }

  /** Adds a term if it identifies somebody or something without context; `12` and `Monday` do not. */
  add(text: string, type: EntityType): void {
    this.#mentions.add(text, type, type);
    const words = wordsOf(text);
    if (words.length === 0 || !this.#isDistinctive(words, type)) return;
    const [{ folded: beginning } = { folded: '' }] = words;
    const first = beginning.charCodeAt(0);
    if (first < 128) this.#lengths[first] = (this.#lengths[first] ?? 0) | lengthBit(beginning.length);
    this.#root.add(
      words.map(({ folded }) => folded),
      type,
    );
    this.#addInside(words.map(({ folded }) => folded).join(BETWEEN), text, type);
  }

  #addInside(term: string, text: string, type: EntityType): void {
    if (!NAMES.has(type) || this.#forgetInside.has(term)) return;
    const forget = this.#inside.add(text.normalize('NFKC'), false, { term, type });
    if (forget !== undefined) this.#forgetInside.set(term, forget);
  }

  #isDistinctive(words: readonly Word[], type: EntityType): boolean {
    const letters = words.reduce((sum, { folded }) => sum + folded.length, 0);
    const [word] = words;
    const digits = words.reduce((sum, { folded }) => sum + folded.replace(/\P{Nd}/gu, '').length, 0);
    if (digits >= 5) return true;
    if (words.length === 1 && word !== undefined) {
      // A word with digits is an invented name, also in lower case: `jdoe42`.
      if (digits > 0) return NAMES.has(type) && /\p{L}{3}/u.test(word.folded);
      const least = mayStandInside(word.folded) ? 2 : 3;
      return letters >= least && NAMES.has(type) && !isLower(word.word) && !this.#common.has(word.folded);
    }
    return letters >= 6 && words.some(({ folded }) => /\p{L}{3}/u.test(folded));
  }

  /** Forgets all terms that occur in a text, including those inside longer ones: they may occur in the new file. */
  forgetIn(text: string): void {
    for (let found = this.find(text); found.length > 0; found = this.find(text)) {
      for (const { term } of found) this.forget(term);
    }
  }

  /** Forgets a term, as {@link find} folds it. */
  forget(term: string): void {
    this.#forgetInside.get(term)?.();
    this.#forgetInside.delete(term);
    this.#root.delete(term);
  }

  /** Occurrences of terms in a text; the longest where several begin at the same word. */
  find(text: string): FoundTerm[] {
    if (this.#root.size === 0 || !this.#mayHold(text)) return [];
    const words = wordsOf(text);
    const found: FoundTerm[] = [];
    for (let i = 0; i < words.length; i++) {
      const best = this.#longest(words, i);
      const start = words[i]?.start;
      const end = words[i + (best?.count ?? 0) - 1]?.end;
      if (best === undefined || start === undefined || end === undefined) continue;
      if (best.count === 1 && isModal(text, { start, end })) continue;
      const term = words.slice(i, i + best.count).map(({ folded }) => folded);
      found.push({ start, end, type: best.type, term: term.join(BETWEEN) });
      i += best.count - 1;
    }
    return this.#inside.size === 0 ? found : this.#withInside(text, found);
  }

  /**
   * Like {@link find}, plus numbers and codes in other spellings (other blanks or hyphens, in words), for texts that
   * are searched. Finished files are checked with {@link find} only, since digits can be adjacent there for other
   * reasons.
   */
  findMentions(text: string): FoundTerm[] {
    const found = this.find(text);
    if (this.#mentions.size === 0) return found;
    const mentions = this.#mentions
      .find(text)
      .filter((place) => overlapping(found, place).length === 0)
      .map(({ start, end, value: type }) => ({ start, end, type, term: text.slice(start, end) }));
    return mentions.length === 0 ? found : [...found, ...mentions].sort(byPosition);
  }

  #withInside(text: string, found: readonly FoundTerm[]): FoundTerm[] {
    const all = [...found];
    let end = 0;
    const view = composed(text);
    for (const place of this.#inside.find(view.text)) {
      const [start, behind, value] = [view.start(place.start), view.end(place.end), place.value];
      if (start < end || overlapping(found, { start, end: behind }).length > 0) continue;
      all.push({ start, end: behind, ...value });
      end = behind;
    }
    return all.sort(byPosition);
  }

  /**
   * Quick check: false if no word of an ASCII text begins a term, which holds for nearly all texts. Allocates nothing.
   */
  #mayHold(text: string): boolean {
    let start = -1;
    for (let i = 0; i <= text.length; i++) {
      const code = i < text.length ? text.charCodeAt(i) : 0;
      if (code > 0x7f) return true;
      if (isAsciiWord(code)) {
        if (start < 0) start = i;
      } else if (start >= 0) {
        const first = text.charCodeAt(start);
        // Lower-cased like the words of terms; digits stay as they are.
        const lengths = this.#lengths[first >= 0x41 && first <= 0x5a ? first | 0x20 : first] ?? 0;
        if ((lengths & lengthBit(i - start)) !== 0 && this.#root.has(text.slice(start, i).toLowerCase())) return true;
        start = -1;
      }
    }
    return false;
  }

  #longest(words: readonly Word[], at: number): { count: number; type: EntityType } | undefined {
    const first = words[at];
    if (first === undefined || !this.#root.has(first.folded)) return undefined;
    const next = (offset: number): string | undefined => {
      const [before, word] = [words[at + offset - 1], words[at + offset]];
      const isNear = before !== undefined && word !== undefined && word.start - before.end <= MAX_GAP;
      return isNear ? word.folded : undefined;
    };
    const isWord = (): boolean => isLower(first.word) && /^\p{L}+$/u.test(first.folded);
    return this.#root.longest(first.folded, next, () => !isWord());
  }
}
