import type { Random } from '../contracts/transformer.js';

const START = 1779033703;

/** Hashes a text with xmur3, continuing from the state of the text before it. */
export function spread(text: string, state: number = START): number {
  let h = state;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return h;
}

/** The sfc32 generator. */
class Sfc32 implements Random {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(state: number) {
    this.#a = mixed(state);
    this.#b = mixed(this.#a);
    this.#c = mixed(this.#b);
    this.#d = mixed(this.#c);
    for (let i = 0; i < 12; i++) this.#next();
  }

  int(below: number): number {
    return Math.floor((this.#next() / 0x100000000) * below);
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.int(items.length)];
    if (item === undefined) throw new RangeError('pick from an empty list');
    return item;
  }

  #next(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0;
    return t >>> 0;
  }
}

function mixed(state: number): number {
  let h = Math.imul(state ^ (state >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) | 0;
}

/** Reproducible random numbers from the state returned by {@link spread}. */
export const randomFrom = (state: number): Random => new Sfc32(state);

/**
 * Reproducible random numbers for a seed: xmur3 spreads the seed over the state of sfc32. Not secure; never use it for
 * keys.
 */
export const makeRandom = (seed: string): Random => randomFrom(spread(seed, START ^ seed.length));

/** An unpredictable seed, for callers that give none. */
export const freshSeed = (): string => globalThis.crypto.randomUUID();
