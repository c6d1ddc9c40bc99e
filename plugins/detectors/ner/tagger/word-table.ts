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
  /** Slots of a hash and the number of its word, 0 where there is none, side by side; open addressing. */
  #slots = new Int32Array(2 << 12);
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
    const slots = this.#slots;
    const mask = slots.length - 2;
    let slot = slotOf(hash) & mask;
    for (let id = slots[slot + 1] ?? 0; id !== 0; id = slots[slot + 1] ?? 0) {
      const word = slots[slot] === hash ? this.#words[id - FIRST] : undefined;
      if (word !== undefined && isAt(text, start, end, word.text)) return word;
      slot = (slot + 2) & mask;
    }
    return this.#add(text.slice(start, end), hash, slot);
  }

  /** The word with a number. */
  word(id: number): WordType | undefined {
    return this.#words[id - FIRST];
  }

  #add(text: string, hash: number, slot: number): WordType {
    const lower = text.toLowerCase();
    const lowerId = this.#lower.get(lower) ?? this.#lower.size + FIRST;
    this.#lower.set(lower, lowerId);
    // A flat copy: a slice would keep the whole text it was cut from.
    const word = makeWordType(Buffer.from(text, 'utf16le').toString('utf16le'), this.size, lowerId, this.#lexicon);
    this.#words.push(word);
    this.#slots[slot] = hash;
    this.#slots[slot + 1] = word.id;
    if (4 * this.#words.length > this.#slots.length) this.#grow();
    return word;
  }

  #grow(): void {
    const old = this.#slots;
    const slots = new Int32Array(2 * old.length);
    const mask = slots.length - 2;
    for (let from = 0; from < old.length; from += 2) {
      const hash = old[from] ?? 0;
      const id = old[from + 1] ?? 0;
      if (id === 0) continue;
      let slot = slotOf(hash) & mask;
      while (slots[slot + 1] !== 0) slot = (slot + 2) & mask;
      slots[slot] = hash;
      slots[slot + 1] = id;
    }
    this.#slots = slots;
  }
}

const slotOf = (hash: number): number => (hash ^ (hash >>> 15)) << 1;

function isAt(text: string, start: number, end: number, word: string): boolean {
  if (word.length !== end - start) return false;
  for (let i = 0; i < word.length; i++) if (text.charCodeAt(start + i) !== word.charCodeAt(i)) return false;
  return true;
}
