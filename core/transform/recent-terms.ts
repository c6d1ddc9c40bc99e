import { normalise } from './scope.js';

/** Slots of a table at first, and at most: it grows with its terms. */
const FIRST_SLOTS = 1 << 6;
const SLOTS = 1 << 17;
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

const isBlank = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d);

/** FNV-1a of the normalised form. ASCII terms, nearly all, are normalised on the fly. Never 0. */
function hashOf(term: string): number {
  let hash = BASIS;
  let blank = false;
  let begun = false;
  for (let i = 0; i < term.length; i++) {
    const code = term.charCodeAt(i);
    if (code > 0x7f) return hashUnits(normalise(term));
    if (isBlank(code)) {
      blank = begun;
      continue;
    }
    if (blank) hash = Math.imul(hash ^ 0x20, PRIME);
    blank = false;
    begun = true;
    hash = Math.imul(hash ^ (code >= 0x41 && code <= 0x5a ? code | 0x20 : code), PRIME);
  }
  return hash === 0 ? 1 : hash;
}

function hashUnits(form: string): number {
  let hash = BASIS;
  for (let i = 0; i < form.length; i++) hash = Math.imul(hash ^ form.charCodeAt(i), PRIME);
  return hash === 0 ? 1 : hash;
}

/**
 * The most recent terms of a file: at least 65,536, in constant memory, because a file may have any number. Stored as
 * hashes: once in tens of thousands of lookups, a new term is taken for a known one.
 */
export class RecentTerms {
  #young: Int32Array = new Int32Array(FIRST_SLOTS);
  #old: Int32Array | undefined;
  #count = 0;

  add(term: string): void {
    const hash = hashOf(term);
    const slot = slotOf(this.#young, hash);
    if (this.#young[slot] === hash) return;
    this.#young[slot] = hash;
    this.#count++;
    if (this.#count < this.#young.length >> 1) return;
    if (this.#young.length < SLOTS) {
      this.#young = grown(this.#young);
      return;
    }
    [this.#young, this.#old] = [this.#old?.fill(0) ?? new Int32Array(SLOTS), this.#young];
    this.#count = 0;
  }

  /** True if a term was seen, ignoring case and white space. */
  has(term: string): boolean {
    const hash = hashOf(term);
    return holds(this.#young, hash) || (this.#old !== undefined && holds(this.#old, hash));
  }
}

/** A table of four times as many slots, or as many as there may be. */
function grown(table: Int32Array): Int32Array {
  const larger = new Int32Array(Math.min(SLOTS, 4 * table.length));
  for (const hash of table) if (hash !== 0) larger[slotOf(larger, hash)] = hash;
  return larger;
}

/** Slot of the hash, or the slot where it would be inserted. */
function slotOf(table: Int32Array, hash: number): number {
  const last = table.length - 1;
  let slot = (hash ^ (hash >>> 15)) & last;
  while (table[slot] !== 0 && table[slot] !== hash) slot = (slot + 1) & last;
  return slot;
}

const holds = (table: Int32Array, hash: number): boolean => table[slotOf(table, hash)] === hash;
