import { fold, words } from './text.js';

// FNV-1a over code units.
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;
/** Joins the hashes of the words of a phrase; another one than that of the units, so that `a b` is not `ab`. */
const JOIN = 0x9e3779b1;

const FIVE_DIGITS = 5;
const TWO_LETTERS = 2;

const lower = (unit: number): number => (unit >= 0x41 && unit <= 0x5a ? unit | 0x20 : unit);
const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;
const isLowerCase = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a;

/** Hash of a text as it is, from the hash of what stands before it. Never 0. */
export function hashOf(text: string, before: number = BASIS): number {
  let hash = before;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return hash === 0 ? 1 : hash;
}

/** Hash of the folded text, which nearly always needs no other string. Never 0. */
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

/** The hashes of the words of a text, folded, kept until the next text is read. */
export class WordHashes {
  readonly #words: number[] = [];
  /** Words of the text read last. */
  count = 0;
  /** True if it holds two letters side by side, or five digits. */
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
      const small = lower(unit);
      letters = isLowerCase(small) ? letters + 1 : 0;
      digits = isDigit(small) ? digits + 1 : 0;
      if (letters === TWO_LETTERS || digits === FIVE_DIGITS) this.telling = true;
      if (letters + digits > 0) {
        hash = Math.imul(hash ^ small, PRIME);
        size++;
      } else if (size > 0) {
        this.#words[this.count++] = hash;
        hash = BASIS;
        size = 0;
      }
    }
    if (size > 0) this.#words[this.count++] = hash;
  }

  /** The hash of a phrase that ends with a word. @param before the hash of the phrase without it; 0 for none. Never 0. */
  with(word: number, before = 0): number {
    const hash = (before === 0 ? 0 : Math.imul(before, JOIN)) ^ (this.#words[word] ?? 0);
    return hash === 0 ? 1 : hash;
  }

  /** The hash of all words as one phrase. */
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
