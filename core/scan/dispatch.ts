import { DIGIT, LOWER, UPPER } from '../tokens.js';
import { NEXT_CLASSES } from './char-set.js';
import { type FirstToken, MAX_TOKEN, type Shape } from './first-token.js';

const LENGTHS = MAX_TOKEN + 1;
const AFTER = 4;

/** Numbers of patterns to try, by list number; list 0 is empty. */
export type Lists = readonly Uint16Array[];

/** Number of the list for tokens of digits only: by length, first digit, next class, class after that. */
export const digitKey = (length: number, digit: number, next: number, after: number): number =>
  ((length * 10 + digit) * NEXT_CLASSES + next) * AFTER + after;

/** For tokens of ASCII-cased letters only: by length, kind (UPPER, LOWER, both), first letter, next class, class after that. */
export const letterKey = (length: number, kind: number, letter: number, next: number, after: number): number =>
  (gateKey(length, kind, letter) * NEXT_CLASSES + next) * AFTER + after;

/** The first three parts of letterKey. */
export const gateKey = (length: number, kind: number, letter: number): number =>
  (length * 3 + (kind >> 1) - 1) * 27 + letter;

/** For all other tokens: by length, kind, class of the first character (0 digit, 1 letter, 2 other), next class. */
export const mixedKey = (length: number, kind: number, first: number, next: number): number =>
  ((length * 16 + kind) * 3 + first) * NEXT_CLASSES + next;

/** Tables from how a token looks to the list of patterns that can begin there. */
export interface Dispatch {
  readonly digits: Uint16Array;
  readonly letters: Uint16Array;
  readonly mixed: Uint16Array;
  /** By gateKey: bits of the next-classes with which a token of letters can begin a pattern at all. Most words end here. */
  readonly gates: Uint8Array;
  /** By ASCII code; index 128 for every symbol outside ASCII. */
  readonly symbols: Uint16Array;
  readonly lists: Lists;
}

/** Lists that share their beginnings: adding a pattern to a list is one look-up, however many keys hold that list. */
class ListBuilder {
  readonly #lists: number[][] = [[]];
  readonly #longer = new Map<number, number>();

  /** Number of the list that is `list` and one more pattern. */
  append(list: number, pattern: number): number {
    const patterns = this.#lists[list] ?? [];
    if (patterns.at(-1) === pattern) return list;
    const key = list * 0x10000 + pattern;
    let longer = this.#longer.get(key);
    if (longer === undefined) {
      longer = this.#lists.push([...patterns, pattern]) - 1;
      this.#longer.set(key, longer);
    }
    return longer;
  }

  done(): Lists {
    return this.#lists.map((list) => Uint16Array.from(list));
  }
}

/** Builds the tables; patterns are added in order, and each list keeps that order. */
export class DispatchBuilder {
  readonly #lists = new ListBuilder();
  readonly #digits = new Uint16Array(LENGTHS * 10 * NEXT_CLASSES * AFTER);
  readonly #letters = new Uint16Array(LENGTHS * 3 * 27 * NEXT_CLASSES * AFTER);
  readonly #gates = new Uint8Array(LENGTHS * 3 * 27);
  readonly #mixed = new Uint16Array(LENGTHS * 16 * 3 * NEXT_CLASSES);
  readonly #symbols = new Uint16Array(129);
  readonly #words = new Map<string, number>();

  add(pattern: number, first: FirstToken): void {
    for (const code of first.symbols) this.#put(this.#symbols, code, pattern);
    for (const word of first.words) this.#words.set(word, this.#lists.append(this.#words.get(word) ?? 0, pattern));
    for (const shape of first.shapes) this.#addShape(shape, pattern);
  }

  /** List number by first word. */
  words(): ReadonlyMap<string, number> {
    return this.#words;
  }

  done(): Dispatch {
    const lists = this.#lists.done();
    return {
      digits: this.#digits,
      letters: this.#letters,
      mixed: this.#mixed,
      gates: this.#gates,
      symbols: this.#symbols,
      lists,
    };
  }

  #addShape(shape: Shape, pattern: number): void {
    for (let next = 0; next < NEXT_CLASSES; next++) {
      if ((shape.next & (1 << next)) === 0) continue;
      if (shape.kind === DIGIT) this.#addDigits(shape, next, pattern);
      else if ((shape.kind & ~(UPPER | LOWER)) === 0) this.#addLetters(shape, next, pattern);
      else this.#addMixed(shape, next, pattern);
    }
  }

  #addDigits({ length, firstDigits, after }: Shape, next: number, pattern: number): void {
    for (let digit = 0; digit < 10; digit++)
      if (firstDigits & (1 << digit))
        for (let a = 0; a < AFTER; a++)
          if (after & (1 << a)) this.#put(this.#digits, digitKey(length, digit, next, a), pattern);
  }

  #addLetters({ length, kind, firstLetters, after }: Shape, next: number, pattern: number): void {
    for (let letter = 0; letter < 27; letter++) {
      if ((firstLetters & (1 << letter)) === 0) continue;
      const gate = gateKey(length, kind, letter);
      this.#gates[gate] = (this.#gates[gate] ?? 0) | (1 << next);
      for (let a = 0; a < AFTER; a++)
        if (after & (1 << a)) this.#put(this.#letters, letterKey(length, kind, letter, next, a), pattern);
    }
  }

  #addMixed({ length, kind, firstDigits, firstLetters }: Shape, next: number, pattern: number): void {
    if (firstDigits !== 0) this.#put(this.#mixed, mixedKey(length, kind, 0, next), pattern);
    if ((firstLetters & 0x3ffffff) !== 0) this.#put(this.#mixed, mixedKey(length, kind, 1, next), pattern);
    if ((firstLetters & (1 << 26)) !== 0) this.#put(this.#mixed, mixedKey(length, kind, 2, next), pattern);
  }

  #put(table: Uint16Array, key: number, pattern: number): void {
    table[key] = this.#lists.append(table[key] ?? 0, pattern);
  }
}
