import { wordHash } from './characters.js';

/** What the engine knows of one word; 0 where it knows nothing of that sort. */
interface Entry {
  flags: number;
  /** Number of the group of forms that begin with the word; see `Beginnings.groupOf`. */
  list: number;
  /** Number of the group of dictionary terms that begin with the word. */
  terms: number;
  /** Number of the group of context phrases that begin with the word. */
  context: number;
}

/** A hash table in typed arrays: word hash -> entry. Words with the same hash (one in 4 thousand million) share an entry. */
export interface Lexicon {
  /** Size of the table less one; a power of two less one. */
  readonly mask: number;
  readonly keys: Int32Array;
  /** Entry number for each key, 0 where the slot is free. */
  readonly entries: Int32Array;
  readonly flags: Int32Array;
  readonly lists: Int32Array;
  readonly terms: Int32Array;
  readonly context: Int32Array;
}

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

  done(): Lexicon {
    const count = this.#byHash.size + 1;
    const size = 2 ** Math.ceil(Math.log2(Math.max(16, count * 3)));
    const lexicon = {
      mask: size - 1,
      keys: new Int32Array(size),
      entries: new Int32Array(size),
      flags: new Int32Array(count),
      lists: new Int32Array(count),
      terms: new Int32Array(count),
      context: new Int32Array(count),
    };
    let next = 1;
    for (const [hash, entry] of this.#byHash) {
      let slot = spread(hash) & lexicon.mask;
      while (lexicon.entries[slot] !== 0) slot = (slot + 1) & lexicon.mask;
      lexicon.keys[slot] = hash;
      lexicon.entries[slot] = next;
      lexicon.flags[next] = entry.flags;
      lexicon.lists[next] = entry.list;
      lexicon.terms[next] = entry.terms;
      lexicon.context[next] = entry.context;
      next++;
    }
    return lexicon;
  }
}

/** FNV leaves its low bits alike for words that end alike; the high ones are better mixed. */
const spread = (hash: number): number => hash ^ (hash >>> 15);

/** Number of the word's entry, 0 if the lexicon does not have it. */
export function lookUp(lexicon: Lexicon, hash: number): number {
  let slot = spread(hash) & lexicon.mask;
  for (;;) {
    const entry = lexicon.entries[slot] ?? 0;
    if (entry === 0 || lexicon.keys[slot] === hash) return entry;
    slot = (slot + 1) & lexicon.mask;
  }
}
