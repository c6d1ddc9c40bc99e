const BITS = 25;
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;
const SECOND = 0x9e3779b1;

/** What parts words, so that addresses, codes and numbers stay whole. */
const BETWEEN: readonly boolean[] = Array.from({ length: 0x80 }, (_, unit) =>
  ' \t\r\n,;|"\'<>()[]{}'.includes(String.fromCharCode(unit)),
);
const AT = 0x40;
const LONGEST_WORD = 200;
/** One number in whatever notation. */
const NUMBER = /\d(?:[ ().+/-]{0,3}\d){6,}/g;
/** Numbers are compared by their last digits: `+1 415 555 0132` is `(415) 555-0132`. */
const LAST_DIGITS = 9;
const LEAST_DIGITS = 7;
/** Two names side by side; a single one only where it is long: of short given names there are few. */
const NAMES_IN_ASCII = /[A-Z][A-Za-z'-]+(?: [A-Z][A-Za-z'-]+)*/g;
const NAMES = /\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu;
const LONG_NAME = 6;
const CODED_DIGITS = 4;

const digitsOf = (text: string): string => text.replace(/\D/g, '');
const isCoded = (text: string): boolean => text.includes('@') || digitsOf(text).length >= CODED_DIGITS;

/**
 * What a file holds further on: addresses, numbers and names of a text that will be replaced later, so that no substitute is one of them.
 * Kept in 4 MiB however long the file is, so that once in a few hundred a substitute is drawn anew that is free.
 */
export class ForeseenTerms {
  #bits: Int32Array | undefined;

  /** Notes what stands in a text. */
  note(text: string): void {
    this.#noteCoded(text);
    for (const [number] of text.matchAll(NUMBER)) this.#set(digitsOf(number).slice(-LAST_DIGITS));
    for (const [names] of text.matchAll(isAscii(text) ? NAMES_IN_ASCII : NAMES))
      for (const key of keysOfNames(names)) this.#set(key);
  }

  /** Words with an @ or some digits. */
  #noteCoded(text: string): void {
    let start = 0;
    let digits = 0;
    let isAddress = false;
    for (let i = 0; i <= text.length; i++) {
      const unit = i < text.length ? text.charCodeAt(i) : 0x20;
      if (unit >= 0x30 && unit <= 0x39) digits++;
      else if (unit === AT) isAddress = true;
      else if (BETWEEN[unit] === true) {
        if ((isAddress || digits >= CODED_DIGITS) && i - start <= LONGEST_WORD)
          this.#set(text.slice(start, i).toLowerCase());
        start = i + 1;
        digits = 0;
        isAddress = false;
      }
    }
  }

  /** Whether a text was noted that a substitute is, or holds as a number. */
  has(substitute: string): boolean {
    if (this.#bits === undefined) return false;
    const digits = digitsOf(substitute);
    if (digits.length >= LEAST_DIGITS && this.#get(digits.slice(-LAST_DIGITS))) return true;
    if (isCoded(substitute)) return !/\s/.test(substitute) && this.#get(substitute.toLowerCase());
    const keys = keysOfNames(substitute);
    return keys.length > 0 && keys.every((key) => this.#get(key));
  }

  #set(key: string): void {
    this.#bits ??= new Int32Array(1 << (BITS - 5));
    for (const bit of placesOf(key)) this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }

  #get(key: string): boolean {
    return placesOf(key).every((bit) => ((this.#bits?.[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0);
  }
}

/** Each two names side by side; a name alone if it is long. */
function keysOfNames(text: string): string[] {
  const words = text.toLowerCase().split(' ');
  if (words.length > 1) return words.slice(1).map((word, i) => `${words[i]} ${word}`);
  return text.length < LONG_NAME ? [] : words;
}

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

function placesOf(key: string): readonly number[] {
  let hash = BASIS;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), PRIME);
  return [hash >>> (32 - BITS), Math.imul(hash ^ (hash >>> 15), SECOND) >>> (32 - BITS)];
}
