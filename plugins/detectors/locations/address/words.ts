import type { TextDocument } from '../../../../core/index.js';
import { DIGIT, KIND, LOWER, UPPER } from '../../../../kit/index.js';

/** Names of the word lists that the address parsers use; the plugin registers each of them. */
export const LISTS = {
  street: 'locations/street',
  weakStreet: 'locations/street-weak',
  prefix: 'locations/street-prefix',
  state: 'locations/state-code',
  unit: 'locations/unit',
} as const;

const SPACE = 32;

/** True if the character at an offset is a capital letter. */
export const isCapital = (view: string, at: number): boolean => KIND[view.charCodeAt(at)] === UPPER;

/** The word tokens of a text, by number, as the address parsers read them. */
export class Words {
  readonly view: string;
  readonly length: number;
  readonly #start: Int32Array;
  readonly #end: Int32Array;
  readonly #flags: Int32Array;
  readonly #kind: Uint8Array;

  constructor(document: TextDocument) {
    this.view = document.view;
    const { start, end, flags, kind, length } = document.tokens;
    this.#start = start;
    this.#end = end;
    this.#flags = flags;
    this.#kind = kind;
    this.length = length;
  }

  start(i: number): number {
    return this.#start[i] ?? this.view.length;
  }

  end(i: number): number {
    return this.#end[i] ?? this.view.length;
  }

  text(i: number): string {
    return this.view.slice(this.start(i), this.end(i));
  }

  /** The text between a word and the previous word; for the first word, the text before it. */
  gap(i: number): string {
    return this.view.slice(i === 0 ? 0 : this.end(i - 1), this.start(i));
  }

  flags(i: number): number {
    return this.#flags[i] ?? 0;
  }

  kind(i: number): number {
    return this.#kind[i] ?? 0;
  }

  isDigits(i: number): boolean {
    return this.kind(i) === DIGIT;
  }

  /** True if a single blank precedes the word, which is the usual case. */
  isBehindBlank(i: number): boolean {
    const start = this.start(i);
    return this.end(i - 1) === start - 1 && this.view.charCodeAt(start - 1) === SPACE;
  }

  /** True for a word that begins with a capital or consists of capitals. */
  isCapitalised(i: number): boolean {
    return (this.kind(i) & UPPER) !== 0 && isCapital(this.view, this.start(i));
  }

  isLowerCase(i: number): boolean {
    return (this.kind(i) & ~LOWER) === 0;
  }

  /** Number of the first word at or after an offset. */
  at(offset: number): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.start(middle) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** End of the match of a sticky pattern at an offset, or -1. Sets the pattern's position for each call. */
export function matchEnd(pattern: RegExp, view: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(view) ? pattern.lastIndex : -1;
}
