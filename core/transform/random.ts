import type { Random } from '../transformer.js';

/** Reproducible randomness for a seed: xmur3 spreads the seed over the state of sfc32. Not for keys. */
export function makeRandom(seed: string): Random {
  let [a, b, c, d] = state(seed);
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  const int = (below: number): number => Math.floor((next() / 0x100000000) * below);
  return {
    int,
    pick: <T>(items: readonly T[]): T => {
      const item = items[int(items.length)];
      if (item === undefined) throw new RangeError('pick from an empty list');
      return item;
    },
  };
}

function state(seed: string): [number, number, number, number] {
  let h = 1779033703 ^ seed.length;
  for (let i = 0; i < seed.length; i++) {
    h = Math.imul(h ^ seed.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  const next = (): number => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h | 0;
  };
  return [next(), next(), next(), next()];
}

/** A seed nobody can foresee, for callers that give none. */
export const freshSeed = (): string => globalThis.crypto.randomUUID();
