import { wordHash } from './characters.js';
import { NumberSets } from './number-sets.js';

/**
 * A hash table in typed arrays: word hash to entry. Words with the same hash share an entry, which for two words has a
 * probability of one in 4 thousand million.
 */
export interface Lexicon {
  /**
   * A bit for each value of the upper {@link FILTER_BITS} bits of a hash, which rejects most words that are not in the
   * table.
   */
  readonly filter: Int32Array;
  /** A power of two of slots; each consists of a hash and an entry number, which is 0 if the slot is free. */
  readonly slots: Int32Array;
  /** By entry: number of the set of word lists that contain the word. */
  readonly sets: Int32Array;
  /** By set: numbers of its lists. */
  readonly listsOf: NumberSets['all'];
  /** First entry that has only a set of word lists. */
  readonly plain: number;
  readonly lists: Int32Array;
  readonly terms: Int32Array;
  readonly context: Int32Array;
}

const FILTER_BITS = 17;
const FILTER_SHIFT = 32 - FILTER_BITS;

/** Initial capacity in entries. */
const INITIAL_CAPACITY = 1 << 15;

/**
 * Collects words of patterns, dictionaries and context phrases, then those of lists, and freezes them into a {@link
 * Lexicon}. In this order, entries with only a set of lists come last without sorting thirty thousand entries at each
 * start.
 */
export class LexiconBuilder {
  /** Hashes by entry, from 1 on, in insertion order. */
  #hashes = new Int32Array(INITIAL_CAPACITY);
  #slots = new Int32Array(4 * INITIAL_CAPACITY);
  readonly #filter = new Int32Array(2 ** (FILTER_BITS - 5));
  #count = 0;
  /** Number of entries before the first word of a list; undefined until one is added. */
  #busy: number | undefined;
  #sets = new Int32Array(INITIAL_CAPACITY);
  readonly #listSets = new NumberSets();
  /** By entry: number of the set of forms that begin with the word; see `Beginnings.begin`. */
  lists = new Int32Array(INITIAL_CAPACITY);
  /**
   * By entry: number of the group of dictionary terms that begin with the word; if there is only one, the complement of
   * its rule's number.
   */
  terms = new Int32Array(INITIAL_CAPACITY);
  /**
   * By entry: number of the group of context phrases that begin with the word; if there is only one, the complement of
   * the phrase's number.
   */
  context = new Int32Array(INITIAL_CAPACITY);

  /**
   * The entry of a word that begins something; created if missing. May replace the columns, so read them afterwards.
   * Throws RangeError after words of lists have been added.
   */
  entry(word: string): number {
    return this.entryOf(wordHash(word));
  }

  /** The same for the word's hash. */
  entryOf(hash: number): number {
    if (this.#busy !== undefined) throw new RangeError('words of lists come last');
    return this.#entryOf(hash);
  }

  /** Adds the words of a list. @param list number of the list */
  addList(words: Iterable<string>, list: number): void {
    this.#busy ??= this.#count;
    // Most words are in a single list.
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

  /** Uses slices instead of a loop over the words. */
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

/** FNV gives similar low bits to words with the same ending; the high bits are mixed better. */
const spread = (hash: number): number => hash ^ (hash >>> 15);

/** Number of the word's entry; 0 if the lexicon does not contain the word. */
export function lookUp({ filter, slots }: Lexicon, hash: number): number {
  const bit = hash >>> FILTER_SHIFT;
  return ((filter[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0 ? 0 : (slots[placeOf(slots, hash) + 1] ?? 0);
}

/**
 * Index of the hash in the slots, or of the free slot for it. @param slots array of twice as many numbers as slots,
 * which are a power of two.
 */
function placeOf(slots: Int32Array, hash: number): number {
  const mask = (slots.length >> 1) - 1;
  let slot = spread(hash) & mask;
  while (slots[slot * 2 + 1] !== 0 && slots[slot * 2] !== hash) slot = (slot + 1) & mask;
  return slot * 2;
}
