import { createHmac } from 'node:crypto';
import type { Random } from '../contracts/transformer.js';

/** 128 bits of state as four 32-bit words. */
type Words = readonly [a: number, b: number, c: number, d: number];

/** Steps after which each bit of the state depends on all bits put in. */
const MIXING_STEPS = 15;

/** The sfc32 generator. Each step is invertible, so no two states become one. */
class Sfc32 implements Random {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor([a, b, c, d]: Words) {
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    this.#d = d | 0;
  }

  int(below: number): number {
    return Math.floor((this.next() / 0x100000000) * below);
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.int(items.length)];
    if (item === undefined) throw new RangeError('pick from an empty list');
    return item;
  }

  /** Mixes a text into the state. */
  absorb(text: string): void {
    for (let i = 0; i < text.length; i++) {
      this.#a ^= text.charCodeAt(i);
      this.next();
    }
    this.#a ^= text.length;
    this.skip(MIXING_STEPS);
  }

  /** Adds a second secret, without which the state says nothing about what was before. */
  add([a, b, c, d]: Words): void {
    this.#a = (this.#a + a) | 0;
    this.#b = (this.#b + b) | 0;
    this.#c = (this.#c + c) | 0;
    this.#d = (this.#d + d) | 0;
  }

  skip(steps: number): void {
    for (let i = 0; i < steps; i++) this.next();
  }

  next(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0;
    return t >>> 0;
  }
}

/** Separates these numbers from anything else that may be derived from a seed. */
const LABEL = 'deidkit/random/1';

/**
 * Random numbers of one seed, for any number of purposes. HMAC-SHA-256 turns the seed into 256 bits once; a purpose is
 * mixed into one half, and the other half is added, so that the numbers of one purpose do not give away those of
 * another. Not for keys.
 */
export class SeededRandom {
  readonly #start: Words;
  readonly #secret: Words;

  /** @param seed any text; its UTF-16 code units count, so that no two texts are the same seed. @param number such as that of a candidate */
  constructor(seed: string, number: number) {
    const digest = createHmac('sha256', LABEL).update(`${number}\0`).update(Buffer.from(seed, 'utf16le')).digest();
    const wordsAt = (at: number): Words => [
      digest.readUInt32LE(at),
      digest.readUInt32LE(at + 4),
      digest.readUInt32LE(at + 8),
      digest.readUInt32LE(at + 12),
    ];
    this.#start = wordsAt(0);
    this.#secret = wordsAt(16);
  }

  /** The numbers for a purpose: the same each time. */
  for(purpose: string): Random {
    const random = new Sfc32(this.#start);
    random.absorb(purpose);
    random.add(this.#secret);
    random.skip(MIXING_STEPS);
    return random;
  }
}

/** Separates a consistency key from other uses of the same secret. */
const KEY_LABEL = 'deidkit/consistency/1';

/**
 * Random numbers of a consistency key: those of a purpose are the HMAC-SHA-256 of its name under the key. Whoever knows the numbers of any
 * purposes learns nothing about those of another, nor about the key.
 */
export class KeyedRandom {
  readonly #key: Buffer;

  /** @param key a secret text. @param number such as that of a candidate */
  constructor(key: string, number: number) {
    this.#key = createHmac('sha256', Buffer.from(key, 'utf16le')).update(`${KEY_LABEL}\0${number}`).digest();
  }

  /** The numbers for a purpose: the same each time. */
  for(purpose: string): Random {
    const digest = createHmac('sha256', this.#key).update(Buffer.from(purpose, 'utf16le')).digest();
    const wordAt = (at: number): number => digest.readUInt32LE(at);
    const random = new Sfc32([wordAt(0), wordAt(4), wordAt(8), wordAt(12)]);
    random.skip(MIXING_STEPS);
    return random;
  }
}

const START = 1779033703;

/** Hashes a text with xmur3. */
function spread(text: string, state: number): number {
  let h = state;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return h;
}

function mixed(state: number): number {
  let h = Math.imul(state ^ (state >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) | 0;
}

/**
 * Reproducible random numbers for training, tests and measurements. Only 32 bits of the seed count: never use it for
 * substitutes or keys; transformers have `TransformScope.random`.
 */
export function makeRandom(seed: string): Random {
  const a = mixed(spread(seed, START ^ seed.length));
  const b = mixed(a);
  const c = mixed(b);
  const random = new Sfc32([a, b, c, mixed(c)]);
  random.skip(12);
  return random;
}

const SEED_BYTES = 32;

/** An unpredictable seed of 256 bits, for callers that give none. */
export const freshSeed = (): string =>
  Array.from(globalThis.crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
