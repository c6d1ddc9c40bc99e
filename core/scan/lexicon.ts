import { wordHash } from './characters.js';
import { NumberSets } from './number-sets.js';

/** A hash table in typed arrays: word hash -> entry. Words with the same hash (one in 4 thousand million) share an entry. */
export interface Lexicon {
  /** One bit for each of the upper {@link FILTER_BITS} bits of a hash: most words that are not in the table end here. */
  readonly filter: Int32Array;
  /** For a power of two of slots, slot by slot, hash and entry number, which is 0 where the slot is free. */
  readonly slots: Int32Array;
  /** Number of the set of word lists that hold the word. */
  readonly sets: Int32Array;
  /** Numbers of lists, by set. */
  readonly listsOf: NumberSets['all'];
  /** Entries from here on have nothing but sets. */
  readonly plain: number;
  readonly lists: Int32Array;
  readonly terms: Int32Array;
  readonly context: Int32Array;
}

const FILTER_BITS = 17;
const FILTER_SHIFT = 32 - FILTER_BITS;

/** Room at first, for entries. */
const FIRST = 1 << 15;

/**
 * Collects words from patterns, dictionaries and context phrases, then those of lists, and freezes them into a {@link Lexicon}.
 * In this order, so that entries with nothing but sets come last by themselves: nobody need sort thirty thousand at each start.
 */
export class LexiconBuilder {
  /** Entries from 1 on, in the order in which words came. */
  #hashes = new Int32Array(FIRST);
  #slots = new Int32Array(4 * FIRST);
  readonly #filter = new Int32Array(2 ** (FILTER_BITS - 5));
  #count = 0;
  /** Entries before the first word of a list; undefined until it comes. */
  #busy: number | undefined;
  #sets = new Int32Array(FIRST);
  readonly #listSets = new NumberSets();
  /** Number of the set of forms that begin with the word, by entry; see `Beginnings.begin`. */
  lists = new Int32Array(FIRST);
  /** Number of the group of dictionary terms that begin with the word; the complement of a rule's number if the word is its only one. */
  terms = new Int32Array(FIRST);
  /** Number of the group of context phrases that begin with the word; the complement of a phrase's number if the word is its only one. */
  context = new Int32Array(FIRST);

  /**
   * The entry of a word that begins something, which is made if there is none. May replace the columns: ask for them afterwards.
   * Throws RangeError once words of lists have come.
   */
  entry(word: string): number {
    return this.entryOf(wordHash(word));
  }

  /** The same by the word's hash. */
  entryOf(hash: number): number {
    if (this.#busy !== undefined) throw new RangeError('words of lists come last');
    return this.#entryOf(hash);
  }

  /** Adds the words of a list. @param list its number */
  addList(words: Iterable<string>, list: number): void {
    this.#busy ??= this.#count;
    // Most words are in one list alone.
    const alone = this.#listSets.with(0, list);
    for (const word of words) {
      const entry = this.#entryOf(wordHash(word));
      const set = this.#sets[entry] ?? 0;
      this.#sets[entry] = set === 0 ? alone : this.#listSets.with(set, list);
    }
  }

  #entryOf(hash: number): number {
    const place = placeOf(this.#slots, hash);
    const known = this.#slots[place + 1] ?? 0;
    if (known !== 0) return known;
    const entry = ++this.#count;
    this.#slots[place] = hash;
    this.#slots[place + 1] = entry;
    this.#hashes[entry] = hash;
    const bit = hash >>> FILTER_SHIFT;
    this.#filter[bit >>> 5] = (this.#filter[bit >>> 5] ?? 0) | (1 << (bit & 31));
    if (entry + 1 === this.#hashes.length) this.#grow();
    return entry;
  }

  #grow(): void {
    const larger = (column: Int32Array): Int32Array<ArrayBuffer> => {
      const grown = new Int32Array(2 * column.length);
      grown.set(column);
      return grown;
    };
    this.#hashes = larger(this.#hashes);
    this.#sets = larger(this.#sets);
    this.lists = larger(this.lists);
    this.terms = larger(this.terms);
    this.context = larger(this.context);
    this.#slots = new Int32Array(2 * this.#slots.length);
    for (let entry = 1; entry <= this.#count; entry++) {
      const place = placeOf(this.#slots, this.#hashes[entry] ?? 0);
      this.#slots[place] = this.#hashes[entry] ?? 0;
      this.#slots[place + 1] = entry;
    }
  }

  /** Slices, and no loop over the words. */
  done(): Lexicon {
    const count = this.#count + 1;
    const plain = (this.#busy ?? this.#count) + 1;
    return {
      filter: this.#filter,
      slots: this.#slots,
      sets: this.#sets.slice(0, count),
      listsOf: this.#listSets.all,
      plain,
      lists: this.lists.slice(0, plain),
      terms: this.terms.slice(0, plain),
      context: this.context.slice(0, plain),
    };
  }
}

/** FNV leaves its low bits alike for words that end alike; the high ones are better mixed. */
const spread = (hash: number): number => hash ^ (hash >>> 15);

/** Number of the word's entry, 0 if the lexicon does not have it. */
export function lookUp({ filter, slots }: Lexicon, hash: number): number {
  const bit = hash >>> FILTER_SHIFT;
  return ((filter[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0 ? 0 : (slots[placeOf(slots, hash) + 1] ?? 0);
}

/** Where the hash stands in the slots, or the free slot for it. @param slots twice as many numbers as there are slots, a power of two. */
function placeOf(slots: Int32Array, hash: number): number {
  const mask = (slots.length >> 1) - 1;
  let slot = spread(hash) & mask;
  while (slots[slot * 2 + 1] !== 0 && slots[slot * 2] !== hash) slot = (slot + 1) & mask;
  return slot * 2;
}
