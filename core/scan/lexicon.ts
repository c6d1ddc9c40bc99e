import { wordHash } from './characters.js';

/** A hash table in typed arrays: word hash -> entry. Words with the same hash (one in 4 thousand million) share an entry. */
export interface Lexicon {
  /** One bit for each of the upper {@link FILTER_BITS} bits of a hash: most words that are not in the table end here. */
  readonly filter: Int32Array;
  /** For a power of two of slots, slot by slot, hash and entry number, which is 0 where the slot is free. */
  readonly slots: Int32Array;
  readonly flags: Int32Array;
  /** Entries from here on have nothing but flags. */
  readonly plain: number;
  readonly lists: Int32Array;
  readonly terms: Int32Array;
  readonly context: Int32Array;
}

const FILTER_BITS = 17;
const FILTER_SHIFT = 32 - FILTER_BITS;

/** Room at first, for entries. */
const FIRST = 1 << 15;

/** Collects words from lists, patterns, dictionaries and context phrases, then freezes them into a {@link Lexicon}. */
export class LexiconBuilder {
  /** Entries from 1 on, in the order in which words came. */
  #hashes = new Int32Array(FIRST);
  #slots = new Int32Array(4 * FIRST);
  #count = 0;
  /** By entry, as all columns; 0 where nothing of that sort is known of the word. */
  flags = new Int32Array(FIRST);
  /** Number of the group of forms that begin with the word; see `Beginnings.groupOf`. */
  lists = new Int32Array(FIRST);
  /** Number of the group of dictionary terms that begin with the word; the complement of a rule's number if the word is its only one. */
  terms = new Int32Array(FIRST);
  /** Number of the group of context phrases that begin with the word; the complement of a phrase's number if the word is its only one. */
  context = new Int32Array(FIRST);

  /** The entry of a word, which is made if there is none. May replace the columns: ask for them afterwards. */
  entry(word: string): number {
    return this.entryOf(wordHash(word));
  }

  entryOf(hash: number): number {
    const known = entryIn(this.#slots, hash);
    if (known !== 0) return known;
    const entry = ++this.#count;
    if (entry === this.#hashes.length) this.#grow();
    this.#hashes[entry] = hash;
    insert(this.#slots, hash, entry);
    return entry;
  }

  #grow(): void {
    const larger = (column: Int32Array): Int32Array<ArrayBuffer> => {
      const grown = new Int32Array(2 * column.length);
      grown.set(column);
      return grown;
    };
    this.#hashes = larger(this.#hashes);
    this.flags = larger(this.flags);
    this.lists = larger(this.lists);
    this.terms = larger(this.terms);
    this.context = larger(this.context);
    this.#slots = new Int32Array(2 * this.#slots.length);
    for (let entry = 1; entry < this.#count; entry++) insert(this.#slots, this.#hashes[entry] ?? 0, entry);
  }

  /** Entries with more than flags first. Loops over all words, at each start: plain on purpose. */
  done(): Lexicon {
    const count = this.#count + 1;
    const order = new Int32Array(count);
    let busy = 0;
    for (let entry = 1; entry < count; entry++) if (this.#isBusy(entry)) order[++busy] = entry;
    let last = busy;
    for (let entry = 1; entry < count; entry++) if (!this.#isBusy(entry)) order[++last] = entry;
    const column = (from: Int32Array, length: number): Int32Array =>
      new Int32Array(length).map((_, i) => (i === 0 ? 0 : (from[order[i] ?? 0] ?? 0)));
    return {
      ...this.#tableOf(order),
      flags: column(this.flags, count),
      plain: busy + 1,
      lists: column(this.lists, busy + 1),
      terms: column(this.terms, busy + 1),
      context: column(this.context, busy + 1),
    };
  }

  #isBusy(entry: number): boolean {
    return ((this.lists[entry] ?? 0) | (this.terms[entry] ?? 0) | (this.context[entry] ?? 0)) !== 0;
  }

  /** @param order entries in the order of their new numbers. */
  #tableOf(order: Int32Array): Pick<Lexicon, 'filter' | 'slots'> {
    const slots = new Int32Array(2 * 2 ** Math.ceil(Math.log2(Math.max(16, order.length * 2))));
    const filter = new Int32Array(2 ** (FILTER_BITS - 5));
    for (let i = 1; i < order.length; i++) {
      const hash = this.#hashes[order[i] ?? 0] ?? 0;
      insert(slots, hash, i);
      const bit = hash >>> FILTER_SHIFT;
      filter[bit >>> 5] = (filter[bit >>> 5] ?? 0) | (1 << (bit & 31));
    }
    return { filter, slots };
  }
}

/** @param slots twice as many numbers as there are slots, a power of two. */
function insert(slots: Int32Array, hash: number, entry: number): void {
  const mask = (slots.length >> 1) - 1;
  let slot = spread(hash) & mask;
  while (slots[slot * 2 + 1] !== 0) slot = (slot + 1) & mask;
  slots[slot * 2] = hash;
  slots[slot * 2 + 1] = entry;
}

/** FNV leaves its low bits alike for words that end alike; the high ones are better mixed. */
const spread = (hash: number): number => hash ^ (hash >>> 15);

/** Number of the word's entry, 0 if the lexicon does not have it. */
export function lookUp({ filter, slots }: Lexicon, hash: number): number {
  const bit = hash >>> FILTER_SHIFT;
  return ((filter[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0 ? 0 : entryIn(slots, hash);
}

function entryIn(slots: Int32Array, hash: number): number {
  const mask = (slots.length >> 1) - 1;
  let slot = spread(hash) & mask;
  for (;;) {
    const entry = slots[slot * 2 + 1] ?? 0;
    if (entry === 0 || slots[slot * 2] === hash) return entry;
    slot = (slot + 1) & mask;
  }
}
