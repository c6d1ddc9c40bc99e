import { HASH_PRIME, HASH_SEED } from '../scan/characters.js';

/** Longest value that is searched again, in letters and digits. */
export const MAX_KEY_LENGTH = 64;
/** Number of first letters or digits by which the search distinguishes values. */
export const BEGINNING = 4;
/** Maximum number of signs appended at once: a digit said three times. */
const MAX_APPENDED = 3;

/**
 * The letters and digits of a value in lower case, with their hash. The object is reused, so that comparisons create no
 * strings.
 */
export class Key {
  readonly signs = new Uint16Array(MAX_KEY_LENGTH + MAX_APPENDED);
  length = 0;
  hash = HASH_SEED;
  /** Hash of the first {@link BEGINNING} signs, once there are so many. */
  beginning = 0;

  clear(): void {
    this.length = 0;
    this.hash = HASH_SEED;
  }

  push(sign: number): void {
    this.signs[this.length++] = sign;
    this.hash = Math.imul(this.hash ^ sign, HASH_PRIME);
    if (this.length === BEGINNING) this.beginning = this.hash;
  }

  /** Appends all characters of a string. */
  pushAll(text: string): void {
    for (let i = 0; i < text.length; i++) this.push(text.charCodeAt(i));
  }

  /** Removes the first signs. */
  dropFirst(count: number): void {
    const { length, signs } = this;
    this.clear();
    for (let i = count; i < length; i++) this.push(signs[i] ?? 0);
  }

  toString(): string {
    let text = '';
    for (let i = 0; i < this.length; i++) text += String.fromCharCode(this.signs[i] ?? 0);
    return text;
  }
}
