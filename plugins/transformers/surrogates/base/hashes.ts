import { fold, words } from './text.js';

// Offset basis of the FNV-1a hash over code units.
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;
/**
 * Combines the hashes of the words of a phrase. It differs from the constant for code units, so that `a b` and `ab`
 * have different hashes.
 */
const JOIN = 0x9e3779b1;

const FIVE_DIGITS = 5;
const TWO_LETTERS = 2;

const lower = (unit: number): number => (unit >= 0x41 && unit <= 0x5a ? unit | 0x20 : unit);
const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;
const isLowerCase = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a;

/** Hash of a text, continued from the hash of the preceding text. Never 0. */
export function hashOf(text: string, before: number = BASIS): number {
  let hash = before;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return hash === 0 ? 1 : hash;
}

/** Hash of the folded text, in most cases without creating the folded string. Never 0. */
export function foldedHash(text: string): number {
  let hash = BASIS;
  let before = 0x20;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x20 || unit > 0x7e || (unit === 0x20 && before === 0x20)) return hashOf(fold(text));
    before = unit;
    hash = Math.imul(hash ^ lower(unit), PRIME);
  }
  if (before === 0x20) return hashOf(fold(text));
  return hash === 0 ? 1 : hash;
}

/** The folded hashes of the words of a text. They are valid until the next text is read. */
export class WordHashes {
  readonly #words: number[] = [];
  /** Number of words in the last text that was read. */
  count = 0;
  /**
   * True if the text has two letters side by side, or at least five digits. Other texts are too short to identify
   * anything.
   */
  telling = false;

  read(text: string): void {
    this.count = 0;
    this.telling = false;
    let hash = BASIS;
    let size = 0;
    let letters = 0;
    let digits = 0;
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (unit > 0x7e) {
        this.#readFolded(text);
        return;
      }
      const lowerCase = lower(unit);
      letters = isLowerCase(lowerCase) ? letters + 1 : 0;
      digits = isDigit(lowerCase) ? digits + 1 : 0;
      if (letters === TWO_LETTERS || digits === FIVE_DIGITS) this.telling = true;
      if (letters + digits > 0) {
        hash = Math.imul(hash ^ lowerCase, PRIME);
        size++;
      } else if (size > 0) {
        this.#words[this.count++] = hash;
        hash = BASIS;
        size = 0;
      }
    }
    if (size > 0) this.#words[this.count++] = hash;
  }

  /**
   * Hash of a phrase extended by one more word. @param before hash of the phrase without the word; 0 for none. Never 0.
   */
  with(word: number, before = 0): number {
    const hash = (before === 0 ? 0 : Math.imul(before, JOIN)) ^ (this.#words[word] ?? 0);
    return hash === 0 ? 1 : hash;
  }

  /** Hash of all words as one phrase. */
  all(): number {
    let hash = 0;
    for (let i = 0; i < this.count; i++) hash = this.with(i, hash);
    return hash;
  }

  #readFolded(text: string): void {
    const folded = fold(text);
    this.count = 0;
    this.telling = /\p{L}{2}|\d{5}/u.test(folded);
    for (const word of words(folded)) this.#words[this.count++] = hashOf(word);
  }
}
