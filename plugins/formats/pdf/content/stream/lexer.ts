import type { Operand, OperandDict } from './operand.js';
import { BYTE_KIND, LONGER_WORDS, OPERATORS } from './operators.js';
import { readHexString, readLiteralString } from './strings.js';

/** A word that is no operand: an operator, or invalid content. */
export interface Word {
  readonly word: string;
}

const SLASH = 0x2f;
const MINUS = 0x2d;
const POINT = 0x2e;
/** Powers of ten, for as many decimals as a short number has. */
const POWERS = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);
const MAX_DEPTH = 64;
/** Maximum length of an operator in bytes. */
const MAX_OPERATOR_BYTES = 3;

/** Reads tokens of a content stream. Invalid bytes are skipped, never refused, as in viewers. */
export class Lexer {
  readonly bytes: Uint8Array;
  position = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get atEnd(): boolean {
    return this.position >= this.bytes.length;
  }

  /** Moves to the next token, past white space and comments. */
  skipBlank(): void {
    for (;;) {
      while (BYTE_KIND[this.#byte()] === 1 && !this.atEnd) this.position++;
      if (this.#byte() !== 0x25) return;
      while (!this.atEnd && this.#byte() !== 10 && this.#byte() !== 13) this.position++;
    }
  }

  /** The next operand or word. Undefined: only a stray delimiter, which was skipped, or the end. */
  next(depth = 0): Operand | Word | undefined {
    this.skipBlank();
    if (this.atEnd) return undefined;
    const byte = this.#byte();
    if (byte === SLASH) return { name: this.#name() };
    if (byte === 0x28) return this.#string(readLiteralString);
    if (byte === 0x3c) return this.bytes[this.position + 1] === 0x3c ? this.#dict(depth) : this.#string(readHexString);
    if (byte === 0x5b) return this.#list(depth);
    if (BYTE_KIND[byte] === 2) return this.#pass();
    if ((byte >= 0x30 && byte <= 0x39) || byte === 0x2b || byte === 0x2d || byte === 0x2e) return this.#number();
    return wordOperand(this.#word());
  }

  /** Position -1 and positions past the end read as 0, which is white space. */
  #byte(): number {
    return this.bytes[this.position] ?? 0;
  }

  #pass(): undefined {
    this.position++;
  }

  #string(read: (bytes: Uint8Array, at: number) => { value: Uint8Array; end: number }): Uint8Array {
    const { value, end } = read(this.bytes, this.position + 1);
    this.position = end;
    return value;
  }

  #name(): string {
    const start = ++this.position;
    while (!this.atEnd && BYTE_KIND[this.#byte()] === 0) this.position++;
    const raw = latin1(this.bytes, start, this.position);
    if (!raw.includes('#')) return raw;
    return raw.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }

  #number(): number {
    const start = this.position;
    const negative = this.#byte() === MINUS;
    if (negative) this.position++;
    let [whole, decimals, points] = [0, 0, 0];
    for (; isNumeric(this.#byte()); this.position++) {
      if (this.#byte() === POINT) points++;
      else {
        whole = whole * 10 + digitOf(this.#byte());
        decimals += points;
      }
    }
    const length = this.position - start;
    // NaN if there is another character. Exact for short numbers, because the power of ten is exact too.
    if (!Number.isNaN(whole) && points < 2 && length < 16 && length > points + Number(negative)) {
      const value = whole / (POWERS[decimals] ?? 1);
      return negative ? -value : value;
    }
    const text = latin1(this.bytes, start, this.position);
    const plain = Number(text);
    if (!Number.isNaN(plain)) return plain;
    // Some producers write `--5` and `1.2.3`; viewers read -5 and 1.2.
    const value = Number.parseFloat(text.replace(/^[+-]+/, '')) || 0;
    return text.startsWith('-') ? -value : value;
  }

  /** A run of regular bytes. A known operator ends at the byte that would make it unknown (`Qq`). */
  #word(): string {
    let end = this.position;
    while (end < this.bytes.length && BYTE_KIND[this.bytes[end] ?? 0] === 0) end++;
    const whole = end - this.position <= MAX_OPERATOR_BYTES ? latin1(this.bytes, this.position, end) : '';
    if (!OPERATORS.has(whole)) return this.#wordByWord();
    this.position = end;
    return whole;
  }

  #wordByWord(): string {
    let text = '';
    while (!this.atEnd && BYTE_KIND[this.#byte()] === 0) {
      const longer = text + String.fromCharCode(this.#byte());
      if (OPERATORS.has(text) && !OPERATORS.has(longer) && !LONGER_WORDS.has(longer)) break;
      text = longer;
      this.position++;
    }
    return text;
  }

  #list(depth: number): Operand[] {
    this.position++;
    const items: Operand[] = [];
    for (;;) {
      this.skipBlank();
      if (this.atEnd || depth > MAX_DEPTH) return items;
      if (this.#byte() === 0x5d) {
        this.position++;
        return items;
      }
      const item = this.next(depth + 1);
      if (item !== undefined && !isWord(item)) items.push(item);
    }
  }

  #dict(depth: number): OperandDict {
    this.position += 2;
    const entries = new Map<string, Operand>();
    for (;;) {
      this.skipBlank();
      if (this.atEnd || depth > MAX_DEPTH) return entries;
      if (this.#byte() === 0x3e) {
        this.position += this.bytes[this.position + 1] === 0x3e ? 2 : 1;
        return entries;
      }
      if (this.#byte() !== SLASH) {
        this.next(depth + 1);
        continue;
      }
      const key = this.#name();
      const value = this.next(depth + 1);
      if (value !== undefined && !isWord(value)) entries.set(key, value);
    }
  }
}

export const isWord = (value: Operand | Word): value is Word =>
  typeof value === 'object' && value !== null && 'word' in value;

function wordOperand(word: string): Operand | Word {
  if (word === 'true') return true;
  if (word === 'false') return false;
  return word === 'null' ? null : { word };
}

/** The digit of a byte; NaN if it is none. */
const digitOf = (byte: number): number => (byte >= 0x30 && byte <= 0x39 ? byte - 0x30 : Number.NaN);

const isNumeric = (byte: number): boolean =>
  (byte >= 0x30 && byte <= 0x39) || byte === 0x2b || byte === 0x2d || byte === 0x2e;

function latin1(bytes: Uint8Array, start: number, end: number): string {
  let text = '';
  for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at] ?? 0);
  return text;
}
