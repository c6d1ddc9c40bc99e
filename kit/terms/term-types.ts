import type { EntityType } from '../../core/contracts/entity-type.js';
import { HASH_PRIME, HASH_SEED } from '../../core/scan/characters.js';

const MIN_SLOTS = 16;
const SECOND_SEED = 0x9747b28c | 0;
const SECOND_PRIME = 0x5bd1e995;
/** Value of an empty or deleted slot. Types are numbered from the next value. */
const FREE = 0;
const GONE = 1;

/**
 * A map from terms to types that needs ten bytes per slot, at most three quarters full: a file may have a million
 * terms. Terms are compared by a 64-bit hash; the chance that two of a million terms collide is one in a million.
 */
export class TermTypes {
  /** Number of terms. */
  size = 0;
  #hashes = new Int32Array(MIN_SLOTS);
  #others = new Int32Array(MIN_SLOTS);
  #types = new Uint16Array(MIN_SLOTS);
  /** Number of used slots, including deleted ones. */
  #taken = 0;
  readonly #names: EntityType[] = [];

  get(term: string): EntityType | undefined {
    return this.#names[(this.#types[this.#placeOf(hashOf(term), otherHashOf(term))] ?? FREE) - GONE - 1];
  }

  /** Sets the type of a term unless it has one. */
  add(term: string, type: EntityType): void {
    if (4 * this.#taken >= 3 * this.#types.length) this.#grow();
    const hash = hashOf(term);
    const other = otherHashOf(term);
    const place = this.#placeOf(hash, other);
    const known = this.#types[place] ?? FREE;
    if (known > GONE) return;
    if (known === FREE) this.#taken++;
    this.#hashes[place] = hash;
    this.#others[place] = other;
    this.#types[place] = this.#numberOf(type);
    this.size++;
  }

  /** Removes a term. */
  delete(term: string): void {
    const place = this.#placeOf(hashOf(term), otherHashOf(term));
    if ((this.#types[place] ?? FREE) <= GONE) return;
    this.#types[place] = GONE;
    this.size--;
  }

  #numberOf(type: EntityType): number {
    const known = this.#names.indexOf(type);
    return GONE + (known < 0 ? this.#names.push(type) : known + 1);
  }

  /** Slot of a term, or the slot where it would be inserted. */
  #placeOf(hash: number, other: number): number {
    const last = this.#types.length - 1;
    let place = (hash ^ (hash >>> 15)) & last;
    while (this.#types[place] !== FREE && (this.#hashes[place] !== hash || this.#others[place] !== other))
      place = (place + 1) & last;
    return place;
  }

  #grow(): void {
    const [hashes, others, types] = [this.#hashes, this.#others, this.#types];
    this.#hashes = new Int32Array(2 * types.length);
    this.#others = new Int32Array(2 * types.length);
    this.#types = new Uint16Array(2 * types.length);
    this.#taken = this.size;
    for (let at = 0; at < types.length; at++) {
      if ((types[at] ?? FREE) <= GONE) continue;
      const place = this.#placeOf(hashes[at] ?? 0, others[at] ?? 0);
      this.#hashes[place] = hashes[at] ?? 0;
      this.#others[place] = others[at] ?? 0;
      this.#types[place] = types[at] ?? FREE;
    }
  }
}

/** FNV-1a. */
function hashOf(term: string): number {
  let hash = HASH_SEED;
  for (let i = 0; i < term.length; i++) hash = Math.imul(hash ^ term.charCodeAt(i), HASH_PRIME);
  return hash;
}

/** The mixing step of MurmurHash 2. */
function otherHashOf(term: string): number {
  let hash = SECOND_SEED ^ term.length;
  for (let i = 0; i < term.length; i++) {
    const mixed = Math.imul(term.charCodeAt(i), SECOND_PRIME);
    hash = Math.imul(hash, SECOND_PRIME) ^ mixed ^ (mixed >>> 24);
  }
  return Math.imul(hash ^ (hash >>> 13), SECOND_PRIME);
}
