import type { EntityType } from '../../core/contracts/entity-type.js';
import { byPosition, overlapping, type Span } from '../../core/contracts/span.js';
import { Mentions } from '../../core/mentions/mentions.js';
import { InsideTerms, mayStandInside } from '../../core/scan/unspaced.js';
import { isLower, smallWords, type Word, wordsOf } from '../../core/transform/sought-words.js';
import { composed } from './composed.js';
import { BETWEEN, TermWords } from './term-words.js';

/** Most characters between two words of a term: `(415) 555`, `Smith, John`. */
const MAX_GAP = 4;
/** Types whose terms of one word name somebody or somewhere wherever they stand. */
const NAMES = new Set<EntityType>(['PERSON', 'ORGANIZATION', 'USERNAME', 'LOCATION', 'CITY', 'FACILITY']);

/** True for types of which a single word says who or what is meant wherever it stands. */
export const isNameType = (type: EntityType): boolean => NAMES.has(type);

/** Names that begin sentences as verbs do: `Will try again`. */
const MODAL = new Set(['will', 'may', 'can']);
const isModal = (text: string, { start, end }: Span): boolean =>
  MODAL.has(text.slice(start, end).toLowerCase()) &&
  /(?:^|[.!?:;\n])\s*$/.test(text.slice(Math.max(0, start - 4), start)) &&
  /^\s\p{Ll}/u.test(text.slice(end, end + 2));

/** A place where a term stands. */
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
 * Terms found in one place of a file and looked for in all others: where detection has less to go by, such as the author of a comment or
 * the cache of a chart. Compared as whole words, whatever the case and what stands between the words. Linear in the text, however
 * many terms there are.
 */
export class SoughtTerms {
  readonly #root = new TermWords();
  /** By first character, if that is ASCII: lengths of the words that begin terms, as bits; 31 for all from 31 on. */
  readonly #lengths = new Int32Array(128);
  /** Those of scripts without blanks, which stand inside of words. */
  readonly #inside = new InsideTerms<{ readonly term: string; readonly type: EntityType }>();
  /** By folded term: takes one of them out again. */
  readonly #forgetInside = new Map<string, () => void>();
  /** Numbers and codes among them, which have other spellings. */
  readonly #mentions = new Mentions<EntityType>();
  /** Words that the file also writes in small letters. */
  readonly #common = new Set<string>();

  /** Number of terms that are looked for. */
  get size(): number {
    return this.#root.size + this.#mentions.size;
  }

  /** Says what the file holds, before terms are added: a word written in small letters somewhere is no name everywhere. */
  learn(text: string): void {
    for (const word of smallWords(text)) this.#common.add(word);
  }

  /** Adds a term if it says who or what is meant wherever it stands: `12` and `Monday` do not. */
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
      // A word with figures in it is a name of somebody's making, in small letters as well: `jdoe42`.
      if (digits > 0) return NAMES.has(type) && /\p{L}{3}/u.test(word.folded);
      const least = mayStandInside(word.folded) ? 2 : 3;
      return letters >= least && NAMES.has(type) && !isLower(word.word) && !this.#common.has(word.folded);
    }
    return letters >= 6 && words.some(({ folded }) => /\p{L}{3}/u.test(folded));
  }

  /** Forgets all terms that stand in a text, also those that a longer one hides: it may stand in the new file. */
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

  /** Where terms stand in a text; the longest where several begin with one word. */
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
   * The same with the numbers and codes that stand in another spelling, with other blanks or hyphens or in words: for texts that are
   * searched. A finished file is looked through with {@link find}, since there digits stand side by side for other reasons as well.
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

  /** False if no word of an ASCII text begins a term; nearly all texts of a file end here, and nothing is made for them. */
  #mayHold(text: string): boolean {
    let start = -1;
    for (let i = 0; i <= text.length; i++) {
      const code = i < text.length ? text.charCodeAt(i) : 0;
      if (code > 0x7f) return true;
      if (isAsciiWord(code)) {
        if (start < 0) start = i;
      } else if (start >= 0) {
        const first = text.charCodeAt(start);
        // In small letters, as the words of terms are; a digit stays one.
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
