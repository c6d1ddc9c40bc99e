import { HASH_PRIME, HASH_SEED } from '../scan/characters.js';
import { BEGINNING, type Key } from './key.js';

/** Initial capacity in keys. */
const MIN_CAPACITY = 8;
/** Maximum capacity that is kept when all keys are removed. */
const MAX_KEPT_CAPACITY = 512;
const SIGNS_OF_A_KEY = 12;

/**
 * A set of keys, numbered in the order of insertion. Their characters are concatenated in one array and indexed by
 * hash, because a file may have a million keys.
 */
export class Keys {
  /** How many keys there are. */
  size = 0;
  #hashes = new Int32Array(0);
  /** End offset of each key. */
  #ends = new Uint32Array(0);
  #signs = new Uint16Array(0);
  /**
   * Hash table: number of the key plus one; 0 if the slot is free. It has twice as many slots as the capacity in keys.
   */
  #slots = new Int32Array(0);
  /** By hash of the first signs: the length of the longest key that begins with them; 0 for none. */
  #longest = new Uint8Array(0);

  /** The number of a key; -1 if there is none. */
  find(key: Key): number {
    const slots = this.#slots;
    const last = slots.length - 1;
    if (last < 0) return -1;
    for (let slot = placeOf(key.hash) & last; ; slot = (slot + 1) & last) {
      const at = (slots[slot] ?? 0) - 1;
      if (at < 0 || (this.#hashes[at] === key.hash && this.#is(at, key))) return at;
    }
  }

  /** Adds a key of at least {@link BEGINNING} signs that is not among them. */
  add(key: Key): void {
    if (this.size === this.#hashes.length) this.#makeRoom(Math.max(MIN_CAPACITY, 2 * this.size));
    const start = this.#start(this.size);
    const end = start + key.length;
    if (end > this.#signs.length) this.#signs = copied(this.#signs, new Uint16Array(2 * end));
    for (let i = 0; i < key.length; i++) this.#signs[start + i] = key.signs[i] ?? 0;
    this.#hashes[this.size] = key.hash;
    this.#ends[this.size] = end;
    this.#enter(this.size++, key.beginning, key.length);
  }

  /**
   * The length of the longest key with the same beginning; 0 if there is none. By a collision it may be the length of
   * another key.
   */
  longest(key: Key): number {
    return this.#longest[placeOf(key.beginning) & (this.#longest.length - 1)] ?? 0;
  }

  /** Removes all keys, and releases large buffers. */
  clear(): void {
    if (this.size === 0) return;
    this.size = 0;
    if (this.#hashes.length > MAX_KEPT_CAPACITY) this.#makeRoom(MIN_CAPACITY);
    else this.#enterAll();
  }

  /** Removes all but the last keys and renumbers these. */
  keepLast(count: number): void {
    const from = this.size - count;
    const start = this.#start(from);
    this.#signs.copyWithin(0, start, this.#start(this.size));
    this.#hashes.copyWithin(0, from, this.size);
    for (let at = 0; at < count; at++) this.#ends[at] = (this.#ends[from + at] ?? 0) - start;
    this.size = count;
    this.#enterAll();
  }

  #start(at: number): number {
    return at === 0 ? 0 : (this.#ends[at - 1] ?? 0);
  }

  #is(at: number, { signs, length }: Key): boolean {
    const start = this.#start(at);
    if ((this.#ends[at] ?? 0) - start !== length) return false;
    for (let i = 0; i < length; i++) if (this.#signs[start + i] !== signs[i]) return false;
    return true;
  }

  #makeRoom(room: number): void {
    this.#hashes = copied(this.#hashes.subarray(0, this.size), new Int32Array(room));
    this.#ends = copied(this.#ends.subarray(0, this.size), new Uint32Array(room));
    if (this.size === 0) this.#signs = new Uint16Array(room * SIGNS_OF_A_KEY);
    this.#slots = new Int32Array(2 * room);
    this.#longest = new Uint8Array(2 * room);
    this.#enterAll();
  }

  #enterAll(): void {
    this.#slots.fill(0);
    this.#longest.fill(0);
    for (let at = 0; at < this.size; at++) {
      const start = this.#start(at);
      let beginning = HASH_SEED;
      for (let i = start; i < start + BEGINNING; i++)
        beginning = Math.imul(beginning ^ (this.#signs[i] ?? 0), HASH_PRIME);
      this.#enter(at, beginning, (this.#ends[at] ?? 0) - start);
    }
  }

  #enter(at: number, beginning: number, length: number): void {
    const last = this.#slots.length - 1;
    let slot = placeOf(this.#hashes[at] ?? 0) & last;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & last;
    this.#slots[slot] = at + 1;
    const place = placeOf(beginning) & last;
    this.#longest[place] = Math.max(this.#longest[place] ?? 0, length);
  }
}

function copied<T extends Int32Array | Uint32Array | Uint16Array>(array: T, room: T): T {
  room.set(array);
  return room;
}

const placeOf = (hash: number): number => hash ^ (hash >>> 15);
