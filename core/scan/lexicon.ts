import { wordHash } from './characters.js';

/** What the engine knows of one word; 0 where it knows nothing of that sort. */
interface Entry {
  flags: number;
  /** Number of the group of forms that begin with the word; see `Beginnings.groupOf`. */
  list: number;
  /** Number of the group of dictionary terms that begin with the word; the complement of a rule's number if the word is its only one. */
  terms: number;
  /** Number of the group of context phrases that begin with the word; the complement of a phrase's number if the word is its only one. */
  context: number;
}

/** A hash table in typed arrays: word hash -> entry. Words with the same hash (one in 4 thousand million) share an entry. */
export interface Lexicon {
  /** One bit for each of the upper {@link FILTER_BITS} bits of a hash: most words that are not in the table end here. */
  readonly filter: Int32Array;
  /** Number of slots less one; a power of two less one. */
  readonly mask: number;
  /** Slot by slot, hash and entry number, which is 0 where the slot is free. */
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

/** Collects words from lists, patterns, dictionaries and context phrases, then freezes them into a {@link Lexicon}. */
export class LexiconBuilder {
  readonly #byHash = new Map<number, Entry>();

  entry(word: string): Entry {
    return this.entryOf(wordHash(word));
  }

  entryOf(hash: number): Entry {
    let entry = this.#byHash.get(hash);
    if (entry === undefined) {
      entry = { flags: 0, list: 0, terms: 0, context: 0 };
      this.#byHash.set(hash, entry);
    }
    return entry;
  }

  entries(): Iterable<Entry> {
    return this.#byHash.values();
  }

  done(): Lexicon {
    const all = [...this.#byHash];
    const busy = all.filter(([, { list, terms, context }]) => (list | terms | context) !== 0);
    const plain = all.filter(([, { list, terms, context }]) => (list | terms | context) === 0);
    const count = all.length + 1;
    const size = 2 ** Math.ceil(Math.log2(Math.max(16, count * 2)));
    const lexicon = {
      filter: new Int32Array(2 ** (FILTER_BITS - 5)),
      mask: size - 1,
      slots: new Int32Array(size * 2),
      flags: new Int32Array(count),
      plain: busy.length + 1,
      lists: new Int32Array(busy.length + 1),
      terms: new Int32Array(busy.length + 1),
      context: new Int32Array(busy.length + 1),
    };
    for (const [i, [hash, { flags }]] of [...busy, ...plain].entries()) {
      insert(lexicon, hash, i + 1);
      lexicon.flags[i + 1] = flags;
    }
    for (const [i, [, { list, terms, context }]] of busy.entries()) {
      lexicon.lists[i + 1] = list;
      lexicon.terms[i + 1] = terms;
      lexicon.context[i + 1] = context;
    }
    return lexicon;
  }
}

function insert(
  { filter, slots, mask }: Pick<Lexicon, 'filter' | 'slots' | 'mask'>,
  hash: number,
  entry: number,
): void {
  let slot = spread(hash) & mask;
  while (slots[slot * 2 + 1] !== 0) slot = (slot + 1) & mask;
  slots[slot * 2] = hash;
  slots[slot * 2 + 1] = entry;
  const bit = hash >>> FILTER_SHIFT;
  filter[bit >>> 5] = (filter[bit >>> 5] ?? 0) | (1 << (bit & 31));
}

/** FNV leaves its low bits alike for words that end alike; the high ones are better mixed. */
const spread = (hash: number): number => hash ^ (hash >>> 15);

/** Number of the word's entry, 0 if the lexicon does not have it. */
export function lookUp({ filter, slots, mask }: Lexicon, hash: number): number {
  const bit = hash >>> FILTER_SHIFT;
  if (((filter[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return 0;
  let slot = spread(hash) & mask;
  for (;;) {
    const entry = slots[slot * 2 + 1] ?? 0;
    if (entry === 0 || slots[slot * 2] === hash) return entry;
    slot = (slot + 1) & mask;
  }
}
