import type { Arithmetic } from './arithmetic.js';
import { EDGES } from './features.js';
import type { Model } from './model.js';
import type { WordType } from './word-features.js';
import type { WordTable } from './word-table.js';

/** Where a word stands from the token that is scored. What each token asks for comes first, so that it lies side by side. */
export const SELF = 0;
export const TWO_BEFORE = 1;
export const TWO_BEHIND = 2;
export const BEFORE = 3;
export const BEHIND = 4;
const PER_WORD = 5;
/** Those places in the order of `WordType.rows`. */
const PLACES = [TWO_BEFORE, BEFORE, SELF, BEHIND, TWO_BEHIND];

/** Summed weights of each word, a number for each tag, by where it stands from a token. All stand side by side. */
export class WordVectors {
  readonly #arithmetic: Arithmetic;
  readonly #words: WordTable;
  readonly #tags: number;
  /** Weights that are worth a factor of e. */
  readonly #factor: number;
  readonly #from: number;
  /** 1 for words that are calm, by number. */
  #calm = new Uint8Array(1 << 10);
  /** The first number of a word whose vectors have not been made. */
  #next = 1;
  #generation = 0;

  /** What it takes of the arithmetic's room is the last place there, since it grows. */
  constructor(arithmetic: Arithmetic, { tags, unit }: Pick<Model, 'tags' | 'unit'>, words: WordTable) {
    this.#arithmetic = arithmetic;
    this.#words = words;
    this.#tags = tags.size;
    this.#factor = 1 / unit;
    this.#from = arithmetic.room.take(this.#calm.length * PER_WORD * arithmetic.size);
    EDGES.forEach((rows, offset) => {
      if (rows !== undefined) this.#write(0, offset, rows);
    });
  }

  /** Makes the vectors of words that are new. @returns true if numbers mean other words than before. */
  prepare(): boolean {
    const isOther = this.#generation !== this.#words.generation;
    if (isOther) this.#next = 1;
    this.#generation = this.#words.generation;
    if (this.#calm.length < this.#words.size) this.#grow();
    for (; this.#next < this.#words.size; this.#next++) this.#make(this.#words.word(this.#next));
    return isOther;
  }

  /** True for a word in lower case, or a mark, that by itself hardly speaks for any entity: `O` may be less by 1, a factor of e, at most. */
  isCalm(id: number): boolean {
    return this.#calm[id] === 1;
  }

  /** Where the vector of a word begins; `undefined` stands for the edge of the sentence. */
  at(word: WordType | undefined, place: number): number {
    return this.#from + ((word === undefined ? 0 : word.id) * PER_WORD + place) * this.#arithmetic.size;
  }

  #make(word: WordType | undefined): void {
    if (word === undefined) return;
    word.rows(false).forEach((rows, offset) => {
      this.#write(word.id, offset, rows);
    });
    this.#calm[word.id] = this.#speaksForNothing(word) ? 1 : 0;
  }

  #speaksForNothing(word: WordType): boolean {
    if (word.casing !== 0 && word.casing !== 6) return false;
    const at = this.at(word, SELF) >> 1;
    const { i16 } = this.#arithmetic.room;
    for (let tag = 1; tag < this.#tags; tag++) if ((i16[at + tag] ?? 0) - (i16[at] ?? 0) >= this.#factor) return false;
    return true;
  }

  #write(id: number, offset: number, rows: Int32Array): void {
    const at = this.#from + (id * PER_WORD + (PLACES[offset] ?? 0)) * this.#arithmetic.size;
    this.#arithmetic.sum({ rows, length: rows.length }, at);
  }

  #grow(): void {
    const calm = new Uint8Array(2 * this.#words.size);
    calm.set(this.#calm);
    this.#calm = calm;
    this.#arithmetic.room.reach(this.#from + calm.length * PER_WORD * this.#arithmetic.size);
  }
}
