import { DIGIT, UPPER } from '../contracts/tokens.js';
import { FOLD, HASH_PRIME, HASH_SEED, KIND } from '../scan/characters.js';

const BITS = 25;
/** Number of terms up to which they are kept one by one: most documents, and all records of a stream, are small. */
const MAX_FEW = 4096;
const SECOND = 0x9e3779b1;

const ASCII = 0x80;
const isOneOf = (pattern: RegExp): readonly boolean[] =>
  Array.from({ length: ASCII }, (_, unit) => pattern.test(String.fromCharCode(unit)));
/** Separators between words; chosen so that addresses, codes and numbers stay whole. */
const BETWEEN = isOneOf(/[ \t\r\n,;|"'<>()[\]{}]/);
/** Characters, and their maximum number, between two digits of one number. */
const IN_NUMBERS = isOneOf(/[ ().+/-]/);
const MAX_IN_NUMBERS = 3;
const IN_NAMES = isOneOf(/[A-Za-z'-]/);
const IN_OTHER_NAMES = /[\p{L}’]/u;
const AT = 0x40;
const BLANK = 0x20;
const MAX_WORD_LENGTH = 200;
/** Numbers are compared by their last digits: `+1 415 555 0132` equals `(415) 555-0132`. */
const LAST_DIGITS = 9;
const MIN_DIGITS = 7;
/** Names are noted in adjacent pairs; a single name only from this length on, since there are few short given names. */
const MIN_SINGLE_NAME_LENGTH = 6;
const CODED_DIGITS = 4;

const isDigit = (unit: number): boolean => KIND[unit] === DIGIT;

/**
 * Addresses, numbers and names of text that will be replaced later, so that no substitute equals one of them. Uses at
 * most 4 MiB however long the file is; about one in a few hundred free substitutes is rejected by collision and drawn again.
 */
export class ForeseenTerms {
  readonly #few = new Set<number>();
  #bits: Int32Array | undefined;

  /** Notes the terms of a text. */
  note(text: string): void {
    this.#noteCoded(text);
    this.#noteNumbers(text);
    this.#noteNames(text);
  }

  /** Notes words with an @ or enough digits. */
  #noteCoded(text: string): void {
    let start = 0;
    let digits = 0;
    let isAddress = false;
    for (let i = 0; i <= text.length; i++) {
      const unit = i < text.length ? text.charCodeAt(i) : BLANK;
      if (isDigit(unit)) digits++;
      else if (unit === AT) isAddress = true;
      else if (BETWEEN[unit] === true) {
        if ((isAddress || digits >= CODED_DIGITS) && i - start <= MAX_WORD_LENGTH) this.#set(hashOf(text, start, i));
        start = i + 1;
        digits = 0;
        isAddress = false;
      }
    }
  }

  /** Notes numbers in any notation. */
  #noteNumbers(text: string): void {
    let digits = 0;
    let end = 0;
    for (let i = 0; i <= text.length; i++) {
      const unit = i < text.length ? text.charCodeAt(i) : 0;
      if (isDigit(unit)) {
        digits++;
        end = i + 1;
      } else if (digits > 0 && (IN_NUMBERS[unit] !== true || i - end === MAX_IN_NUMBERS)) {
        if (digits >= MIN_DIGITS) this.#set(hashOfDigits(text, end, digits));
        digits = 0;
      }
    }
  }

  #noteNames(text: string): void {
    for (let at = 0; at < text.length; at++) {
      let end = endOfName(text, at);
      if (end === at) continue;
      let start = at;
      while (text.charCodeAt(end) === BLANK && endOfName(text, end + 1) > end + 1) {
        const next = endOfName(text, end + 1);
        this.#set(hashOf(text, start, next));
        start = end + 1;
        end = next;
      }
      if (start === at && end - start >= MIN_SINGLE_NAME_LENGTH) this.#set(hashOf(text, start, end));
      at = end - 1;
    }
  }

  /** True if a noted term equals a substitute, or is a number in it. */
  has(substitute: string): boolean {
    if (this.#bits === undefined && this.#few.size === 0) return false;
    let digits = 0;
    for (let i = 0; i < substitute.length; i++) if (isDigit(substitute.charCodeAt(i))) digits++;
    if (digits >= MIN_DIGITS && this.#get(hashOfDigits(substitute, substitute.length, digits))) return true;
    if (digits >= CODED_DIGITS || substitute.includes('@'))
      return !/\s/.test(substitute) && this.#get(hashOf(substitute, 0, substitute.length));
    return this.#hasNames(substitute);
  }

  #hasNames(names: string): boolean {
    let blank = names.indexOf(' ');
    if (blank < 0) return names.length >= MIN_SINGLE_NAME_LENGTH && this.#get(hashOf(names, 0, names.length));
    for (let start = 0; blank >= 0; ) {
      const next = names.indexOf(' ', blank + 1);
      if (!this.#get(hashOf(names, start, next < 0 ? names.length : next))) return false;
      start = blank + 1;
      blank = next;
    }
    return true;
  }

  #set(hash: number): void {
    if (this.#bits !== undefined) {
      setIn(this.#bits, hash);
      return;
    }
    this.#few.add(hash);
    if (this.#few.size <= MAX_FEW) return;
    this.#bits = new Int32Array(1 << (BITS - 5));
    for (const known of this.#few) setIn(this.#bits, known);
    this.#few.clear();
  }

  #get(hash: number): boolean {
    if (this.#bits === undefined) return this.#few.has(hash);
    return isIn(this.#bits, placeOf(hash)) && isIn(this.#bits, secondPlaceOf(hash));
  }
}

function setIn(bits: Int32Array, hash: number): void {
  const [one, other] = [placeOf(hash), secondPlaceOf(hash)];
  bits[one >>> 5] = (bits[one >>> 5] ?? 0) | (1 << (one & 31));
  bits[other >>> 5] = (bits[other >>> 5] ?? 0) | (1 << (other & 31));
}

const isIn = (bits: Int32Array, bit: number): boolean => ((bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;

/** End of a capitalised name; its start if there is none. */
function endOfName(text: string, at: number): number {
  if (KIND[text.charCodeAt(at)] !== UPPER) return at;
  let end = at + 1;
  while (end < text.length && isOfName(text.charCodeAt(end))) end++;
  return end === at + 1 ? at : end;
}

const isOfName = (unit: number): boolean =>
  unit < ASCII ? IN_NAMES[unit] === true : IN_OTHER_NAMES.test(String.fromCharCode(unit));

/** Hash of a part of a text in lower case. */
function hashOf(text: string, start: number, end: number): number {
  let hash = HASH_SEED;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ (FOLD[text.charCodeAt(i)] ?? 0), HASH_PRIME);
  return hash;
}

/** Hash of the last digits before an offset. @param count number of digits */
function hashOfDigits(text: string, end: number, count: number): number {
  let start = end;
  for (let left = Math.min(count, LAST_DIGITS); left > 0; ) if (isDigit(text.charCodeAt(--start))) left--;
  let hash = HASH_SEED;
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i);
    if (isDigit(unit)) hash = Math.imul(hash ^ unit, HASH_PRIME);
  }
  return hash;
}

const placeOf = (hash: number): number => hash >>> (32 - BITS);
const secondPlaceOf = (hash: number): number => Math.imul(hash ^ (hash >>> 15), SECOND) >>> (32 - BITS);
