import type { Lexicon } from './lexicon.js';
import { makeWordType, type WordType } from './word-features.js';

/** Words kept from one text to the next, where nobody says how many; a longer memory is emptied before a text is read. */
const MOST_WORDS = 1 << 16;
/** Number of the word that stands for nothing, so that 0 never means a word. */
const FIRST = 1;

/** All words met, found by their characters where they stand in a text: no string is cut for a word that is known. */
export class WordTable {
  readonly #lexicon: Lexicon;
  readonly #most: number;
  #words: WordType[] = [];
  /** Number of a word by hash, 0 where there is none; open addressing. */
  #slots = new Int32Array(1 << 12);
  #hashes = new Int32Array(1 << 12);
  #lower = new Map<string, number>();
  #generation = 0;

  /** @param most words kept from one text to the next. */
  constructor(lexicon: Lexicon, most = MOST_WORDS) {
    this.#lexicon = lexicon;
    this.#most = most;
  }

  /** One more than the greatest number of a word. */
  get size(): number {
    return this.#words.length + FIRST;
  }

  /** Changes whenever the memory is emptied, after which numbers mean other words. */
  get generation(): number {
    return this.#generation;
  }

  /** Empties a full memory. Called between texts only, so that the words of one text keep their numbers. */
  makeRoom(): void {
    if (this.#words.length < this.#most) return;
    this.#words = [];
    this.#slots.fill(0);
    this.#lower = new Map();
    this.#generation++;
  }

  /** The word `text.slice(start, end)`. */
  find(text: string, start: number, end: number): WordType {
    let hash = 0x811c9dc5;
    for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    const mask = this.#slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (let id = this.#slots[slot] ?? 0; id !== 0; id = this.#slots[slot] ?? 0) {
      const word = this.#words[id - FIRST];
      if (this.#hashes[slot] === hash && word !== undefined && isAt(text, start, end, word.text)) return word;
      slot = (slot + 1) & mask;
    }
    return this.#add(text.slice(start, end), hash, slot);
  }

  #add(text: string, hash: number, slot: number): WordType {
    const lower = text.toLowerCase();
    const lowerId = this.#lower.get(lower) ?? this.#lower.size + FIRST;
    this.#lower.set(lower, lowerId);
    // A flat copy: a slice would keep the whole text it was cut from.
    const word = makeWordType(Buffer.from(text, 'utf16le').toString('utf16le'), this.size, lowerId, this.#lexicon);
    this.#words.push(word);
    this.#slots[slot] = word.id;
    this.#hashes[slot] = hash;
    if (2 * this.#words.length > this.#slots.length) this.#grow();
    return word;
  }

  #grow(): void {
    const mask = 2 * this.#slots.length - 1;
    const slots = new Int32Array(mask + 1);
    const hashes = new Int32Array(mask + 1);
    this.#slots.forEach((id, old) => {
      if (id === 0) return;
      const hash = this.#hashes[old] ?? 0;
      let slot = (hash ^ (hash >>> 15)) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = id;
      hashes[slot] = hash;
    });
    this.#slots = slots;
    this.#hashes = hashes;
  }
}

function isAt(text: string, start: number, end: number, word: string): boolean {
  if (word.length !== end - start) return false;
  for (let i = 0; i < word.length; i++) if (text.charCodeAt(start + i) !== word.charCodeAt(i)) return false;
  return true;
}
